import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';

import type { Clock } from '../../clock/clock.ts';
import { gauge } from '../../metrics/metric.ts';
import type { Connection } from '../connection.ts';
import type { Database, OpenedDatabase } from '../database.ts';
import { createKysely } from '../create-kysely.ts';
import { migrate } from '../migrations/migrate.ts';
import type { SchemaDefinition } from '../schema-definition.ts';
import type { KyselyDialectParts } from '../create-kysely.ts';
import { noopNotifications } from '../notifications.ts';
import { sqliteFeatures as features } from '../engine-features.ts';
import { UnitOfWork, assertOutsideTransaction } from '../unit-of-work.ts';
import type { QueuedStatements } from '../unit-of-work.ts';
import { Checkpoints, canCheckpointOnThread } from './checkpoints.ts';
import { GroupCommit } from './group-commit.ts';
import type { GroupCommitOptions } from './group-commit.ts';
import { LongReads } from './long-reads.ts';
import { SqliteConnection, mapSqliteError } from './sqlite-connection.ts';
import { createSqliteMigrationTarget } from './sqlite-migration-target.ts';

const flavour: KyselyDialectParts = {
  createAdapter: () => new SqliteAdapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
};

// WAL lets readers run next to the writer; FULL makes an acknowledged write survive a power cut. 16 MB of page cache
// and 16 MB of WAL between checkpoints give 5 % more small changes per second across many lists. A WAL of more than 64
// MB is shortened when it restarts.
const WRITER_PRAGMAS = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma foreign_keys = on;
  pragma temp_store = memory;
  pragma cache_size = -16384;
  pragma wal_autocheckpoint = 4000;
  pragma journal_size_limit = 67108864;
`;

/** Checkpoints run on a thread from now on. If one is missed, SQLite runs it in a commit at 320 MB. */
const startCheckpoints = (writer: DatabaseSync, path: string): Checkpoints | undefined => {
  if (!canCheckpointOnThread(process.versions['sqlite'] ?? '')) return undefined;
  writer.exec('pragma wal_autocheckpoint = 80000');
  return new Checkpoints(writer, path);
};

const openWriter = (path: string): DatabaseSync => {
  try {
    const handle = new DatabaseSync(path);
    chmodSync(path, 0o600);
    handle.exec(`pragma busy_timeout = 5000; ${WRITER_PRAGMAS} pragma busy_timeout = 0;`);
    return handle;
  } catch (error) {
    throw mapSqliteError(error);
  }
};

/** After a read that took longer, such as that of a document of megabytes, others get a turn before its result is used. */
const MAX_TURN_MS = 20;

/** How long a change by another process, such as the command line next to the service, may go unnoticed. */
const UNNOTICED_MS = 50;

/** Counts this process's own commits as they happen, and polls for those of other processes. */
const versionOf = (reader: SqliteConnection, commits: GroupCommit): (() => number) => {
  let askedAt = 0;
  let others = 0;
  return () => {
    const now = performance.now();
    if (now - askedAt > UNNOTICED_MS) {
      askedAt = now;
      others = Number(reader.executeNow({ sql: 'pragma data_version', parameters: [] }).rows[0]?.['data_version']);
    }
    return others * 2 ** 32 + commits.commits;
  };
};

export const getSqlitePath = (folder: string): string => join(folder, 'tureen.sqlite');

/**
 * Opens the embedded database in a folder, which is created if missing and inaccessible to other users of the machine.
 */
export const openSqlite = async (
  folder: string,
  schema: SchemaDefinition,
  clock: Clock,
  options: Partial<GroupCommitOptions> = {},
): Promise<OpenedDatabase> => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = getSqlitePath(folder);
  const writerHandle = openWriter(path);
  const writer = new SqliteConnection(writerHandle, schema.constraints);
  const applied = await migrate(createSqliteMigrationTarget(writer), clock, schema.migrations).catch(
    (error: unknown) => {
      writerHandle.close();
      throw error;
    },
  );
  const readerHandle = new DatabaseSync(path, { readOnly: true, timeout: 5000 });

  const writerQuery = createKysely(writer, flavour);
  const checkpoints = startCheckpoints(writerHandle, path);
  const commits = new GroupCommit(writer, {
    busyWaitMs: 10_000,
    ...options,
    afterCommit: () => checkpoints?.afterCommit(),
  });

  const reader = new SqliteConnection(readerHandle);
  const guardedReader: Connection = {
    execute: async (statement) => {
      assertOutsideTransaction('the database was read directly');
      const began = performance.now();
      const result = reader.executeNow(statement);
      if (performance.now() - began > MAX_TURN_MS) await yieldToEventLoop();
      return result;
    },
  };

  const longReads = new LongReads(path);
  const guardedLongReads: Connection = {
    execute: async (statement) => {
      assertOutsideTransaction('the database was read directly');
      return longReads.execute(statement);
    },
  };

  const send = async ({ ahead, deferred }: QueuedStatements): Promise<void> => {
    for (const statement of ahead) writer.executeNow(statement);
    for (const { statement } of deferred) writer.executeNow(statement);
  };

  const databaseKey = {};
  const database: Database = {
    features,
    databaseKey,
    notifications: noopNotifications,
    version: versionOf(reader, commits),
    db: {
      query: createKysely(guardedReader, flavour),
      connection: guardedReader,
      features,
      historyKey: databaseKey,
      longReads: {
        query: createKysely(guardedLongReads, flavour),
        connection: guardedLongReads,
        features,
        historyKey: databaseKey,
      },
    },
    transaction: async (work) => {
      assertOutsideTransaction('a transaction was opened');
      const { result, unit } = await commits.submit(async () => {
        const unit = new UnitOfWork({
          query: () => writerQuery,
          connection: writer,
          features,
          send,
          databaseKey,
          getHistoryKey: () => databaseKey,
        });
        const { result, queued } = await unit.run(work);
        await send(queued);
        return { result, unit };
      });
      unit.committed();
      return result;
    },
    executeAtLeastOnce: (statement) => database.transaction((tx) => tx.connection.execute(statement)),
    health: () => 'available',
    metrics: [
      gauge('tureen_sqlite_writes_waiting', 'Transactions that wait for their turn to write.', () => commits.waiting),
      gauge('tureen_sqlite_long_reads', 'Statements that wait for the thread for long reads.', () => longReads.waiting),
    ],
    checkHealth: async () => {
      reader.executeNow({ sql: 'select 1', parameters: [] });
      return 'available';
    },
    close: async () => {
      await commits.idle();
      await checkpoints?.close();
      await longReads.close();
      readerHandle.close();
      writerHandle.close();
    },
  };
  return { database, applied };
};
