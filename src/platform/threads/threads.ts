import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

import { Turns } from './turns.ts';

/** Why a thread was ended before it was done. */
export type EndedFor = 'time' | 'memory' | 'fault';

/** The work was ended, and its thread with it; the next work gets another. */
export class ThreadEnded extends Error {
  readonly reason: EndedFor;

  constructor(reason: EndedFor, cause?: unknown) {
    super(`the thread was ended: ${reason}`, { cause });
    this.name = 'ThreadEnded';
    this.reason = reason;
  }
}

/** What a thread is allowed. */
export interface ThreadLimits {
  /** How many work at the same time. */
  readonly threads: number;
  /** Of the processor, between two messages: work that does not get on for so long is ended. */
  readonly cpuMs: number;
  /** On the clock, between two messages; for what waits without working. */
  readonly wallMs: number;
  /** Of JavaScript values, looked at now and then. */
  readonly heapMb: number;
  /** A thread whose heap has grown beyond this is not used again. */
  readonly keptMb: number;
}

/**
 * The heap of a thread may grow to so many times of what it is allowed before V8 itself would stop it. That must not
 * come to pass: where V8 finds no room in the middle of something that it cannot leave, such as parsing JSON, it ends
 * the whole process and not the thread alone.
 */
const ROOM = 4;

const MEGABYTE = 1024 * 1024;
/** How often is looked whether the work gets on. */
const LOOK_MS = 50;
/** A thread that had nothing to do for so long is let go. */
const IDLE_MS = 120_000;

/** What a thread answers: that it has loaded, messages of its own, and in the end that it is done or has failed. */
export type FromThread<Message> =
  | { readonly kind: 'ready' }
  | { readonly kind: 'message'; readonly message: Message }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** What a thread is told: to begin, and that a message was taken, so that it never runs ahead of who listens. */
export type ToThread<Task> = { readonly kind: 'begin'; readonly task: Task } | { readonly kind: 'taken' };

interface Listening<Message> {
  readonly onMessage: (message: Message) => Promise<void> | void;
  readonly signal?: AbortSignal | undefined;
}

const cpuMsOf = async (worker: Worker): Promise<number> => {
  const { user, system } = await worker.cpuUsage();
  return (user + system) / 1000;
};

/** One work on one thread, from its begin to its end. */
const runOn = async <Task, Message>(
  worker: Worker,
  task: Task,
  limits: ThreadLimits,
  { onMessage, signal }: Listening<Message>,
): Promise<void> => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let since = { wall: performance.now(), cpu: await cpuMsOf(worker).catch(() => 0) };
  const gotOn = async (): Promise<void> => {
    since = { wall: performance.now(), cpu: await cpuMsOf(worker) };
  };
  const onReceived = (received: FromThread<Message>): void => {
    switch (received.kind) {
      case 'ready':
        break;
      case 'message':
        // What it takes to listen is not the thread's own time.
        since = { ...since, wall: Infinity };
        Promise.resolve(received.message)
          .then(onMessage)
          .then(gotOn)
          .then(() => worker.postMessage({ kind: 'taken' } satisfies ToThread<Task>))
          .catch(reject);
        break;
      case 'done':
        resolve();
        break;
      case 'failed':
        reject(received.error);
        break;
      default:
        received satisfies never;
    }
  };
  const onError = (error: unknown): void => {
    const isMemory = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
    reject(new ThreadEnded(isMemory ? 'memory' : 'fault', error));
  };
  const onExit = (): void => reject(new ThreadEnded('fault'));
  const onAbort = (): void => reject(signal?.reason);
  const look = async (): Promise<void> => {
    if (performance.now() - since.wall > limits.wallMs) return reject(new ThreadEnded('time'));
    const used = (await cpuMsOf(worker)) - since.cpu;
    if (since.wall !== Infinity && used > limits.cpuMs) return reject(new ThreadEnded('time'));
    const { used_heap_size: heap } = await worker.getHeapStatistics();
    if (heap > limits.heapMb * MEGABYTE) reject(new ThreadEnded('memory'));
  };
  // A thread that has ended tells so itself.
  const timer = setInterval(() => void look().catch(() => undefined), LOOK_MS);
  worker.on('message', onReceived).on('error', onError).on('exit', onExit);
  signal?.addEventListener('abort', onAbort);
  try {
    signal?.throwIfAborted();
    worker.postMessage({ kind: 'begin', task } satisfies ToThread<Task>);
    await promise;
  } finally {
    clearInterval(timer);
    worker.off('message', onReceived).off('error', onError).off('exit', onExit);
    signal?.removeEventListener('abort', onAbort);
  }
};

/** A thread that allocates without end may take long to be ended; nobody waits for it longer than this. */
const END_MS = 2000;

const endWorker = async (worker: Worker): Promise<void> => {
  const patience = new AbortController();
  await Promise.race([
    worker.terminate(),
    pause(END_MS, undefined, { signal: patience.signal }).catch(() => undefined),
  ]);
  patience.abort();
  worker.unref();
};

/** A thread without work, and how it is let go. */
interface Idle {
  readonly worker: Worker;
  readonly timer: NodeJS.Timeout;
  readonly drop: () => void;
}

/**
 * Threads for work on what nobody trusts. A thread can be ended at any point, which nothing else in a process can: what
 * runs for too long or takes too much memory ends with it, and everybody else is served meanwhile. Threads are started
 * when they are first needed and used again for the next work, unless they were ended.
 */
export class Threads<Task, Message> {
  readonly #script: URL;
  readonly #limits: ThreadLimits;
  readonly #idle: Idle[] = [];
  /** Those that are being started, and that nobody waits for yet. */
  readonly #coming: Promise<Worker>[] = [];
  readonly #turns: Turns;
  #isStopped = false;

  constructor(script: URL, limits: ThreadLimits) {
    this.#script = script;
    this.#limits = limits;
    this.#turns = new Turns(limits.threads);
  }

  /** Does a work; those that find no thread free wait for their turn. */
  run(task: Task, listening: Listening<Message>): Promise<void> {
    return this.#turns.run(1, async () => {
      const worker = this.#kept() ?? (await (this.#coming.shift() ?? this.#started()));
      let isWhole = false;
      try {
        await runOn(worker, task, this.#limits, listening);
        isWhole = true;
      } finally {
        if (isWhole && !(await this.#isSwollen(worker))) this.#keep(worker);
        else await this.#replace(worker);
      }
    });
  }

  /** A heap that has grown stays so: a thread gives nothing back that it once needed. */
  async #isSwollen(worker: Worker): Promise<boolean> {
    const { total_heap_size: heap } = await worker.getHeapStatistics();
    return heap > this.#limits.keptMb * MEGABYTE;
  }

  /** Ends a thread, and starts another in its place, so that whoever comes next does not wait for all of its start. */
  async #replace(worker: Worker): Promise<void> {
    await endWorker(worker);
    if (this.#isStopped) return;
    const started = this.#started();
    this.#coming.push(started);
    const isTaken = (): boolean => {
      const at = this.#coming.indexOf(started);
      if (at >= 0) void this.#coming.splice(at, 1);
      return at < 0;
    };
    started.then(
      (other) => void (isTaken() || this.#keep(other)),
      () => void isTaken(),
    );
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    const idle = this.#idle.splice(0);
    for (const { timer } of idle) clearTimeout(timer);
    await Promise.all(idle.map(({ worker }) => worker.terminate()));
  }

  #kept(): Worker | undefined {
    const kept = this.#idle.pop();
    if (kept === undefined) return undefined;
    const { worker, timer, drop } = kept;
    clearTimeout(timer);
    worker.off('error', drop).ref();
    return worker;
  }

  /** A new one, when it has loaded all that it works with: that takes longer than most work does. */
  async #started(): Promise<Worker> {
    const { heapMb } = this.#limits;
    const resourceLimits = { maxOldGenerationSizeMb: heapMb * ROOM, maxYoungGenerationSizeMb: 16 };
    const worker = new Worker(this.#script, { resourceLimits });
    // Told late it would be nobody’s to hear, and end the process.
    worker.on('error', () => undefined);
    await once(worker, 'message');
    return worker;
  }

  #keep(worker: Worker): void {
    const drop = (): void => {
      const at = this.#idle.findIndex((one) => one.worker === worker);
      if (at >= 0) this.#idle.splice(at, 1);
      void worker.terminate();
    };
    if (this.#isStopped || this.#idle.length >= this.#limits.threads) return void worker.terminate();
    worker.unref();
    worker.on('error', drop);
    this.#idle.push({ worker, drop, timer: setTimeout(drop, IDLE_MS).unref() });
  }
}
