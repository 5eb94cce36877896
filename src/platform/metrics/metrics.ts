/** Counters and histograms in the Prometheus text format (version 0.0.4). */

import type { DatabaseHealth } from '../db/database.ts';

type Labels = Readonly<Record<string, string>>;

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

const labelText = (labels: Labels): string =>
  Object.entries(labels)
    .map(
      ([name, value]) => `${name}="${value.replaceAll(/[\\"\n]/g, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`))}"`,
    )
    .join(',');

interface Series {
  readonly labels: string;
  readonly buckets: number[];
  sum: number;
  count: number;
}

/** Counts and durations by label. */
class Histogram {
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
      series = { labels: labelText(labels()), buckets: BUCKETS.map(() => 0), sum: 0, count: 0 };
      this.#series.set(key, series);
    }
    const bucket = BUCKETS.findIndex((bound) => seconds <= bound);
    if (bucket >= 0) series.buckets[bucket] = (series.buckets[bucket] ?? 0) + 1;
    series.sum += seconds;
    series.count += 1;
  }

  text(): string {
    const lines = [`# HELP ${this.#name} ${this.#help}`, `# TYPE ${this.#name} histogram`];
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

const gauge = (name: string, help: string, value: number): string =>
  `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${name} ${value}`;

export class Metrics {
  readonly #requests = new Histogram('tureen_http_request_duration_seconds', 'Time to answer a request, by operation.');
  #underWay = 0;
  #arrivingBodies: () => number = () => 0;

  get underWay(): number {
    return this.#underWay;
  }

  /** Sets the function that counts the request bodies still arriving. */
  setIncomingBodyCounter(count: () => number): void {
    this.#arrivingBodies = count;
  }

  requestBegan(): void {
    this.#underWay += 1;
  }

  requestEnded(operation: string, method: string, status: number, seconds: number): void {
    this.#underWay -= 1;
    const labels = (): Labels => ({ operation, method, status: String(status) });
    this.#requests.observe(`${operation} ${method} ${status}`, labels, seconds);
  }

  text(database: DatabaseHealth): string {
    const memory = process.memoryUsage();
    return [
      this.#requests.text(),
      gauge('tureen_http_requests_under_way', 'Requests that are being answered.', this.#underWay),
      gauge(
        'tureen_database_up',
        'Whether the database answers, as far as is known.',
        Number(database !== 'unreachable'),
      ),
      gauge(
        'tureen_database_writable',
        'Whether it takes writes, as far as is known.',
        Number(database === 'available'),
      ),
      gauge('tureen_http_bodies_arriving', 'Admitted requests whose body is still arriving.', this.#arrivingBodies()),
      gauge('process_resident_memory_bytes', 'Memory of the process.', memory.rss),
      gauge('nodejs_heap_used_bytes', 'Memory of the JavaScript heap in use.', memory.heapUsed),
      gauge('process_uptime_seconds', 'Time since the process started.', process.uptime()),
      '',
    ].join('\n');
  }
}
