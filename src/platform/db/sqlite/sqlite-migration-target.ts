import { sqliteDialect } from '../migrations/migration.ts';
import type { MigrationTarget } from '../migrations/migrate.ts';
import { beginImmediate } from './begin-immediate.ts';
import type { SqliteConnection } from './sqlite-connection.ts';

const WAIT_MS = 30_000;

/** Each step holds the file's write lock; other processes that are starting wait for it. */
export const createSqliteMigrationTarget = (connection: SqliteConnection): MigrationTarget => ({
  dialect: sqliteDialect,
  hasTable: async (table) => {
    const sql = 'select 1 from sqlite_master where name = ?';
    return connection.executeNow({ sql, parameters: [table] }).rows.length > 0;
  },
  read: async (sql) => connection.executeNow({ sql, parameters: [] }).rows,
  runExclusively: async (work) => {
    await beginImmediate(connection, WAIT_MS);
    try {
      const result = await work(async (sql) => connection.executeNow({ sql, parameters: [] }).rows);
      connection.handle.exec('commit');
      return result;
    } catch (error) {
      if (connection.handle.isTransaction) connection.handle.exec('rollback');
      throw error;
    }
  },
});
