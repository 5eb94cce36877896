import type { EventStream, StreamTimes } from './event-stream.ts';

/** How often due streams are looked for, at most. */
const MAX_TICK_MS = 1000;

/** Intervals are up to this much shorter, so that streams that were opened together do not stay in step. */
const JITTER = { heartbeat: 0.2, close: 0.1 };

const getTickMs = ({ heartbeatMs, closeMs }: StreamTimes): number =>
  Math.min(MAX_TICK_MS, heartbeatMs / 10, closeMs / 20);

/** Between the shortened interval and one that ends a tick early, because what is due happens at the next tick. */
const shorten = (intervalMs: number, jitter: number, times: StreamTimes): number => {
  const min = intervalMs * (1 - jitter);
  const max = intervalMs - getTickMs(times);
  return min + (max - min) * times.random();
};

export const pickHeartbeatMs = (times: StreamTimes): number => shorten(times.heartbeatMs, JITTER.heartbeat, times);

export const pickLifetimeMs = (times: StreamTimes): number => shorten(times.closeMs, JITTER.close, times);

interface Deadlines {
  /** When the next heartbeat is due; Infinity while one is under way. */
  beatAt: number;
  readonly closeAt: number;
}

/**
 * Heartbeats and lifetimes of all streams, with one timer. Streams that are due are gathered at each tick, so that they
 * are checked together.
 */
export class StreamSchedule {
  readonly #times: StreamTimes;
  readonly #tickMs: number;
  readonly #deadlines = new Map<EventStream, Deadlines>();
  #timer: NodeJS.Timeout | undefined;

  constructor(times: StreamTimes) {
    this.#times = times;
    this.#tickMs = getTickMs(times);
  }

  start(): void {
    this.#timer = setInterval(() => this.#tick(), this.#tickMs).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  add(stream: EventStream): void {
    const { heartbeatMs, random } = this.#times;
    const now = performance.now();
    this.#deadlines.set(stream, {
      // The first heartbeat comes at any time within the interval: after a restart, all clients connect at once.
      beatAt: now + random() * (heartbeatMs - this.#tickMs),
      closeAt: now + pickLifetimeMs(this.#times),
    });
  }

  remove(stream: EventStream): void {
    this.#deadlines.delete(stream);
  }

  #tick(): void {
    const now = performance.now();
    for (const [stream, deadlines] of this.#deadlines) {
      if (deadlines.closeAt <= now) stream.close();
      else if (deadlines.beatAt <= now) void this.#beat(stream, deadlines, now);
    }
  }

  async #beat(stream: EventStream, deadlines: Deadlines, now: number): Promise<void> {
    deadlines.beatAt = Infinity;
    await stream.beat();
    deadlines.beatAt = now + pickHeartbeatMs(this.#times);
  }
}
