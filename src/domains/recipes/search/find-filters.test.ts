import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import type { TestClient } from '../../../../test/support/client.ts';
import { onEveryEngine } from '../../../../test/support/engines.ts';
import { findPath, titlesFound } from '../../../../test/support/find-recipes.ts';
import type { FindQuery } from '../../../../test/support/find-recipes.ts';
import { newEntry } from '../../../../test/support/recipes.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';

const ingredients = (...names: readonly string[]) => ({
  ingredient_sections: [{ ingredients: names.map((name) => ({ name })) }],
});

const recipes = [
  { title: 'Salad', language: 'en', times: { total: 'PT10M' }, ...ingredients('red onions', 'extra virgin olive oil') },
  { title: 'Stew', language: 'en-GB', times: { total: 'PT1H15M' }, ...ingredients('beef', 'onion', 'carrots') },
  { title: 'Suppe', language: 'de-CH', times: { total: 'PT45M' }, ...ingredients('Zwiebeln', 'Möhren') },
  {
    title: 'Ham',
    language: 'de',
    times: { total: 'P9D' },
    ingredient_sections: [{ ingredients: [{ text: '1 kg Salz' }] }],
  },
  { title: 'Water', ...ingredients('water') },
];

interface Made {
  readonly id: string;
}

onEveryEngine('recipe filters', (engine) => {
  const service = serviceForSuite(engine);
  let client: TestClient;
  const ids: Record<string, string> = {};

  const finds = async (requested: FindQuery, ...titles: readonly string[]): Promise<void> =>
    assert.deepEqual(
      (await titlesFound(client, { sort: 'title', ...requested })).toSorted(),
      titles,
      JSON.stringify(requested),
    );

  before(async () => {
    client = await service.newLibrary();
    for (const recipe of recipes) ids[recipe.title] = (await newEntry(client, recipe)).id;
    ids['quick'] = (await client.post<Made>('/api/v1/tags', { name: 'Quick' })).body.id;
    ids['cold'] = (await client.post<Made>('/api/v1/tags', { name: 'Cold' })).body.id;
    ids['starter'] = (await client.post<Made>('/api/v1/facets', { kind: 'course', value: 'Starter' })).body.id;
    ids['book'] = (await client.post<Made>('/api/v1/books', { kind: 'personal', title: 'Mine' })).body.id;
    const file = (title: string, tags: readonly string[], facets: readonly string[]) =>
      client.put(
        `/api/v1/recipes/${ids[title]}/organization`,
        { tags: tags.map((name) => ids[name]), facets: facets.map((name) => ids[name]) },
        { 'if-match': '"1"' },
      );
    await file('Salad', ['quick', 'cold'], ['starter']);
    await file('Water', ['cold'], []);
    await file('Suppe', [], ['starter']);
    const members = { members: [{ entry_id: ids['Salad'] }, { entry_id: ids['Stew'] }] };
    await client.put(`/api/v1/books/${ids['book']}/members`, members, { 'if-match': '"1"' });
    await client.put(`/api/v1/recipes/${ids['Stew']}/favorite`, { favorite: true });
  });

  test('rejects invalid parameters and reports their location', async () => {
    const place = { q: 'x'.repeat(201), favorite: 'maybe', language: 'en us', max_total_minutes: '-1', state: 'gone' };
    const more = { sort: 'rating', group_translations: '2', limit: '101', cookable_from_pantry: 'yes', ingredient: '' };
    for (const [name, value] of Object.entries({ ...place, ...more })) {
      const { status, body } = await client.get(findPath({ [name]: value }));
      const location = name === 'ingredient' ? 'query.ingredient[0]' : `query.${name}`;
      assert.deepEqual([status, body.errors?.[0]?.location], [422, location], name);
    }
    assert.equal((await client.get(findPath({ max_total_minutes: '4.5' }))).status, 422);
    const many = Array.from({ length: 51 }, () => ids['quick'] ?? '');
    assert.equal((await client.get(findPath({ tag: many }))).status, 422);
  });

  test('requires all given tags, facets and books', async () => {
    const [quick = '', cold = '', starter = '', book = ''] = ['quick', 'cold', 'starter', 'book'].map(
      (name) => ids[name],
    );
    await finds({ tag: cold }, 'Salad', 'Water');
    await finds({ tag: [cold, quick] }, 'Salad');
    await finds({ tag: [cold, cold] }, 'Salad', 'Water');
    await finds({ facet: starter }, 'Salad', 'Suppe');
    await finds({ book }, 'Salad', 'Stew');
    await finds({ tag: cold, facet: starter, book }, 'Salad');
    await finds({ tag: cold, q: 'wat' }, 'Water');
  });

  test('finds nothing for an unknown id or one from another kind of resource or another library', async () => {
    const other = await service.newLibrary();
    const foreign = (await other.post<Made>('/api/v1/tags', { name: 'Cold' })).body.id;
    for (const tag of ['nothing', '', '"*', foreign, ids['starter'] ?? '', '01977777-0000-7000-8000-000000000000']) {
      await finds({ tag });
      await finds({ tag: [tag, ids['cold'] ?? ''] });
    }
    await finds({ book: ids['quick'] ?? '' });
    await finds({ facet: ids['quick'] ?? '' });
  });

  test('no longer finds a recipe by a deleted tag or a book it was removed from', async () => {
    const kitchen = await service.newLibrary();
    const tag = (await kitchen.post<Made>('/api/v1/tags', { name: 'Gone' })).body.id;
    const book = (await kitchen.post<Made>('/api/v1/books', { kind: 'personal', title: 'Gone' })).body.id;
    const { id } = await newEntry(kitchen, { title: 'Toast' });
    await kitchen.put(`/api/v1/recipes/${id}/organization`, { tags: [tag], facets: [] }, { 'if-match': '"1"' });
    await kitchen.put(`/api/v1/books/${book}/members`, { members: [{ entry_id: id }] }, { 'if-match': '"1"' });
    for (const requested of [{ tag }, { book }, { q: 'gone' }])
      assert.deepEqual(await titlesFound(kitchen, requested), ['Toast']);
    await kitchen.put(`/api/v1/books/${book}/members`, { members: [] }, { 'if-match': '"2"' });
    await kitchen.delete(`/api/v1/tags/${tag}`, { 'if-match': '"1"' });
    for (const requested of [{ tag }, { book }, { q: 'gone' }])
      assert.deepEqual(await titlesFound(kitchen, requested), []);
    assert.deepEqual(await titlesFound(kitchen, {}), ['Toast']);
  });

  test('favorite: finds the favorites of the caller, or all other recipes', async () => {
    await finds({ favorite: true }, 'Stew');
    await finds({ favorite: false }, 'Ham', 'Salad', 'Suppe', 'Water');
    await finds({ favorite: false, q: 'stew' });
    await client.put(`/api/v1/recipes/${ids['Ham']}/favorite`, { favorite: true });
    await finds({ favorite: true }, 'Ham', 'Stew');
    await client.put(`/api/v1/recipes/${ids['Ham']}/favorite`, { favorite: false });
    await finds({ favorite: true }, 'Stew');
  });

  test('language: matches the full tag or its primary language', async () => {
    await finds({ language: 'de' }, 'Ham', 'Suppe');
    await finds({ language: 'DE-ch' }, 'Suppe');
    await finds({ language: 'en-GB' }, 'Stew');
    await finds({ language: 'en-US' });
    await finds({ language: 'fr' });
  });

  test('max_total_minutes: finds recipes with a stated total time up to this limit', async () => {
    await finds({ max_total_minutes: 9 });
    await finds({ max_total_minutes: 10 }, 'Salad');
    await finds({ max_total_minutes: 44 }, 'Salad');
    await finds({ max_total_minutes: 45 }, 'Salad', 'Suppe');
    await finds({ max_total_minutes: 75 }, 'Salad', 'Stew', 'Suppe');
    await finds({ max_total_minutes: 9998 }, 'Salad', 'Stew', 'Suppe');
    await finds({ max_total_minutes: 99_999 }, 'Ham', 'Salad', 'Stew', 'Suppe');
  });

  test('requires every ingredient and excludes every without_ingredient', async () => {
    await finds({ ingredient: 'onion' }, 'Salad', 'Stew');
    await finds({ ingredient: 'Onions' }, 'Salad', 'Stew');
    await finds({ ingredient: 'red onion' }, 'Salad');
    await finds({ ingredient: 'olive oil' }, 'Salad');
    await finds({ ingredient: ['onion', 'carrot'] }, 'Stew');
    await finds({ ingredient: 'Zwiebel' }, 'Suppe');
    await finds({ ingredient: 'Möhre' }, 'Suppe');
    await finds({ ingredient: 'Moehren' }, 'Suppe');
    await finds({ ingredient: 'Salz' }, 'Ham');
    await finds({ ingredient: 'on' });
    await finds({ ingredient: '!' });
    await finds({ without_ingredient: 'onion' }, 'Ham', 'Suppe', 'Water');
    await finds({ without_ingredient: ['onion', 'Zwiebeln'] }, 'Ham', 'Water');
    await finds({ without_ingredient: '!', q: 'stew' }, 'Stew');
    await finds({ ingredient: 'onion', without_ingredient: 'beef' }, 'Salad');
  });

  test('cookable_from_pantry: finds recipes that need nothing while the pantry is empty, or all other recipes', async () => {
    await finds({ cookable_from_pantry: true }, 'Water');
    await finds({ cookable_from_pantry: false, q: 'stew' }, 'Stew');
  });

  test('ignores a blank q', () => finds({ q: '  ' }, 'Ham', 'Salad', 'Stew', 'Suppe', 'Water'));

  test('state: finds active recipes by default, or trashed ones', async () => {
    const kitchen = await service.newLibrary();
    await newEntry(kitchen, { title: 'Kept' });
    const { id } = await newEntry(kitchen, { title: 'Thrown' });
    await kitchen.delete(`/api/v1/recipes/${id}`, { 'if-match': '"1"' });
    for (const more of [{}, { sort: 'title' }, { sort: '-created_at' }, { favorite: false }]) {
      assert.deepEqual(await titlesFound(kitchen, { ...more }), ['Kept']);
      assert.deepEqual(await titlesFound(kitchen, { ...more, state: 'active' }), ['Kept']);
      assert.deepEqual(await titlesFound(kitchen, { ...more, state: 'trashed' }), ['Thrown']);
    }
  });
});
