import { setTimeout as pause } from 'node:timers/promises';

import { PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { types } from 'pg';
import type { CustomTypesConfig } from 'pg';

import type { Clock } from '../../clock/clock.ts';
import type { Log } from '../../log/log.ts';
import { gauge } from '../../metrics/metric.ts';
import type { Metric } from '../../metrics/metric.ts';
import type { Connection } from '../connection.ts';
import type { Database, OpenedDatabase, TransactionOptions, Tx } from '../database.ts';
import { ConnectionLost, DeadlockError, HistoryChanged } from '../errors.ts';
import { createKysely } from '../create-kysely.ts';
import { migrate } from '../migrations/migrate.ts';
import type { SchemaDefinition } from '../schema-definition.ts';
import type { KyselyDialectParts } from '../create-kysely.ts';
import { postgresFeatures as features } from '../engine-features.ts';
import { UnitOfWork, assertOutsideTransaction } from '../unit-of-work.ts';
import { retry } from './retry.ts';
import type { RetryPolicy } from './retry.ts';
import { ConnectionPool } from './connection-pool.ts';
import type { PoolHistory } from './connection-pool.ts';
import { SocketRegistry } from './socket-registry.ts';
import { mapPostgresError } from './postgres-errors.ts';
import { PostgresNotifications } from './postgres-notifications.ts';
import { createPostgresMigrationTarget } from './postgres-migration-target.ts';
import { PostgresTransaction } from './postgres-transaction.ts';
import { probe } from './probe.ts';
import { ServerHealth } from './server-health.ts';

const flavour: KyselyDialectParts = {
  createAdapter: () => new PostgresAdapter(),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
};

/** Counters and revisions are int8 but stay far below 2^53, so they are read as numbers, as on SQLite. */
const numbers: CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format ?? 'text')),
};

/** Timeouts and intervals that tests shorten. */
export interface PostgresTimeouts {
  /** Time limit per statement on the server; the client waits a second longer. */
  readonly statementMs: number;
  /** How long to wait for a free connection, and for a new one to be opened. */
  readonly connectMs: number;
  /** How long the server may take to answer a trivial query. */
  readonly responseMs: number;
  /** How often a server that does not answer, or accepts no writes, is probed. */
  readonly retryMs: number;
  /** How often the listening connection checks that the server still responds. */
  readonly heartbeatMs: number;
  /** How long connections may take to close cleanly. */
  readonly closeMs: number;
}

export const defaultPostgresTimeouts: Omit<PostgresTimeouts, 'statementMs' | 'connectMs'> = {
  responseMs: 2000,
  retryMs: 1000,
  heartbeatMs: 15_000,
  closeMs: 1000,
};

export interface PostgresOptions extends PostgresTimeouts {
  readonly url: string;
  readonly schema: SchemaDefinition;
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
const deadlocked: RetryPolicy = { errorClass: DeadlockError, maxAttempts: 4, backoffMs: 10 };

const getPoolMetrics = (pool: ConnectionPool, max: number): readonly Metric[] => [
  gauge('tureen_postgres_connections', 'Connections to PostgreSQL, by state.', () => [
    { labels: { state: 'idle' }, value: pool.load.idle },
    { labels: { state: 'in_use' }, value: pool.load.inUse },
  ]),
  gauge('tureen_postgres_connections_limit', 'Maximum number of connections to PostgreSQL.', () => max),
  gauge('tureen_postgres_connections_waiting', 'Statements and transactions that wait for a connection.', () => {
    return pool.load.waiting;
  }),
];

export const openPostgres = async (options: PostgresOptions): Promise<OpenedDatabase> => {
  const { url, log, statementMs, connectMs, responseMs, retryMs, heartbeatMs } = options;
  const onLost = (error: Error): void => log.warn({ err: mapPostgresError(error) }, 'connection to PostgreSQL lost');
  const sockets = new SocketRegistry();
  const health = new ServerHealth({
    probe: () => probe({ url, sockets, withinMs: responseMs }),
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
  const notices = new PostgresNotifications({ url, sockets, answerMs: connectMs, heartbeatMs, onLost });
  const close = async (): Promise<void> => {
    const ended = Promise.allSettled([health.stop(), notices.close(), pool.end()]);
    // After the grace period, work in progress fails and releases its connection.
    await sockets.close(options.closeMs);
    // A caller may hold a connection while it waits for something other than the server.
    await Promise.race([ended, pause(options.closeMs, undefined, { ref: false })]);
  };
  const applied = await migrate(createPostgresMigrationTarget(pool), options.clock, options.schema.migrations).catch(
    async (error: unknown) => {
      await close();
      throw error;
    },
  );

  /** After a server restart the pool may hand out every dead connection before it opens a new one. */
  const lost = { errorClass: ConnectionLost, maxAttempts: options.connections + 1, maxAttemptMs: 1000 };
  /** Each attempt knows all connections that were open when it began. */
  const outdated = { errorClass: HistoryChanged, maxAttempts: 2 * options.connections + 1 };
  const databaseKey = {};
  const guarded: Connection = {
    execute: async (statement) => {
      assertOutsideTransaction('the database was read directly');
      return retry(lost, () => pool.execute(statement));
    },
  };

  const attempt = async <T>(work: (tx: Tx) => Promise<T>, { statementMs: ownMs }: TransactionOptions): Promise<T> => {
    let usedHistory: PoolHistory | undefined;
    const transaction = new PostgresTransaction({
      pool,
      lost,
      statementMs: ownMs,
      getUsedHistory: () => usedHistory,
    });
    try {
      const unit = new UnitOfWork({
        query: () => createKysely(transaction, flavour),
        connection: transaction,
        features,
        send: (queued) => transaction.send(queued),
        databaseKey,
        getHistoryKey: () => (usedHistory ??= pool.history),
      });
      const { result, queued } = await unit.run(work);
      await transaction.commit(queued);
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
    features,
    databaseKey,
    notifications: notices,
    version: () => undefined,
    db: {
      query: createKysely(guarded, flavour),
      connection: guarded,
      features,
      get historyKey() {
        return pool.history;
      },
    },
    transaction: async (work, own = {}) => {
      assertOutsideTransaction('a transaction was opened');
      return retry(deadlocked, () => retry(outdated, () => attempt(work, own)));
    },
    executeAtLeastOnce: async (statement) => {
      assertOutsideTransaction('a statement was executed directly');
      return retry(deadlocked, () => retry(lost, () => pool.execute(statement)));
    },
    health: () => health.state,
    metrics: getPoolMetrics(pool, options.connections),
    checkHealth: () => health.check(),
    close,
  };
  return { database, applied };
};
