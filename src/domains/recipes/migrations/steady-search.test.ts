import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { Pool } from 'pg';

import { engines } from '../../../../test/support/engines.ts';
import { TestService } from '../../../../test/support/test-service.ts';
import { systemClock } from '../../../platform/clock/clock.ts';
import { tureen } from '../../../app/tureen.ts';
import { steadySearchMigration } from './0012_steady_search.ts';
import { migrate } from '../../../platform/db/migrations/migrate.ts';
import type { MigrationTarget } from '../../../platform/db/migrations/migrate.ts';
import { postgresDialect } from '../../../platform/db/migrations/migration.ts';

const ROWS = 300;

/** Migrates over a single connection that no other code uses. */
const targetOf = (pool: Pool): MigrationTarget => {
  const read = async (sql: string) => (await pool.query<Record<string, unknown>>(sql)).rows;
  return {
    dialect: postgresDialect,
    hasTable: async (table) => (await read(`select to_regclass('${table}') as found`))[0]?.['found'] !== null,
    read,
    runExclusively: (work) => work(read),
  };
};

for (const engine of engines.filter(({ name }) => name === 'postgres')) {
  suite('token index upgrade on PostgreSQL', () => {
    test('empties the pending list and keeps it short from then on', async () => {
      await using cleanUp = new AsyncDisposableStack();
      const database = await engine.createEmptyDatabase();
      cleanUp.defer(() => database.drop());
      const pool = new Pool({ connectionString: database.settings['DATABASE_URL'], max: 1 });
      cleanUp.defer(() => pool.end());
      const write = (from: number): Promise<unknown> =>
        pool.query(
          `insert into recipe_search (number, space, words, labels)
           select number, '00001a', (select string_agg(md5(number || ' ' || word), ' ')
             from generate_series(1, 50) as word), ':'
           from generate_series(${from}, ${from + ROWS - 1}) as number`,
        );
      const pendingPages = async (): Promise<number> => {
        const { rows } = await pool.query<{ pages: string }>(`select gin_clean_pending_list('recipe_token') as pages`);
        return Number(rows[0]?.pages);
      };

      await migrate(targetOf(pool), systemClock, tureen.schema.migrations.slice(0, steadySearchMigration.number - 1));
      await pool.query('alter table recipe_search drop constraint recipe_search_number_fkey');
      await pool.query('alter table recipe_search set (autovacuum_enabled = false)');
      await write(1);
      assert.ok((await pendingPages()) > 50, 'the pending list was already short before the upgrade');
      await write(1 + ROWS);

      const service = new TestService({ ...engine, createDatabase: async () => database });
      await service.start();
      cleanUp.defer(() => service.stop());
      assert.equal(await pendingPages(), 0);
      await write(1 + 2 * ROWS);
      // 64 kB, plus the entries of the row that exceeded it.
      assert.ok((await pendingPages()) <= 10);
    });
  });
}
