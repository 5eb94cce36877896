import { resolve } from 'node:path';

import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config/config.ts';
import type { Log } from '../log/log.ts';
import type { Database, Opened } from './database.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';
import type { GroupCommitOptions } from './sqlite/group-commit.ts';
import type { PostgresTimes } from './postgres/open-postgres.ts';
import { throttleOutageWarnings } from './throttle-outage-warnings.ts';

export interface OpenOptions {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Log;
  readonly lockWaitMs: number;
  readonly groupCommit?: Partial<GroupCommitOptions>;
  readonly postgresTimes?: Partial<PostgresTimes>;
}

/** Opens the configured database and migrates it to the current version. */
export const openDatabase = async ({
  config,
  clock,
  log,
  lockWaitMs,
  groupCommit,
  postgresTimes,
}: OpenOptions): Promise<Database> => {
  const open = async (): Promise<Opened> => {
    if (config.databaseUrl === undefined) return openSqlite(resolve(config.data), clock, groupCommit);
    // Loaded only if needed: the driver costs startup time and memory.
    const { defaultPostgresTimes, openPostgres } = await import('./postgres/open-postgres.ts');
    return openPostgres({
      url: config.databaseUrl,
      connections: config.databaseConnections,
      lockWaitMs,
      clock,
      log: throttleOutageWarnings(log),
      statementMs: config.databaseStatementSeconds * 1000,
      connectMs: config.databaseConnectSeconds * 1000,
      ...defaultPostgresTimes,
      ...postgresTimes,
    });
  };
  const opened = await open();
  for (const name of opened.applied) log.info({ migration: name }, 'database brought up to date');
  return opened.database;
};
