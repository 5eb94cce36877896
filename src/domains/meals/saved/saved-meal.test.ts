import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onEveryEngine } from '../../../../test/support/engines.ts';
import { mealWith, newMeal } from '../../../../test/support/meals.ts';
import type { MealBody } from '../../../../test/support/meals.ts';
import { pagesOf, statusAndCode } from '../../../../test/support/people.ts';
import { newRecipe } from '../../../../test/support/recipes.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';

const first = { 'if-match': '"1"' };
const good = mealWith('saved-meals', []);
const MISSING = '00000000-0000-7000-8000-000000000000';
const when = { date: '2026-03-14', slot: 'lunch' };

onEveryEngine('saved meals', (engine) => {
  const service = serviceForSuite(engine);

  test('requires dishes and a single-line name of 1 to 500 characters, and limits the notes', async () => {
    const client = await service.newLibrary();
    const { id } = await newMeal(client, 'saved-meals');
    for (const [location, change] of [
      ['body.name', { name: undefined }],
      ['body.name', { name: null }],
      ['body.name', { name: '' }],
      ['body.name', { name: ' ' }],
      ['body.name', { name: 'two\nlines' }],
      ['body.name', { name: 'x'.repeat(501) }],
      ['body.notes', { notes: 'x'.repeat(10_001) }],
      ['body.dishes', { dishes: undefined }],
      ['body.dishes', { dishes: {} }],
    ] as const) {
      for (const answer of [
        await client.post('/api/v1/saved-meals', { ...good, ...change }),
        await client.put(`/api/v1/saved-meals/${id}`, { ...good, ...change }, first),
      ]) {
        assert.deepEqual(
          [...statusAndCode(answer), answer.body.errors?.[0]?.location],
          [422, 'validation-failed', location],
        );
      }
    }
    assert.equal((await client.post('/api/v1/saved-meals', { ...good, name: 'ü'.repeat(500) })).status, 201);
  });

  test('returns 404 saved-meal-not-found for a missing saved meal or one in another library', async () => {
    const client = await service.newLibrary();
    const foreign = (await newMeal(await service.newLibrary(), 'saved-meals')).id;
    const planned = (await newMeal(client, 'meals')).id;
    for (const id of [MISSING, foreign, planned]) {
      for (const answer of [
        await client.get(`/api/v1/saved-meals/${id}`),
        await client.put(`/api/v1/saved-meals/${id}`, good, first),
        await client.delete(`/api/v1/saved-meals/${id}`, first),
        await client.post(`/api/v1/saved-meals/${id}/plan`, when),
      ]) {
        assert.deepEqual(statusAndCode(answer), [404, 'saved-meal-not-found']);
      }
    }
  });

  test('returns 428 if If-Match is missing, and 412 with the current revision if it is stale', async () => {
    const client = await service.newLibrary();
    const path = `/api/v1/saved-meals/${(await newMeal(client, 'saved-meals')).id}`;
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
  });

  test('returns 201 with the saved meal, Location and ETag on creation, and replays the response on a retry', async () => {
    const client = await service.newLibrary();
    const key = { 'idempotency-key': 'once' };
    const input = { name: ' Soup night ', notes: 'With\nbread.', dishes: [{ id: 'a', display_name: 'Soup' }] };
    const answer = await client.post<MealBody>('/api/v1/saved-meals', input, key);
    const { id, created_at, updated_by: _by, ...rest } = answer.body;
    assert.deepEqual(
      [answer.status, answer.headers.location, answer.headers.etag],
      [201, `/api/v1/saved-meals/${id}`, '"1"'],
    );
    assert.deepEqual(rest, { ...input, name: 'Soup night', revision: 1, updated_at: created_at });
    assert.deepEqual((await client.get<MealBody>(`/api/v1/saved-meals/${id}`)).body, answer.body);
    const again = await client.post<MealBody>('/api/v1/saved-meals', input, key);
    assert.deepEqual([again.status, again.headers['idempotent-replayed'], again.body], [201, 'true', answer.body]);
    const tag = 'x-representation-etag';
    assert.deepEqual([again.headers[tag], again.headers.etag], [answer.headers[tag], '"1"']);
    await client.delete(`/api/v1/saved-meals/${id}`, first);
    assert.deepEqual(statusAndCode(await client.post('/api/v1/saved-meals', input, key)), [
      404,
      'created-resource-missing',
    ]);
  });

  test('replaces a saved meal with its next revision', async () => {
    const client = await service.newLibrary();
    const made = await newMeal(client, 'saved-meals', [{ id: 'a', display_name: 'Soup' }], { notes: 'Old' });
    const path = `/api/v1/saved-meals/${made.id}`;
    const input = { name: 'Stew night', dishes: [{ id: 'b', display_name: 'Stew' }] };
    const answer = await client.put<MealBody>(path, input, first);
    assert.deepEqual([answer.status, answer.headers.etag], [200, '"2"']);
    assert.deepEqual({ ...answer.body, updated_at: '' }, { ...made, ...input, notes: '', revision: 2, updated_at: '' });
    assert.deepEqual((await client.get<MealBody>(path)).body, answer.body);
  });

  test('lists saved meals in pages by name, with their dishes and the state of their recipes', async () => {
    const client = await service.newLibrary();
    const entry_id = await newRecipe(client, 'Soup');
    const made: MealBody[] = [];
    for (const name of ['Zabaglione', 'apples', 'Éclairs', 'Eel', 'apples']) {
      made.push(await newMeal(client, 'saved-meals', [{ entry_id }], { name }));
    }
    const pages = await pagesOf<MealBody>(client, '/api/v1/saved-meals', 2);
    assert.deepEqual(
      pages.map((page) => page.map(({ name }) => name)),
      [['apples', 'apples'], ['Éclairs', 'Eel'], ['Zabaglione']],
    );
    assert.deepEqual(pages[0], [made[1], made[4]]);
    for (const query of ['limit=0', 'cursor=x']) {
      assert.equal((await client.get(`/api/v1/saved-meals?${query}`)).status, 422);
    }
  });

  test('emits saved-meal.created, saved-meal.updated and saved-meal.deleted with the new revision', async () => {
    const client = await service.newLibrary();
    const { id } = await newMeal(client, 'saved-meals');
    await client.put(`/api/v1/saved-meals/${id}`, good, first);
    await client.post(`/api/v1/saved-meals/${id}/plan`, when);
    await client.delete(`/api/v1/saved-meals/${id}`, { 'if-match': '"2"' });
    const [{ stream } = {}] = await service.rows(`select stream from event where resource_id = '${id}'`);
    const events = await service.rows(
      `select type, resource_type, resource_revision from event where stream = '${String(stream)}' order by number`,
    );
    assert.deepEqual(
      events.map((event) => Object.values(event)),
      [
        ['saved-meal.created', 'saved-meal', 1],
        ['saved-meal.updated', 'saved-meal', 2],
        ['meal.created', 'meal', 1],
        ['saved-meal.deleted', 'saved-meal', 3],
      ],
    );
  });
});

onEveryEngine('planning a saved meal', (engine) => {
  const service = serviceForSuite(engine);

  test('requires a valid date and slot', async () => {
    const client = await service.newLibrary();
    const { id } = await newMeal(client, 'saved-meals');
    for (const [location, change] of [
      ['body.date', { date: undefined }],
      ['body.date', { date: '2026-02-30' }],
      ['body.slot', { slot: undefined }],
      ['body.slot', { slot: 'Lunch' }],
    ] as const) {
      const answer = await client.post(`/api/v1/saved-meals/${id}/plan`, { ...when, ...change });
      assert.deepEqual(
        [...statusAndCode(answer), answer.body.errors?.[0]?.location],
        [422, 'validation-failed', location],
      );
    }
  });

  test('returns 201 with the new meal, in which dishes have new ids and leftover_of refers to them', async () => {
    const client = await service.newLibrary();
    const entry_id = await newRecipe(client, 'Roast');
    const dishes = [
      { id: 'hash', display_name: 'Hash', leftover_of: 'roast' },
      { id: 'roast', entry_id, recipe_revision: 1, scale: '1/2', notes: 'Rare.' },
      { id: 'bread', plain_items: [{ id: 'loaf', name: 'Bread', quantity: '1 loaf' }] },
    ];
    const saved = await newMeal(client, 'saved-meals', dishes, { name: 'Sunday', notes: 'All of it.' });
    const path = `/api/v1/saved-meals/${saved.id}/plan`;
    const answer = await client.post<MealBody>(path, when);
    const { id, dishes: planned, created_at, ...rest } = answer.body;
    assert.deepEqual(
      [answer.status, answer.headers.location, answer.headers.etag],
      [201, `/api/v1/meals/${id}`, '"1"'],
    );
    const { updated_by } = saved;
    assert.deepEqual(rest, {
      ...when,
      name: 'Sunday',
      notes: 'All of it.',
      revision: 1,
      updated_at: created_at,
      updated_by,
    });
    const [hash, roast, bread] = planned;
    const ids = [hash?.id, roast?.id, bread?.id];
    assert.equal(new Set([...ids, 'hash', 'roast', 'bread']).size, 6);
    assert.deepEqual(planned, [
      { ...saved.dishes[0], id: hash?.id, leftover_of: roast?.id },
      { ...saved.dishes[1], id: roast?.id },
      { ...saved.dishes[2], id: bread?.id },
    ]);
    const read = await client.get<MealBody>(`/api/v1/meals/${id}`);
    assert.deepEqual(
      [read.body, read.headers['x-representation-etag']],
      [answer.body, answer.headers['x-representation-etag']],
    );
    const twice = await client.post<MealBody>(path, when);
    assert.ok(twice.body.dishes.every((dish) => !ids.includes(dish.id)));
    // A later meal may contain leftovers of it.
    const left = mealWith('meals', [{ display_name: 'Cold roast', leftover_of: roast?.id }], { date: '2026-03-15' });
    assert.equal((await client.post('/api/v1/meals', left)).status, 201);
  });

  test('does not plan a second meal on a retry, even if the saved meal is gone', async () => {
    const client = await service.newLibrary();
    const saved = await newMeal(client, 'saved-meals', [{ display_name: 'Soup' }]);
    const path = `/api/v1/saved-meals/${saved.id}`;
    const key = { 'idempotency-key': 'once' };
    const before = await client.post<MealBody>(`${path}/plan`, when, key);
    assert.deepEqual(statusAndCode(await client.post(`${path}/plan`, { ...when, slot: 'dinner' }, key)), [
      409,
      'idempotency-conflict',
    ]);
    await client.delete(path, first);
    const after = await client.post<MealBody>(`${path}/plan`, when, key);
    assert.deepEqual([after.status, after.headers['idempotent-replayed'], after.body], [201, 'true', before.body]);
    assert.equal(after.headers['x-representation-etag'], before.headers['x-representation-etag']);
    const { items } = (await client.get<{ items: unknown[] }>('/api/v1/meals')).body;
    assert.equal(items.length, 1);
    assert.equal((await client.post(`${path}/plan`, when)).status, 404);
  });

  test('also plans a dish whose recipe is gone and shows it as missing', async () => {
    const client = await service.newLibrary();
    const entry_id = await newRecipe(client);
    const saved = await newMeal(client, 'saved-meals', [{ entry_id, recipe_revision: 1 }]);
    await client.delete(`/api/v1/recipes/${entry_id}`, first);
    await client.delete(`/api/v1/recipes/${entry_id}/permanently`, { 'if-match': '"2"' });
    const { status, body } = await client.post<MealBody>(`/api/v1/saved-meals/${saved.id}/plan`, when);
    assert.deepEqual([status, body.dishes[0]?.recipe_status], [201, 'missing']);
  });
});
