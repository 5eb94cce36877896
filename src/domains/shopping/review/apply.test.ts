// POST …/apply and PUT …/selections: decisions.md section 9.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateRawSync } from 'node:zlib';

import type { TestClient } from '../../../../test/support/client.ts';
import { onEveryEngine } from '../../../../test/support/engines.ts';
import { ManualClock } from '../../../../test/support/manual-clock.ts';
import { statusAndCode } from '../../../../test/support/people.ts';
import { newEntry } from '../../../../test/support/recipes.ts';
import type { EntryBody } from '../../../../test/support/recipes.ts';
import { TestList } from '../../../../test/support/shopping.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';
import type { ProblemBody } from '../../../platform/problem/problem-body.ts';
import type { ShoppingListBody } from '../lists/list.schemas.ts';

type Measured = readonly [name: string, value?: string, unit?: string];

const ingredientsOf = (...measured: readonly Measured[]) => [
  {
    ingredients: measured.map(([name, value, unit], index) => ({
      id: `i${index + 1}`,
      name,
      ...(value !== undefined && { quantity: { kind: 'simple', amount: { value }, ...(unit && { unit }) } }),
    })),
  },
];

const recipeOf = (client: TestClient, title: string, ...measured: readonly Measured[]): Promise<EntryBody> =>
  newEntry(client, { title, language: 'en', ingredient_sections: ingredientsOf(...measured) });

const portionsOf = (...entries: readonly EntryBody[]) => ({
  portions: entries.map(({ id }, index) => ({ id: `p${index}`, recipe_id: id })),
});

const open = ({ items }: ShoppingListBody) =>
  items
    .filter(({ bought, deleted }) => !bought && !deleted)
    .map(({ name, needed }) => (needed === '' ? name : `${needed} ${name}`));

onEveryEngine('applying a shopping review', (engine) => {
  const clock = new ManualClock();
  const service = serviceForSuite(engine, { clock });

  const newList = async (): Promise<TestList> => TestList.create(await service.newLibrary());

  test('rejects a missing operation id, an invalid token or invalid selections with 422', async () => {
    const list = await newList();
    const soup = await recipeOf(list.client, 'Soup', ['onions', '3']);
    const { body: review } = await list.review(portionsOf(soup));
    const good = { operation_id: 'a', token: review.token };
    const cases: readonly (readonly [location: string, change: object])[] = [
      ['body.operation_id', { operation_id: undefined }],
      ['body.token', { token: undefined }],
      ['body.token', { token: '' }],
      ['body.token', { token: 'none' }],
      ['body.token', { token: `${review.token}x`.slice(5) }],
      ['body.token', { token: Buffer.from('{}').toString('base64url') }],
      ['body.token', { token: deflateRawSync('['.repeat(1_900_000)).toString('base64url') }],
      ['body.selections[0].id', { selections: [{ id: 'x', choice_id: 'i1', selected: true }] }],
      ['body.selections[0].id', { selections: [{ id: 'constructor', choice_id: 'i1', selected: true }] }],
      [
        'body.selections[0].choice_id',
        { selections: [{ id: review.requirements[0]?.id, choice_id: 'x', selected: true }] },
      ],
      ['body.selections[0].selected', { selections: [{ id: review.requirements[0]?.id, choice_id: 'i1' }] }],
    ];
    for (const [location, change] of cases) {
      const answer = await list.client.post(`${list.path}/apply`, { ...good, ...change });
      assert.deepEqual([answer.status, answer.body.errors?.[0]?.location], [422, location], answer.text);
    }
    assert.equal((await list.read()).revision, 1);
  });

  test('rejects a token with 409 review-outdated for another list, after a change to the list or recipe, or after 30 minutes', async () => {
    const list = await newList();
    const soup = await recipeOf(list.client, 'Soup', ['onions', '3']);
    const other = await TestList.create(list.client);
    const first = (await list.review(portionsOf(soup))).body.token;
    assert.deepEqual(statusAndCode(await other.apply(first)), [409, 'review-outdated']);
    await list.addNamed('milk');
    assert.deepEqual(statusAndCode(await list.apply(first)), [409, 'review-outdated']);

    const second = (await list.review(portionsOf(soup))).body.token;
    const recipe = { ...soup.recipe, ingredient_sections: ingredientsOf(['onions', '4']) };
    await list.client.put(`/api/v1/recipes/${soup.id}`, { recipe }, { 'if-match': '"1"' });
    assert.deepEqual(statusAndCode(await list.apply(second)), [409, 'review-outdated']);

    const third = (await list.review(portionsOf(soup))).body.token;
    clock.advance({ minutes: 31 });
    assert.deepEqual(statusAndCode(await list.apply(third)), [409, 'review-outdated']);
    const fourth = (await list.review(portionsOf(soup))).body.token;
    clock.advance({ minutes: 30 });
    assert.equal((await list.apply(fourth)).status, 200);
    assert.deepEqual(open(await list.read()), ['milk', '4 onions']);
  });

  test('returns the list with the original applied_revision on a retry, even if the token has become stale', async () => {
    const list = await newList();
    const soup = await recipeOf(list.client, 'Soup', ['onions', '3']);
    const { token } = (await list.review(portionsOf(soup))).body;
    await list.apply(token, {}, 'once');
    await list.addNamed('milk');
    clock.advance({ hours: 5 });
    const again = await list.apply(token, {}, 'once');
    assert.deepEqual([again.status, again.body.applied_revision, again.body.revision], [200, 2, 3]);
    assert.deepEqual(statusAndCode(await list.apply(token, { selections: [] }, 'once')), [409, 'idempotency-conflict']);
  });

  test('combines sources of the same ingredient, singular or plural, and adds up needed exactly if units convert', async () => {
    const list = await newList();
    const one = await recipeOf(
      list.client,
      'One',
      ['onions', '3'],
      ['milk', '1', 'us.cup'],
      ['flour', '1/3', 'metric.kilogram'],
    );
    const two = await recipeOf(
      list.client,
      'Two',
      ['onion', '1'],
      ['milk', '2', 'us.tablespoon'],
      ['flour', '250', 'metric.gram'],
    );
    const body = await list.shopFor(portionsOf(one, two));
    assert.deepEqual(open(body), ['4 onions', '1 1/8 cups milk', '583 1/3 g flour']);
    const [onions] = body.items;
    assert.deepEqual(
      onions?.sources.map(({ label, quantity }) => `${label}: ${quantity}`),
      ['One: 3', 'Two: 1'],
    );
    assert.deepEqual([onions?.category, onions?.bought, onions?.gathered], ['produce', false, true]);
  });

  test('lists amounts side by side in needed if units do not convert: 200 g + 1 can', async () => {
    const list = await newList();
    const one = await recipeOf(list.client, 'One', ['tomatoes', '200', 'metric.gram']);
    const two = await recipeOf(list.client, 'Two', ['tomatoes', '1', 'count.can']);
    assert.deepEqual(open(await list.shopFor(portionsOf(one, two))), ['1 can + 200 g tomatoes']);
  });

  test('combines a food in a recipe and its translation into one item', async () => {
    const list = await newList();
    const english = await recipeOf(list.client, 'Onion soup', ['onions', '3'], ['butter', '50', 'metric.gram']);
    const german = await newEntry(list.client, {
      title: 'Zwiebelsuppe',
      language: 'de',
      translations: [{ recipe_id: english.recipe_id, language: 'en' }],
      ingredient_sections: ingredientsOf(['Zwiebeln', '2'], ['Butter', '30', 'metric.gram']),
    });
    const body = await list.shopFor(portionsOf(english, german));
    assert.deepEqual(open(body), ['5 onions', '80 g butter']);
  });

  test('adds a source to a manually added item for the same food and keeps the text of that item', async () => {
    const list = await newList();
    await list.add([{ id: 'mine', name: 'Onions', buy: 'a net' }]);
    const soup = await recipeOf(list.client, 'Soup', ['onion', '3']);
    const body = await list.shopFor(portionsOf(soup));
    assert.deepEqual(
      body.items.map(({ id, buy, needed, gathered }) => [id, buy, needed, gathered]),
      [['mine', 'a net', '3', undefined]],
    );
  });

  test('keeps a bought item bought and adds a new item if more is needed', async () => {
    const list = await newList();
    const soup = await recipeOf(list.client, 'Soup', ['onions', '3']);
    await list.shopFor(portionsOf(soup));
    const [item] = (await list.read()).items;
    await list.change(item?.id ?? '', { bought: true });
    const body = await list.shopFor({ ...portionsOf(soup), again: 'more' });
    assert.deepEqual(
      body.items.map(({ bought, needed }) => [bought, needed]),
      [
        [true, '3'],
        [false, '3'],
      ],
    );
  });

  test('does not bring back bought or removed items when the same portion is applied again', async () => {
    const list = await newList();
    const soup = await recipeOf(list.client, 'Soup', ['onions', '3'], ['salt']);
    await list.shopFor(portionsOf(soup));
    const [onions, salt] = (await list.read()).items;
    await list.change(onions?.id ?? '', { bought: true });
    await list.change(salt?.id ?? '', { deleted: true });
    await list.clearBought();
    const body = await list.shopFor(portionsOf(soup));
    assert.deepEqual([open(body), body.items.length], [[], 2]);
    // An item does come back if the recipe now needs a different amount.
    const recipe = { ...soup.recipe, ingredient_sections: ingredientsOf(['onions', '5'], ['salt']) };
    await list.client.put(`/api/v1/recipes/${soup.id}`, { recipe }, { 'if-match': '"1"' });
    assert.deepEqual(open(await list.shopFor(portionsOf(soup))), ['5 onions']);
  });

  test('uses the selections to decide which requirements and choices to buy', async () => {
    const list = await newList();
    const cake = await newEntry(list.client, {
      title: 'Cake',
      language: 'en',
      ingredient_sections: [
        {
          ingredients: [
            { id: 'a', text: '200 g butter' },
            { id: 'b', text: '180 g margarine', relation: 'or' },
            { id: 'c', text: '2 eggs' },
          ],
        },
      ],
    });
    const { body: review } = await list.review(portionsOf(cake));
    const [fat, eggs] = review.requirements.map(({ id }) => id);
    const applied = await list.apply(review.token, {
      selections: [
        { id: fat, choice_id: 'b', selected: true },
        { id: eggs, choice_id: 'c', selected: false },
      ],
    });
    const { requirements, selections } = applied.body;
    assert.deepEqual(open(applied.body), ['180 g margarine']);
    assert.deepEqual(
      [fat, eggs].map((id) => [requirements[id ?? '']?.choice_id, requirements[id ?? '']?.selected]),
      [
        ['b', true],
        ['c', false],
      ],
    );
    assert.deepEqual(selections[fat ?? ''], { id: fat, choice_id: 'b', selected: true, revision: 2 });
    // A later review shows the selections.
    const again = (await list.review(portionsOf(cake))).body.requirements;
    assert.deepEqual(
      again.map(({ choice_id, selected, source }) => [choice_id, selected, source.name]),
      [
        ['b', true, 'margarine'],
        ['c', false, 'eggs'],
      ],
    );
    assert.equal(again[0]?.reviewed_at, requirements[fat ?? '']?.reviewed_at);
  });

  test('removes an item when its only requirement is deselected, and adds it back when it is selected again', async () => {
    const list = await newList();
    const soup = await recipeOf(list.client, 'Soup', ['onions', '3'], ['milk', '1', 'metric.litre']);
    await list.shopFor(portionsOf(soup));
    const { requirements } = await list.read();
    const onions = Object.values(requirements).find(({ source }) => source.name === 'onions') ?? assert.fail();
    const off = await list.select([{ id: onions.id, choice_id: onions.choice_id, selected: false }]);
    assert.deepEqual(open(off.body), ['1 l milk']);
    assert.equal(off.body.requirements[onions.id]?.selected, false);
    const on = await list.select([{ id: onions.id, choice_id: onions.choice_id, selected: true }]);
    assert.deepEqual(open(on.body), ['1 l milk', '3 onions']);
  });

  test('rejects selections of unknown requirements or choices with 422, and conflicts with later selections with 409 field-conflict', async () => {
    const list = await newList();
    const soup = await recipeOf(list.client, 'Soup', ['onions', '3']);
    await list.shopFor(portionsOf(soup));
    const [requirement] = Object.values((await list.read()).requirements);
    const { id, choice_id } = requirement ?? assert.fail();
    for (const [selection, location] of [
      [{ id: 'x', choice_id, selected: true }, 'body.selections[0].id'],
      [{ id, choice_id: 'x', selected: true }, 'body.selections[0].choice_id'],
    ] as const) {
      const { status, body } = await list.select([selection]);
      assert.deepEqual([status, (body as unknown as ProblemBody).errors?.[0]?.location], [422, location]);
    }
    const base = list.revision;
    await list.select([{ id, choice_id, selected: false }]);
    const same = await list.select([{ id, choice_id, selected: false }], { base });
    assert.equal(same.status, 200);
    const stale = await list.select([{ id, choice_id, selected: true }], { base: 1 });
    assert.deepEqual(statusAndCode(stale), [409, 'field-conflict']);
    const { params } = stale.body as unknown as ProblemBody;
    assert.deepEqual(params?.['conflicts'], [
      { id, field: 'selection', value: { choice_id, selected: false }, revision: 3 },
    ]);
  });

  test('does not require bought items again after the scale goes up and back down', async () => {
    const list = await newList();
    const soup = await recipeOf(list.client, 'Soup', ['onions', '3']);
    const portion = { id: 'p', recipe_id: soup.id };
    const first = await list.shopFor({ portions: [portion] });
    await list.change(first.items[0]?.id ?? '', { bought: true });
    assert.deepEqual(open(await list.shopFor({ portions: [{ ...portion, scale: '2' }] })), ['6 onions']);
    assert.deepEqual(open(await list.shopFor({ portions: [portion] })), []);
  });

  test('treats names without letters as separate foods', async () => {
    const list = await newList();
    await list.add([{ id: 'paper', name: '🧻', category: 'Bathroom' }]);
    const cake = await recipeOf(list.client, 'Cake', ['🥚', '2']);
    const body = await list.shopFor(portionsOf(cake));
    assert.deepEqual(
      body.items.map(({ name, category, needed }) => [name, category, needed]),
      [
        ['🧻', 'Bathroom', ''],
        ['🥚', '', '2'],
      ],
    );
  });

  test('adds a source to a manually added item even after another item was merged into it', async () => {
    const list = await newList();
    await list.addNamed('Milk', 'Oat drink');
    await list.merge('Oat drink', 'Milk');
    const soup = await recipeOf(list.client, 'Soup', ['milk', '1', 'metric.litre']);
    assert.deepEqual(open(await list.shopFor(portionsOf(soup))), ['1 l Milk']);
  });

  test('keeps a source in the item it was merged into when the recipe is applied again', async () => {
    const list = await newList();
    const soup = await recipeOf(list.client, 'Soup', ['onions', '3'], ['shallots', '2']);
    await list.shopFor(portionsOf(soup));
    const [onions, shallots] = (await list.read()).items;
    await list.merge(shallots?.id ?? '', onions?.id ?? '');
    assert.deepEqual(open(await list.read()), ['5 onions']);
    const recipe = { ...soup.recipe, ingredient_sections: ingredientsOf(['onions', '3'], ['shallots', '4']) };
    await list.client.put(`/api/v1/recipes/${soup.id}`, { recipe }, { 'if-match': '"1"' });
    assert.deepEqual(open(await list.shopFor(portionsOf(soup))), ['7 onions']);
    const back = await list.change(shallots?.id ?? '', { deleted: false });
    assert.deepEqual(open(back.body), ['3 onions', '4 shallots']);
  });

  test('drops needs that another item covers or that are no longer required when an item is restored or unchecked', async () => {
    const list = await newList();
    const soup = await recipeOf(list.client, 'Soup', ['onions', '3'], ['milk', '1', 'metric.litre']);
    await list.shopFor(portionsOf(soup));
    const { items, requirements } = await list.read();
    const [onions, milk] = items.map(({ id }) => id);
    const [first, second] = Object.values(requirements);
    const select = (requirement: typeof first, selected: boolean) =>
      list.select([{ id: requirement?.id, choice_id: requirement?.choice_id, selected }]);
    // Removing an item and then selecting its requirement again adds a new item.
    await list.change(onions ?? '', { deleted: true });
    await select(first, false);
    assert.deepEqual(open((await select(first, true)).body), ['1 l milk', '3 onions']);
    const back = await list.change(onions ?? '', { deleted: false });
    assert.deepEqual(open(back.body), ['onions', '1 l milk', '3 onions']);
    // Bought, then deselected.
    await list.change(milk ?? '', { bought: true });
    assert.equal((await select(second, false)).body.items[1]?.needed, '1 l');
    const unchecked = await list.change(milk ?? '', { bought: false });
    assert.deepEqual(open(unchecked.body), ['onions', 'milk', '3 onions']);
  });

  test('shows what to buy beside the exact total, and follows the name', async () => {
    const list = await newList();
    const soup = await recipeOf(list.client, 'Soup', ['onions', '2/3'], ['flour', '500/3', 'metric.gram'], ['salt']);
    await list.shopFor(portionsOf(soup));
    const [onions, flour, salt] = (await list.read()).items;
    assert.deepEqual([onions?.needed, onions?.purchase], ['2/3', { quantity: '1', name: 'onion' }]);
    assert.deepEqual([flour?.needed, flour?.purchase], ['166 2/3 g', { quantity: '170 g' }]);
    assert.equal(salt?.purchase, undefined);
    const renamed = await list.change(onions?.id ?? '', { name: 'Red onions' });
    assert.deepEqual(renamed.body.items[0]?.purchase, { quantity: '1', name: 'Red onion' });
    const other = await list.change(onions?.id ?? '', { name: 'Something' });
    assert.deepEqual(other.body.items[0]?.purchase, { quantity: '1' });
    const { items, requirements } = await list.read();
    const requirement = Object.values(requirements).find(({ source }) => source.name === 'onions');
    const none = await list.select([{ id: requirement?.id, choice_id: requirement?.choice_id, selected: false }]);
    assert.equal(none.body.items.find(({ id }) => id === items[0]?.id)?.purchase, undefined);
  });

  test('learns the category of an item for its food, and forgets it when the category is cleared', async () => {
    const list = await newList();
    await list.addNamed('Onions');
    assert.equal((await list.item('Onions')).category, 'produce');
    await list.change('Onions', { category: 'By the till' });
    await list.add([
      { id: 'b', name: '2 red onions' },
      { id: 'c', name: 'onion' },
      { id: 'd', name: 'Oat milk', category: 'Vegan' },
    ]);
    assert.deepEqual([(await list.item('c')).category, (await list.item('b')).category], ['By the till', 'produce']);
    const soup = await recipeOf(list.client, 'Soup', ['oat milk', '1', 'metric.litre'], ['shallots', '1']);
    await list.change('d', { bought: true });
    const body = await list.shopFor(portionsOf(soup));
    assert.deepEqual(
      body.items.slice(4).map(({ name, category }) => [name, category]),
      [
        ['oat milk', 'Vegan'],
        ['shallots', 'produce'],
      ],
    );
    const known = await list.client.get<{ aisles: { id: string; labels: object }[]; learned: object[] }>(
      '/api/v1/shopping/categories',
    );
    assert.deepEqual(known.body.aisles[0], {
      id: 'produce',
      labels: { ...known.body.aisles[0]?.labels, en: 'Fruit & vegetables', de: 'Obst & Gemüse' },
    });
    assert.ok(JSON.stringify(known.body.learned).includes('{"food":"onion","category":"By the till"}'));
    await list.change('Onions', { category: '' });
    await list.add([{ id: 'e', name: 'Onion' }]);
    assert.equal((await list.item('e')).category, 'produce');
    const other = await newList();
    await other.addNamed('Oat milk');
    assert.notEqual((await other.item('Oat milk')).category, 'Vegan');
  });

  test('reviews and applies 200 portions of a recipe with 20 ingredients', async () => {
    const list = await newList();
    const foods = Array.from({ length: 20 }, (_, number): Measured => [
      `food${String.fromCodePoint(97 + number)}`,
      '3/2',
    ]);
    const entry = await recipeOf(list.client, 'Feast', ...foods);
    const portions = Array.from({ length: 200 }, (_, number) => ({
      id: `p${number}`,
      recipe_id: entry.id,
      scale: '2/3',
    }));
    const body = await list.shopFor({ portions });
    assert.equal(Object.keys(body.requirements).length, 4000);
    assert.deepEqual(new Set(body.items.map(({ needed }) => needed)), new Set(['200']));
    assert.equal(body.items.length, 20);
  });
});
