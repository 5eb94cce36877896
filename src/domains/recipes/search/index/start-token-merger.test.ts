import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { engines } from '../../../../../test/support/engines.ts';
import { eventually } from '../../../../../test/support/eventually.ts';
import { manyRecipes, newEntry, newRecipes } from '../../../../../test/support/recipes.ts';
import { serviceForSuite } from '../../../../../test/support/test-service.ts';
import { mergeTokens } from './merge-tokens.store.ts';

/** The id of a page has the number of its segment above these bits. */
const PAGE_BITS = 37;
/** Each adds a segment. By default, FTS5 merges four or more. */
const RECIPES = 3;
/** Enough for more than 2,000 pages. */
const LARGE = 3000;
const WORDS = 40;

for (const engine of engines.filter(({ name }) => name === 'sqlite')) {
  suite('token index on SQLite', () => {
    const service = serviceForSuite(engine);

    const countSegments = async (): Promise<number> => {
      const [row] = await service.rows(
        `select count(distinct id >> ${PAGE_BITS}) as segments from recipe_token_data where id >> ${PAGE_BITS} > 0`,
      );
      return Number(row?.['segments']);
    };

    test('is merged when writes stop, and still finds every recipe', async () => {
      await newRecipes(service.client, RECIPES);
      await eventually(async () => (await countSegments()) === 1, 'a single segment');
      for (let number = 1; number <= RECIPES; number += 1) {
        const { body } = await service.client.get<{ items: { title: string }[] }>(`/api/v1/recipes?q=recipe+${number}`);
        assert.ok(
          body.items.some(({ title }) => title === `Recipe ${number}`),
          `Recipe ${number}`,
        );
      }
      const { body } = await service.client.get<{ total: number }>('/api/v1/recipes?q=recipe');
      assert.equal(body.total, RECIPES);
    });

    test('is merged after a write that happens at the end of a merge', async () => {
      await newEntry(service.client, { title: 'Goulash' });
      await eventually(async () => (await countSegments()) === 1, 'a single segment');
      for (const title of ['Beef goulash', 'Bean goulash']) {
        // Behind the transaction of the next step, which has nothing left to do.
        const merged = service.database.transaction(mergeTokens);
        await Promise.all([merged, newEntry(service.client, { title })]);
      }
      await eventually(async () => (await countSegments()) === 1, 'a single segment');
    });

    test('is left as it is while it is large, since merging it would block other requests', async () => {
      const { id } = await newEntry(service.client, { title: 'Stew' });
      await manyRecipes(service, id, LARGE);
      await service.write(
        `insert into recipe_search (number, space, words, labels, needs)
         select recipe.number, model.space, (
             select group_concat(hex(randomblob(6)) || word.value || recipe.number, ' ')
             from json_each('[${Array.from({ length: WORDS }, (_, word) => word).join(',')}]') as word
           ), ':', '[]'
         from recipe cross join (select min(space) as space from recipe_search) as model
         where recipe.number not in (select number from recipe_search)`,
      );
      await newRecipes(service.client, RECIPES);
      const segments = await countSegments();
      assert.ok(segments > RECIPES, `${segments} segments`);
      const { before, after, hasMore } = await service.database.transaction(mergeTokens);
      assert.deepEqual([before, hasMore], [after, false]);
      assert.equal(await countSegments(), segments);
    });
  });
}
