import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { Client } from 'pg';

import { eventually } from './eventually.ts';
import type { TestService } from './test-service.ts';

/**
 * Makes every write of the service wait, as another process or instance could, until the returned function is called.
 */
export const holdWriters = async (service: TestService): Promise<() => Promise<void>> => {
  const { DATABASE_URL: url, TUREEN_DATA: folder = '' } = service.settings;
  if (url === undefined) {
    const other = new DatabaseSync(path.join(folder, 'tureen.sqlite'));
    other.exec('begin immediate');
    return async () => other.close();
  }
  return holding(url, 'lock table event_counter in exclusive mode');
};

/** Locks the rows of a query until the returned function is called. Undefined if the engine has no row locks. */
export const holdRow = async (service: TestService, query: string): Promise<(() => Promise<void>) | undefined> => {
  const { DATABASE_URL: url } = service.settings;
  return url === undefined ? undefined : holding(url, query);
};

const holding = async (url: string, statement: string): Promise<() => Promise<void>> => {
  const other = new Client({ connectionString: url });
  await other.connect();
  await other.query('begin');
  await other.query(statement);
  return () => other.end();
};

/** Resolves when a transaction of the service waits for another one. */
export const untilTransactionWaits = (service: TestService): Promise<void> =>
  eventually(async () => {
    if (service.database.features.hasRowLocks) {
      const waiting = await service.rows(
        "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      );
      return waiting.length > 0;
    }
    const waiting = service.database.metrics.find(({ name }) => name === 'tureen_sqlite_writes_waiting');
    return Number(waiting?.read()) > 0;
  }, 'a transaction that waits');
