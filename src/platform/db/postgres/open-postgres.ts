import { PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { Pool, types } from 'pg';
import type { CustomTypesConfig } from 'pg';

import type { Clock } from '../../clock/clock.ts';
import type { Connection } from '../connection.ts';
import type { Database, Opened, Tx } from '../database.ts';
import { ConnectionLost, GivenUp } from '../errors.ts';
import { kyselyOver } from '../kysely-over.ts';
import { migrate } from '../migrations/migrate.ts';
import type { SqlFlavour } from '../kysely-over.ts';
import { postgresTraits as traits } from '../traits.ts';
import { UnitOfWork, refuseInsideTransaction } from '../transaction.ts';
import { again } from './again.ts';
import { send } from './postgres-connection.ts';
import { PostgresNotices } from './postgres-notices.ts';
import { postgresMigrationTarget } from './postgres-migration-target.ts';
import { PostgresTransaction } from './postgres-transaction.ts';

const flavour: SqlFlavour = {
  createAdapter: () => new PostgresAdapter(),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
};

/** Counters and revisions are int8 and stay far below 2^53, so they are numbers as on SQLite. */
const numbers: CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format ?? 'text')),
};

export interface PostgresOptions {
  readonly url: string;
  readonly connections: number;
  /** How long a statement waits for a row that another transaction holds. */
  readonly lockWaitMs: number;
  readonly clock: Clock;
  /** Told of a connection that was lost while nobody used it. */
  readonly onIdleError: (error: Error) => void;
}

/**
 * Locks are taken in one order wherever that can be, and a few kinds of changes still meet: whoever deletes a library
 * takes everything in it. One of the two is given up by the server and undone whole; its work touches nothing but the
 * transaction, so it is done again.
 */
const MOST_ATTEMPTS = 4;

export const openPostgres = async (options: PostgresOptions): Promise<Opened> => {
  const pool = new Pool({
    connectionString: options.url,
    max: options.connections,
    types: numbers,
    application_name: 'tureen',
    connectionTimeoutMillis: 10_000,
    lock_timeout: options.lockWaitMs,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
  });
  pool.on('error', options.onIdleError);
  const applied = await migrate(postgresMigrationTarget(pool), options.clock).catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });

  const notices = new PostgresNotices({ url: options.url, onLost: options.onIdleError });

  /** After a restart of the server the pool may hand out every connection that died with it before a new one. */
  const lost = { after: ConnectionLost, most: options.connections + 1, withinMs: 1000 };
  const guarded: Connection = {
    execute: async (statement) => {
      refuseInsideTransaction('the database was read directly');
      return again(lost, () => send(pool, statement));
    },
  };

  const attempt = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    const transaction = new PostgresTransaction(pool, lost);
    try {
      const unit = new UnitOfWork({
        query: () => kyselyOver(transaction, flavour),
        connection: transaction,
        traits,
        send: (deferred) => transaction.send(deferred),
        home: pool,
      });
      const { result, deferred } = await unit.run(work);
      await transaction.commit(deferred);
      unit.committed();
      return result;
    } catch (error) {
      await transaction.rollback();
      throw error;
    } finally {
      transaction.release();
    }
  };

  const database: Database = {
    traits,
    home: pool,
    notices,
    version: () => undefined,
    db: { query: kyselyOver(guarded, flavour), connection: guarded, traits },
    transaction: async (work) => {
      refuseInsideTransaction('a transaction was opened');
      return again({ after: GivenUp, most: MOST_ATTEMPTS }, () => attempt(work));
    },
    close: async () => {
      await notices.close();
      await pool.end();
    },
  };
  return { database, applied };
};
