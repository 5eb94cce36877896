import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { engines } from '../../../../test/support/engines.ts';
import { newEntry } from '../../../../test/support/recipes.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';

/** FTS5 describes its index in rows with lower numbers. */
const FIRST_PAGE = 100;

for (const engine of engines.filter(({ name }) => name === 'sqlite')) {
  suite('pages of the token index on SQLite', () => {
    const service = serviceForSuite(engine);

    test('are small, so that a write merges little', async () => {
      const words = Array.from({ length: 600 }, (_, index) => `word${index * 7919}`);
      await newEntry(service.client, { title: 'Long stew', description: words.join(' ') });
      const pages = await service.rows(`select length(block) as bytes from recipe_token_data where id > ${FIRST_PAGE}`);
      assert.ok(pages.length > 3, `${pages.length} pages`);
      const largest = Math.max(...pages.map(({ bytes }) => Number(bytes)));
      assert.ok(largest < 1500, `a page has ${largest} bytes`);
    });
  });
}
