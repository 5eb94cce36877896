import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

import { SharedProgress } from './progress.ts';
import type { ThreadLoad } from './thread-metrics.ts';
import { WeightedQueue } from './weighted-queue.ts';
import type { QueueTurn, WeightedQueueLimits } from './weighted-queue.ts';

/** Why a thread was terminated early. */
export type ThreadEndReason = 'time' | 'memory' | 'fault';

/** The task was terminated together with its thread. The next task gets a new thread. */
export class ThreadEnded extends Error {
  readonly reason: ThreadEndReason;
  /** The part of the task that was being processed, if it has parts. */
  readonly part: number | undefined;

  constructor(
    reason: ThreadEndReason,
    { cause, part }: { readonly cause?: unknown; readonly part?: number | undefined } = {},
  ) {
    super(`the thread was ended: ${reason}`, { cause });
    this.name = 'ThreadEnded';
    this.reason = reason;
    this.part = part;
  }
}

/** Total CPU time of a task, whatever progress it makes: a base, plus an allowance for the input it has read. */
interface TotalCpuLimit {
  readonly baseMs: number;
  readonly msPerMegabyte: number;
}

export interface ThreadLimits extends WeightedQueueLimits {
  /** The number of tasks that run at the same time. */
  readonly threads: number;
  /** CPU time without a message or other progress, after which a task is terminated. */
  readonly cpuMs: number;
  /** Wall-clock time without a message or CPU use, for tasks that wait for something that never comes. */
  readonly wallMs: number;
  /** Terminates tasks whose progress never ends. */
  readonly totalCpu?: TotalCpuLimit;
  /** Limit on the JavaScript heap, checked periodically. */
  readonly heapMb: number;
  /** A thread whose heap has grown beyond this is not reused. */
  readonly maxReusableHeapMb: number;
  /** Idle threads that are kept however long they rest. The default is none. */
  readonly keptThreads?: number;
  /** A thread idle for this long is terminated. The default is two minutes. */
  readonly idleMs?: number;
}

/**
 * V8's own heap limit is this many times ours, so that ours always applies first. If V8 runs out of memory in the
 * middle of an operation it cannot abort, such as parsing JSON, it ends the whole process, not only the thread.
 */
const ROOM = 4;

const MEGABYTE = 1024 * 1024;
/** How often the limits are checked. */
const LOOK_MS = 50;
/** A thread that used less CPU time than this since the last check counts as waiting: the check itself uses some. */
const MIN_ACTIVE_CPU_MS = 1;
const DEFAULT_IDLE_MS = 120_000;

/** What a thread sends: that it has loaded, messages of the task, and finally that the task is done or has failed. */
export type FromThread<Message> =
  | { readonly kind: 'ready' }
  | { readonly kind: 'message'; readonly message: Message }
  /** It was asked to let other work go first, and is waiting. */
  | { readonly kind: 'yielding' }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** What a thread receives: to begin, and to continue after a message, so that it never runs ahead of its listener. */
export type ToThread<Task> =
  | { readonly kind: 'begin'; readonly task: Task; readonly progress: SharedArrayBuffer }
  | { readonly kind: 'taken' };

interface Listening<Message> {
  readonly onMessage: (message: Message) => Promise<void> | void;
  readonly signal?: AbortSignal | undefined;
  /** Keys, such as libraries, take turns. */
  readonly key?: string | undefined;
}

const cpuMsOf = async (worker: Worker): Promise<number> => {
  const { user, system } = await worker.cpuUsage();
  return (user + system) / 1000;
};

/** Checks the time a task takes against its limits. */
class Stopwatch {
  readonly #worker: Worker;
  readonly #limits: ThreadLimits;
  readonly #progress: SharedProgress;
  /** CPU time of the thread when the task began, at its last progress, and at the last check. */
  readonly #begin: number;
  #since: number;
  #last: number;
  #lastSteps = 0;
  /** Wall-clock time of the last progress or CPU use. */
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

  /** Handling a message, or waiting for a turn, does not count as time of the task. */
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

/** Runs one task on one thread, from start to finish. */
const runOn = async <Task, Message>(
  worker: Worker,
  task: Task,
  limits: ThreadLimits,
  { onMessage, signal }: Listening<Message>,
  turn: QueueTurn,
): Promise<void> => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const progress = new SharedProgress();
  const stopwatch = await Stopwatch.start(worker, limits, progress);
  const end = (reason: ThreadEndReason, cause?: unknown): void =>
    reject(new ThreadEnded(reason, { cause, part: progress.read().part }));
  /** Resolves when the last message has been handled. */
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
    if (turn.shouldYield()) progress.requestYield();
    if (await stopwatch.isOver()) return end('time');
    const { used_heap_size: heap } = await worker.getHeapStatistics();
    if (heap > limits.heapMb * MEGABYTE && !stopwatch.isPaused) end('memory');
  };
  // A thread that has exited reports that through its own event.
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
    // A retry must not run while the last message is still being stored.
    await listening;
  }
};

/** Terminating a thread that keeps allocating may take long; wait no longer than this. */
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

/** A thread without a task, and what is needed to drop it. */
interface Idle {
  readonly worker: Worker;
  timer: NodeJS.Timeout;
  readonly drop: () => void;
}

/**
 * Threads for processing untrusted input. A thread can be terminated at any point, unlike anything else in a process:
 * tasks that run too long or use too much memory end with it, while everyone else is still served. Threads are started
 * on demand and reused for the next task, unless they were terminated.
 */
export class ThreadPool<Task, Message> {
  readonly #script: URL;
  readonly #limits: ThreadLimits;
  readonly #idle: Idle[] = [];
  /** Threads being started ahead of time, not yet assigned to a task. */
  readonly #coming: Promise<Worker>[] = [];
  readonly #turns: WeightedQueue;
  /** How many tasks each thread has done. The more, the more of its code is optimized. */
  readonly #tasksDone = new WeakMap<Worker, number>();
  #isStopped = false;

  constructor(script: URL, limits: ThreadLimits) {
    this.#script = script;
    this.#limits = limits;
    this.#turns = new WeightedQueue(limits.threads, limits);
  }

  get load(): ThreadLoad {
    return { idle: this.#idle.length, running: this.#turns.taken, waiting: this.#turns.waiting };
  }

  /** Runs a task. If no thread is free, it waits for its turn. */
  run(task: Task, listening: Listening<Message>): Promise<void> {
    const work = async (turn: QueueTurn): Promise<void> => {
      const worker = this.#kept() ?? (await (this.#coming.shift() ?? this.#started()));
      let isWhole = false;
      try {
        await runOn(worker, task, this.#limits, listening, turn);
        isWhole = true;
        this.#tasksDone.set(worker, this.#countTasks(worker) + 1);
      } finally {
        if (isWhole && !(await this.#isSwollen(worker))) this.#keep(worker);
        else await this.#replace(worker);
      }
    };
    const done = this.#turns.run(1, work, listening.key);
    // Then a task of another key need not wait for a thread to start, which takes longer than most tasks.
    if (this.#turns.isKeepingRoom && this.#idle.length + this.#coming.length === 0) this.#startAhead();
    return done;
  }

  /** Starts a thread if none is idle, for a task that is about to come. */
  prepare(): void {
    if (this.#idle.length + this.#coming.length === 0 && this.#turns.hasRoom) this.#startAhead();
  }

  /** The number of threads without a task. */
  get idle(): number {
    return this.#idle.length;
  }

  /** A heap that has grown stays that way: a thread never returns the memory it once needed. */
  async #isSwollen(worker: Worker): Promise<boolean> {
    const { total_heap_size: heap } = await worker.getHeapStatistics();
    return heap > this.#limits.maxReusableHeapMb * MEGABYTE;
  }

  /**
   * Terminates a thread and starts another in its place, so that the next task does not have to wait for all of its
   * start.
   */
  async #replace(worker: Worker): Promise<void> {
    await endWorker(worker);
    this.#startAhead();
  }

  /** Starts a thread ahead of time. */
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

  #countTasks(worker: Worker): number {
    return this.#tasksDone.get(worker) ?? 0;
  }

  /** Takes the idle thread that has done the most, because it takes the least time for a task. */
  #kept(): Worker | undefined {
    const [warmest] = this.#idle.toSorted(
      (one, other) => this.#countTasks(other.worker) - this.#countTasks(one.worker),
    );
    if (warmest === undefined) return undefined;
    const { worker, timer, drop } = warmest;
    this.#idle.splice(this.#idle.indexOf(warmest), 1);
    clearTimeout(timer);
    worker.off('error', drop).ref();
    return worker;
  }

  /** Starts a thread and waits until it has loaded its modules, which takes longer than most tasks. */
  async #started(): Promise<Worker> {
    const { heapMb } = this.#limits;
    const resourceLimits = { maxOldGenerationSizeMb: heapMb * ROOM, maxYoungGenerationSizeMb: 16 };
    const worker = new Worker(this.#script, { resourceLimits });
    // An error event that arrives late would have no listener, and would end the process.
    worker.on('error', () => undefined);
    await once(worker, 'message');
    return worker;
  }

  #keep(worker: Worker): void {
    if (this.#isStopped || this.#idle.length >= this.#limits.threads) return void worker.terminate();
    const drop = (): void => {
      const at = this.#idle.findIndex((one) => one.worker === worker);
      for (const { timer } of at < 0 ? [] : this.#idle.splice(at, 1)) clearTimeout(timer);
      void worker.terminate();
    };
    worker.unref();
    worker.on('error', drop);
    const idle = { worker, drop, timer: this.#startTimer(() => this.#endRest(idle)) };
    this.#idle.push(idle);
  }

  #startTimer(onEnd: () => void): NodeJS.Timeout {
    return setTimeout(onEnd, this.#limits.idleMs ?? DEFAULT_IDLE_MS).unref();
  }

  /** Of the idle threads, those that have done the most are kept. */
  #endRest(rested: Idle): void {
    const { keptThreads = 0 } = this.#limits;
    if (this.#idle.length <= keptThreads) return;
    const [coldest] = this.#idle.toSorted(
      (one, other) => this.#countTasks(one.worker) - this.#countTasks(other.worker),
    );
    coldest?.drop();
    if (coldest !== rested) rested.timer = this.#startTimer(() => this.#endRest(rested));
  }
}
