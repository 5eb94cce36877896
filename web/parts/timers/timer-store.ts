import { useEffect, useState, useSyncExternalStore } from 'react';

import { tabStorage } from '../../offline/safe-storage.ts';
import { STORAGE_KEY, markTimersStarted } from './has-timers.ts';
import { enableSound, enableSoundOnNextGesture, beep } from './alarm.ts';
import { parseTimers, extendTimer, markEnded, startTimer, stopTimer } from './timers.ts';
import type { Timer, Timers } from './timers.ts';

/** A finished timer beeps repeatedly, for a minute at most: the cook may be in another room. */
const BEEP_INTERVAL_MS = 4000;
const MAX_BEEPS = 15;

/** The timers of this tab. They run on every page and survive a reload. */
class TimerStore {
  #timers: Timers = parseTimers(tabStorage.read(STORAGE_KEY));
  readonly #listeners = new Set<() => void>();
  #next: ReturnType<typeof setTimeout> | undefined;
  #beeps = 0;

  constructor() {
    this.#schedule();
    if (this.#timers.length > 0) enableSoundOnNextGesture();
  }

  get = (): Timers => this.#timers;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  start(timer: Omit<Timer, 'endsAt' | 'isUp'>): void {
    enableSound();
    this.#set(startTimer(this.#timers, { ...timer, endsAt: Date.now() + timer.seconds * 1000, isUp: false }));
  }

  /** Removes a timer and returns a function that restores it. */
  stop(id: string): () => void {
    const timer = this.#timers.find((one) => one.id === id);
    this.#set(stopTimer(this.#timers, id));
    return () => timer !== undefined && this.#set(startTimer(this.#timers, timer));
  }

  extend(id: string, seconds: number): void {
    this.#set(extendTimer(this.#timers, id, seconds, Date.now()));
  }

  #set(timers: Timers): void {
    this.#timers = timers;
    tabStorage.write(STORAGE_KEY, JSON.stringify(timers));
    for (const listener of this.#listeners) listener();
    markTimersStarted();
    this.#schedule();
  }

  /** Schedules the next check: when the next timer ends, or for the next beep. */
  #schedule(): void {
    clearTimeout(this.#next);
    const isRinging = this.#timers.some(({ isUp }) => isUp);
    if (!isRinging) this.#beeps = 0;
    const waits = this.#timers.filter(({ isUp }) => !isUp).map(({ endsAt }) => endsAt - Date.now());
    if (isRinging && this.#beeps < MAX_BEEPS) waits.push(BEEP_INTERVAL_MS);
    if (waits.length > 0) this.#next = setTimeout(() => this.#check(), Math.max(0, Math.min(...waits)));
  }

  #check(): void {
    const now = markEnded(this.#timers, Date.now());
    if (now.some(({ isUp }) => isUp)) {
      this.#beeps += 1;
      beep();
    }
    if (now === this.#timers) this.#schedule();
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
    const tick = (): void => setNow(Date.now());
    const first = setTimeout(tick, 0);
    const interval = setInterval(tick, 1000);
    return () => {
      clearTimeout(first);
      clearInterval(interval);
    };
  }, [isCounting]);
  return now;
};
