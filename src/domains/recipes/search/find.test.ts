import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { TestClient } from '../../../../test/support/client.ts';
import { onEveryEngine } from '../../../../test/support/engines.ts';
import { allPages, find, findPath } from '../../../../test/support/find-recipes.ts';
import type { FindQuery, FoundPage } from '../../../../test/support/find-recipes.ts';
import { ManualClock } from '../../../../test/support/manual-clock.ts';
import { newEntry } from '../../../../test/support/recipes.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';

const sorts = ['relevance', 'title', '-updated_at', '-created_at', '-times_cooked', 'last_cooked'] as const;

/** As many different words as fit. */
const manyWords = Array.from(
  { length: 66 },
  (_, number) => `${String.fromCodePoint(97 + (number % 26))}${number % 9}`,
).join(' ');

const forged = (...key: readonly unknown[]): string => Buffer.from(JSON.stringify(key)).toString('base64url');

onEveryEngine('recipe list', (engine) => {
  const clock = new ManualClock();
  const service = serviceForSuite(engine, { clock });

  const create = async (client: TestClient, title: string): Promise<string> => {
    clock.advance({ seconds: 1 });
    return (await newEntry(client, { title, description: 'A soup of sorts.' })).id;
  };

  /** Six recipes, changed and cooked so that every sort order is different. */
  const kitchenOfSix = async (): Promise<{ client: TestClient; ids: Record<string, string> }> => {
    const client = await service.newLibrary();
    const ids: Record<string, string> = {};
    for (const title of ['Fennel soup', 'beet', 'Élan', 'Apple soup', 'Date', 'Carrot'])
      ids[title] = await create(client, title);
    const change = async (title: string): Promise<void> => {
      clock.advance({ seconds: 1 });
      const recipe = { title, description: 'A soup, changed.' };
      await client.put(`/api/v1/recipes/${ids[title]}`, { recipe }, { 'if-match': '"1"' });
    };
    const cook = (title: string, date: string) => client.post(`/api/v1/recipes/${ids[title]}/cooked`, { date });
    await change('Apple soup');
    await change('beet');
    await cook('Date', '2026-01-05');
    await cook('Date', '2026-01-02');
    await cook('Élan', '2026-01-01');
    await cook('Élan', '2026-01-03');
    await cook('Carrot', '2026-02-01');
    return { client, ids };
  };

  const expected: Readonly<Record<string, readonly string[]>> = {
    title: ['Apple soup', 'beet', 'Carrot', 'Date', 'Élan', 'Fennel soup'],
    '-updated_at': ['beet', 'Apple soup', 'Carrot', 'Date', 'Élan', 'Fennel soup'],
    '-created_at': ['Carrot', 'Date', 'Apple soup', 'Élan', 'beet', 'Fennel soup'],
    '-times_cooked': ['Date', 'Élan', 'Carrot', 'Apple soup', 'beet', 'Fennel soup'],
    last_cooked: ['Fennel soup', 'beet', 'Apple soup', 'Élan', 'Date', 'Carrot'],
  };

  test('supports every sort order, with and without search words, on one page or several', async () => {
    const { client } = await kitchenOfSix();
    for (const [sort, titles] of Object.entries(expected)) {
      for (const requested of [{}, { q: 'soup' }, { favorite: false }]) {
        for (const limit of [1, 2, 4, 100]) {
          const items = await allPages(client, { ...requested, sort, limit });
          assert.deepEqual(
            items.map(({ title }) => title),
            titles,
            `${sort} ${limit} ${JSON.stringify(requested)}`,
          );
        }
      }
    }
    const byRelevance = await allPages(client, { q: 'soup', limit: 1 });
    assert.deepEqual(
      byRelevance.map(({ title }) => title),
      ['Apple soup', 'Fennel soup', 'Carrot', 'Date', 'Élan', 'beet'],
    );
  });

  test('sorts by relevance by default with q, and by -updated_at without it', async () => {
    const { client } = await kitchenOfSix();
    const titles = async (requested: FindQuery) => (await find(client, requested)).items.map(({ title }) => title);
    assert.deepEqual(await titles({}), expected['-updated_at']);
    assert.deepEqual(await titles({ sort: 'relevance' }), expected['-updated_at']);
    assert.deepEqual(await titles({ sort: 'relevance', favorite: false }), expected['-updated_at']);
    assert.deepEqual(await titles({ q: 'soup' }), await titles({ q: 'soup', sort: 'relevance' }));
  });

  test('reports the total across all pages', async () => {
    const { client } = await kitchenOfSix();
    for (const requested of [{}, { q: 'soup' }, { favorite: false }, { q: 'soup', sort: 'title' }]) {
      const first = await find(client, { ...requested, limit: 4 });
      assert.deepEqual([first.items.length, first.total], [4, 6]);
      const second = await find(client, { ...requested, limit: 4, cursor: first.next_cursor ?? '' });
      assert.deepEqual([second.items.length, second.total, second.next_cursor], [2, 6, null]);
    }
    assert.deepEqual(await find(client, { q: 'nothing' }), { items: [], next_cursor: null, total: 0 });
    assert.deepEqual(await find(await service.newLibrary(), {}), { items: [], next_cursor: null, total: 0 });
  });

  test('rejects an invalid cursor or one from another sort order with 422 at query.cursor', async () => {
    const { client } = await kitchenOfSix();
    const cursorOf = async (requested: FindQuery) => (await find(client, { ...requested, limit: 1 })).next_cursor ?? '';
    const refused = async (requested: FindQuery): Promise<void> => {
      const { status, body } = await client.get(findPath(requested));
      assert.deepEqual([status, body.errors?.[0]?.location], [422, 'query.cursor'], JSON.stringify(requested));
    };
    for (const cursor of [
      'x',
      forged('title'),
      forged('title', 'a', 'b'),
      forged('title', 'a', 1),
      forged('title', 'a', '-1'),
    ]) {
      await refused({ sort: 'title', cursor });
    }
    await refused({ sort: '-times_cooked', cursor: forged('-times_cooked', 'many', '1') });
    await refused({ q: 'soup', cursor: forged('relevance', '9', '1') });
    for (const sort of sorts) {
      for (const other of sorts.filter((one) => one !== sort)) {
        await refused({ q: 'soup', sort, cursor: await cursorOf({ q: 'soup', sort: other }) });
      }
    }
    await refused({ q: 'soup', cursor: await cursorOf({}) });
  });

  test('pages without overlaps or gaps while recipes are added, changed and trashed', async () => {
    for (const requested of [...sorts.map((sort) => ({ sort, q: 'soup' })), ...sorts.map((sort) => ({ sort }))]) {
      const client = await service.newLibrary();
      const stay: string[] = [];
      const go: string[] = [];
      for (let number = 0; number < 12; number += 1) {
        const id = await create(client, `Recipe ${number}`);
        (number % 3 === 1 ? go : stay).push(id);
      }
      const items = await allPages(client, { ...requested, limit: 3 }, async (page) => {
        await create(client, `Added ${page}`);
        clock.advance({ seconds: 1 });
        const [trashed, changed] = go.splice(0, 2);
        if (trashed !== undefined) await client.delete(`/api/v1/recipes/${trashed}`, { 'if-match': '"1"' });
        if (changed === undefined) return;
        const recipe = { title: 'Recipe', description: 'soup' };
        await client.put(`/api/v1/recipes/${changed}`, { recipe }, { 'if-match': '"1"' });
      });
      const ids = items.map(({ id }) => id);
      assert.equal(new Set(ids).size, ids.length, `${JSON.stringify(requested)} lists a recipe twice`);
      assert.deepEqual(
        stay.filter((id) => !ids.includes(id)),
        [],
        `${JSON.stringify(requested)} misses recipes`,
      );
    }
  });

  test('returns 304 for If-None-Match until something changes', async () => {
    const { client, ids } = await kitchenOfSix();
    const path = findPath({ q: 'soup' });
    const { etag = '' } = (await client.get<FoundPage>(path)).headers;
    assert.equal((await client.get(path, { 'if-none-match': etag })).status, 304);
    await client.put(`/api/v1/recipes/${ids['beet']}/favorite`, { favorite: true });
    const changed = await client.get<FoundPage>(path, { 'if-none-match': etag });
    assert.equal(changed.status, 200);
    assert.equal(changed.body.items.find(({ id }) => id === ids['beet'])?.favorite, true);
    assert.equal((await client.get(findPath({ cursor: 'x' }), { 'if-none-match': etag })).status, 422);
  });

  test('answers hostile queries with 200 or 422, never 500', async () => {
    const { client } = await kitchenOfSix();
    const hostile = [
      '"'.repeat(200),
      "'".repeat(200),
      '*'.repeat(200),
      '\\'.repeat(200),
      'NEAR(soup beet, 5)',
      'soup AND NOT beet OR *',
      'a'.repeat(200),
      'a '.repeat(100),
      'soup -beet ^soup {title}: soup',
      "soup' & !'beet':*",
      '🍲'.repeat(200),
      '\u0301'.repeat(200),
      `e${'\u0301'.repeat(199)}`,
      '𠮷'.repeat(200),
      'ß'.repeat(200),
      'ﷺ'.repeat(200),
      'कढ़ी شوربة 親子丼 수프 ซุป',
      '\u202esoup\u202c',
      '%_%',
      'aaaa bbbb cccc dddd eeee ffff gggg hhhh iiii jjjj kkkk llll mmmm nnnn oooo pppp qqqq rrrr ssss tttt',
      manyWords,
      '00001asoup',
      ': ~soup =soup :t',
    ];
    for (const text of hostile) {
      for (const requested of [
        { q: text },
        { q: text, sort: 'title' },
        { ingredient: text },
        { without_ingredient: text },
      ]) {
        assert.equal((await client.get(findPath(requested))).status, 200, JSON.stringify(requested));
      }
    }
    assert.equal((await client.get('/api/v1/recipes?q=%00')).status, 422);
    assert.equal((await client.get('/api/v1/recipes?q=%ED%A0%80soup')).status, 200);
    assert.equal((await client.get('/api/v1/recipes?q=a&q=b')).status, 422);
  });

  test('counts results up to 10,000', async () => {
    for (const [recipes, expected] of [
      [10_000, { total: 10_000 }],
      [10_001, { total: 10_000, total_at_least: true }],
    ] as const) {
      const client = await service.newLibrary();
      const { library_id: library } = await newEntry(client);
      await service.write(`update library_count set recipes = ${recipes} where library_id = '${library}'`);
      const { items: _items, next_cursor: _cursor, ...counts } = await find(client, {});
      assert.deepEqual(counts, expected);
    }
  });
});
