import { AsyncLocalStorage } from 'node:async_hooks';

import type { Kysely } from 'kysely';

import type { Connection, Statement } from './connection.ts';
import type { Db, Tx } from './database.ts';
import type { Tables } from './tables.ts';
import type { EngineFeatures } from './engine-features.ts';

/** A write that is queued until the end of its transaction. */
export interface DeferredWrite {
  readonly statement: Statement;
  readonly as: string | undefined;
}

/** What a transaction still has to run. */
export interface QueuedStatements {
  /** Statements that run one after the other, before the writes. */
  readonly ahead: readonly Statement[];
  readonly deferred: readonly DeferredWrite[];
}

/** Runs queued statements inside the transaction. */
type Send = (queued: QueuedStatements) => Promise<void>;

const openTransaction = new AsyncLocalStorage<true>();

/**
 * A read outside the open transaction would not see its writes, and if the transaction holds the last free connection,
 * the read would deadlock. This is a programming error, so it throws.
 */
export const assertOutsideTransaction = (what: string): void => {
  if (openTransaction.getStore() !== undefined) {
    throw new Error(`${what} while a transaction is open: pass its Tx down instead`);
  }
};

interface UnitOptions extends Pick<Tx, 'connection' | 'features' | 'databaseKey'> {
  readonly getHistoryKey: () => object;
  readonly query: () => Kysely<Tables>;
  readonly send: Send;
}

export class UnitOfWork implements Tx {
  readonly connection: Connection;
  readonly features: EngineFeatures;
  readonly databaseKey: object;
  readonly #getHistoryKey: () => object;
  readonly #query: () => Kysely<Tables>;
  readonly #send: Send;
  #ahead: Statement[] = [];
  #deferred: DeferredWrite[] = [];
  readonly #finishers: (() => void)[] = [];
  readonly #callbacks: (() => void)[] = [];

  constructor({ query, connection, features, send, databaseKey, getHistoryKey }: UnitOptions) {
    this.#query = query;
    this.#send = send;
    this.connection = connection;
    this.features = features;
    this.databaseKey = databaseKey;
    this.#getHistoryKey = getHistoryKey;
  }

  /** Created on access: prepared queries, which the hot paths use, do not need it. */
  get query(): Kysely<Tables> {
    return this.#query();
  }

  get historyKey(): object {
    return this.#getHistoryKey();
  }

  defer(statement: Statement, as?: string): void {
    this.#deferred.push({ statement, as });
  }

  deferAhead(statement: Statement): void {
    this.#ahead.push(statement);
  }

  async flush(): Promise<void> {
    const queued = { ahead: this.#ahead, deferred: this.#deferred };
    this.#ahead = [];
    this.#deferred = [];
    if (queued.ahead.length + queued.deferred.length > 0) await this.#send(queued);
  }

  beforeCommit(finish: () => void): void {
    this.#finishers.push(finish);
  }

  afterCommit(callback: () => void): void {
    this.#callbacks.push(callback);
  }

  /** Called by the engine after the commit. */
  committed(): void {
    for (const callback of this.#callbacks) callback();
  }

  /** Runs the work and returns its result together with what is still queued. */
  async run<T>(work: (tx: Tx) => Promise<T>): Promise<{ result: T; queued: QueuedStatements }> {
    const result = await openTransaction.run(true, work, this);
    for (const finish of this.#finishers) finish();
    return { result, queued: { ahead: this.#ahead, deferred: this.#deferred } };
  }
}

/** Data read inside a transaction may be its own uncommitted writes, and may be rolled back. */
export const isTransaction = (db: Db): db is Tx => db instanceof UnitOfWork;
