import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { TestClient } from '../../../../test/support/client.ts';
import { onEveryEngine } from '../../../../test/support/engines.ts';
import { mealWith, newMeal } from '../../../../test/support/meals.ts';
import type { MealBody } from '../../../../test/support/meals.ts';
import { statusAndCode } from '../../../../test/support/people.ts';
import { newRecipe } from '../../../../test/support/recipes.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';
import type { LibraryId } from '../../../platform/ids/ids.ts';
import { asId } from '../../../platform/ids/ids.ts';
import { findPlannedMealsById } from '../index.ts';

const first = { 'if-match': '"1"' };
const good = mealWith('meals', []);
const MISSING = '00000000-0000-7000-8000-000000000000';

interface Page {
  readonly items: readonly MealBody[];
  readonly next_cursor: string | null;
}

const plan = (client: TestClient, date: string, slot: string, name = ''): Promise<MealBody> =>
  newMeal(client, 'meals', [], { date, slot, name });

onEveryEngine('planned meals', (engine) => {
  const service = serviceForSuite(engine);

  test('validates date, slot, name, notes and dishes', async () => {
    const client = await service.newLibrary();
    const cases: readonly (readonly [location: string, change: object])[] = [
      ['body.date', { date: undefined }],
      ['body.date', { date: null }],
      ['body.date', { date: '' }],
      ['body.date', { date: '14.3.2026' }],
      ['body.date', { date: '2026-3-14' }],
      ['body.date', { date: '2026-02-30' }],
      ['body.date', { date: '2026-04-31' }],
      ['body.date', { date: '2025-02-29' }],
      ['body.date', { date: '2026-03-14T12:00:00Z' }],
      ['body.slot', { slot: undefined }],
      ['body.slot', { slot: 'brunch' }],
      ['body.name', { name: 'two\nlines' }],
      ['body.name', { name: ' ' }],
      ['body.name', { name: 'x'.repeat(501) }],
      ['body.notes', { notes: 'x'.repeat(10_001) }],
      ['body.dishes', { dishes: undefined }],
      ['body.dishes', { dishes: null }],
    ];
    const { id } = await newMeal(client, 'meals');
    for (const [location, change] of cases) {
      for (const answer of [
        await client.post('/api/v1/meals', { ...good, ...change }),
        await client.put(`/api/v1/meals/${id}`, { ...good, ...change }, { 'if-match': '"7"' }),
      ]) {
        assert.deepEqual(statusAndCode(answer), [422, 'validation-failed'], JSON.stringify(change));
        assert.equal(answer.body.errors?.[0]?.location, location);
      }
    }
    const max = { date: '2028-02-29', name: '🍲'.repeat(500), notes: 'x'.repeat(10_000) };
    assert.equal((await client.post('/api/v1/meals', { ...good, ...max })).status, 201);
  });

  test('rejects an invalid date range, limit or cursor in a list request with 422', async () => {
    const client = await service.newLibrary();
    for (const [query, location] of [
      ['from=2026-02-30', 'query.from'],
      ['to=2026-02-30', 'query.to'],
      ['from=yesterday', 'query.from'],
      ['to=', 'query.to'],
      ['from=2026-03-02&to=2026-03-01', 'query.from'],
      ['from=2026-03-01&from=2026-03-02', 'query.from'],
      ['limit=101', 'query.limit'],
      ['cursor=x', 'query.cursor'],
      [`cursor=${Buffer.from('["a"]').toString('base64url')}`, 'query.cursor'],
    ] as const) {
      const answer = await client.get(`/api/v1/meals?${query}`);
      assert.deepEqual(
        [...statusAndCode(answer), answer.body.errors?.[0]?.location],
        [422, 'validation-failed', location],
      );
    }
  });

  test('returns 404 meal-not-found for a missing meal or one in another library', async () => {
    const client = await service.newLibrary();
    const foreign = (await newMeal(await service.newLibrary(), 'meals')).id;
    for (const id of [MISSING, foreign, 'calendars']) {
      for (const answer of [
        await client.get(`/api/v1/meals/${id}`),
        await client.put(`/api/v1/meals/${id}`, good, first),
        await client.put(`/api/v1/meals/${id}`, good),
        await client.delete(`/api/v1/meals/${id}`, first),
      ]) {
        assert.deepEqual(statusAndCode(answer), [404, 'meal-not-found']);
      }
    }
  });

  test('returns 201 with the meal, Location and ETag on creation', async () => {
    const client = await service.newLibrary();
    const input = { date: '2026-03-14', slot: 'lunch', name: ' Birthday ', notes: 'Two\nlines.', dishes: [] };
    const answer = await client.post<MealBody>('/api/v1/meals', { ...input, unknown: 1 });
    const { id, created_at, updated_by, ...rest } = answer.body;
    assert.deepEqual(
      [answer.status, answer.headers.location, answer.headers.etag],
      [201, `/api/v1/meals/${id}`, '"1"'],
    );
    assert.deepEqual(rest, { ...input, name: 'Birthday', revision: 1, updated_at: created_at });
    assert.equal(updated_by, (await client.get<{ user: { id: string } }>('/api/v1/account')).body.user.id);
    const read = await client.get<MealBody>(answer.headers.location ?? '');
    assert.deepEqual([read.body, read.headers.etag], [answer.body, '"1"']);
    const plain = await newMeal(client, 'meals', [], { name: null, notes: null });
    assert.deepEqual([plain.name, plain.notes, plain.dishes], ['', '', []]);
  });

  test('does not plan a second meal on a retry with the same Idempotency-Key, and shows the first as it is now', async () => {
    const client = await service.newLibrary();
    const key = { 'idempotency-key': 'once' };
    const entry_id = await newRecipe(client, 'Soup');
    const input = mealWith('meals', [{ entry_id }, { display_name: 'Bread' }]);
    const before = await client.post<MealBody>('/api/v1/meals', input, key);
    await client.put(`/api/v1/recipes/${entry_id}`, { recipe: { title: 'Other soup' } }, first);
    const after = await client.post<MealBody>('/api/v1/meals', input, key);
    assert.deepEqual([after.status, after.headers['idempotent-replayed']], [201, 'true']);
    const now = await client.get<MealBody>(String(before.headers.location));
    assert.deepEqual(after.body, now.body);
    for (const header of ['etag', 'x-representation-etag']) {
      assert.ok(now.headers[header]);
      assert.equal(after.headers[header], now.headers[header], header);
    }
    assert.equal(after.headers.location, before.headers.location);
    assert.equal((await client.get<Page>('/api/v1/meals')).body.items.length, 1);
    await client.delete(String(before.headers.location), first);
    assert.deepEqual(statusAndCode(await client.post('/api/v1/meals', input, key)), [404, 'created-resource-missing']);
  });

  test('replaces a meal with its next revision, even on another day', async () => {
    const client = await service.newLibrary();
    const made = await newMeal(client, 'meals', [{ id: 'a', display_name: 'Soup' }], { name: 'Old', notes: 'Old' });
    const path = `/api/v1/meals/${made.id}`;
    const input = { date: '2026-04-01', slot: 'snack', dishes: [{ id: 'a', display_name: 'Cake' }] };
    const answer = await client.put<MealBody>(path, input, first);
    assert.deepEqual([answer.status, answer.headers.etag], [200, '"2"']);
    assert.deepEqual(
      { ...answer.body, updated_at: '' },
      { ...made, ...input, name: '', notes: '', revision: 2, updated_at: '' },
    );
    assert.deepEqual((await client.get<MealBody>(path)).body, answer.body);
  });

  test('returns 428 if If-Match is missing, and 412 with the current revision if it is stale', async () => {
    const client = await service.newLibrary();
    const path = `/api/v1/meals/${(await newMeal(client, 'meals')).id}`;
    for (const answer of [await client.put(path, good), await client.delete(path)]) {
      assert.deepEqual(statusAndCode(answer), [428, 'precondition-required']);
    }
    const stale = { 'if-match': '"7"' };
    for (const answer of [await client.put(path, good, stale), await client.delete(path, stale)]) {
      assert.deepEqual(
        [...statusAndCode(answer), answer.body.params],
        [412, 'precondition-failed', { current_revision: 1 }],
      );
    }
    assert.equal((await client.delete(path, first)).status, 204);
    assert.equal((await client.get(path)).status, 404);
  });

  test('lists meals in pages by date, then by slot from breakfast to other, then by age', async () => {
    const client = await service.newLibrary();
    const slots = ['breakfast', 'lunch', 'dinner', 'snack', 'other'];
    const expected: string[] = [];
    for (const date of ['2025-12-31', '2026-03-01', '2026-03-02']) {
      for (const slot of slots) for (const number of [1, 2]) expected.push(`${date} ${slot} ${number}`);
    }
    // The first meal of each slot is created before the second; everything else is shuffled.
    const shuffled = [1, 2].flatMap((number) =>
      expected.filter((one) => one.endsWith(String(number))).toSorted((a, b) => (a.slice(5) < b.slice(5) ? 1 : -1)),
    );
    for (const one of shuffled) {
      const [date = '', slot = ''] = one.split(' ');
      await plan(client, date, slot, one);
    }
    const namesOf = ({ items }: Page) => items.map(({ name }) => name);
    const walk = async (query: string): Promise<readonly string[]> => {
      const names: string[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const { body }: { body: Page } = await client.get(
          `/api/v1/meals?limit=4${query}${cursor && `&cursor=${cursor}`}`,
        );
        names.push(...namesOf(body));
        cursor = body.next_cursor;
      }
      return names;
    };
    assert.deepEqual(await walk(''), expected);
    assert.deepEqual(await walk('&from=2026-03-01&to=2026-03-01'), expected.slice(10, 20));
    assert.deepEqual(await walk('&from=2026-01-01'), expected.slice(10));
    assert.deepEqual(await walk('&to=2026-02-28'), expected.slice(0, 10));
    assert.deepEqual(await walk('&from=2026-03-03'), []);
    assert.deepEqual(namesOf((await client.get<Page>('/api/v1/meals')).body), expected);
    assert.deepEqual((await (await service.newLibrary()).get('/api/v1/meals')).body, { items: [], next_cursor: null });
  });

  test('returns 304 for a list until something in the library changes, including recipes', async () => {
    const client = await service.newLibrary();
    const entry_id = await newRecipe(client, 'Soup');
    await newMeal(client, 'meals', [{ entry_id }]);
    const path = '/api/v1/meals?from=2026-03-01';
    const etag = (await client.get(path)).headers.etag ?? '';
    assert.equal((await client.get(path, { 'if-none-match': etag })).status, 304);
    await client.put(`/api/v1/recipes/${entry_id}`, { recipe: { title: 'Stew' } }, first);
    const { status, body } = await client.get<Page>(path, { 'if-none-match': etag });
    assert.deepEqual([status, body.items[0]?.dishes[0]?.recipe_title], [200, 'Stew']);
    // Requested often enough to be cached, but still never stale.
    for (let round = 0; round < 3; round += 1) await client.get(path);
    await client.delete(`/api/v1/recipes/${entry_id}`, { 'if-match': '"2"' });
    assert.equal((await client.get<Page>(path)).body.items[0]?.dishes[0]?.recipe_status, 'trashed');
  });

  test('emits meal.created, meal.updated and meal.deleted with the new revision', async () => {
    const client = await service.newLibrary();
    const { id } = await newMeal(client, 'meals');
    await client.put(`/api/v1/meals/${id}`, good, first);
    await client.delete(`/api/v1/meals/${id}`, { 'if-match': '"2"' });
    const events = await service.rows(
      `select number, type, resource_type, resource_revision from event where resource_id = '${id}' order by number`,
    );
    assert.deepEqual(
      events.map((event) => Object.values(event)),
      [
        [1, 'meal.created', 'meal', 1],
        [2, 'meal.updated', 'meal', 2],
        [3, 'meal.deleted', 'meal', 3],
      ],
    );
  });

  test('accepts only one of several concurrent replacements of a revision and stores its dishes', async () => {
    const client = await service.newLibrary();
    const { id } = await newMeal(client, 'meals', [{ id: 'start', display_name: 'Soup' }]);
    const path = `/api/v1/meals/${id}`;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        client.put(path, mealWith('meals', [{ id: `d${index}`, display_name: 'Soup' }]), first),
      ),
    );
    assert.deepEqual(
      answers.map(({ status }) => status).toSorted((a, b) => a - b),
      [200, ...Array.from({ length: 19 }, () => 412)],
    );
    const { body } = await client.get<MealBody>(path);
    const rows = await service.rows(`select dish_id from meal_dish where meal_id = '${id}'`);
    assert.deepEqual(
      rows.map((row) => row['dish_id']),
      body.dishes.map((dish) => dish.id),
    );
  });

  test('gives other domains the meals of a library by id, with their stored dishes', async () => {
    const client = await service.newLibrary();
    const entry_id = await newRecipe(client);
    const [one, two] = [
      await newMeal(client, 'meals', [{ id: 'a', entry_id, scale: '2' }], { name: 'One' }),
      await newMeal(client, 'meals', []),
    ];
    const foreign = await newMeal(await service.newLibrary(), 'meals');
    const [row] = await service.rows(`select library_id from meal where id = '${one.id}'`);
    const library = asId<LibraryId>(String(row?.['library_id']));
    const found = await findPlannedMealsById(service.database.db, library, [
      one.id,
      two.id,
      one.id,
      foreign.id,
      MISSING,
    ]);
    assert.deepEqual(
      [...found.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1)),
      [
        { id: one.id, date: one.date, slot: one.slot, name: 'One', dishes: [{ id: 'a', entry_id, scale: '2' }] },
        { id: two.id, date: two.date, slot: two.slot, name: '', dishes: [] },
      ],
    );
    assert.equal((await findPlannedMealsById(service.database.db, library, [])).size, 0);
  });
});
