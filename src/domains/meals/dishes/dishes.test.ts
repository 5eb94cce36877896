// Rules for the dishes of planned and saved meals: interface.md "Saved meal", decisions.md section 10.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { TestClient } from '../../../../test/support/client.ts';
import { onEveryEngine } from '../../../../test/support/engines.ts';
import { mealKinds, mealWith, newMeal } from '../../../../test/support/meals.ts';
import type { MealBody, MealKind } from '../../../../test/support/meals.ts';
import { statusAndCode } from '../../../../test/support/people.ts';
import { newRecipe } from '../../../../test/support/recipes.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';

const MISSING = '00000000-0000-7000-8000-000000000000';
const first = { 'if-match': '"1"' };
const kinds = Object.keys(mealKinds) as readonly MealKind[];
const soup = { display_name: 'Soup' };

/** A hundred dishes that take exactly this many characters of JSON. */
const dishesOf = (characters: number): readonly { readonly id: string; readonly notes: string }[] => {
  const dishes = Array.from({ length: 100 }, (_, number) => ({ id: `d${number}`, notes: 'x'.repeat(900) }));
  const missing = characters - JSON.stringify(dishes).length;
  return dishes.map((dish, index) => {
    const share = Math.floor((missing + index) / dishes.length);
    return { ...dish, notes: dish.notes + 'x'.repeat(share) };
  });
};

const purge = async (client: TestClient, id: string): Promise<void> => {
  const trashed = await client.delete(`/api/v1/recipes/${id}`, first);
  assert.equal(trashed.status, 200);
  const gone = await client.delete(`/api/v1/recipes/${id}/permanently`, { 'if-match': '"2"' });
  assert.equal(gone.status, 204);
};

/** Sends the dishes as a new meal of each kind and as a replacement, and expects this violation. */
const expect422 = async (client: TestClient, dishes: readonly object[], location: string, code?: string) => {
  for (const kind of kinds) {
    const { id } = await newMeal(client, kind);
    for (const answer of [
      await client.post(`/api/v1/${kind}`, mealWith(kind, dishes)),
      // Violations are reported before a stale revision.
      await client.put(`/api/v1/${kind}/${id}`, mealWith(kind, dishes), { 'if-match': '"7"' }),
    ]) {
      assert.deepEqual(statusAndCode(answer), [422, 'validation-failed'], answer.text);
      assert.equal(answer.body.errors?.[0]?.location, location, answer.text);
      if (code !== undefined) assert.equal(answer.body.violations?.[0]?.code, code);
    }
  }
};

onEveryEngine('meal dishes', (engine) => {
  const service = serviceForSuite(engine);

  test('enforces the limits of dish fields, plain items and the number of dishes', async () => {
    const client = await service.newLibrary();
    const cases: readonly (readonly [location: string, dish: object])[] = [
      ['id', { ...soup, id: '-a' }],
      ['id', { ...soup, id: 'x'.repeat(129) }],
      ['id', { ...soup, id: 'a b' }],
      ['entry_id', { entry_id: 7 }],
      ['recipe_revision', { entry_id: MISSING, recipe_revision: 0 }],
      ['recipe_revision', { entry_id: MISSING, recipe_revision: 1.5 }],
      ['recipe_revision', { entry_id: MISSING, recipe_revision: 1e300 }],
      ['display_name', { display_name: 'two\nlines' }],
      ['display_name', { display_name: '\u200b' }],
      ['display_name', { display_name: 'x'.repeat(501) }],
      ['notes', { ...soup, notes: 'x'.repeat(10_001) }],
      ['leftover_of', { ...soup, leftover_of: '-a' }],
      ['plain_items[0].name', { plain_items: [{ name: '' }] }],
      ['plain_items[0].name', { plain_items: [{}] }],
      ['plain_items[0].name', { plain_items: [{ name: ' ' }] }],
      ['plain_items[0].name', { plain_items: [{ name: 'x'.repeat(501) }] }],
      ['plain_items[0].quantity', { plain_items: [{ name: 'Bread', quantity: 'x'.repeat(201) }] }],
      ['plain_items[0].id', { plain_items: [{ name: 'Bread', id: '#' }] }],
      ['plain_items', { plain_items: Array.from({ length: 101 }, () => ({ name: 'Bread' })) }],
    ];
    for (const [location, dish] of cases) await expect422(client, [soup, dish], `body.dishes[1].${location}`);
    await expect422(
      client,
      Array.from({ length: 101 }, () => soup),
      'body.dishes',
    );
    const max = {
      id: `x${'._-'.repeat(42)}9`,
      display_name: 'ü'.repeat(500),
      notes: '🍲'.repeat(10_000),
      plain_items: Array.from({ length: 100 }, () => ({ name: 'x'.repeat(500), quantity: 'x'.repeat(200) })),
    };
    for (const kind of kinds) {
      assert.equal((await newMeal(client, kind, [max])).dishes[0]?.plain_items?.length, 100);
      const many = Array.from({ length: 100 }, () => soup);
      assert.equal((await newMeal(client, kind, many)).dishes.length, 100);
    }
  });

  test('rejects dishes that take more than 100,000 characters of stored JSON with 422 too-large', async () => {
    const client = await service.newLibrary();
    await expect422(client, dishesOf(100_001), 'body.dishes', 'too-large');
    const tooLarge = await client.post('/api/v1/meals', mealWith('meals', dishesOf(123_456)));
    assert.match(tooLarge.body.errors?.[0]?.message ?? '', /at most 100,000 characters .* 123,456/);
    // Generated ids count as well.
    await expect422(
      client,
      dishesOf(100_000).map((dish) => ({ ...dish, id: null })),
      'body.dishes',
      'too-large',
    );
    // Members that are not stored do not count.
    const more = { display_name: null, plain_items: [], unknown: 'x'.repeat(10_000) };
    for (const kind of kinds) {
      const { dishes } = await newMeal(
        client,
        kind,
        dishesOf(100_000).map((dish) => ({ ...dish, ...more })),
      );
      assert.deepEqual(dishes, dishesOf(100_000));
    }
  });

  test('allows changes to a meal that generated ids made too large, unless it grows', async () => {
    const client = await service.newLibrary();
    const { id } = await newMeal(client, 'saved-meals', dishesOf(100_000));
    const plan = await client.post<MealBody>(`/api/v1/saved-meals/${id}/plan`, mealKinds.meals);
    assert.equal(plan.status, 201, plan.text);
    const { dishes } = plan.body;
    assert.ok(JSON.stringify(dishes).length > 100_000);
    const path = `/api/v1/meals/${plan.body.id}`;
    const larger = [...dishes.slice(1), { ...dishes[0], notes: `${dishes[0]?.notes}x` }];
    const refusal = await client.put(path, mealWith('meals', larger), first);
    assert.deepEqual([refusal.status, refusal.body.violations?.[0]?.code], [422, 'too-large']);
    assert.equal((await client.put(path, mealWith('meals', dishes.toReversed()), first)).status, 200);
  });

  test('rejects a dish without any content with 422', async () => {
    const client = await service.newLibrary();
    for (const dish of [
      {},
      { scale: '2' },
      { entry_id: null, display_name: null, notes: null, leftover_of: null, plain_items: null },
      { id: '', entry_id: '', scale: '', display_name: '', notes: '', leftover_of: '', plain_items: [] },
    ]) {
      await expect422(client, [dish], 'body.dishes[0]', 'empty');
    }
  });

  test('accepts a dish with only notes or only a leftover reference', async () => {
    const client = await service.newLibrary();
    const dishes = [
      { id: 'a', notes: 'Whatever is there.' },
      { id: 'b', leftover_of: 'a' },
    ];
    for (const kind of kinds) assert.deepEqual((await newMeal(client, kind, dishes)).dishes, dishes);
  });

  test('rejects duplicate dish ids in a meal and duplicate plain item ids in a dish with 422', async () => {
    const client = await service.newLibrary();
    await expect422(client, [{ ...soup, id: 'a' }, soup, { ...soup, id: 'a' }], 'body.dishes[2].id', 'duplicate');
    const items = [
      { id: 'a', name: 'Bread' },
      { id: 'a', name: 'Butter' },
    ];
    await expect422(client, [{ plain_items: items }], 'body.dishes[0].plain_items[1].id', 'duplicate');
    for (const kind of kinds) {
      const { dishes } = await newMeal(client, kind, [
        { id: 'a', plain_items: [{ id: 'a', name: 'Bread' }] },
        { id: 'A', plain_items: [{ id: 'a', name: 'Bread' }] },
      ]);
      assert.deepEqual(
        dishes.map(({ id }) => id),
        ['a', 'A'],
      );
    }
  });

  test('rejects an unknown recipe or one from another library with 422 at body.dishes[i].entry_id', async () => {
    const client = await service.newLibrary();
    const foreign = await newRecipe(await service.newLibrary());
    for (const entry_id of [MISSING, foreign, foreign.toUpperCase(), ' ', 'x'.repeat(100)]) {
      await expect422(client, [soup, { entry_id }], 'body.dishes[1].entry_id', 'unknown');
    }
  });

  test('rejects an unknown recipe_revision with 422', async () => {
    const client = await service.newLibrary();
    const entry_id = await newRecipe(client);
    const other = await newRecipe(client, 'Stew');
    await client.put(`/api/v1/recipes/${other}`, { recipe: { title: 'Better stew' } }, first);
    for (const recipe_revision of [2, 3, 2_147_483_647]) {
      const dishes = [
        { entry_id: other, recipe_revision: 2 },
        { entry_id, recipe_revision },
      ];
      await expect422(client, dishes, 'body.dishes[1].recipe_revision', 'unknown');
    }
  });

  test('rejects recipe_revision without entry_id, and plain_items together with entry_id, with 422', async () => {
    const client = await service.newLibrary();
    const entry_id = await newRecipe(client);
    await expect422(client, [{ ...soup, recipe_revision: 1 }], 'body.dishes[0].recipe_revision', 'conflict');
    const both = { entry_id, plain_items: [{ name: 'Bread' }] };
    await expect422(client, [both], 'body.dishes[0].plain_items', 'conflict');
  });

  test('accepts only a positive factor as scale and stores it as written', async () => {
    const client = await service.newLibrary();
    const entry_id = await newRecipe(client);
    for (const scale of ['0', '-1', '1/0', 'two', '1e3', ' 2', '9'.repeat(30)]) {
      await expect422(client, [{ entry_id, scale }], 'body.dishes[0].scale', 'factor');
      await expect422(client, [{ ...soup, scale }], 'body.dishes[0].scale', 'factor');
    }
    for (const kind of kinds) {
      const written = ['2', '6/4', '1.50', '0,25'];
      const { dishes } = await newMeal(
        client,
        kind,
        written.map((scale) => ({ entry_id, scale })),
      );
      assert.deepEqual(
        dishes.map(({ scale }) => scale),
        written,
      );
    }
  });

  test('explains the limits of scale if its number is too long', async () => {
    const client = await service.newLibrary();
    const { body } = await client.post('/api/v1/meals', mealWith('meals', [{ ...soup, scale: '9'.repeat(100) }]));
    const message = body.errors?.[0]?.message ?? '';
    assert.match(message, /^must be a number above zero, .* at most 21 characters .* of at most 1,000,000,000$/);
  });

  test('stores the scale of a dish without entry_id as written', async () => {
    const client = await service.newLibrary();
    const dishes = [
      { id: 'a', display_name: 'Soup', scale: '6/4' },
      { id: 'b', scale: '2', plain_items: [{ id: 'c', name: 'Bread', quantity: '1 loaf' }] },
    ];
    for (const kind of kinds) assert.deepEqual((await newMeal(client, kind, dishes)).dishes, dishes);
  });

  test('treats empty text as absent in dishes and their plain items', async () => {
    const client = await service.newLibrary();
    const entry_id = await newRecipe(client, 'Leek soup');
    const empty = { id: '', scale: '', display_name: '', notes: '', leftover_of: '' };
    for (const kind of kinds) {
      const [one, two] = (
        await newMeal(client, kind, [
          { ...empty, entry_id },
          { ...empty, entry_id: '', plain_items: [{ id: '', name: 'Bread', quantity: '' }] },
        ])
      ).dishes;
      const [bread] = two?.plain_items ?? [];
      assert.deepEqual(one, { id: one?.id, entry_id, recipe_status: 'available', recipe_title: 'Leek soup' });
      assert.deepEqual(two, { id: two?.id, plain_items: [{ id: bread?.id, name: 'Bread' }] });
      for (const id of [one?.id, two?.id, bread?.id]) assert.match(id ?? '', /^[0-9a-f-]{36}$/);
    }
  });

  test('treats null as absent, omits absent properties and generates missing ids', async () => {
    const client = await service.newLibrary();
    const entry_id = await newRecipe(client, 'Leek soup');
    const nothing = { id: null, recipe_revision: null, scale: null, leftover_of: null, plain_items: null };
    for (const kind of kinds) {
      const made = await newMeal(client, kind, [
        { entry_id, ...nothing, display_name: null, notes: null, unknown: 1 },
        { entry_id, display_name: '', notes: '', plain_items: [] },
        { display_name: ' Salad ', plain_items: [{ name: ' Lettuce ' }, { id: 'oil', name: 'Oil', quantity: '' }] },
      ]);
      const [one, two, three] = made.dishes;
      const known = { entry_id, recipe_status: 'available', recipe_title: 'Leek soup' };
      assert.deepEqual(
        [one, two],
        [
          { id: one?.id, ...known },
          { id: two?.id, ...known },
        ],
      );
      const [lettuce] = three?.plain_items ?? [];
      assert.deepEqual(three, {
        id: three?.id,
        display_name: 'Salad',
        plain_items: [
          { id: lettuce?.id, name: 'Lettuce' },
          { id: 'oil', name: 'Oil' },
        ],
      });
      for (const id of [one?.id, two?.id, three?.id, lettuce?.id]) assert.match(id ?? '', /^[0-9a-f-]{36}$/);
      assert.deepEqual((await client.get<MealBody>(`/api/v1/${kind}/${made.id}`)).body, made);
    }
  });

  test('keeps the ids and the given order of dishes when a meal is replaced', async () => {
    const client = await service.newLibrary();
    for (const kind of kinds) {
      const made = await newMeal(client, kind, [soup, { ...soup, id: 'b' }, soup]);
      const [one, two, three] = made.dishes;
      const reordered = [{ ...three, notes: 'Now first.' }, { display_name: 'New' }, { ...two }, { ...one }];
      const path = `/api/v1/${kind}/${made.id}`;
      const { body } = await client.put<MealBody>(path, mealWith(kind, reordered), first);
      assert.deepEqual(
        body.dishes.map(({ id }) => id),
        [three?.id, body.dishes[1]?.id, 'b', one?.id],
      );
      assert.deepEqual((await client.get<MealBody>(path)).body, body);
    }
  });

  test('reports recipe_status as available, outdated, trashed or missing, with the current recipe_title', async () => {
    const client = await service.newLibrary();
    const entry_id = await newRecipe(client, 'Soup');
    const dishes = [{ entry_id }, { entry_id, recipe_revision: 1 }, { ...soup }];
    const made = await Promise.all(kinds.map((kind) => newMeal(client, kind, dishes)));
    const readStatuses = async () =>
      Promise.all(
        made.map(async ({ id }, index) => {
          const { body } = await client.get<MealBody>(`/api/v1/${kinds[index] ?? ''}/${id}`);
          const list = await client.get<{ items: MealBody[] }>(`/api/v1/${kinds[index] ?? ''}`);
          assert.deepEqual(list.body.items, [body]);
          return body.dishes.map(({ recipe_status, recipe_title }) => [recipe_status, recipe_title]);
        }),
      );
    const none = [undefined, undefined];
    const both = (...statuses: unknown[][]) => [
      [...statuses, none],
      [...statuses, none],
    ];
    assert.deepEqual(await readStatuses(), both(['available', 'Soup'], ['available', 'Soup']));
    await client.put(`/api/v1/recipes/${entry_id}`, { recipe: { title: 'Better soup' } }, first);
    assert.deepEqual(await readStatuses(), both(['available', 'Better soup'], ['outdated', 'Better soup']));
    await client.delete(`/api/v1/recipes/${entry_id}`, { 'if-match': '"2"' });
    assert.deepEqual(await readStatuses(), both(['trashed', 'Better soup'], ['trashed', 'Better soup']));
    await client.post(`/api/v1/recipes/${entry_id}/restore`, undefined, { 'if-match': '"3"' });
    assert.deepEqual(await readStatuses(), both(['available', 'Better soup'], ['outdated', 'Better soup']));
    await client.delete(`/api/v1/recipes/${entry_id}`, { 'if-match': '"4"' });
    await client.delete(`/api/v1/recipes/${entry_id}/permanently`, { 'if-match': '"5"' });
    assert.deepEqual(await readStatuses(), both(['missing', undefined], ['missing', undefined]));
  });

  test('accepts a recipe in the trash', async () => {
    const client = await service.newLibrary();
    const entry_id = await newRecipe(client);
    await client.delete(`/api/v1/recipes/${entry_id}`, first);
    for (const kind of kinds) {
      const { dishes } = await newMeal(client, kind, [{ entry_id, recipe_revision: 1 }]);
      assert.equal(dishes[0]?.recipe_status, 'trashed');
    }
  });

  test('keeps a purged recipe in an existing dish but rejects it in a new one', async () => {
    const client = await service.newLibrary();
    const entry_id = await newRecipe(client);
    const made = await Promise.all(
      kinds.map((kind) => newMeal(client, kind, [{ id: 'a', entry_id, recipe_revision: 1 }])),
    );
    await purge(client, entry_id);
    for (const [index, kind] of kinds.entries()) {
      const path = `/api/v1/${kind}/${made[index]?.id ?? ''}`;
      const put = (dishes: readonly object[], revision: number) =>
        client.put<MealBody>(path, mealWith(kind, dishes), { 'if-match': `"${revision}"` });
      const kept = await put([{ id: 'a', entry_id, recipe_revision: 1, notes: 'From the book.' }], 1);
      assert.deepEqual([kept.status, kept.body.dishes[0]?.recipe_status], [200, 'missing'], kept.text);
      for (const [dish, location] of [
        [{ id: 'b', entry_id }, 'entry_id'],
        [{ entry_id }, 'entry_id'],
        [{ id: 'a', entry_id, recipe_revision: 2 }, 'recipe_revision'],
      ] as const) {
        const answer = await client.put(path, mealWith(kind, [dish]), { 'if-match': '"2"' });
        assert.deepEqual([answer.status, answer.body.errors?.[0]?.location], [422, `body.dishes[0].${location}`]);
      }
      // Without the revision it is still the same dish.
      assert.equal((await put([{ id: 'a', entry_id }], 2)).status, 200);
      assert.equal((await put([{ id: 'a', ...soup }], 3)).status, 200);
      assert.equal(
        (await client.put(path, mealWith(kind, [{ id: 'a', entry_id }]), { 'if-match': '"4"' })).status,
        422,
      );
    }
  });
});
