import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import type { TestClient } from '../../../../test/support/client.ts';
import { onEveryEngine } from '../../../../test/support/engines.ts';
import { find } from '../../../../test/support/find-recipes.ts';
import type { FindQuery, FoundPage } from '../../../../test/support/find-recipes.ts';
import { manyRecipes, newRecipe } from '../../../../test/support/recipes.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';

const RECIPES = 7000;
const PAGES = 4;

interface Row {
  readonly id: string;
  readonly number: number;
  readonly title_key: string;
  readonly updated_at: string;
  readonly times_cooked: number;
  readonly last_cooked: string;
}

const compare = <T>(a: T, b: T): number => (a < b ? -1 : a > b ? 1 : 0);

const orders: Readonly<Record<string, (a: Row, b: Row) => number>> = {
  title: (a, b) => compare(a.title_key, b.title_key) || a.number - b.number,
  '-updated_at': (a, b) => compare(b.updated_at, a.updated_at) || b.number - a.number,
  '-created_at': (a, b) => b.number - a.number,
  '-times_cooked': (a, b) => b.times_cooked - a.times_cooked || b.number - a.number,
  last_cooked: (a, b) => compare(a.last_cooked, b.last_cooked) || a.number - b.number,
};

// With many hits, the search uses other statements, which must return the same pages. Rows are written directly to the
// database, since the API would take too long.
onEveryEngine('search in a library with many recipes', (engine) => {
  const service = serviceForSuite(engine);
  let client: TestClient;
  let rows: readonly Row[] = [];

  before(async () => {
    client = await service.newLibrary();
    await manyRecipes(service, await newRecipe(client, 'Soup'), RECIPES);
    await service.write(
      `update recipe set title_key = 'k' || (number * 7919 % 1000), times_cooked = number % 40 / 38,
         updated_at = '2026-01-01T00:00:' || (10 + number * 31 % 50) || '.000Z',
         last_cooked = case when number % 50 = 0 then '2026-01-0' || (1 + number % 7) else '' end`,
    );
    await service.write(
      `insert into recipe_search (number, space, words, labels)
       select recipe.number, model.space, case when recipe.number % 8 = 0 then ': bread' else ': soup' end, ':'
       from recipe cross join (select min(space) as space from recipe_search) as model
       where recipe.number not in (select number from recipe_search)`,
    );
    rows = (await service.rows('select * from recipe')) as unknown as readonly Row[];
  });

  const pages = async (requested: FindQuery): Promise<{ ids: readonly string[]; total: number }> => {
    const found: FoundPage[] = [];
    for (let page = 0; page < PAGES; page += 1) {
      const cursor = found.at(-1)?.next_cursor;
      found.push(await find(client, { ...requested, limit: 100, ...(cursor && { cursor }) }));
      if (found.at(-1)?.next_cursor === null) break;
    }
    return { ids: found.flatMap(({ items }) => items.map(({ id }) => id)), total: found[0]?.total ?? 0 };
  };

  const requested: readonly (readonly [string, FindQuery, (row: Row) => boolean])[] = [
    ['all', {}, () => true],
    ['most', { q: 'soup ' }, ({ number }) => number % 8 !== 0 || number === 1],
    ['some', { q: 'bread ' }, ({ number }) => number % 8 === 0],
  ];

  const assertFound = async (how: string, query: FindQuery, isFound: (row: Row) => boolean): Promise<void> => {
    const expected = rows.filter(isFound);
    for (const [sort, order] of Object.entries(orders)) {
      const { ids, total } = await pages({ ...query, sort });
      assert.equal(total, expected.length, `${how} recipes by ${sort}`);
      const shown = expected.toSorted(order).slice(0, PAGES * 100);
      assert.deepEqual(
        ids,
        shown.map(({ id }) => id),
        `${how} recipes by ${sort}`,
      );
    }
  };

  for (const [how, query, isFound] of requested) {
    test(`finds ${how} recipes in every sort order`, () => assertFound(how, query, isFound));
  }

  const cookable: readonly (readonly [string, (row: Row) => boolean])[] = [
    ['none', () => false],
    ['few', ({ number }) => number % 10 === 0],
    ['many', ({ number }) => number % 10 < 9],
    ['all', () => true],
  ];
  for (const [howMany, isCookable] of cookable) {
    test(`finds cookable recipes and others in every sort order if ${howMany} are cookable`, async () => {
      const values = rows.filter(isCookable).map(({ number }) => `(${number})`);
      await service.write('delete from recipe_cookable');
      if (values.length > 0) {
        await service.write(
          `insert into recipe_cookable (library_id, number)
           select library_id, number from recipe where number in (values ${values.join(', ')})`,
        );
      }
      // Invalidates cached pages and totals.
      await client.post('/api/v1/tags', { name: `If ${howMany} are cookable` });
      for (const [how, query, isFound] of requested) {
        for (const cookable_from_pantry of [true, false]) {
          await assertFound(
            `${how} recipes, cookable: ${cookable_from_pantry},`,
            { ...query, cookable_from_pantry },
            (row) => isFound(row) && isCookable(row) === cookable_from_pantry,
          );
        }
      }
    });
  }

  test('finds most recipes by relevance', async () => {
    const expected = rows.filter(({ number }) => number % 8 !== 0 || number === 1).toSorted(orders['-created_at']);
    const { ids } = await pages({ q: 'soup' });
    const [model, ...others] = [...expected.slice(-1), ...expected.slice(0, -1)];
    assert.deepEqual(
      ids,
      [model, ...others].slice(0, PAGES * 100).map((row) => row?.id),
    );
  });
});
