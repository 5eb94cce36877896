import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { createBareExpression } from './bare-expression.ts';
import type { BareSearch, LibraryEngine } from './engine.ts';

const openBareSearch = async (data: string): Promise<BareSearch> => {
  const database = new DatabaseSync(path.join(data, 'tureen.sqlite'), { readOnly: true, timeout: 5000 });
  const space = String(database.prepare('select space from recipe_search limit 1').get()?.['space']);
  const search = database.prepare(
    'select rowid from recipe_token where recipe_token match ? order by rowid desc limit 50',
  );
  return {
    time: async (query) => {
      const expression = createBareExpression('fts5', query, space);
      const startedAt = performance.now();
      const rows = search.all(expression).length;
      return { ms: performance.now() - startedAt, rows };
    },
    close: async () => database.close(),
  };
};

export const sqliteEngine: LibraryEngine = {
  title: 'SQLite',
  allowance: 1,
  settings: {},
  settle: async () => {},
  openBareSearch,
  drop: async () => {},
};
