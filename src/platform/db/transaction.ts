import { AsyncLocalStorage } from 'node:async_hooks';

import type { Kysely } from 'kysely';

import type { Connection, Statement } from './connection.ts';
import type { Db, Tx } from './database.ts';
import type { Tables } from './tables/tables.ts';
import type { Traits } from './traits.ts';

/** A write that waits for the end of its transaction. */
export interface Deferred {
  readonly statement: Statement;
  readonly as: string | undefined;
}

/** Runs enlisted writes inside the transaction. */
type Send = (deferred: readonly Deferred[]) => Promise<void>;

const openTransaction = new AsyncLocalStorage<true>();

/**
 * A read beside an open transaction would not see its writes and, with the last free connection,
 * would wait for itself for ever. It is a mistake of the program, and is made loud.
 */
export const refuseInsideTransaction = (what: string): void => {
  if (openTransaction.getStore() !== undefined) {
    throw new Error(`${what} while a transaction is open: pass its Tx down instead`);
  }
};

interface UnitOptions extends Pick<Tx, 'connection' | 'traits' | 'home'> {
  readonly query: () => Kysely<Tables>;
  readonly send: Send;
}

export class UnitOfWork implements Tx {
  readonly connection: Connection;
  readonly traits: Traits;
  readonly home: object;
  readonly #query: () => Kysely<Tables>;
  readonly #send: Send;
  #deferred: Deferred[] = [];
  readonly #finishers: (() => void)[] = [];
  readonly #tellers: (() => void)[] = [];

  constructor({ query, connection, traits, send, home }: UnitOptions) {
    this.#query = query;
    this.#send = send;
    this.connection = connection;
    this.traits = traits;
    this.home = home;
  }

  /** Made when asked for: prepared queries, which the hot paths use, do without it. */
  get query(): Kysely<Tables> {
    return this.#query();
  }

  later(statement: Statement, as?: string): void {
    this.#deferred.push({ statement, as });
  }

  async flush(): Promise<void> {
    const deferred = this.#deferred;
    this.#deferred = [];
    if (deferred.length > 0) await this.#send(deferred);
  }

  beforeCommit(finish: () => void): void {
    this.#finishers.push(finish);
  }

  afterCommit(tell: () => void): void {
    this.#tellers.push(tell);
  }

  /** For the engine, once it has committed. */
  committed(): void {
    for (const tell of this.#tellers) tell();
  }

  /** Runs the work and gives its result with the writes that wait for the end. */
  async run<T>(work: (tx: Tx) => Promise<T>): Promise<{ result: T; deferred: readonly Deferred[] }> {
    const result = await openTransaction.run(true, work, this);
    for (const finish of this.#finishers) finish();
    return { result, deferred: this.#deferred };
  }
}

/** What is read in a transaction may be its own, and be undone. */
export const isTransaction = (db: Db): db is Tx => db instanceof UnitOfWork;
