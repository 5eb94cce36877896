import type { DatabaseSync } from 'node:sqlite';

import { sqliteSpelling } from '../migrations/migration.ts';
import type { MigrationTarget } from '../migrations/migrate.ts';

/** Migrations take the file's write lock for each step; another process that starts waits up to 30 s for it. */
export const sqliteMigrationTarget = (handle: DatabaseSync): MigrationTarget => ({
  spelling: sqliteSpelling,
  alone: async (work) => {
    handle.exec('pragma busy_timeout = 30000; begin immediate;');
    try {
      const result = await work(async (sql) => handle.prepare(sql).all());
      handle.exec('commit');
      return result;
    } catch (error) {
      if (handle.isTransaction) handle.exec('rollback');
      throw error;
    } finally {
      handle.exec('pragma busy_timeout = 0');
    }
  },
});
