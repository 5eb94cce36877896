import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onEveryEngine } from '../../../test/support/engines.ts';
import { serviceForSuite } from '../../../test/support/test-service.ts';
import { tablesInSlices } from './library-contents.store.ts';

/** One row per library or per member: these are deleted with the library itself. */
const FEW = ['library_count', 'library_member', 'search_space', 'session'];

const referring = {
  sqlite: `select distinct tables.name from sqlite_master as tables, pragma_foreign_key_list(tables.name) as keys
    where tables.type = 'table' and keys."table" = 'library'`,
  postgres: `select distinct cast(conrelid as regclass) || '' as name from pg_constraint
    where contype = 'f' and confrelid = cast('library' as regclass)`,
};

onEveryEngine('the contents of a library', (engine) => {
  const service = serviceForSuite(engine);

  test('are removed in slices, except for tables with few rows', async () => {
    const tables = (await service.rows(referring[engine.name])).map(({ name }) => String(name));
    assert.ok(tables.includes('recipe'));
    assert.deepEqual(tables.filter((table) => !tablesInSlices.includes(table)).toSorted(), FEW);
  });
});
