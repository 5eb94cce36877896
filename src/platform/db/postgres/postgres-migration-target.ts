import type { Pool } from 'pg';

import { postgresSpelling } from '../migrations/migration.ts';
import type { MigrationTarget } from '../migrations/migrate.ts';
import { translate } from './postgres-connection.ts';

/** Any number that no other program uses on the same database: the letters "tureen". */
const LOCK = 0x74757265656e;

/** Migrations hold an advisory lock for each step; other instances that start wait for it. */
export const postgresMigrationTarget = (pool: Pool): MigrationTarget => ({
  spelling: postgresSpelling,
  alone: async (work) => {
    const client = await pool.connect().catch((error: unknown) => {
      throw translate(error);
    });
    try {
      await client.query('begin');
      await client.query('set local lock_timeout = 0; set local statement_timeout = 0');
      await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
      const result = await work(async (sql) => (await client.query<Record<string, unknown>>(sql)).rows);
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  },
});
