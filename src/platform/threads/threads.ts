import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

import { SharedProgress } from './progress.ts';
import { Turns } from './turns.ts';
import type { Turn, TurnLimits } from './turns.ts';

/** Why a thread was ended before it was done. */
export type EndedFor = 'time' | 'memory' | 'fault';

/** The work was ended, and its thread with it; the next work gets another. */
export class ThreadEnded extends Error {
  readonly reason: EndedFor;
  /** The part of the work that it was at, if that has parts. */
  readonly part: number | undefined;

  constructor(
    reason: EndedFor,
    { cause, part }: { readonly cause?: unknown; readonly part?: number | undefined } = {},
  ) {
    super(`the thread was ended: ${reason}`, { cause });
    this.name = 'ThreadEnded';
    this.reason = reason;
    this.part = part;
  }
}

/** CPU time that work may take in all, whatever progress it makes: so much, and more for what it has read. */
interface TotalCpuLimit {
  readonly baseMs: number;
  readonly msPerMegabyte: number;
}

/** What a thread is allowed. */
export interface ThreadLimits extends TurnLimits {
  /** How many work at the same time. */
  readonly threads: number;
  /** CPU time without a message or any progress: work that does not get on for so long is ended. */
  readonly cpuMs: number;
  /** Time on the clock without a message or any use of the processor, for work that waits in vain. */
  readonly wallMs: number;
  /** Ends work that makes progress without end. */
  readonly totalCpu?: TotalCpuLimit;
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
/** A thread that used less CPU time than this since the last look waits: to be looked at takes some, too. */
const MIN_ACTIVE_CPU_MS = 1;
/** A thread that had nothing to do for so long is let go. */
const IDLE_MS = 120_000;

/** What a thread answers: that it has loaded, messages of its own, and in the end that it is done or has failed. */
export type FromThread<Message> =
  | { readonly kind: 'ready' }
  | { readonly kind: 'message'; readonly message: Message }
  /** It was asked to let others have their turn, and waits. */
  | { readonly kind: 'yielding' }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** What a thread is told: to begin, and that it may go on after a message, so that it never runs ahead of who listens. */
export type ToThread<Task> =
  | { readonly kind: 'begin'; readonly task: Task; readonly progress: SharedArrayBuffer }
  | { readonly kind: 'taken' };

interface Listening<Message> {
  readonly onMessage: (message: Message) => Promise<void> | void;
  readonly signal?: AbortSignal | undefined;
  /** Work is taken by turns between keys, such as libraries. */
  readonly key?: string | undefined;
}

const cpuMsOf = async (worker: Worker): Promise<number> => {
  const { user, system } = await worker.cpuUsage();
  return (user + system) / 1000;
};

/** Holds the time that work takes against its limits. */
class Stopwatch {
  readonly #worker: Worker;
  readonly #limits: ThreadLimits;
  readonly #progress: SharedProgress;
  /** CPU time of the thread when the work began, when it was last seen to get on, and when it was last looked at. */
  readonly #begin: number;
  #since: number;
  #last: number;
  #lastSteps = 0;
  /** On the clock, when it last got on or used the processor. */
  #lastActive = performance.now();
  #isPaused = false;

  private constructor(worker: Worker, limits: ThreadLimits, progress: SharedProgress, cpu: number) {
    this.#worker = worker;
    this.#limits = limits;
    this.#progress = progress;
    this.#begin = cpu;
    this.#since = cpu;
    this.#last = cpu;
  }

  static async start(worker: Worker, limits: ThreadLimits, progress: SharedProgress): Promise<Stopwatch> {
    return new Stopwatch(worker, limits, progress, await cpuMsOf(worker).catch(() => 0));
  }

  /** What it takes to listen to a message, or to wait for a turn, is not the time of the work. */
  pause(): void {
    this.#isPaused = true;
  }

  async goOn(): Promise<void> {
    this.#since = await cpuMsOf(this.#worker);
    this.#lastActive = performance.now();
    this.#isPaused = false;
  }

  get isPaused(): boolean {
    return this.#isPaused;
  }

  async isOver(): Promise<boolean> {
    const cpu = await cpuMsOf(this.#worker);
    const { steps, kilobytes } = this.#progress.read();
    if (steps !== this.#lastSteps) this.#since = cpu;
    if (steps !== this.#lastSteps || cpu - this.#last >= MIN_ACTIVE_CPU_MS) this.#lastActive = performance.now();
    this.#lastSteps = steps;
    this.#last = cpu;
    if (this.#isPaused) return false;
    const { cpuMs, wallMs, totalCpu } = this.#limits;
    if (cpu - this.#since > cpuMs || performance.now() - this.#lastActive > wallMs) return true;
    if (totalCpu === undefined) return false;
    return cpu - this.#begin > totalCpu.baseMs + (totalCpu.msPerMegabyte * kilobytes) / 1024;
  }
}

/** One work on one thread, from its begin to its end. */
const runOn = async <Task, Message>(
  worker: Worker,
  task: Task,
  limits: ThreadLimits,
  { onMessage, signal }: Listening<Message>,
  turn: Turn,
): Promise<void> => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const progress = new SharedProgress();
  const stopwatch = await Stopwatch.start(worker, limits, progress);
  const end = (reason: EndedFor, cause?: unknown): void =>
    reject(new ThreadEnded(reason, { cause, part: progress.read().part }));
  /** What was told last, until it was listened to. */
  let listening: Promise<unknown> = Promise.resolve();
  const goOnAfter = (heard: Promise<void>): void => {
    stopwatch.pause();
    listening = heard.catch(() => undefined);
    heard
      .then(() => turn.yield())
      .then(() => stopwatch.goOn())
      .then(() => worker.postMessage({ kind: 'taken' } satisfies ToThread<Task>))
      .catch(reject);
  };
  const onReceived = (received: FromThread<Message>): void => {
    switch (received.kind) {
      case 'ready':
        break;
      case 'message':
        goOnAfter(Promise.resolve(received.message).then(onMessage));
        break;
      case 'yielding':
        goOnAfter(Promise.resolve());
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
    end(isMemory ? 'memory' : 'fault', error);
  };
  const onExit = (): void => end('fault');
  const onAbort = (): void => reject(signal?.reason);
  const look = async (): Promise<void> => {
    if (turn.isWanted()) progress.requestYield();
    if (await stopwatch.isOver()) return end('time');
    const { used_heap_size: heap } = await worker.getHeapStatistics();
    if (heap > limits.heapMb * MEGABYTE && !stopwatch.isPaused) end('memory');
  };
  // A thread that has ended tells so itself.
  const timer = setInterval(() => void look().catch(() => undefined), LOOK_MS);
  worker.on('message', onReceived).on('error', onError).on('exit', onExit);
  signal?.addEventListener('abort', onAbort);
  try {
    signal?.throwIfAborted();
    worker.postMessage({ kind: 'begin', task, progress: progress.memory } satisfies ToThread<Task>);
    await promise;
  } finally {
    clearInterval(timer);
    worker.off('message', onReceived).off('error', onError).off('exit', onExit);
    signal?.removeEventListener('abort', onAbort);
    // Whoever tries again must not do so beside what still stores the last message.
    await listening;
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
    this.#turns = new Turns(limits.threads, limits);
  }

  /** Does a work; those that find no thread free wait for their turn. */
  run(task: Task, listening: Listening<Message>): Promise<void> {
    const work = async (turn: Turn): Promise<void> => {
      const worker = this.#kept() ?? (await (this.#coming.shift() ?? this.#started()));
      let isWhole = false;
      try {
        await runOn(worker, task, this.#limits, listening, turn);
        isWhole = true;
      } finally {
        if (isWhole && !(await this.#isSwollen(worker))) this.#keep(worker);
        else await this.#replace(worker);
      }
    };
    const done = this.#turns.run(1, work, listening.key);
    // Work of another key need not wait for a start then, which takes longer than most work does.
    if (this.#turns.isKeepingRoom && this.#idle.length + this.#coming.length === 0) this.#startAhead();
    return done;
  }

  /** A heap that has grown stays so: a thread gives nothing back that it once needed. */
  async #isSwollen(worker: Worker): Promise<boolean> {
    const { total_heap_size: heap } = await worker.getHeapStatistics();
    return heap > this.#limits.keptMb * MEGABYTE;
  }

  /** Ends a thread, and starts another in its place, so that whoever comes next does not wait for all of its start. */
  async #replace(worker: Worker): Promise<void> {
    await endWorker(worker);
    this.#startAhead();
  }

  /** Starts a thread that nobody waits for yet. */
  #startAhead(): void {
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
