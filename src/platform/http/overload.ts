import { monitorEventLoopDelay } from 'node:perf_hooks';

/** `heavy`: expensive requests are refused. `all`: all requests are. */
export type OverloadLevel = 'none' | 'heavy' | 'all';

interface DelayMonitor {
  /** The typical delay of the event loop since the last call, in milliseconds. */
  read(): number;
  stop(): void;
}

const RESOLUTION_MS = 20;
const WINDOW_MS = 500;
/** A single pause, such as a large garbage collection, is over before clients could react to a refusal. */
const MIN_WINDOWS = 3;

/** Measures with Node's own histogram, whose values include the interval of its timer. */
const createDelayMonitor = (): DelayMonitor => {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  return {
    read: () => {
      // A window in which the timer never ran is as late as it is long.
      const ms = histogram.count === 0 ? WINDOW_MS : histogram.percentile(50) / 1e6 - RESOLUTION_MS;
      histogram.reset();
      return ms;
    },
    stop: () => histogram.disable(),
  };
};

/**
 * Notices when the process cannot keep up: then every request waits for the delay of the event loop several times, and
 * refusing some is better than answering all of them too late.
 */
export class Overload {
  readonly #maxDelayMs: number;
  readonly #monitor: DelayMonitor | undefined;
  readonly #timer: NodeJS.Timeout;
  readonly #delays: number[] = [];

  /** With a maximum of 0, nothing is measured or refused. */
  constructor(maxDelayMs: number, createMonitor: () => DelayMonitor = createDelayMonitor) {
    this.#maxDelayMs = maxDelayMs;
    this.#monitor = maxDelayMs === 0 ? undefined : createMonitor();
    this.#timer = setInterval(() => this.measure(), WINDOW_MS).unref();
  }

  /** Ends a window of measurement. */
  measure(): void {
    if (this.#monitor === undefined) return;
    this.#delays.push(this.#monitor.read());
    if (this.#delays.length > MIN_WINDOWS) this.#delays.shift();
  }

  get level(): OverloadLevel {
    if (this.#delays.length < MIN_WINDOWS) return 'none';
    const delay = Math.min(...this.#delays);
    if (delay > this.#maxDelayMs) return 'all';
    return delay > this.#maxDelayMs / 2 ? 'heavy' : 'none';
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#monitor?.stop();
  }
}
