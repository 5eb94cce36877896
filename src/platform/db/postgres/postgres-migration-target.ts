import { postgresDialect } from '../migrations/migration.ts';
import type { MigrationTarget } from '../migrations/migrate.ts';
import type { ConnectionPool } from './connection-pool.ts';

/** Any number that no other program uses on the same database: here the letters "tureen". */
const LOCK = 0x74757265656e;

/** Time limit for one migration statement, and for waiting until another instance has migrated. */
const MIGRATION_MS = 3_600_000;

/** Each step holds an advisory lock; other instances that are starting wait for it. */
export const createPostgresMigrationTarget = (pool: ConnectionPool): MigrationTarget => ({
  dialect: postgresDialect,
  hasTable: async (table) => {
    const sql = 'select to_regclass($1) is not null as known';
    const { rows } = await pool.execute({ sql, parameters: [table] });
    return rows[0]?.['known'] === true;
  },
  read: async (sql) => (await pool.execute({ sql, parameters: [] })).rows,
  runExclusively: async (work) => {
    const held = await pool.checkOut();
    try {
      await held.command(`begin; set local lock_timeout = 0; set local statement_timeout = ${MIGRATION_MS}`);
      held.setStatementTimeout(MIGRATION_MS);
      await held.execute({ sql: 'select pg_advisory_xact_lock($1)', parameters: [LOCK] });
      const result = await work(async (sql) => (await held.execute({ sql, parameters: [] })).rows);
      await held.execute({ sql: 'commit', parameters: [] });
      return result;
    } catch (error) {
      await held.command('rollback').catch(() => undefined);
      throw error;
    } finally {
      held.release();
    }
  },
});
