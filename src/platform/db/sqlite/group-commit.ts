import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

import { DatabaseUnavailable } from '../errors.ts';
import { beginImmediate } from './begin-immediate.ts';
import type { SqliteConnection } from './sqlite-connection.ts';

/** The work of one request, and the callbacks that report its outcome once that is durable. */
interface Unit {
  run(): Promise<void>;
  settle(): void;
  refuse(error: unknown): void;
}

export interface GroupCommitOptions {
  /** How long another process may hold the file before waiting requests are rejected. */
  readonly busyWaitMs: number;
  /** Called before each commit. The benchmark uses it to simulate a slow disk. */
  readonly beforeCommit?: () => void;
  /** Called after each commit, outside a transaction. */
  readonly afterCommit?: () => void;
  readonly maxWaiting?: number;
}

/** A group is closed at this size, so that its first request does not wait for an ever longer queue. */
const MAX_IN_GROUP = 256;

/** Readers get a turn after this much work: 256 small writes take a tenth of a second, and larger ones a second. */
const MAX_WORK_MS = 10;

/** As many as requests are processed at once, and some for background work. Further ones would only wait for longer. */
const MAX_WAITING = 1200;

/**
 * Concurrent writes share one durable commit. The work of each request runs in its own savepoint, in order of arrival,
 * so a failure rolls back only that request's work. No request is reported as successful before the commit that
 * contains its work, which is the only time the disk has to be waited for.
 */
export class GroupCommit {
  readonly #connection: SqliteConnection;
  readonly #options: GroupCommitOptions;
  readonly #queue: Unit[] = [];
  #draining: Promise<void> | undefined;
  #commits = 0;

  constructor(connection: SqliteConnection, options: GroupCommitOptions) {
    this.#connection = connection;
    this.#options = options;
  }

  /** The number of committed groups. */
  get commits(): number {
    return this.#commits;
  }

  /** The number of transactions that have not begun. */
  get waiting(): number {
    return this.#queue.length;
  }

  submit<T>(work: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const { maxWaiting = MAX_WAITING } = this.#options;
      if (this.#queue.length >= maxWaiting) {
        reject(new DatabaseUnavailable(`${maxWaiting} transactions are waiting`));
        return;
      }
      this.#queue.push(this.#unit(work, resolve, reject));
      this.#draining ??= this.#drain();
    });
  }

  /** Resolves when the queue is empty. */
  async idle(): Promise<void> {
    await this.#draining;
  }

  #unit<T>(work: () => Promise<T>, resolve: (result: T) => void, reject: (error: unknown) => void): Unit {
    let settle = (): void => reject(new Error('settled before it ran'));
    return {
      run: async () => {
        this.#exec('savepoint work');
        try {
          const result = await work();
          settle = () => resolve(result);
        } catch (error) {
          this.#exec('rollback to work');
          settle = () => reject(error);
        }
        this.#exec('release work');
      },
      settle: () => settle(),
      refuse: reject,
    };
  }

  async #drain(): Promise<void> {
    // Requests that arrive in the same turn of the event loop as the first one join its group.
    await yieldToEventLoop();
    while (this.#queue.length > 0) {
      await this.#commitGroup();
      await yieldToEventLoop();
    }
    this.#draining = undefined;
  }

  async #commitGroup(): Promise<void> {
    const group: Unit[] = [];
    try {
      await beginImmediate(this.#connection, this.#options.busyWaitMs);
      let began = performance.now();
      for (let unit = this.#next(group); unit !== undefined; unit = this.#next(group)) {
        await unit.run();
        if (performance.now() - began < MAX_WORK_MS) continue;
        await yieldToEventLoop();
        began = performance.now();
      }
      this.#options.beforeCommit?.();
      this.#exec('commit');
      this.#commits += 1;
    } catch (error) {
      this.#abandon();
      const refused = group.length > 0 ? group : this.#queue.splice(0);
      for (const unit of refused) unit.refuse(error);
      return;
    }
    for (const unit of group) unit.settle();
    this.#options.afterCommit?.();
  }

  #next(group: Unit[]): Unit | undefined {
    const unit = group.length < MAX_IN_GROUP ? this.#queue.shift() : undefined;
    if (unit !== undefined) group.push(unit);
    return unit;
  }

  #abandon(): void {
    if (this.#connection.handle.isTransaction) this.#exec('rollback');
  }

  #exec(sql: string): void {
    this.#connection.executeNow({ sql, parameters: [] });
  }
}
