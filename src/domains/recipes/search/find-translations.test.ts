import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { TestClient } from '../../../../test/support/client.ts';
import { onEveryEngine } from '../../../../test/support/engines.ts';
import { allPages, find } from '../../../../test/support/find-recipes.ts';
import type { FindQuery } from '../../../../test/support/find-recipes.ts';
import { ManualClock } from '../../../../test/support/manual-clock.ts';
import { newEntry } from '../../../../test/support/recipes.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';

const grouped = { group_translations: true };

const titles = async (client: TestClient, requested: FindQuery): Promise<readonly string[]> =>
  (await allPages(client, requested)).map(({ title }) => title);

onEveryEngine('grouped translations', (engine) => {
  const clock = new ManualClock();
  const service = serviceForSuite(engine, { clock });

  const create = async (client: TestClient, id: string, recipe: object, ...translations: readonly string[]) => {
    clock.advance({ seconds: 1 });
    const relation = 'translation';
    const links = translations.map((other) => ({ relation, recipe_id: other }));
    return newEntry(client, { id, ...recipe, translations: links });
  };

  /** A soup in three languages, a bread in two, and a salad without translations. */
  const kitchen = async () => {
    const client = await service.newLibrary();
    const soup = await create(client, 'soup', { title: 'Onion soup', language: 'en' });
    const bread = await create(client, 'bread', { title: 'Bread', language: 'en', description: 'soup' });
    const suppe = await create(client, 'suppe', { title: 'Zwiebelsuppe', language: 'de' }, 'soup');
    const salad = await create(client, 'salad', { title: 'Salad of soup', language: 'en' });
    const soupe = await create(client, 'soupe', { title: 'Soupe', language: 'fr' }, 'suppe');
    const pain = await create(client, 'pain', { title: 'Pain' }, 'bread');
    return { client, soup, bread, suppe, salad, soupe, pain };
  };

  test('considers only the group members in the requested book', async () => {
    const { client, suppe, soupe, bread, salad } = await kitchen();
    const { body } = await client.post<{ id: string }>('/api/v1/books', { kind: 'personal', title: 'Mine' });
    const members = [suppe, soupe, bread, salad].map(({ id }) => ({ entry_id: id }));
    await client.put(`/api/v1/books/${body.id}/members`, { members }, { 'if-match': '"1"' });
    const inBook = { ...grouped, book: body.id };
    assert.equal((await find(client, inBook)).total, 3);
    for (const limit of [1, 2, 50]) {
      assert.deepEqual(await titles(client, { ...inBook, sort: 'title', limit }), ['Bread', 'Salad of soup', 'Soupe']);
      assert.deepEqual(await titles(client, { ...inBook, sort: '-created_at', limit }), [
        'Soupe',
        'Salad of soup',
        'Bread',
      ]);
      assert.deepEqual(await titles(client, { ...inBook, q: 'soup ', limit }), ['Salad of soup', 'Bread']);
    }
  });

  test('shows the first member of each group in every sort order and at every page size', async () => {
    const { client } = await kitchen();
    const expected = {
      title: ['Bread', 'Onion soup', 'Salad of soup'],
      '-updated_at': ['Pain', 'Soupe', 'Salad of soup'],
      '-created_at': ['Pain', 'Soupe', 'Salad of soup'],
      '-times_cooked': ['Pain', 'Soupe', 'Salad of soup'],
      last_cooked: ['Onion soup', 'Bread', 'Salad of soup'],
    };
    for (const [sort, shown] of Object.entries(expected)) {
      for (const limit of [1, 2, 3, 50]) {
        assert.deepEqual(await titles(client, { ...grouped, sort, limit }), shown, `${sort} ${limit}`);
        assert.deepEqual(await titles(client, { ...grouped, sort, limit, favorite: false }), shown, `${sort} ${limit}`);
      }
    }
    for (const limit of [1, 2, 50]) {
      assert.deepEqual(await titles(client, { ...grouped, q: 'soup', limit }), ['Soupe', 'Salad of soup', 'Bread']);
      assert.deepEqual(await titles(client, { ...grouped, q: 'soup ', limit }), [
        'Salad of soup',
        'Onion soup',
        'Bread',
      ]);
    }
  });

  test('counts groups in the total', async () => {
    const { client } = await kitchen();
    for (const [requested, total, groups] of [
      [{}, 6, 3],
      [{ q: 'soup' }, 4, 3],
      [{ q: 'zwiebel' }, 1, 1],
      [{ language: 'en' }, 3, 3],
      [{ favorite: false, sort: 'title' }, 6, 3],
      [{ q: 'nothing' }, 0, 0],
    ] as const) {
      assert.equal((await find(client, requested)).total, total);
      assert.equal((await find(client, { ...requested, ...grouped })).total, groups, JSON.stringify(requested));
    }
  });

  test('lists all members of a group by language and title, and marks those that match the query', async () => {
    const { client, soup, suppe, soupe, bread, pain } = await kitchen();
    const { items } = await find(client, { ...grouped, q: 'soup ', sort: 'title' });
    assert.deepEqual(
      items.map(({ title, translations }) => [title, translations]),
      [
        [
          'Bread',
          [
            { id: pain.id, language: '', matched: false, title: 'Pain' },
            { id: bread.id, language: 'en', matched: true, title: 'Bread' },
          ],
        ],
        [
          'Onion soup',
          [
            { id: suppe.id, language: 'de', matched: false, title: 'Zwiebelsuppe' },
            { id: soup.id, language: 'en', matched: true, title: 'Onion soup' },
            { id: soupe.id, language: 'fr', matched: false, title: 'Soupe' },
          ],
        ],
        ['Salad of soup', []],
      ],
    );
  });

  test('returns translations only if grouping is requested', async () => {
    const { client } = await kitchen();
    for (const requested of [{}, { group_translations: false }, { q: 'soup' }]) {
      for (const item of (await find(client, requested)).items) assert.ok(!('translations' in item));
    }
  });

  test('ignores trashed translations', async () => {
    const { client, bread, pain } = await kitchen();
    await client.delete(`/api/v1/recipes/${pain.id}`, { 'if-match': '"1"' });
    const { items, total } = await find(client, { ...grouped, sort: 'title' });
    assert.deepEqual([items[0]?.id, items[0]?.translations, total], [bread.id, [], 3]);
    const trashed = await find(client, { ...grouped, state: 'trashed' });
    assert.deepEqual([trashed.items[0]?.id, trashed.items[0]?.translations, trashed.total], [pain.id, [], 1]);
  });

  test('does not group copies of a recipe that share a portable id', async () => {
    const client = await service.newLibrary();
    await create(client, 'same', { title: 'Copy 1' });
    await create(client, 'same', { title: 'Copy 2' }, 'nobody');
    assert.equal((await find(client, grouped)).total, 2);
  });

  test('ungroups the other recipe of a pair when one is purged', async () => {
    const client = await service.newLibrary();
    const { id } = await create(client, 'one', { title: 'One' });
    const other = await create(client, 'other', { title: 'Other' }, 'one');
    assert.equal((await find(client, grouped)).total, 1);
    await client.delete(`/api/v1/recipes/${id}`, { 'if-match': '"1"' });
    await client.delete(`/api/v1/recipes/${id}/permanently`, { 'if-match': '"2"' });
    const rows = await service.rows(`select translation_group from recipe where id = '${other.id}'`);
    assert.deepEqual(
      rows.map((row) => row['translation_group']),
      [null],
    );
  });
});
