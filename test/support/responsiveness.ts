import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { TestContext } from 'node:test';
import { Worker } from 'node:worker_threads';

import { TestClient } from './client.ts';
import { testSettings } from './test-settings.ts';

const root = path.join(import.meta.dirname, '../..');
const READING_THREAD = new URL('reading.thread.ts', import.meta.url);

/**
 * The longest time that one piece of work may block the event loop, in CPU time of the main thread on a machine of the
 * usual speed. CPU time depends little on the machine's load; the time clients wait does and is measured by
 * `npm run test:long`.
 */
const MAX_BLOCKED_CPU_MS = 250;

/** What the service's event loop observed. */
export interface EventLoopReport {
  /** The longest wall-clock delay of the event loop (`monitorEventLoopDelay`). */
  readonly longestDelayMs: number;
  /** The most CPU time the main thread used between two turns of the event loop. */
  readonly longestCpuMs: number;
  /** How many times as long as usual the same computation took the main thread at that time; at least 1. */
  readonly slowness: number;
}

/** What a client that read every 20 ms observed, and what the service's event loop observed. */
export interface Responsiveness extends EventLoopReport {
  readonly reads: number;
  /** The longest wall-clock wait for a response. */
  readonly longestWaitMs: number;
}

/** The resource that is read while something else runs. */
export interface ReadTarget {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** For the reading thread. */
export interface ReadingThreadData {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Two 32-bit integers: the number of reads, and whether it is over. */
  readonly shared: SharedArrayBuffer;
}

export interface ReadingReport {
  readonly statuses: readonly number[];
  readonly longestWaitMs: number;
}

/** The number of reads so far. */
type CountReads = () => number;

/** A service in its own process, so that the test's work does not count as work of the service. */
export class WatchedService implements AsyncDisposable {
  readonly client: TestClient;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, address: string) {
    this.#child = child;
    this.client = new TestClient(address);
  }

  static async start(
    settings: Readonly<Record<string, string>>,
    program: 'src/app/main.ts' | 'test/support/sweepable-service.child.ts' = 'src/app/main.ts',
  ): Promise<WatchedService> {
    const child = fork(program, [], {
      cwd: root,
      execArgv: [
        '--max-semi-space-size=8',
        '--max-old-space-size=1000',
        '--import',
        './test/support/watch-event-loop.ts',
      ],
      env: { ...process.env, ...testSettings, TUREEN_LOG: 'warn', ...settings },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    if (child.stdout === null) throw new Error('the output of the service is not piped');
    for await (const line of createInterface(child.stdout)) {
      const address = /^Tureen is ready at (\S+)/.exec(line)?.[1];
      if (address !== undefined) return new WatchedService(child, address);
    }
    throw new Error(`the service ended with ${child.exitCode} before it was ready`);
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** Runs the regular cleanup of an interval now. Only for the program that can. */
  async sweep(every: 'hour' | 'minute'): Promise<void> {
    await this.#request(`sweep:${every}`, 'sweep:done');
  }

  /** What the event loop observed while `work` was done. */
  async whileWatching<T>(work: () => Promise<T>): Promise<{ readonly result: T; readonly seen: EventLoopReport }> {
    await this.#request('event-loop:watch', 'event-loop:watching');
    const result = await work();
    return { result, seen: await this.#reportEventLoop() };
  }

  async #reportEventLoop(): Promise<EventLoopReport> {
    const report = await this.#request('event-loop:report', 'event-loop:report');
    const { longestCpuMs, longestDelayMs, slowness } = report as EventLoopReport;
    return { longestCpuMs, longestDelayMs, slowness };
  }

  /** Runs `work` while another client reads every 20 ms, or as fast as it gets responses. Every read must succeed. */
  async whileReading<T>(
    { path: target, headers = {} }: ReadTarget,
    work: (countReads: CountReads) => Promise<T>,
  ): Promise<{ readonly result: T; readonly seen: Responsiveness }> {
    const shared = new SharedArrayBuffer(8);
    const [READS, IS_OVER] = [0, 1];
    const state = new Int32Array(shared);
    const workerData: ReadingThreadData = { url: `${this.client.origin}${target}`, headers, shared };
    const reader = new Worker(READING_THREAD, { workerData });
    try {
      await once(reader, 'message');
      await this.#request('event-loop:watch', 'event-loop:watching');
      const reported = once(reader, 'message') as Promise<[ReadingReport]>;
      const result = await work(() => Atomics.load(state, READS)).finally(() => Atomics.store(state, IS_OVER, 1));
      const [{ statuses, longestWaitMs }] = await reported;
      assert.deepEqual(statuses, [200], `reading ${target}`);
      const report = await this.#reportEventLoop();
      return { result, seen: { reads: Atomics.load(state, READS), longestWaitMs, ...report } };
    } finally {
      await reader.terminate();
    }
  }

  async #request(message: string, answer: string): Promise<object> {
    const { promise, resolve, reject } = Promise.withResolvers<object>();
    const onMessage = (received: unknown): void => {
      if (typeof received === 'object' && received !== null && 'kind' in received && received.kind === answer) {
        resolve(received);
      }
    };
    const onExit = (): void => reject(new Error('the service has ended'));
    this.#child.on('message', onMessage).once('exit', onExit);
    this.#child.send(message);
    return promise.finally(() => this.#child.off('message', onMessage).off('exit', onExit));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.client.close();
    if (this.#child.exitCode !== null) return;
    const exit = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await exit;
  }
}

/** One piece of work, and what others saw of the service while it was done. */
export interface WatchedWork {
  readonly name: string;
  readonly seen: Responsiveness;
  /** More about it, for the report. */
  readonly note?: string;
}

export interface ResponsivenessLimits {
  /** A test with less work may set a lower limit. */
  readonly maxCpuMs?: number;
  /** Only for `npm run test:long`, because it depends on what else the machine does. */
  readonly maxWaitMs?: number;
}

/**
 * A virtual machine may stand still while its host does something else, and that counts as CPU time of the thread that
 * was running: steps of half a millisecond were charged with 140. Such a pause does not repeat, work that blocks does.
 */
const ATTEMPTS = 3;
/** For the report. */
const NOTABLY_SLOW = 1.5;

interface Best {
  /** In CPU time of a machine of the usual speed. */
  readonly blockedMs: number;
  readonly waitMs: number;
}

const bestOf = (one: Best | undefined, { longestCpuMs, slowness, longestWaitMs }: Responsiveness): Best => ({
  blockedMs: Math.min(one?.blockedMs ?? Infinity, longestCpuMs / slowness),
  waitMs: Math.min(one?.waitMs ?? Infinity, longestWaitMs),
});

/** Checks that nothing blocks the event loop or keeps others waiting, however busy the machine is. */
export const assertResponsive = async (
  t: TestContext,
  watch: () => Promise<readonly WatchedWork[]>,
  { maxCpuMs = MAX_BLOCKED_CPU_MS, maxWaitMs = Infinity }: ResponsivenessLimits = {},
): Promise<void> => {
  const best = new Map<string, Best>();
  let tooLong: readonly string[] = [];
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    for (const { name, seen, note } of await watch()) {
      const { longestCpuMs, longestWaitMs, slowness } = seen;
      t.diagnostic(
        `${name}: at most ${Math.round(longestCpuMs)} ms of CPU time at once, others waited ${Math.round(longestWaitMs)} ms to read` +
          (slowness > NOTABLY_SLOW ? ` (the machine is ${slowness.toFixed(1)} times slower than usual)` : ''),
      );
      if (note !== undefined) t.diagnostic(`  ${note}`);
      best.set(name, bestOf(best.get(name), seen));
    }
    tooLong = [...best]
      .filter(([, { blockedMs, waitMs }]) => blockedMs >= maxCpuMs || waitMs >= maxWaitMs)
      .map(([name]) => name);
    if (tooLong.length === 0) return;
  }
  assert.fail(`took too long in each of ${ATTEMPTS} attempts: ${tooLong.join(', ')}`);
};
