import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

import type { Connection, Statement, StatementResult } from '../connection.ts';
import { DatabaseUnavailable } from '../errors.ts';
import { mapSqliteError } from './sqlite-connection.ts';

/** For the thread. */
export interface LongReadsData {
  readonly path: string;
}

export interface LongReadRequest {
  readonly id: number;
  readonly statement: Statement;
}

export type LongReadAnswer =
  | { readonly id: number; readonly result: StatementResult }
  | { readonly id: number; readonly failure: { readonly message: string; readonly errcode: number } };

interface Waiting {
  readonly resolve: (result: StatementResult) => void;
  readonly reject: (error: unknown) => void;
}

const THREAD = new URL('sqlite-reads.thread.ts', import.meta.url);
/** Statements and their rows are small; the thread needs little more than Node.js itself. */
const MAX_MEGABYTES = 128;
/** How long `close` waits. SQLite does not stop in the middle of a statement, so a busy thread may end later. */
const CLOSE_MS = 1000;

/**
 * Reads on a thread. SQLite runs a statement to its end, so one that looks at a whole library would block the event
 * loop. A thread costs each statement about a tenth of a millisecond more. It is started with the first one.
 */
export class LongReads implements Connection {
  readonly #path: string;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #count = 0;
  #isClosed = false;

  constructor(path: string) {
    this.#path = path;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  execute({ sql, parameters }: Statement): Promise<StatementResult> {
    if (this.#isClosed) return Promise.reject(new DatabaseUnavailable('the database is closed'));
    this.#worker ??= this.#start();
    const request: LongReadRequest = { id: (this.#count += 1), statement: { sql, parameters } };
    const { promise, resolve, reject } = Promise.withResolvers<StatementResult>();
    this.#waiting.set(request.id, { resolve, reject });
    this.#worker.postMessage(request);
    return promise;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const worker = this.#worker;
    if (worker === undefined) return;
    this.#end(worker, new Error('the database is closed'));
    const waited = new AbortController();
    await Promise.race([worker.terminate(), pause(CLOSE_MS, undefined, { signal: waited.signal })]);
    waited.abort();
  }

  #start(): Worker {
    const workerData: LongReadsData = { path: this.#path };
    const worker = new Worker(THREAD, { workerData, resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES } });
    worker.on('message', (answer: LongReadAnswer) => this.#settle(answer));
    worker.on('error', (error) => this.#end(worker, error));
    worker.on('exit', () => this.#end(worker, new Error('the thread for long reads has ended')));
    // Listening for messages would keep the process alive.
    worker.unref();
    return worker;
  }

  #settle(answer: LongReadAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ('result' in answer) return waiting?.resolve(answer.result);
    const { message, errcode } = answer.failure;
    waiting?.reject(mapSqliteError(Object.assign(new Error(message), { errcode })));
  }

  /** The next statement starts another thread. A thread that failed ends later, when another one may be at work. */
  #end(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(new DatabaseUnavailable(error));
    this.#waiting.clear();
  }
}
