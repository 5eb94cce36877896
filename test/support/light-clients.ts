import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** One client that reads and ticks. */
export interface LightClient {
  readonly headers: Readonly<Record<string, string>>;
  readonly list: string;
  /** An item of the list. */
  readonly item: string;
  readonly recipe: string;
}

export interface LightClientsData {
  readonly origin: string;
  readonly clients: readonly LightClient[];
}

/** What the clients saw since the last report: how long they waited for each response, in ms, and what failed. */
export interface LightReport {
  readonly waits: readonly number[];
  readonly failures: readonly string[];
}

export interface LightWaits {
  readonly all: readonly number[];
  readonly requests: number;
  readonly p99: number;
  readonly longest: number;
}

/** Clients that read and tick shopping lists for as long as they run. Every request must succeed. */
export class LightClients implements AsyncDisposable {
  readonly #thread: Worker;

  constructor(data: LightClientsData) {
    this.#thread = new Worker(new URL('light-clients.thread.ts', import.meta.url), { workerData: data });
  }

  /** What the clients waited for since the last call. */
  async takeWaits(): Promise<LightWaits> {
    const reported = once(this.#thread, 'message') as Promise<[LightReport]>;
    this.#thread.postMessage('report');
    const [{ waits, failures }] = await reported;
    assert.deepEqual(failures.slice(0, 3), []);
    const sorted = waits.toSorted((a, b) => a - b);
    return {
      all: sorted,
      requests: sorted.length,
      p99: sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0,
      longest: sorted.at(-1) ?? 0,
    };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const exit = once(this.#thread, 'exit');
    this.#thread.postMessage('end');
    await exit;
  }
}
