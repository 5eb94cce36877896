import { resolve } from 'node:path';

import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config/config.ts';
import type { Log } from '../log/log.ts';
import type { Database } from './database.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';
import type { GroupCommitOptions } from './sqlite/group-commit.ts';

export interface OpenOptions {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Log;
  readonly lockWaitMs: number;
  readonly groupCommit?: Partial<GroupCommitOptions>;
}

/** Opens the database that the configuration names and brings it to the present version. */
export const openDatabase = async ({ config, clock, log, lockWaitMs, groupCommit }: OpenOptions): Promise<Database> => {
  const opened =
    config.databaseUrl === undefined
      ? await openSqlite(resolve(config.data), clock, groupCommit)
      : await openPostgres({
          url: config.databaseUrl,
          connections: config.databaseConnections,
          lockWaitMs,
          clock,
          onIdleError: (error) => log.warn({ err: error }, 'a connection to PostgreSQL was lost'),
        });
  for (const name of opened.applied) log.info({ migration: name }, 'database brought up to date');
  return opened.database;
};
