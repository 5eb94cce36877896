/** The figures of `/metrics` in the Prometheus text format (version 0.0.4). */

import { BackgroundSamples } from './background-samples.ts';
import type { Sampler } from './background-samples.ts';
import { EventLoopDelay } from './event-loop-delay.ts';
import { Histogram } from './histogram.ts';
import { counter, formatHead, formatSeries, gauge } from './metric.ts';
import type { LabeledValue, Labels, Metric } from './metric.ts';

/** Metrics of one name: several parts of the service may report it, each with its own labels. */
type Family = [Metric, ...Metric[]];

/** Counts requests, and collects what other parts of the service report about themselves. */
export class Metrics {
  readonly #requests = new Histogram('tureen_http_request_duration_seconds', 'Time to answer a request, by operation.');
  readonly #refusals = new Map<string, { readonly labels: Labels; value: number }>();
  readonly #families = new Map<string, Family>();
  readonly #samples = new BackgroundSamples();
  readonly #delay = new EventLoopDelay();
  #underWay = 0;
  #streaming = 0;

  constructor() {
    this.register([
      gauge(
        'tureen_http_requests_under_way',
        'Requests that are being answered, without event streams.',
        () => this.#underWay - this.#streaming,
      ),
      counter(
        'tureen_http_refusals_total',
        'Requests refused with 429 or 503, by status and reason.',
        (): readonly LabeledValue[] => [...this.#refusals.values()],
      ),
      ...this.#delay.metrics,
      gauge('process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss()),
      gauge('nodejs_heap_used_bytes', 'Memory of the JavaScript heap in use.', () => process.memoryUsage().heapUsed),
      gauge('process_uptime_seconds', 'Time since the process started.', () => process.uptime()),
    ]);
  }

  /** Requests and event streams that have not ended. */
  get openRequests(): number {
    return this.#underWay;
  }

  /** Adds metrics. Those of the same name are combined, and must have the same type and help. */
  register(metrics: readonly Metric[]): void {
    for (const metric of metrics) {
      const family = this.#families.get(metric.name);
      if (family === undefined) {
        this.#families.set(metric.name, [metric]);
        continue;
      }
      if (formatHead(family[0]) !== formatHead(metric)) throw new Error(`two metrics are called ${metric.name}`);
      family.push(metric);
    }
  }

  /** For figures that have to be read from the database. */
  get sample(): Sampler {
    return this.#samples.sample;
  }

  requestBegan(): void {
    this.#underWay += 1;
  }

  /** The request is answered with an event stream, which stays open for minutes. */
  streamBegan(): void {
    this.#streaming += 1;
  }

  streamEnded(): void {
    this.#streaming -= 1;
    this.#underWay -= 1;
  }

  requestEnded(operation: string, method: string, status: number, seconds: number): void {
    this.#underWay -= 1;
    const labels = (): Labels => ({ operation, method, status: String(status) });
    this.#requests.observe(`${operation} ${method} ${status}`, labels, seconds);
  }

  requestRefused(status: number, reason: string): void {
    const key = `${status} ${reason}`;
    const known = this.#refusals.get(key);
    if (known === undefined) this.#refusals.set(key, { labels: { status: String(status), reason }, value: 1 });
    else known.value += 1;
  }

  text(): string {
    this.#samples.startOnce();
    this.#delay.take();
    const families = [...this.#families.values()].flatMap((family) => [
      formatHead(family[0]),
      ...family.flatMap(formatSeries),
    ]);
    return [this.#requests.text(), ...families, ''].join('\n');
  }

  stop(): void {
    this.#delay.stop();
    this.#samples.stop();
  }
}
