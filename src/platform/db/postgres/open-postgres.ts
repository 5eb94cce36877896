import { setTimeout as pause } from 'node:timers/promises';

import { PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { types } from 'pg';
import type { CustomTypesConfig } from 'pg';

import type { Clock } from '../../clock/clock.ts';
import type { Log } from '../../log/log.ts';
import type { Connection } from '../connection.ts';
import type { Database, Opened, TransactionOptions, Tx } from '../database.ts';
import { ConnectionLost, DeadlockError } from '../errors.ts';
import { createKysely } from '../create-kysely.ts';
import { migrate } from '../migrations/migrate.ts';
import type { SqlFlavour } from '../create-kysely.ts';
import { postgresTraits as traits } from '../engine-features.ts';
import { UnitOfWork, refuseInsideTransaction } from '../transaction.ts';
import { retry } from './retry.ts';
import { ConnectionPool } from './connection-pool.ts';
import { OpenSockets } from './open-sockets.ts';
import { translate } from './postgres-errors.ts';
import { PostgresNotices } from './postgres-notices.ts';
import { postgresMigrationTarget } from './postgres-migration-target.ts';
import { PostgresTransaction } from './postgres-transaction.ts';
import { probe } from './probe.ts';
import { ServerHealth } from './server-health.ts';

const flavour: SqlFlavour = {
  createAdapter: () => new PostgresAdapter(),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
};

/** Counters and revisions are int8 but stay far below 2^53, so they are read as numbers, as on SQLite. */
const numbers: CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format ?? 'text')),
};

/** Timeouts and intervals that tests shorten. */
export interface PostgresTimes {
  /** Time limit per statement on the server; the client waits a second longer. */
  readonly statementMs: number;
  /** How long to wait for a free connection, and for a new one to be opened. */
  readonly connectMs: number;
  /** How long the server may take to answer a trivial query. */
  readonly answerMs: number;
  /** How often a server that does not answer, or accepts no writes, is probed. */
  readonly retryMs: number;
  /** How often the listening connection checks that the server still responds. */
  readonly heartbeatMs: number;
  /** How long connections may take to close cleanly. */
  readonly goodbyeMs: number;
}

export const defaultPostgresTimes: Omit<PostgresTimes, 'statementMs' | 'connectMs'> = {
  answerMs: 2000,
  retryMs: 1000,
  heartbeatMs: 15_000,
  goodbyeMs: 1000,
};

export interface PostgresOptions extends PostgresTimes {
  readonly url: string;
  readonly connections: number;
  /** How long a statement waits for a row lock held by another transaction. */
  readonly lockWaitMs: number;
  readonly clock: Clock;
  readonly log: Pick<Log, 'info' | 'warn'>;
}

/**
 * Locks are acquired in one order wherever possible, but a few kinds of changes can still deadlock: deleting a library,
 * for example, locks everything in it. The server rolls back one of the two completely. Its work affects nothing
 * outside the transaction, so it is retried.
 */
const MOST_ATTEMPTS = 4;

export const openPostgres = async (options: PostgresOptions): Promise<Opened> => {
  const { url, log, statementMs, connectMs, answerMs, retryMs, heartbeatMs } = options;
  const onLost = (error: Error): void => log.warn({ err: translate(error) }, 'a connection to PostgreSQL was lost');
  const sockets = new OpenSockets();
  const health = new ServerHealth({
    probe: () => probe({ url, sockets, withinMs: answerMs }),
    retryMs,
    log,
    onRecovered: () => pool.retire(),
  });
  const pool = new ConnectionPool({
    url,
    connections: options.connections,
    types: numbers,
    sockets,
    health,
    statementMs,
    connectMs,
    // Below the statement timeout, to distinguish waiting for a lock from a slow statement.
    lockMs: Math.min(options.lockWaitMs, statementMs / 2),
    onIdleError: onLost,
  });
  const notices = new PostgresNotices({ url, sockets, answerMs: connectMs, heartbeatMs, onLost });
  const close = async (): Promise<void> => {
    const ended = Promise.allSettled([health.stop(), notices.close(), pool.end()]);
    // After the grace period, work in progress fails and releases its connection.
    await sockets.close(options.goodbyeMs);
    // A caller may hold a connection while it waits for something other than the server.
    await Promise.race([ended, pause(options.goodbyeMs, undefined, { ref: false })]);
  };
  const applied = await migrate(postgresMigrationTarget(pool), options.clock).catch(async (error: unknown) => {
    await close();
    throw error;
  });

  /** After a server restart the pool may hand out every dead connection before it opens a new one. */
  const lost = { after: ConnectionLost, most: options.connections + 1, withinMs: 1000 };
  const home = {};
  const guarded: Connection = {
    execute: async (statement) => {
      refuseInsideTransaction('the database was read directly');
      return retry(lost, () => pool.execute(statement));
    },
  };

  const attempt = async <T>(work: (tx: Tx) => Promise<T>, { statementMs: ownMs }: TransactionOptions): Promise<T> => {
    const transaction = new PostgresTransaction({ pool, lost, statementMs: ownMs });
    try {
      const unit = new UnitOfWork({
        query: () => createKysely(transaction, flavour),
        connection: transaction,
        traits,
        send: (deferred) => transaction.send(deferred),
        databaseKey: home,
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
    databaseKey: home,
    notices,
    version: () => undefined,
    db: { query: createKysely(guarded, flavour), connection: guarded, traits },
    transaction: async (work, own = {}) => {
      refuseInsideTransaction('a transaction was opened');
      return retry({ after: DeadlockError, most: MOST_ATTEMPTS }, () => attempt(work, own));
    },
    health: () => health.state,
    checkHealth: () => health.check(),
    close,
  };
  return { database, applied };
};
