import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { TestClient } from '../../../../test/support/client.ts';
import { onEveryEngine } from '../../../../test/support/engines.ts';
import { mealKinds, mealWith, newMeal } from '../../../../test/support/meals.ts';
import type { MealBody, MealKind } from '../../../../test/support/meals.ts';
import { statusAndCode } from '../../../../test/support/people.ts';
import type { TestResponse } from '../../../../test/support/test-response.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';
import type { ProblemBody } from '../../../platform/problem/problem-body.ts';

const kinds = Object.keys(mealKinds) as readonly MealKind[];

const dish = (id: string, leftover_of?: string) => ({ id, display_name: id, leftover_of });

const at = (date: string, slot = 'dinner') => ({ date, slot });

const plan = (client: TestClient, when: object, ...dishes: readonly object[]): Promise<MealBody> =>
  newMeal(client, 'meals', dishes, when);

const expect422 = (answer: TestResponse<ProblemBody>, index: number, code: string): void => {
  assert.deepEqual(statusAndCode(answer), [422, 'validation-failed'], answer.text);
  const { location, code: why } = answer.body.violations?.[0] ?? {};
  assert.deepEqual([location, why], [`body.dishes[${index}].leftover_of`, code]);
};

onEveryEngine('leftovers', (engine) => {
  const service = serviceForSuite(engine);

  test('may not refer to themselves, directly or through a cycle', async () => {
    const client = await service.newLibrary();
    for (const kind of kinds) {
      const { id } = await newMeal(client, kind);
      for (const [dishes, index] of [
        [[dish('a', 'a')], 0],
        [[dish('x'), dish('a', 'b'), dish('b', 'a')], 1],
        [[dish('x', 'a'), dish('a', 'b'), dish('b', 'c'), dish('c', 'a')], 1],
        [Array.from({ length: 100 }, (_, number) => dish(`d${number}`, `d${(number + 1) % 100}`)), 0],
      ] as const) {
        expect422(await client.post(`/api/v1/${kind}`, mealWith(kind, dishes)), index, 'circle');
        const put = await client.put(`/api/v1/${kind}/${id}`, mealWith(kind, dishes), { 'if-match': '"7"' });
        expect422(put, index, 'circle');
      }
    }
  });

  test('may refer to a dish of the same meal, before or after it in the list', async () => {
    const client = await service.newLibrary();
    for (const kind of kinds) {
      const dishes = [dish('a', 'b'), dish('b'), dish('c', 'b'), dish('d', 'a')];
      const made = await newMeal(client, kind, dishes);
      assert.deepEqual(
        made.dishes.map(({ leftover_of }) => leftover_of),
        ['b', undefined, 'b', 'a'],
      );
    }
  });

  test('may refer to other meals only if they are earlier, by date and then by slot', async () => {
    const client = await service.newLibrary();
    await plan(client, at('2026-03-14', 'lunch'), dish('roast'));
    for (const [when, status] of [
      [at('2026-03-13', 'other'), 422],
      [at('2026-03-14', 'breakfast'), 422],
      [at('2026-03-14', 'lunch'), 422],
      [at('2026-03-14', 'dinner'), 201],
      [at('2026-03-14', 'snack'), 201],
      [at('2026-03-15', 'breakfast'), 201],
    ] as const) {
      const answer = await client.post('/api/v1/meals', mealWith('meals', [dish('a', 'roast')], when));
      assert.equal(answer.status, status, JSON.stringify(when));
      if (status === 422) expect422(answer, 0, 'unknown');
    }
  });

  test('may not refer to unknown dishes, dishes of other libraries or dishes of saved meals, nor from a saved meal to a planned one', async () => {
    const client = await service.newLibrary();
    await plan(await service.newLibrary(), at('2026-03-01'), dish('theirs'));
    await plan(client, at('2026-03-01'), dish('planned'));
    await newMeal(client, 'saved-meals', [dish('saved')]);
    for (const origin of ['theirs', 'saved', 'nothing']) {
      expect422(await client.post('/api/v1/meals', mealWith('meals', [dish('a', origin)])), 0, 'unknown');
    }
    for (const origin of ['theirs', 'saved', 'planned', 'nothing']) {
      expect422(await client.post('/api/v1/saved-meals', mealWith('saved-meals', [dish('a', origin)])), 0, 'unknown');
    }
  });

  test('may not refer to a removed dish or to one whose meal was deleted or moved to a later day', async () => {
    const client = await service.newLibrary();
    const { id } = await plan(client, at('2026-03-14'), dish('a'), dish('b'));
    const path = `/api/v1/meals/${id}`;
    const later = (origin: string) =>
      client.post('/api/v1/meals', mealWith('meals', [dish('x', origin)], at('2026-03-15')));
    assert.deepEqual([(await later('a')).status, (await later('b')).status], [201, 201]);
    await client.put(path, mealWith('meals', [dish('b'), dish('c')]), { 'if-match': '"1"' });
    assert.deepEqual(
      [(await later('a')).status, (await later('b')).status, (await later('c')).status],
      [422, 201, 201],
    );
    await client.put(path, mealWith('meals', [dish('b')], at('2026-03-16')), { 'if-match': '"2"' });
    assert.equal((await later('b')).status, 422);
    await client.put(path, mealWith('meals', [dish('b')]), { 'if-match': '"3"' });
    assert.equal((await later('b')).status, 201);
    await client.delete(path, { 'if-match': '"4"' });
    assert.equal((await later('b')).status, 422);
    const [left] = await service.rows(`select count(*) as count from meal_dish where meal_id = '${id}'`);
    assert.equal(Number(left?.['count']), 0);
  });

  test('may keep a reference to a deleted dish if the date and slot of the meal are unchanged', async () => {
    const client = await service.newLibrary();
    const origin = await plan(client, at('2026-03-14'), dish('roast'));
    const { id } = await plan(client, at('2026-03-15'), dish('a', 'roast'), dish('b'));
    await client.delete(`/api/v1/meals/${origin.id}`, { 'if-match': '"1"' });
    const path = `/api/v1/meals/${id}`;
    const put = (revision: number, when: object, ...dishes: readonly object[]) =>
      client.put(path, mealWith('meals', dishes, when), { 'if-match': `"${revision}"` });
    const kept = { ...dish('a', 'roast'), notes: 'Cold.' };
    assert.equal((await put(1, at('2026-03-15'), kept, dish('b'))).status, 200);
    expect422(await put(2, at('2026-03-15'), kept, dish('b', 'roast')), 1, 'unknown');
    expect422(await put(2, at('2026-03-15'), dish('c', 'roast')), 0, 'unknown');
    expect422(await put(2, at('2026-03-16'), kept), 0, 'unknown');
    expect422(await put(2, at('2026-03-15', 'snack'), kept), 0, 'unknown');
    assert.equal((await client.get<MealBody>(path)).body.revision, 2);
  });

  test('may not lose the dish of the same meal that they refer to, even if the meal moves', async () => {
    const client = await service.newLibrary();
    for (const kind of kinds) {
      const { id } = await newMeal(client, kind, [dish('a'), dish('b', 'a')]);
      const dishes = [dish('b', 'a')];
      expect422(await client.put(`/api/v1/${kind}/${id}`, mealWith(kind, dishes), { 'if-match': '"1"' }), 0, 'unknown');
      const moved = mealWith(kind, dishes, kind === 'meals' ? at('2026-03-20') : {});
      expect422(await client.put(`/api/v1/${kind}/${id}`, moved, { 'if-match': '"1"' }), 0, 'unknown');
    }
  });
});
