import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onEveryEngine } from '../../../../test/support/engines.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';
import { tureen } from '../../../app/tureen.ts';

/** One row per library or per member: these are deleted with the library itself. */
const FEW = ['library_count', 'library_member', 'search_space', 'session'];

const referring = {
  sqlite: `select distinct tables.name from sqlite_master as tables, pragma_foreign_key_list(tables.name) as keys
    where tables.type = 'table' and keys."table" = 'library'`,
  postgres: `select distinct cast(conrelid as regclass) || '' as name from pg_constraint
    where contype = 'f' and confrelid = cast('library' as regclass)`,
};

onEveryEngine('library contents', (engine) => {
  const service = serviceForSuite(engine);

  test('are removed in slices, except from tables with few rows', async () => {
    const tables = (await service.rows(referring[engine.name])).map(({ name }) => String(name));
    assert.ok(tables.includes('recipe'));
    const removed = new Set<string>(tureen.libraryTables.map(({ table }) => table));
    assert.deepEqual(tables.filter((table) => !removed.has(table)).toSorted(), FEW);
  });

  test('are removed before what they belong to, and recipes before tags and books', () => {
    const order = tureen.libraryTables.map(({ table }) => table);
    for (const { table, parent } of tureen.libraryTables) {
      if (parent !== undefined) assert.ok(order.indexOf(table) < order.indexOf(parent.table), table);
    }
    for (const label of ['tag', 'facet', 'book'] as const) {
      assert.ok(order.indexOf('recipe') < order.indexOf(label), label);
    }
    assert.deepEqual(order.slice(0, 5), ['webhook_delivery', 'webhook', 'job_item', 'job', 'invitation']);
  });
});
