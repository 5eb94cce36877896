import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { assertGrowsLinearly } from '../../../../test/support/growth.ts';
import { deriveRequirements } from './derive-requirements.ts';
import type { DerivationFault } from './derive-requirements.ts';
import type { Dish, Origin, PlannedDish } from './origin.ts';
import { RecipeShelf } from './recipe-shelf.ts';
import { derived, documentOf, entryOf, portionOf, recipeOf, required, shelfOf, told } from './shelf.examples.ts';

const refused = (origins: readonly Origin[], shelf: RecipeShelf): DerivationFault => {
  const derivation = deriveRequirements(origins, shelf);
  return derivation.kind === 'refused' ? derivation.fault : assert.fail('it was derived');
};

const idsOf = (...of: Parameters<typeof derived>): readonly string[] => required(...of).map(({ id }) => id);

const dishOf = (dish: Partial<Dish>): PlannedDish => ({
  kind: 'dish',
  mealId: 'meal',
  mealDate: '2026-03-14',
  dish: { id: 'dish', ...dish },
});

const soup = documentOf('soup', ['2 onions', '1 cup milk', '1/3 l stock', 'salt']);

const originsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => portionOf('heavy', { id: `p${index}`, scale: `${index + 1}/7` }));

suite('requirements that cannot be derived', () => {
  test('reports the origin of an invalid scale', () => {
    for (const scale of ['0', '-1', 'twice', '', '1/0', '1e3', '9'.repeat(30)]) {
      assert.deepEqual(refused([portionOf('soup'), portionOf('soup', { scale })], shelfOf(soup)), {
        kind: 'scale',
        origin: 1,
      });
    }
  });

  test('reports the origin of a number that gets too long', () => {
    const long = documentOf('long', [
      { name: 'flour', quantity: { kind: 'simple', amount: { value: `1/${'9'.repeat(125)}` } } },
    ]);
    const scale = '1/1000000000';
    assert.deepEqual(refused([portionOf('soup'), portionOf('long', { scale })], shelfOf(soup, long)), {
      kind: 'too-long',
      origin: 1,
    });
  });

  test('reports a scale that gets too long across nested recipes', () => {
    const chain = Array.from({ length: 9 }, (_, index) =>
      documentOf(`r${index}`, [{ text: '1 g of it', recipe_ref: { recipe_id: `r${index + 1}` } }], {
        yields: [{ quantity: { kind: 'simple', amount: { value: `${10n ** 30n + 1n}` }, unit: 'metric.gram' } }],
      }),
    );
    assert.deepEqual(refused([portionOf('r0')], shelfOf(...chain)), { kind: 'too-long', origin: 0 });
  });

  test('rejects too many origins', () => {
    const origins = Array.from({ length: 1001 }, (_, index) => portionOf('soup', { id: `p${index}` }));
    assert.deepEqual(refused(origins, shelfOf(soup)), { kind: 'too-many' });
    assert.equal(required(origins.slice(0, 1000), shelfOf(soup)).length, 4000);
  });

  test('rejects too many requirements', () => {
    const large = documentOf(
      'large',
      Array.from({ length: 101 }, (_, index) => `${index} eggs`),
    );
    const origins = Array.from({ length: 100 }, (_, index) => portionOf('large', { id: `p${index}` }));
    assert.deepEqual(refused(origins, shelfOf(large)), { kind: 'too-many' });
    assert.equal(required(origins.slice(0, 99), shelfOf(large)).length, 9999);
  });

  test('stops before recipes that use each other many times explode, even if they have no ingredients to buy', () => {
    for (const leaf of [['1 egg'], []]) {
      const doubling = Array.from({ length: 10 }, (_, index) =>
        documentOf(
          `r${index}`,
          Array.from({ length: 9 }, () => ({ text: 'some', recipe_ref: { recipe_id: `r${index + 1}` } })),
        ),
      );
      assert.deepEqual(refused([portionOf('r0')], shelfOf(...doubling, documentOf('r10', leaf))), { kind: 'too-many' });
    }
  });

  test('rejects megabytes of text requested many times', () => {
    const note = 'very '.repeat(400);
    const wordy = documentOf(
      'wordy',
      Array.from({ length: 10 }, () => ({ name: 'flour', note })),
    );
    const origins = Array.from({ length: 1000 }, (_, index) => portionOf('wordy', { id: `p${index}` }));
    assert.deepEqual(refused(origins, shelfOf(wordy)), { kind: 'too-many' });
  });

  test('rejects quantities with thousands of terms scaled many times', async () => {
    const term = { kind: 'simple', amount: { value: '1' }, unit: 'metric.gram' } as const;
    const terms = Array.from({ length: 100 }, () => term);
    const options = Array.from({ length: 100 }, () => ({ kind: 'sum', terms }) as const);
    const heavy = documentOf('heavy', [{ name: 'flour', quantity: { kind: 'sum', terms, options } }]);
    const shelf = shelfOf(heavy);
    assert.deepEqual(refused(originsOf(1000), shelf), { kind: 'too-many' });
    await assertGrowsLinearly('origins', 1000, originsOf, (origins) => deriveRequirements(origins, shelf));
  });

  test('derives nothing if not all recipes could be loaded', () => {
    const shelf = new RecipeShelf({ recipes: [recipeOf(soup)], makers: new Map(), isComplete: false });
    assert.deepEqual(refused([portionOf('soup')], shelf), { kind: 'too-many' });
  });
});

suite('requirements of a portion', () => {
  test('has one requirement per ingredient, in recipe order, selected unless optional, with its first choice', () => {
    const recipe = documentOf('pie', ['200 g butter or margarine', 'parsley (optional)']);
    const [butter, parsley] = required([portionOf('pie')], shelfOf(recipe));
    assert.deepEqual(
      [butter?.selected, butter?.optional, butter?.choice_id, butter?.choices.map(({ id }) => id)],
      [true, undefined, '1', ['1', '1~1']],
    );
    assert.deepEqual([parsley?.selected, parsley?.optional, parsley?.choice_id], [false, true, '2']);
  });

  test('a source has complete information', () => {
    const portion = portionOf('soup', { recipeId: 'as-it-was-named', scale: '1.5' });
    const [onions, milk] = required([portion], shelfOf(soup), { again: 'guests' });
    const { id, ...source } = onions?.source ?? assert.fail();
    assert.equal(id, onions?.id);
    assert.deepEqual(source, {
      label: 'soup',
      name: 'onions',
      quantity: '3',
      amount: '3',
      exact: { kind: 'simple', amount: { value: '3' } },
      foods: ['onion'],
      again: 'guests',
      portion_id: portion.id,
      portion: { recipe_id: 'as-it-was-named', scale: '1.5' },
      recipe_id: 'as-it-was-named',
      recipe_revision: 1,
      ingredient_id: '1',
      scale: '3/2',
      language: 'en',
    });
    // The kind of cup is unknown, and a number without a unit would mean a count of milks.
    assert.deepEqual(
      [milk?.source.quantity, milk?.source.amount, milk?.source.unit, milk?.source.exact?.text],
      ['1 1/2 cups', undefined, undefined, '1 1/2 cups'],
    );
  });

  test('a choice has its own quantity, package and note', () => {
    const recipe = documentOf('pie', [
      { name: 'beans', text: '2 (14 oz) cans beans', note: 'white ones' },
      { name: 'lentils', quantity: { kind: 'simple', amount: { min: '1', max: '2' }, unit: 'us.cup' }, relation: 'or' },
    ]);
    const [beans] = required([portionOf('pie', { scale: '2' })], shelfOf(recipe));
    assert.deepEqual(
      beans?.choices.map(({ quantity, amount, unit, package: size, note }) => [quantity, amount, unit, size, note]),
      [
        ['4 cans', '4', 'count.can', '14 oz', 'white ones'],
        ['2 to 4 cups', undefined, undefined, undefined, ''],
      ],
    );
    assert.deepEqual([beans.source.package, beans.source.note], ['14 oz', 'white ones']);
  });

  test("writes quantities in the recipe's language", () => {
    const recipe = documentOf('suppe', ['2 EL Öl', '3 Zehen Knoblauch'], { language: 'de-AT' });
    assert.deepEqual(required([portionOf('suppe', { scale: '2' })], shelfOf(recipe)).map(told), [
      '4 Esslöffel Öl',
      '6 Zehen Knoblauch',
    ]);
    const chinese = documentOf(
      'tang',
      [{ name: '蒜', quantity: { kind: 'simple', amount: { value: '3' }, unit: 'count.clove' } }],
      {
        language: 'zh',
      },
    );
    const [garlic] = required([portionOf('tang')], shelfOf(chinese));
    assert.deepEqual([garlic?.source.quantity, garlic?.source.language], ['3 cloves', 'en']);
  });

  test('scales exactly: three times a third is one', () => {
    assert.deepEqual(required([portionOf('soup', { scale: '3' })], shelfOf(soup)).map(told), [
      '6 onions',
      '3 cups milk',
      '1 l stock',
      'salt',
    ]);
  });

  test('a deleted or trashed recipe needs nothing', () => {
    assert.deepEqual(required([portionOf('gone')], shelfOf(soup)), []);
    assert.deepEqual(required([portionOf('soup')], shelfOf(recipeOf(soup, { state: 'trashed' }))), []);
  });

  test('uses the pinned revision unless recipes are refreshed, and sets outdated if there is a newer one', () => {
    const old = recipeOf(soup, { revision: 1, presentRevision: 2 });
    const young = recipeOf(documentOf('soup', ['3 leeks']), { revision: 2, presentRevision: 2 });
    const shelf = shelfOf(old, young);
    const pinned = derived([portionOf('soup', { revision: 1 })], shelf);
    assert.deepEqual(
      [told(pinned.requirements[0] ?? assert.fail()), pinned.requirements[0]?.source.recipe_revision, pinned.outdated],
      ['2 onions', 1, true],
    );
    const present = derived([portionOf('soup', { revision: 2 })], shelf);
    const free = derived([portionOf('soup')], shelf);
    const refreshed = derived([portionOf('soup', { revision: 1 })], shelf, { refresh: true });
    for (const { requirements, outdated } of [present, free, refreshed]) {
      assert.deepEqual([requirements.map(told), outdated], [['3 leeks'], false]);
    }
    assert.deepEqual(required([portionOf('soup', { revision: 7 })], shelf), []);
  });
});

suite('requirement ids', () => {
  test('are stable for the same input and across revisions that keep the ingredient', () => {
    const shelf = shelfOf(soup);
    const ids = idsOf([portionOf('soup')], shelf);
    assert.deepEqual(idsOf([portionOf('soup')], shelfOf(soup)), ids);
    assert.deepEqual(idsOf([portionOf('soup', { scale: '2', recipeId: 'other' })], shelf), ids);
    const young = recipeOf(documentOf('soup', ['3 leeks', 'water']), { revision: 2, presentRevision: 2 });
    assert.deepEqual(idsOf([portionOf('soup')], shelfOf(young)), ids.slice(0, 2));
    for (const id of ids) assert.match(id, /^r[A-Za-z0-9_-]{21}[AQgw]$/);
  });

  test('match fixed values, so that existing lists stay valid', () => {
    assert.deepEqual(idsOf([portionOf('soup')], shelfOf(soup)).slice(0, 1), ['r4XdN_7-BoGr2Wt45Plwgiw']);
  });

  test('differ by portion, dish, recipe and again', () => {
    const [entry_id, other] = [entryOf('soup'), documentOf('other', ['2 onions'])];
    const all = [
      idsOf([portionOf('soup')], shelfOf(soup)),
      idsOf([portionOf('soup')], shelfOf(soup), { again: 'x' }),
      idsOf([portionOf('soup', { id: 'y' })], shelfOf(soup)),
      idsOf([portionOf('other', { id: portionOf('soup').id })], shelfOf(other)),
      idsOf([dishOf({ entry_id })], shelfOf(soup)),
      idsOf([{ ...dishOf({ entry_id }), mealId: 'z' }], shelfOf(soup)),
      idsOf([dishOf({ entry_id, id: 'z' })], shelfOf(soup)),
      idsOf([dishOf({ plain_items: [{ id: '1', name: 'onions' }] })], shelfOf(soup)),
    ].flat();
    assert.equal(new Set(all).size, all.length);
  });

  test('are unique even if the same input occurs twice', () => {
    const ids = idsOf([portionOf('soup'), portionOf('soup')], shelfOf(soup));
    assert.equal(new Set(ids).size, 8);
  });
});

suite('requirements of a dish', () => {
  const entry_id = entryOf('soup');

  test('are those of its recipe, with the meal, labeled with the name of the dish', () => {
    const [onions] = required([dishOf({ entry_id, scale: '1/2', display_name: 'First course' })], shelfOf(soup));
    const { label, quantity, meal_id, meal_date, dish_id, recipe_id, portion_id } = onions?.source ?? assert.fail();
    assert.deepEqual(
      [label, quantity, meal_id, meal_date, dish_id, recipe_id, portion_id],
      ['First course', '1', 'meal', '2026-03-14', 'dish', entry_id, undefined],
    );
    assert.equal(required([dishOf({ entry_id, display_name: '' })], shelfOf(soup))[0]?.source.label, 'soup');
  });

  test('leftovers need nothing', () => {
    assert.deepEqual(required([dishOf({ entry_id, leftover_of: 'other' })], shelfOf(soup)), []);
    const plain_items = [{ id: '1', name: 'Bread' }];
    assert.deepEqual(required([dishOf({ leftover_of: 'other', plain_items })], shelfOf()), []);
  });

  test('a dish with a deleted recipe needs nothing, and neither does a dish with only a name', () => {
    assert.deepEqual(required([dishOf({ entry_id: entryOf('gone') })], shelfOf(soup)), []);
    assert.deepEqual(required([dishOf({ display_name: 'Eating out' })], shelfOf(soup)), []);
  });

  test('plain items become requirements, with the quantity parsed if possible and kept as text otherwise', () => {
    const plain_items = [
      { id: 'a', name: 'Bread', quantity: '2 loaves' },
      { id: 'b', name: 'Rice', quantity: '2 cups' },
      { id: 'c', name: 'Salad', quantity: 'enough for all' },
      { id: 'd', name: 'Oliven', quantity: '' },
      { id: 'e', name: '  ' },
    ];
    const all = required([dishOf({ plain_items, display_name: 'Buffet' })], shelfOf());
    assert.deepEqual(all.map(told), ['2 loaves Bread', '2 cups Rice', 'enough for all Salad', 'Oliven']);
    assert.deepEqual(
      all.map(({ choice_id, source: { label, amount, unit, exact } }) => [
        choice_id,
        label,
        amount,
        unit,
        exact !== undefined,
      ]),
      [
        ['a', 'Buffet', '2', 'count.loaf', true],
        ['b', 'Buffet', undefined, undefined, true],
        ['c', 'Buffet', undefined, undefined, false],
        ['d', 'Buffet', undefined, undefined, false],
      ],
    );
    assert.equal(required([dishOf({ plain_items })], shelfOf())[0]?.source.label, 'Bread');
    assert.deepEqual(all[0]?.source.foods, ['bread']);
    const [tomatoes] = required([dishOf({ plain_items: [{ id: 'a', name: 'Tomaten' }] })], shelfOf());
    assert.ok(tomatoes?.source.foods?.includes('tomate'));
  });
});
