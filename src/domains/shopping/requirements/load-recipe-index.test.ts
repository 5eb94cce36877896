import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onEveryEngine } from '../../../../test/support/engines.ts';
import { newEntry } from '../../../../test/support/recipes.ts';
import type { EntryBody } from '../../../../test/support/recipes.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';
import { asId } from '../../../platform/ids/ids.ts';
import { loadRecipeIndex } from './load-recipe-index.ts';
import type { Origin } from './origin.ts';
import { deriveOrFail } from './requirements.fixtures.ts';

type Line = string | Readonly<Record<string, unknown>>;

const recipe = (id: string, lines: readonly Line[], more: object = {}) => ({
  title: id,
  id,
  language: 'en',
  ingredient_sections: [{ ingredients: lines.map((line) => (typeof line === 'string' ? { text: line } : line)) }],
  ...more,
});

const made = (text: string, recipe_id: string): Line => ({ text, recipe_ref: { recipe_id } });

const portionOf = ({ id }: EntryBody, more: object = {}): Origin => ({
  kind: 'portion',
  id: `portion of ${id}`,
  entryId: asId(id),
  recipeId: id,
  ...more,
});

onEveryEngine('loading recipes for a shopping list', (engine) => {
  const service = serviceForSuite(engine);

  const required = async ({ library_id }: EntryBody, origins: readonly Origin[], refresh = false) => {
    const lookup = await loadRecipeIndex(service.database.db, asId(library_id), origins, { refresh });
    return deriveOrFail(origins, lookup, { refresh });
  };
  const requiredLines = async (...of: Parameters<typeof required>) =>
    (await required(...of)).requirements.map(({ source: { quantity, name } }) => `${quantity} ${name}`);

  test('ignores recipes of other libraries', async () => {
    const theirs = await newEntry(await service.newLibrary(), recipe('stock', ['1 carrot']));
    const soup = await newEntry(await service.newLibrary(), recipe('soup', [made('1 l stock', 'stock')]));
    assert.deepEqual(await requiredLines(soup, [portionOf(theirs), portionOf(soup)]), ['1 l stock']);
  });

  test('finds sub-recipes at every level by their portable ids', async () => {
    const client = await service.newLibrary();
    await newEntry(client, recipe('bones', ['2 kg bones']));
    await newEntry(
      client,
      recipe('stock', ['1 carrot', made('1 recipe bones', 'bones')], { yields: [{ text: '2 l' }] }),
    );
    const trashed = await newEntry(client, recipe('cream', ['1 cow']));
    await client.delete(`/api/v1/recipes/${trashed.id}`, { 'if-match': '"1"' });
    const soup = await newEntry(
      client,
      recipe('soup', [made('1 l stock', 'stock'), made('200 ml cream', 'cream'), made('1 tsp dust', 'nowhere')]),
    );
    assert.deepEqual(await requiredLines(soup, [portionOf(soup)]), [
      '1/2 carrot',
      '1 kg bones',
      '200 ml cream',
      '1 teaspoon dust',
    ]);
  });

  test('loads recipes at the requested revision or the current one', async () => {
    const client = await service.newLibrary();
    const soup = await newEntry(client, recipe('soup', ['3 onions']));
    await client.put(`/api/v1/recipes/${soup.id}`, { recipe: recipe('soup', ['4 leeks']) }, { 'if-match': '"1"' });
    const pinned = [portionOf(soup, { revision: 1 }), portionOf(soup)];
    assert.deepEqual(await requiredLines(soup, pinned), ['3 onions', '4 leeks']);
    assert.deepEqual(await requiredLines(soup, pinned, true), ['4 leeks', '4 leeks']);
    assert.equal((await required(soup, pinned)).outdated, true);
    assert.equal((await required(soup, pinned, true)).outdated, false);
  });

  test('includes food names from translations in the library', async () => {
    const client = await service.newLibrary();
    const soup = await newEntry(client, recipe('soup', ['2 onions']));
    const translations = [{ language: 'en', recipe_id: 'soup' }];
    await newEntry(client, recipe('suppe', ['2 Zwiebeln'], { language: 'de', translations }));
    const { requirements } = await required(soup, [portionOf(soup)]);
    assert.deepEqual(requirements[0]?.source.foods, ['onion', 'zwiebel']);
  });

  test('reports an incomplete lookup if there is too much to load at once', async () => {
    const client = await service.newLibrary();
    const soups: EntryBody[] = [];
    for (let index = 0; index < 18; index += 1) {
      soups.push(
        await newEntry(
          client,
          recipe(`soup-${index}`, ['1 onion'], { notes: 'x'.repeat(1_000_000), description: 'x'.repeat(990_000) }),
        ),
      );
    }
    const [first = assert.fail()] = soups;
    const gather = (origins: readonly Origin[]) =>
      loadRecipeIndex(service.database.db, asId(first.library_id), origins, { refresh: false });
    assert.equal((await gather(soups.map((soup) => portionOf(soup)))).isComplete, false);
    assert.equal((await gather(soups.slice(0, 10).map((soup) => portionOf(soup)))).isComplete, true);
  });
});
