import { monitorEventLoopDelay } from 'node:perf_hooks';

import { gauge } from './metric.ts';
import type { Metric } from './metric.ts';

/** A timer fires this often and measures how late it is. */
const RESOLUTION_MS = 20;

/** How late the event loop runs its timers, measured from one scrape to the next. */
export class EventLoopDelay {
  readonly #histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  #p50 = 0;
  #p99 = 0;
  #max = 0;

  readonly metrics: readonly Metric[] = [
    gauge(
      'tureen_event_loop_delay_p50_seconds',
      'Median delay of the event loop since the last scrape.',
      () => this.#p50,
    ),
    gauge(
      'tureen_event_loop_delay_p99_seconds',
      '99th percentile of the delay of the event loop since the last scrape.',
      () => this.#p99,
    ),
    gauge(
      'tureen_event_loop_delay_max_seconds',
      'Longest delay of the event loop since the last scrape.',
      () => this.#max,
    ),
  ];

  /** Takes the figures since the last call. The first call only starts the measurement, which costs some CPU time. */
  take(): void {
    const histogram = this.#histogram;
    if (histogram.enable() || histogram.count === 0) return;
    this.#p50 = toDelay(histogram.percentile(50));
    this.#p99 = toDelay(histogram.percentile(99));
    this.#max = toDelay(histogram.max);
    histogram.reset();
  }

  stop(): void {
    this.#histogram.disable();
  }
}

/** Seconds of delay: the histogram records the time between two timers, in nanoseconds. */
const toDelay = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e9 - RESOLUTION_MS / 1000);
