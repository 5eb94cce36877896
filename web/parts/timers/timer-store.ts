import { useEffect, useState, useSyncExternalStore } from 'react';

import { KEPT, tellOfTimers } from './kept-timers.ts';
import { allowSound, allowSoundSoon, beep } from './ring.ts';
import { parseTimers, prolonged, rungAt, started, stopped } from './timers.ts';
import type { Timer, Timers } from './timers.ts';

/** A finished timer beeps repeatedly, for a minute at most: the cook may be in another room. */
const AGAIN_MS = 4000;
const MOST_SOUNDS = 15;

/** The timers of this tab. They run on every page and survive a reload. */
class TimerStore {
  #timers: Timers = parseTimers(sessionStorage.getItem(KEPT));
  readonly #listeners = new Set<() => void>();
  #next: ReturnType<typeof setTimeout> | undefined;
  #sounds = 0;

  constructor() {
    this.#plan();
    if (this.#timers.length > 0) allowSoundSoon();
  }

  get = (): Timers => this.#timers;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  start(timer: Omit<Timer, 'endsAt' | 'isUp'>): void {
    allowSound();
    this.#set(started(this.#timers, { ...timer, endsAt: Date.now() + timer.seconds * 1000, isUp: false }));
  }

  /** Removes a timer and returns a function that restores it. */
  stop(id: string): () => void {
    const timer = this.#timers.find((one) => one.id === id);
    this.#set(stopped(this.#timers, id));
    return () => timer !== undefined && this.#set(started(this.#timers, timer));
  }

  prolong(id: string, seconds: number): void {
    this.#set(prolonged(this.#timers, id, seconds, Date.now()));
  }

  #set(timers: Timers): void {
    this.#timers = timers;
    sessionStorage.setItem(KEPT, JSON.stringify(timers));
    for (const listener of this.#listeners) listener();
    tellOfTimers();
    this.#plan();
  }

  /** Schedules the next check: when the next timer ends, or for the next beep. */
  #plan(): void {
    clearTimeout(this.#next);
    const isRinging = this.#timers.some(({ isUp }) => isUp);
    if (!isRinging) this.#sounds = 0;
    const waits = this.#timers.filter(({ isUp }) => !isUp).map(({ endsAt }) => endsAt - Date.now());
    if (isRinging && this.#sounds < MOST_SOUNDS) waits.push(AGAIN_MS);
    if (waits.length > 0) this.#next = setTimeout(() => this.#look(), Math.max(0, Math.min(...waits)));
  }

  #look(): void {
    const now = rungAt(this.#timers, Date.now());
    if (now.some(({ isUp }) => isUp)) {
      this.#sounds += 1;
      beep();
    }
    if (now === this.#timers) this.#plan();
    else this.#set(now);
  }
}

export const timerStore = new TimerStore();

export const useTimers = (): Timers => useSyncExternalStore(timerStore.subscribe, timerStore.get);

/** The current time, updated every second while counting. */
export const useNow = (isCounting: boolean): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isCounting) return undefined;
    const look = (): void => setNow(Date.now());
    const first = setTimeout(look, 0);
    const interval = setInterval(look, 1000);
    return () => {
      clearTimeout(first);
      clearInterval(interval);
    };
  }, [isCounting]);
  return now;
};
