import { statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

/** The `workerData` of the thread. */
export interface CheckpointTask {
  readonly path: string;
  /** Of the database file when it was opened. */
  readonly inode: number;
}

/** Commands to the thread: run a checkpoint, or close the database and end. */
export type CheckpointCommand = 'run' | 'end';

/** What the thread reports after a checkpoint. If one fails, the thread ends without a report. */
export interface CheckpointOutcome {
  /** False if a read still needs a part of the WAL. */
  readonly isComplete: boolean;
}

/** How many pages the WAL has, and how many of them are already copied. */
interface WalState {
  readonly pages: number;
  readonly copied: number;
}

export interface CheckpointOptions {
  /** The length of the WAL, in pages, from which a thread copies it. */
  readonly startPages: number;
  /** How often the length of the WAL is checked, in milliseconds. */
  readonly checkEveryMs: number;
  /** How long a thread is kept for the next checkpoint. Starting one takes longer than most checkpoints. */
  readonly keepThreadMs: number;
}

/** 4,000 pages are 16 MB. */
const DEFAULTS: CheckpointOptions = { startPages: 4000, checkEveryMs: 1000, keepThreadMs: 10_000 };

/** The fraction of `startPages` that may be copied on the event loop: 200 pages take about as long as a large commit. */
const MAX_REMAINDER_FRACTION = 1 / 20;

/** How long to wait if a long read still needs the WAL. */
const RETRY_MS = 5000;

/** How long `close` waits. SQLite does not stop in the middle of a statement, so a thread may end later. */
const CLOSE_MS = 1000;

/** Shown by tools that list the threads of a process, up to 15 characters of it. */
export const CHECKPOINT_THREAD_NAME = 'wal-checkpoint';

const THREAD = new URL('sqlite-checkpoint.thread.ts', import.meta.url);

const FIXED_VERSION = [3, 51, 3] as const;

/**
 * From SQLite 3.51 on, the length of the WAL can be asked for. Until 3.51.2, a checkpoint on another connection could
 * corrupt the database in rare cases (https://sqlite.org/wal.html#walresetbug).
 */
export const canCheckpointOnThread = (version: string): boolean => {
  const parts = version.split('.').map(Number);
  const index = FIXED_VERSION.findIndex((part, at) => part !== (parts[at] ?? 0));
  return index === -1 || (parts[index] ?? 0) > (FIXED_VERSION[index] ?? 0);
};

/**
 * Runs checkpoints, which copy the WAL into the database file. By default, SQLite runs one in the commit that makes the
 * WAL long enough: it writes 16 MB and waits for the disk, which blocks the event loop for seconds if the disk is slow.
 * So a thread runs it, while reads and writes go on.
 *
 * SQLite restarts the WAL once all of it is copied. Under continuous writes a thread never catches up, so the remainder
 * is copied here once the WAL is twice as long. Until then, the thread runs again only once half of `startPages` is
 * uncopied, because every checkpoint waits for the disk. If writes even outrun the thread, so that the WAL gets eight
 * times as long, they wait for the disk, as they would without a thread.
 */
export class Checkpoints {
  readonly #writer: DatabaseSync;
  readonly #task: CheckpointTask;
  readonly #options: CheckpointOptions;
  #nextCheck = 0;
  #worker: Worker | undefined;
  #exited: Promise<void> | undefined;
  /** The checkpoint that the thread is running. */
  #running: PromiseWithResolvers<void> | undefined;
  #endTimer: NodeJS.Timeout | undefined;
  #hasFailed = false;
  #isClosed = false;

  constructor(writer: DatabaseSync, path: string, options: Partial<CheckpointOptions> = {}) {
    this.#writer = writer;
    this.#task = { path, inode: statSync(path).ino };
    this.#options = { ...DEFAULTS, ...options };
  }

  /** Call this after each commit, outside a transaction. Never throws: what is committed is safe in the WAL. */
  afterCommit(): void {
    const now = performance.now();
    if (this.#isClosed || this.#running !== undefined || now < this.#nextCheck) return;
    this.#nextCheck = now + this.#options.checkEveryMs;
    try {
      this.#check();
    } catch {
      // The disk may be full, which the next write reports.
      this.#nextCheck = now + RETRY_MS;
    }
  }

  /** Resolves when no checkpoint is running. */
  async idle(): Promise<void> {
    this.#worker?.ref();
    await this.#running?.promise;
    this.#worker?.unref();
  }

  /** Runs no more checkpoints on a thread, and waits a while for the one that is running. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#worker?.ref();
    this.#endThread();
    const waited = new AbortController();
    await Promise.race([this.#exited, pause(CLOSE_MS, undefined, { signal: waited.signal }).catch(() => undefined)]);
    waited.abort();
  }

  #check(): void {
    const { startPages } = this.#options;
    const { pages, copied } = this.#run('noop');
    if (pages < startPages) return;
    const mustRestart = pages >= 2 * startPages;
    const isOutrun = pages >= 8 * startPages;
    const maxHere = (isOutrun ? 1 : MAX_REMAINDER_FRACTION) * startPages;
    const remainder = pages - copied;
    if (remainder <= maxHere) {
      if (mustRestart) this.#run('passive');
    } else if (mustRestart || remainder >= startPages / 2) this.#copy();
  }

  /** On a thread, unless that has just failed. */
  #copy(): void {
    try {
      if (!this.#hasFailed) return this.#copyOnThread();
    } catch {
      // There may be too many threads on the machine.
    }
    this.#hasFailed = false;
    this.#run('passive');
  }

  #copyOnThread(): void {
    clearTimeout(this.#endTimer);
    this.#worker ??= this.#startThread();
    this.#running = Promise.withResolvers();
    this.#worker.postMessage('run' satisfies CheckpointCommand);
  }

  #startThread(): Worker {
    const worker = new Worker(THREAD, { workerData: this.#task, name: CHECKPOINT_THREAD_NAME });
    worker.on('message', (outcome: CheckpointOutcome) => this.#finish(outcome));
    // Without a listener, an error would end the process.
    worker.on('error', () => undefined);
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#exited = promise;
    worker.on('exit', () => {
      if (this.#worker === worker) {
        this.#worker = undefined;
        this.#finish(undefined);
      }
      resolve();
    });
    // Nothing is lost if the process ends: the WAL stays.
    worker.unref();
    return worker;
  }

  #finish(outcome: CheckpointOutcome | undefined): void {
    if (this.#running === undefined) return;
    this.#running.resolve();
    this.#running = undefined;
    this.#hasFailed = outcome === undefined;
    this.#nextCheck = outcome?.isComplete === false ? performance.now() + RETRY_MS : 0;
    if (this.#isClosed) return;
    this.#endTimer = setTimeout(() => this.#endThread(), this.#options.keepThreadMs).unref();
  }

  /** The thread ends once it has finished what it is doing. */
  #endThread(): void {
    clearTimeout(this.#endTimer);
    this.#worker?.postMessage('end' satisfies CheckpointCommand);
    if (this.#running === undefined) this.#worker = undefined;
  }

  #run(mode: 'noop' | 'passive'): WalState {
    const row = this.#writer.prepare(`pragma wal_checkpoint(${mode})`).get();
    return { pages: Number(row?.['log']), copied: Number(row?.['checkpointed']) };
  }
}
