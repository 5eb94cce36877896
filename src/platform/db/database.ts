import type { Kysely } from 'kysely';

import type { Connection, Statement, StatementResult } from './connection.ts';
import type { Tables } from './tables.ts';
import type { Metric } from '../metrics/metric.ts';
import type { Notifications } from './notifications.ts';
import type { EngineFeatures } from './engine-features.ts';

/** Read access. A `Tx` is also a `Db`, and then sees the writes of its transaction. */
export interface Db {
  readonly query: Kysely<Tables>;
  readonly connection: Connection;
  readonly features: EngineFeatures;
  /**
   * A key for caches of committed data. Replaced whenever commits may be lost: after a failover, a new connection may
   * lead to a server that lacks the latest ones. If a connection is opened after this was read and before the
   * transaction begins, the work runs again.
   */
  readonly historyKey: object;
  /**
   * The same data, for statements whose cost grows with a library. Set outside a transaction if the engine would run
   * them on the main thread.
   */
  readonly longReads?: Db;
}

/** Write access: one open transaction. */
export interface Tx extends Db {
  /**
   * Queues a write whose result the caller does not need. All queued writes run when the transaction ends, on
   * PostgreSQL as one statement, so neither they nor reads before the end see each other's effects. If
   * `features.hasWritingCte`, later writes can refer to the rows it returns by the name `as`.
   */
  defer(statement: Statement, as?: string): void;
  /**
   * Queues a statement that runs right before the queued writes, as a statement of its own: a lock that they rely on, or
   * a write that may have to wait. The caller does not learn its result. It is sent together with the writes, and costs
   * no round trip of its own.
   */
  deferAhead(statement: Statement): void;
  /** Runs the statements and writes queued so far, for work that has to see their effects. Costs a round trip. */
  flush(): Promise<void>;
  /** Runs when the work is done but before the commit. May still queue writes. */
  beforeCommit(finish: () => void): void;
  /** Runs once the transaction is durable, to update state held in memory. Never runs if the commit failed. */
  afterCommit(callback: () => void): void;
  /** Identifies the database, as a key for caches: what is cached for one database must not be used for another. */
  readonly databaseKey: object;
}

/**
 * The last known state of the database. While it is read-only, reads continue; while it is unreachable, every statement
 * fails immediately until the server answers again.
 */
export type DatabaseHealth = 'available' | 'read-only' | 'unreachable';

export interface TransactionOptions {
  /** Time limit per statement, for background work that needs more than the default. */
  readonly statementMs?: number;
}

export interface Database {
  /** For reads outside a transaction. Throws immediately if the caller has a transaction open. */
  readonly db: Db;
  readonly features: EngineFeatures;
  /** The same object as `Tx.databaseKey`. */
  readonly databaseKey: object;
  /**
   * A number that changes whenever the data may have changed, if the engine knows that without a query. Undefined if
   * another instance may write at any time.
   */
  version(): number | undefined;
  /**
   * Runs the work in one transaction: if the promise resolves, all of it is durable; if it rejects, none of it is. The
   * work may run again after a conflict with another transaction, so it must have no side effects outside the database.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /**
   * Runs one statement as a transaction of its own, on PostgreSQL in a single round trip. If the connection is lost, the
   * statement is sent again, so it may take effect more than once: for counting attempts that is better than rejecting
   * one.
   */
  executeAtLeastOnce(statement: Statement): Promise<StatementResult>;
  /** Notifications to the other instances on this database. */
  readonly notifications: Notifications;
  /** The last known state, without a query. */
  health(): DatabaseHealth;
  /**
   * Queries the database, and throws `DatabaseUnavailable` if it cannot be reached. Returns or throws within a few
   * seconds.
   */
  checkHealth(): Promise<Exclude<DatabaseHealth, 'unreachable'>>;
  /** What the engine reports about its load. */
  readonly metrics: readonly Metric[];
  /** Finishes within a few seconds; work still in progress is cut off. */
  close(): Promise<void>;
}

export interface OpenedDatabase {
  readonly database: Database;
  /** The migrations that were applied on opening. */
  readonly applied: readonly string[];
}
