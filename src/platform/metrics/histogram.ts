import { formatHead, formatLabels } from './metric.ts';
import type { Labels } from './metric.ts';

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

interface Series {
  readonly labels: string;
  readonly buckets: number[];
  sum: number;
  count: number;
}

/** Counts and durations by label. */
export class Histogram {
  readonly #name: string;
  readonly #help: string;
  readonly #series = new Map<string, Series>();

  constructor(name: string, help: string) {
    this.#name = name;
    this.#help = help;
  }

  /** The key identifies the labels, so that they are formatted once instead of on every observation. */
  observe(key: string, labels: () => Labels, seconds: number): void {
    let series = this.#series.get(key);
    if (series === undefined) {
      series = { labels: formatLabels(labels()), buckets: BUCKETS.map(() => 0), sum: 0, count: 0 };
      this.#series.set(key, series);
    }
    const bucket = BUCKETS.findIndex((bound) => seconds <= bound);
    if (bucket >= 0) series.buckets[bucket] = (series.buckets[bucket] ?? 0) + 1;
    series.sum += seconds;
    series.count += 1;
  }

  text(): string {
    const lines = [formatHead({ name: this.#name, help: this.#help, type: 'histogram' })];
    for (const { labels, buckets, sum, count } of this.#series.values()) {
      let below = 0;
      for (const [index, bound] of BUCKETS.entries()) {
        below += buckets[index] ?? 0;
        lines.push(`${this.#name}_bucket{${labels},le="${bound}"} ${below}`);
      }
      lines.push(`${this.#name}_bucket{${labels},le="+Inf"} ${count}`);
      lines.push(`${this.#name}_sum{${labels}} ${sum}`, `${this.#name}_count{${labels}} ${count}`);
    }
    return lines.join('\n');
  }
}
