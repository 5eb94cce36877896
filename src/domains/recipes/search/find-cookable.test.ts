import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import type { TestClient } from '../../../../test/support/client.ts';
import { onEveryEngine } from '../../../../test/support/engines.ts';
import { allPages, find, titlesFound } from '../../../../test/support/find-recipes.ts';
import type { FindQuery } from '../../../../test/support/find-recipes.ts';
import { recipeOf, stock } from '../../../../test/support/pantry.ts';
import { newEntry } from '../../../../test/support/recipes.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';

const first = { 'if-match': '"1"' };

const assertCookable = async (client: TestClient, ...titles: readonly string[]): Promise<void> =>
  assert.deepEqual(await titlesFound(client, { cookable_from_pantry: true, sort: 'title' }), titles);

onEveryEngine('recipes cookable from the pantry', (engine) => {
  const service = serviceForSuite(engine);

  test('finds only recipes that need nothing while the pantry is empty', async () => {
    const client = await service.newLibrary();
    await assertCookable(client);
    await newEntry(client, recipeOf('Omelette', 'eggs'));
    await newEntry(client, { title: 'Thought' });
    await newEntry(client, recipeOf('Water', 'cold water', { name: 'lemon', optional: true }));
    await assertCookable(client, 'Water');
    assert.deepEqual(await titlesFound(client, { cookable_from_pantry: false, sort: 'title' }), [
      'Omelette',
      'Thought',
    ]);
  });

  test('ignores the pantry of another library', async () => {
    const [mine, other] = [await service.newLibrary(), await service.newLibrary()];
    await newEntry(mine, recipeOf('Omelette', 'eggs'));
    await stock(other, 'eggs');
    await assertCookable(mine);
    await stock(mine, 'eggs');
    await assertCookable(mine, 'Omelette');
    await assertCookable(other);
  });

  test('matches a food by its exact semantic id, not by a broader or narrower one', async () => {
    const client = await service.newLibrary();
    await newEntry(client, recipeOf('Plain', 'onions'));
    await newEntry(client, recipeOf('Red', 'red onion'));
    await stock(client, 'red onions');
    await assertCookable(client, 'Red');
    await stock(client, 'onion');
    await assertCookable(client, 'Plain', 'Red');
  });

  test('matches plurals and spelling variants in any recipe language', async () => {
    const client = await service.newLibrary();
    await newEntry(client, { language: 'de', ...recipeOf('Suppe', 'Zwiebeln', 'Möhre') });
    await newEntry(client, { language: 'es', ...recipeOf('Sopa', { text: '2 cebollas picadas' }) });
    await newEntry(client, recipeOf('Cream', { name: 'a tub', normalization: { semantic_id: 'Crème Fraîche' } }));
    for (const name of ['zwiebel', 'Moehren', 'Cebolla']) await stock(client, name);
    await stock(client, 'Becher', { semantic_id: 'creme fraiche' });
    await assertCookable(client, 'Cream', 'Sopa', 'Suppe');
  });

  test('treats names and plain lines the same, with spelling variants and optional ingredients', async () => {
    const client = await service.newLibrary();
    await stock(client, 'Muesli');
    await newEntry(client, recipeOf('Line', { text: '100 g Müsli' }));
    await newEntry(client, recipeOf('Name', { name: 'Müsli' }));
    await newEntry(client, recipeOf('Pinch', 'Müsli', { name: 'salt', text: 'salt, optional' }));
    await newEntry(client, recipeOf('Salted', 'Müsli', { name: 'salt', text: 'salt, optional', optional: false }));
    await assertCookable(client, 'Line', 'Name', 'Pinch');
    for (const ingredient of ['muesli', 'Müsli', 'musli']) {
      assert.deepEqual(await titlesFound(client, { ingredient, sort: 'title' }), ['Line', 'Name', 'Pinch', 'Salted']);
    }
    assert.deepEqual(await titlesFound(client, { ingredient: 'salt', sort: 'title' }), ['Pinch', 'Salted']);
  });

  test('requires every need, and any one of its alternatives', async () => {
    const client = await service.newLibrary();
    await newEntry(client, recipeOf('Toast', 'bread', 'butter', { name: 'margarine', relation: 'or' }));
    await newEntry(client, recipeOf('Line', { text: '100 g lard or margarine' }, { name: 'parsley', optional: true }));
    await stock(client, 'margarine');
    await assertCookable(client, 'Line');
    await stock(client, 'bread');
    await assertCookable(client, 'Line', 'Toast');
  });

  test('tracks pantry entries as they are added, changed and removed, even if two are the same food', async () => {
    const client = await service.newLibrary();
    await newEntry(client, recipeOf('Omelette', 'eggs', 'butter'));
    await stock(client, 'butter');
    const eggs = await stock(client, 'eggs');
    await assertCookable(client, 'Omelette');
    const more = await stock(client, 'egg', { amount: 'six' });
    await client.put(eggs, { name: 'flour' }, first);
    await assertCookable(client, 'Omelette');
    await client.put(more, { name: 'egg', amount: 'none, or two' }, first);
    await assertCookable(client, 'Omelette');
    await client.delete(more, { 'if-match': '"2"' });
    await assertCookable(client);
    await client.put(eggs, { name: 'hen fruit', semantic_id: 'egg' }, { 'if-match': '"2"' });
    await assertCookable(client, 'Omelette');
    await client.put(eggs, { name: 'hen fruit' }, { 'if-match': '"3"' });
    await assertCookable(client);
  });

  test('tracks a recipe as it is replaced, reverted, trashed and restored', async () => {
    const client = await service.newLibrary();
    const { id } = await newEntry(client, recipeOf('Omelette', 'eggs'));
    const path = `/api/v1/recipes/${id}`;
    await stock(client, 'eggs');
    await client.put(path, { recipe: recipeOf('Omelette', 'eggs', 'truffle') }, first);
    await assertCookable(client);
    await client.post(`${path}/revisions/1/restore`, undefined, { 'if-match': '"2"' });
    await assertCookable(client, 'Omelette');
    await client.delete(path, { 'if-match': '"3"' });
    await assertCookable(client);
    assert.deepEqual(await titlesFound(client, { cookable_from_pantry: true, state: 'trashed' }), ['Omelette']);
    const [eggs] = (await client.get<readonly { id: string }[]>('/api/v1/pantry')).body;
    await client.delete(`/api/v1/pantry/${eggs?.id ?? ''}`, first);
    assert.deepEqual(await titlesFound(client, { cookable_from_pantry: true, state: 'trashed' }), []);
    await stock(client, 'eggs');
    await client.post(`${path}/restore`, undefined, { 'if-match': '"4"' });
    await assertCookable(client, 'Omelette');
  });

  test('is unaffected by organizing a recipe, and keeps tags and favorites when the pantry changes', async () => {
    const client = await service.newLibrary();
    const { id } = await newEntry(client, recipeOf('Omelette', 'eggs'));
    const tag = (await client.post<{ id: string }>('/api/v1/tags', { name: 'Quick' })).body.id;
    const file = (tags: readonly string[], revision: number) =>
      client.put(`/api/v1/recipes/${id}/organization`, { tags }, { 'if-match': `"${revision}"` });
    await file([tag], 1);
    const eggs = await stock(client, 'eggs');
    await client.put(`/api/v1/recipes/${id}/favorite`, { favorite: true });
    const both = { tag, favorite: true };
    assert.deepEqual(await titlesFound(client, { ...both, cookable_from_pantry: true }), ['Omelette']);
    await client.delete(eggs, first);
    assert.deepEqual(await titlesFound(client, { ...both, cookable_from_pantry: false }), ['Omelette']);
    await file([], 2);
    await assertCookable(client);
  });

  test('ignores the label of an older version, which the next write of the recipe removes', async () => {
    const client = await service.newLibrary();
    const { id } = await newEntry(client, recipeOf('Omelette', 'eggs'));
    const row = `number = (select number from recipe where id = '${id}')`;
    const labels = async () => (await service.rows(`select labels from recipe_search where ${row}`))[0]?.['labels'];
    const label = () => service.write(`update recipe_search set labels = ': :p' || substr(labels, 2) where ${row}`);
    await client.put(`/api/v1/recipes/${id}/favorite`, { favorite: true });
    const current = await labels();
    await label();
    await assertCookable(client);
    assert.deepEqual(await titlesFound(client, { cookable_from_pantry: false, favorite: true }), ['Omelette']);
    await client.put(`/api/v1/recipes/${id}`, { recipe: recipeOf('Omelette', 'eggs') }, first);
    assert.equal(await labels(), current);
    await label();
    await client.put(`/api/v1/recipes/${id}/favorite`, { favorite: false });
    assert.equal(await labels(), ':');
  });

  test('accepts unusual names in the pantry and in recipes', async () => {
    const client = await service.newLibrary();
    const odd = ['!', '🍲', "O'Brien’s “mix”", ':p', '~=-', '" OR "', "' & !'", '\\', '玉葱', 'x'.repeat(200), '½ & ¾'];
    for (const name of odd) await stock(client, name, { semantic_id: name });
    for (const name of odd) await newEntry(client, recipeOf(`Of ${name}`, name));
    const { total } = await find(client, { cookable_from_pantry: true });
    const { total: others } = await find(client, { cookable_from_pantry: false });
    assert.equal(total + others, odd.length);
    assert.deepEqual(await titlesFound(client, { cookable_from_pantry: true, q: '玉葱' }), ['Of 玉葱']);
  });
});

const isCookable = (number: number): boolean => number % 3 === 0;
const title = (number: number): string => `${number % 2 === 0 ? 'Soup' : 'Stew'} ${String(number).padStart(2, '0')}`;

onEveryEngine('cookable_from_pantry parameter', (engine) => {
  const service = serviceForSuite(engine);
  const ALL = 30;
  let client: TestClient;
  let tag = '';
  let books: readonly [string, string] = ['', ''];

  before(async () => {
    client = await service.newLibrary();
    await stock(client, 'leeks');
    tag = (await client.post<{ id: string }>('/api/v1/tags', { name: 'Quick' })).body.id;
    const created: string[] = [];
    for (let number = 0; number < ALL; number += 1) {
      const { id } = await newEntry(client, {
        ...recipeOf(title(number), isCookable(number) ? 'leek' : 'beef', 'water'),
        times: { total: `PT${10 + number}M` },
        language: number < 10 ? 'en' : 'de',
        ...(number >= 24 && { translations: [{ recipe_id: 'group', language: 'fr' }] }),
      });
      created.push(id);
      if (number < 15) await client.put(`/api/v1/recipes/${id}/organization`, { tags: [tag] }, first);
      if (number % 5 === 0) await client.put(`/api/v1/recipes/${id}/favorite`, { favorite: true });
    }
    books = [await newBook(created.slice(0, 20)), await newBook(created.slice(10))];
  });

  const newBook = async (ids: readonly string[]): Promise<string> => {
    const { body } = await client.post<{ id: string }>('/api/v1/books', { kind: 'personal', title: 'Book' });
    const members = ids.map((entry_id) => ({ entry_id }));
    const { status, text } = await client.put(`/api/v1/books/${body.id}/members`, { members }, first);
    assert.equal(status, 200, text);
    return body.id;
  };

  const numbers = Array.from({ length: ALL }, (_, number) => number);

  test('combines with search words, filters, sort orders and paging', async () => {
    const cases: readonly (readonly [FindQuery, (number: number) => boolean])[] = [
      [{}, () => true],
      [{ q: 'soup' }, (number) => number % 2 === 0],
      [{ q: 'sou' }, (number) => number % 2 === 0],
      [{ language: 'de' }, (number) => number >= 10],
      [{ max_total_minutes: 19 }, (number) => number < 10],
      [{ ingredient: 'leek' }, isCookable],
      [{ without_ingredient: 'leek' }, (number) => !isCookable(number)],
      [{ tag }, (number) => number < 15],
      [{ favorite: true }, (number) => number % 5 === 0],
      [{ favorite: false, q: 'soup' }, (number) => number % 5 !== 0 && number % 2 === 0],
      [{ book: books[0] }, (number) => number < 20],
      [{ book: books }, (number) => number >= 10 && number < 20],
      [{ book: books[1], q: 'stew', tag }, (number) => number >= 10 && number < 15 && number % 2 === 1],
    ];
    for (const [requested, isFound] of cases) {
      for (const cookable_from_pantry of [true, false]) {
        for (const sort of ['title', 'relevance', '-updated_at', '-created_at', '-times_cooked', 'last_cooked']) {
          const query = { ...requested, cookable_from_pantry, sort };
          const expected = numbers
            .filter((number) => isFound(number) && isCookable(number) === cookable_from_pantry)
            .map(title);
          const found = await allPages(client, { ...query, limit: 4 });
          assert.deepEqual(found.map((recipe) => recipe.title).toSorted(), expected.toSorted(), JSON.stringify(query));
          assert.equal((await find(client, query)).total, expected.length);
        }
      }
    }
  });

  test('marks the cookable members of a translation group as matched', async () => {
    const { items, total } = await find(client, {
      cookable_from_pantry: true,
      group_translations: true,
      sort: 'title',
      limit: 100,
    });
    // Recipes 24 and up form one group, of which 24 and 27 are cookable.
    assert.equal(total, 9);
    const group = items.find(({ translations = [] }) => translations.length > 0);
    assert.deepEqual(
      group?.translations?.filter(({ matched }) => matched).map((one) => one.title),
      [title(24), title(27)],
    );
  });

  test('groups translations together with books and words', async () => {
    const group_translations = true;
    // The group is recipes 24 to 29, of which 24 and 27 are cookable, and 24, 26 and 28 are soups.
    const cases: readonly (readonly [FindQuery, number])[] = [
      [{ cookable_from_pantry: false }, 17],
      [{ cookable_from_pantry: true, book: books[1] }, 5],
      [{ cookable_from_pantry: false, book: books[1] }, 11],
      [{ cookable_from_pantry: true, q: 'soup' }, 5],
      [{ cookable_from_pantry: false, q: 'soup' }, 9],
      [{ cookable_from_pantry: false, q: 'soup', book: books }, 3],
    ];
    for (const [query, expected] of cases) {
      for (const sort of ['title', 'relevance']) {
        const { items, total } = await find(client, { ...query, group_translations, sort, limit: 100 });
        assert.deepEqual([total, items.length], [expected, expected], `${JSON.stringify(query)} by ${sort}`);
      }
    }
  });

  test('changes the ETag when the pantry changes', async () => {
    const path = '/api/v1/recipes?cookable_from_pantry=true&limit=1';
    const { etag } = (await client.get(path)).headers;
    assert.equal((await client.get(path, { 'if-none-match': etag })).status, 304);
    const beef = await stock(client, 'beef');
    const fresh = await client.get<{ total: number }>(path, { 'if-none-match': etag });
    assert.deepEqual([fresh.status, fresh.body.total], [200, ALL]);
    await client.delete(beef, first);
    assert.equal((await client.get<{ total: number }>(path)).body.total, 10);
  });
});
