import { resolve } from 'node:path';

import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config/config.ts';
import type { Log } from '../log/log.ts';
import type { Database, OpenedDatabase } from './database.ts';
import type { SchemaDefinition } from './schema-definition.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';
import type { GroupCommitOptions } from './sqlite/group-commit.ts';
import type { PostgresTimeouts } from './postgres/open-postgres.ts';
import { throttleOutageWarnings } from './throttle-outage-warnings.ts';

export interface OpenDatabaseOptions {
  readonly config: Config;
  readonly schema: SchemaDefinition;
  readonly clock: Clock;
  readonly log: Log;
  readonly lockWaitMs: number;
  readonly groupCommit?: Partial<GroupCommitOptions>;
  readonly postgresTimes?: Partial<PostgresTimeouts>;
}

/** Opens the configured database and migrates it to the current version. */
export const openConfiguredDatabase = async ({
  config,
  schema,
  clock,
  log,
  lockWaitMs,
  groupCommit,
  postgresTimes,
}: OpenDatabaseOptions): Promise<Database> => {
  const open = async (): Promise<OpenedDatabase> => {
    if (config.databaseUrl === undefined) return openSqlite(resolve(config.data), schema, clock, groupCommit);
    // Loaded only if needed: the driver costs startup time and memory.
    const { defaultPostgresTimeouts, openPostgres } = await import('./postgres/open-postgres.ts');
    return openPostgres({
      url: config.databaseUrl,
      schema,
      connections: config.databaseConnections,
      lockWaitMs,
      clock,
      log: throttleOutageWarnings(log),
      statementMs: config.databaseStatementSeconds * 1000,
      connectMs: config.databaseConnectSeconds * 1000,
      ...defaultPostgresTimeouts,
      ...postgresTimes,
    });
  };
  const opened = await open();
  for (const name of opened.applied) log.info({ migration: name }, 'database migrated');
  return opened.database;
};
