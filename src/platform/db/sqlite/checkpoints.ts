import { once } from 'node:events';
import type { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';

/** For the thread. */
export interface CheckpointData {
  readonly path: string;
}

/** How many pages the log has, and how many of them are already copied. */
interface LogState {
  readonly pages: number;
  readonly copied: number;
}

export interface CheckpointOptions {
  /** The length of the log, in pages, from which a thread copies it. */
  readonly startPages: number;
  /** How often the length of the log is checked, in milliseconds: asking takes a fifth of one. */
  readonly checkEveryMs: number;
}

/** 4,000 pages are 16 MB. */
const DEFAULTS: CheckpointOptions = { startPages: 4000, checkEveryMs: 1000 };

/** The part of `startPages` that may be copied on the event loop: 200 pages, which take about as long as a large commit. */
const MAX_REMAINDER = 1 / 20;

/** How long to wait if a long read keeps the log in use, or if the thread failed. */
const RETRY_MS = 5000;

const THREAD = new URL('sqlite-checkpoint.thread.ts', import.meta.url);

/**
 * Copies the write-ahead log into the database file. By default, SQLite does that in the commit that makes the log long
 * enough: it writes 16 MB and waits for the disk, which blocks the event loop for seconds if the disk is slow. So a
 * thread copies the log, while reads and writes go on.
 *
 * SQLite starts the log again from its beginning once all of it is copied. If there is always a further write, the
 * thread never catches up, and the remainder is copied here once the log is twice as long. If writes even outrun the
 * thread, so that the log gets eight times as long, they wait for the disk, as they would without it.
 */
export class Checkpoints {
  readonly #writer: DatabaseSync;
  readonly #path: string;
  readonly #options: CheckpointOptions;
  #nextCheck = 0;
  /** The log when the last thread was started, until its success has been checked. */
  #started: LogState | undefined;
  #worker: Worker | undefined;
  #running: Promise<void> | undefined;

  constructor(writer: DatabaseSync, path: string, options: Partial<CheckpointOptions> = {}) {
    this.#writer = writer;
    this.#path = path;
    this.#options = { ...DEFAULTS, ...options };
  }

  /** Call this after each commit, outside a transaction. Never throws: what is committed is safe in the log. */
  afterCommit(): void {
    const now = performance.now();
    if (this.#running !== undefined || now < this.#nextCheck) return;
    this.#nextCheck = now + this.#options.checkEveryMs;
    try {
      this.#check();
    } catch {
      // The disk may be full. The next write reports it to someone who can do something about it.
      this.#nextCheck = now + RETRY_MS;
    }
  }

  /** Resolves when no thread is at work. */
  async idle(): Promise<void> {
    this.#worker?.ref();
    await this.#running;
  }

  #check(): void {
    const { startPages } = this.#options;
    const log = this.#run('noop');
    const pending = log.pages - log.copied;
    if (log.pages < startPages || this.#isStuck(log)) return;
    const isOutrun = log.pages >= 8 * startPages;
    if (pending > (isOutrun ? 1 : MAX_REMAINDER) * startPages) this.#running = this.#copyOnThread(log);
    else if (log.pages >= 2 * startPages) this.#run('passive');
  }

  /** Whether the last thread copied hardly anything. Then another one waits. */
  #isStuck({ copied }: LogState): boolean {
    const before = this.#started;
    this.#started = undefined;
    if (before === undefined || copied - before.copied > (before.pages - before.copied) / 2) return false;
    this.#nextCheck = performance.now() + RETRY_MS;
    return true;
  }

  async #copyOnThread(log: LogState): Promise<void> {
    const workerData: CheckpointData = { path: this.#path };
    const worker = new Worker(THREAD, { workerData });
    this.#started = log;
    this.#worker = worker;
    // Nothing is lost if the process ends: the log stays.
    worker.unref();
    // If the thread failed, it has copied nothing, which the next check notices.
    await once(worker, 'exit').catch(() => undefined);
    this.#worker = undefined;
    this.#running = undefined;
    this.#nextCheck = 0;
  }

  #run(mode: 'noop' | 'passive'): LogState {
    const row = this.#writer.prepare(`pragma wal_checkpoint(${mode})`).get();
    return { pages: Number(row?.['log']), copied: Number(row?.['checkpointed']) };
  }
}
