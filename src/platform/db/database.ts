import type { Kysely } from 'kysely';

import type { Connection, Statement } from './connection.ts';
import type { Tables } from './tables/tables.ts';
import type { Notices } from './notices.ts';
import type { Traits } from './traits.ts';

/** For reading. A `Tx` is one too, and then reads what the transaction sees. */
export interface Db {
  readonly query: Kysely<Tables>;
  readonly connection: Connection;
  readonly traits: Traits;
}

/** For writing: one open transaction. */
export interface Tx extends Db {
  /**
   * Enlists a write whose outcome nobody waits for. All of them run when the transaction ends, on
   * PostgreSQL as one statement, so none of them, nor a read before the end, sees another's effect.
   * With `as`, later ones may read the rows it returns by that name where `traits.hasWritingCte`.
   */
  later(statement: Statement, as?: string): void;
  /** Runs what is enlisted so far, where the rest of the work has to see it. It costs a round trip. */
  flush(): Promise<void>;
  /** Runs when the work is done and before the commit, and may still enlist writes. */
  beforeCommit(finish: () => void): void;
  /** Runs when all of it is durable, for what is kept in memory of it; never where it was not committed. */
  afterCommit(tell: () => void): void;
  /** Stands for the database: what is kept in memory of one must not be taken for that of another. */
  readonly home: object;
}

/**
 * What is known of the database. While it is read-only, reads go on; while it is unreachable, everything fails at once
 * until it answers again.
 */
export type DatabaseHealth = 'available' | 'read-only' | 'unreachable';

export interface TransactionOptions {
  /** How long each statement may take where the usual limit is too short: for work in the background. */
  readonly statementMs?: number;
}

export interface Database {
  /** For reads outside a transaction. Using it while the caller has one open throws at once. */
  readonly db: Db;
  readonly traits: Traits;
  /** That of its transactions. */
  readonly home: object;
  /**
   * A number that changes whenever the data may have changed, where the engine can tell without
   * being asked; undefined where another instance may write at any time.
   */
  version(): number | undefined;
  /**
   * Runs the work in one transaction: all of it is durable when the promise resolves, none of it when it rejects. The
   * work may be run again where another transaction stood in the way, so it changes nothing but what is in the database.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** To the other instances on this database. */
  readonly notices: Notices;
  /** What is known, without asking. */
  health(): DatabaseHealth;
  /** Asks the database, and throws `DatabaseUnavailable` if it cannot be reached. Ends within a few seconds anyway. */
  checkHealth(): Promise<Exclude<DatabaseHealth, 'unreachable'>>;
  /** Ends within a few seconds: what is still under way is cut off. */
  close(): Promise<void>;
}

export interface Opened {
  readonly database: Database;
  /** The migrations that opening it applied. */
  readonly applied: readonly string[];
}
