import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { assertGrowsLinearly } from '../../../../test/support/growth.ts';
import type { DerivationFault } from './derive-requirements.ts';
import type { Dish, Origin, PlannedDish } from './origin.ts';
import { RecipeIndex } from './recipe-index.ts';
import {
  deriveOrFail,
  deriveWhole,
  createTestRecipeDocument,
  toTestRecipeEntryId,
  createTestPortion,
  createTestLoadedRecipe,
  deriveRequirementsOrFail,
  createTestRecipeLookup,
  toTestRequirementText,
} from './requirements.fixtures.ts';

const faultOf = (origins: readonly Origin[], lookup: RecipeIndex): DerivationFault => {
  const derivation = deriveWhole(origins, lookup);
  return derivation.kind === 'refused' ? derivation.fault : assert.fail('the requirements were derived');
};

const idsOf = (...of: Parameters<typeof deriveOrFail>): readonly string[] =>
  deriveRequirementsOrFail(...of).map(({ id }) => id);

const dishOf = (dish: Partial<Dish>): PlannedDish => ({
  kind: 'dish',
  mealId: 'meal',
  mealDate: '2026-03-14',
  dish: { id: 'dish', ...dish },
});

const soup = createTestRecipeDocument('soup', ['2 onions', '1 cup milk', '1/3 l stock', 'salt']);

const originsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => createTestPortion('heavy', { id: `p${index}`, scale: `${index + 1}/7` }));

suite('requirement derivation faults', () => {
  test('reports the origin of an invalid scale', () => {
    for (const scale of ['0', '-1', 'twice', '', '1/0', '1e3', '9'.repeat(30)]) {
      assert.deepEqual(
        faultOf([createTestPortion('soup'), createTestPortion('soup', { scale })], createTestRecipeLookup(soup)),
        {
          kind: 'scale',
          originIndex: 1,
        },
      );
    }
  });

  test('reports the origin of a number that becomes too long', () => {
    const long = createTestRecipeDocument('long', [
      { name: 'flour', quantity: { kind: 'simple', amount: { value: `1/${'9'.repeat(125)}` } } },
    ]);
    const scale = '1/1000000000';
    assert.deepEqual(
      faultOf([createTestPortion('soup'), createTestPortion('long', { scale })], createTestRecipeLookup(soup, long)),
      {
        kind: 'too-long',
        originIndex: 1,
      },
    );
  });

  test('reports a scale that becomes too long across nested recipes', () => {
    const chain = Array.from({ length: 9 }, (_, index) =>
      createTestRecipeDocument(`r${index}`, [{ text: '1 g of it', recipe_ref: { recipe_id: `r${index + 1}` } }], {
        yields: [{ quantity: { kind: 'simple', amount: { value: `${10n ** 30n + 1n}` }, unit: 'metric.gram' } }],
      }),
    );
    assert.deepEqual(faultOf([createTestPortion('r0')], createTestRecipeLookup(...chain)), {
      kind: 'too-long',
      originIndex: 0,
    });
  });

  test('rejects too many origins', () => {
    const origins = Array.from({ length: 1001 }, (_, index) => createTestPortion('soup', { id: `p${index}` }));
    assert.deepEqual(faultOf(origins, createTestRecipeLookup(soup)), { kind: 'too-many' });
    assert.equal(deriveRequirementsOrFail(origins.slice(0, 1000), createTestRecipeLookup(soup)).length, 4000);
  });

  test('rejects too many requirements', () => {
    const large = createTestRecipeDocument(
      'large',
      Array.from({ length: 101 }, (_, index) => `${index} eggs`),
    );
    const origins = Array.from({ length: 100 }, (_, index) => createTestPortion('large', { id: `p${index}` }));
    assert.deepEqual(faultOf(origins, createTestRecipeLookup(large)), { kind: 'too-many' });
    assert.equal(deriveRequirementsOrFail(origins.slice(0, 99), createTestRecipeLookup(large)).length, 9999);
  });

  test('rejects nested recipes that multiply exponentially, even without ingredients to buy', () => {
    for (const leaf of [['1 egg'], []]) {
      const doubling = Array.from({ length: 10 }, (_, index) =>
        createTestRecipeDocument(
          `r${index}`,
          Array.from({ length: 9 }, () => ({ text: 'some', recipe_ref: { recipe_id: `r${index + 1}` } })),
        ),
      );
      assert.deepEqual(
        faultOf([createTestPortion('r0')], createTestRecipeLookup(...doubling, createTestRecipeDocument('r10', leaf))),
        { kind: 'too-many' },
      );
    }
  });

  test('rejects long text repeated by many origins', () => {
    const note = 'very '.repeat(400);
    const wordy = createTestRecipeDocument(
      'wordy',
      Array.from({ length: 10 }, () => ({ name: 'flour', note })),
    );
    const origins = Array.from({ length: 1000 }, (_, index) => createTestPortion('wordy', { id: `p${index}` }));
    assert.deepEqual(faultOf(origins, createTestRecipeLookup(wordy)), { kind: 'too-many' });
  });

  test('rejects quantities with thousands of terms scaled many times, in linear time', async () => {
    const term = { kind: 'simple', amount: { value: '1' }, unit: 'metric.gram' } as const;
    const terms = Array.from({ length: 100 }, () => term);
    const options = Array.from({ length: 100 }, () => ({ kind: 'sum', terms }) as const);
    const heavy = createTestRecipeDocument('heavy', [{ name: 'flour', quantity: { kind: 'sum', terms, options } }]);
    const lookup = createTestRecipeLookup(heavy);
    assert.deepEqual(faultOf(originsOf(1000), lookup), { kind: 'too-many' });
    await assertGrowsLinearly('origins', 1000, originsOf, (origins) => deriveWhole(origins, lookup));
  });

  test('rejects an incomplete recipe lookup', () => {
    const lookup = new RecipeIndex({
      recipes: [createTestLoadedRecipe(soup)],
      subRecipeEntryIds: new Map(),
      isComplete: false,
    });
    assert.deepEqual(faultOf([createTestPortion('soup')], lookup), { kind: 'too-many' });
  });
});

suite('requirements of a portion', () => {
  test('follow the ingredients in recipe order, selected unless optional, with the first choice', () => {
    const recipe = createTestRecipeDocument('pie', ['200 g butter or margarine', 'parsley (optional)']);
    const [butter, parsley] = deriveRequirementsOrFail([createTestPortion('pie')], createTestRecipeLookup(recipe));
    assert.deepEqual(
      [butter?.selected, butter?.optional, butter?.choice_id, butter?.choices.map(({ id }) => id)],
      [true, undefined, '1', ['1', '1~1']],
    );
    assert.deepEqual([parsley?.selected, parsley?.optional, parsley?.choice_id], [false, true, '2']);
  });

  test('include the portion, recipe, ingredient, scale and language in their source', () => {
    const portion = createTestPortion('soup', { recipeId: 'as-it-was-named', scale: '1.5' });
    const [onions, milk] = deriveRequirementsOrFail([portion], createTestRecipeLookup(soup), { again: 'guests' });
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
    // The convention of the cup is unknown, and an amount without a unit would be a count of milks.
    assert.deepEqual(
      [milk?.source.quantity, milk?.source.amount, milk?.source.unit, milk?.source.exact?.text],
      ['1 1/2 cups', undefined, undefined, '1 1/2 cups'],
    );
  });

  test('have a separate quantity, package and note for each choice', () => {
    const recipe = createTestRecipeDocument('pie', [
      { name: 'beans', text: '2 (14 oz) cans beans', note: 'white ones' },
      { name: 'lentils', quantity: { kind: 'simple', amount: { min: '1', max: '2' }, unit: 'us.cup' }, relation: 'or' },
    ]);
    const [beans] = deriveRequirementsOrFail(
      [createTestPortion('pie', { scale: '2' })],
      createTestRecipeLookup(recipe),
    );
    assert.deepEqual(
      beans?.choices.map(({ quantity, amount, unit, package: size, note }) => [quantity, amount, unit, size, note]),
      [
        ['4 cans', '4', 'count.can', '14 oz', 'white ones'],
        ['2 to 4 cups', undefined, undefined, undefined, ''],
      ],
    );
    assert.deepEqual([beans.source.package, beans.source.note], ['14 oz', 'white ones']);
  });

  test('show quantities in the language of the recipe, or in English if it is not supported', () => {
    const recipe = createTestRecipeDocument('suppe', ['2 EL Öl', '3 Zehen Knoblauch'], { language: 'de-AT' });
    assert.deepEqual(
      deriveRequirementsOrFail([createTestPortion('suppe', { scale: '2' })], createTestRecipeLookup(recipe)).map(
        toTestRequirementText,
      ),
      ['4 Esslöffel Öl', '6 Zehen Knoblauch'],
    );
    const chinese = createTestRecipeDocument(
      'tang',
      [{ name: '蒜', quantity: { kind: 'simple', amount: { value: '3' }, unit: 'count.clove' } }],
      {
        language: 'zh',
      },
    );
    const [garlic] = deriveRequirementsOrFail([createTestPortion('tang')], createTestRecipeLookup(chinese));
    assert.deepEqual([garlic?.source.quantity, garlic?.source.language], ['3 cloves', 'en']);
  });

  test('are scaled exactly: three times a third is one', () => {
    assert.deepEqual(
      deriveRequirementsOrFail([createTestPortion('soup', { scale: '3' })], createTestRecipeLookup(soup)).map(
        toTestRequirementText,
      ),
      ['6 onions', '3 cups milk', '1 l stock', 'salt'],
    );
  });

  test('are empty for a deleted or trashed recipe', () => {
    assert.deepEqual(deriveRequirementsOrFail([createTestPortion('gone')], createTestRecipeLookup(soup)), []);
    assert.deepEqual(
      deriveRequirementsOrFail(
        [createTestPortion('soup')],
        createTestRecipeLookup(createTestLoadedRecipe(soup, { state: 'trashed' })),
      ),
      [],
    );
  });

  test('use the pinned revision unless recipes are refreshed, and are outdated if there is a newer one', () => {
    const old = createTestLoadedRecipe(soup, { revision: 1, presentRevision: 2 });
    const newer = createTestLoadedRecipe(createTestRecipeDocument('soup', ['3 leeks']), {
      revision: 2,
      presentRevision: 2,
    });
    const lookup = createTestRecipeLookup(old, newer);
    const pinned = deriveOrFail([createTestPortion('soup', { revision: 1 })], lookup);
    assert.deepEqual(
      [
        toTestRequirementText(pinned.requirements[0] ?? assert.fail()),
        pinned.requirements[0]?.source.recipe_revision,
        pinned.outdated,
      ],
      ['2 onions', 1, true],
    );
    const present = deriveOrFail([createTestPortion('soup', { revision: 2 })], lookup);
    const free = deriveOrFail([createTestPortion('soup')], lookup);
    const refreshed = deriveOrFail([createTestPortion('soup', { revision: 1 })], lookup, { refresh: true });
    for (const { requirements, outdated } of [present, free, refreshed]) {
      assert.deepEqual([requirements.map(toTestRequirementText), outdated], [['3 leeks'], false]);
    }
    assert.deepEqual(deriveRequirementsOrFail([createTestPortion('soup', { revision: 7 })], lookup), []);
  });
});

suite('requirement ids', () => {
  test('are stable for the same input and across revisions that keep the ingredient', () => {
    const lookup = createTestRecipeLookup(soup);
    const ids = idsOf([createTestPortion('soup')], lookup);
    assert.deepEqual(idsOf([createTestPortion('soup')], createTestRecipeLookup(soup)), ids);
    assert.deepEqual(idsOf([createTestPortion('soup', { scale: '2', recipeId: 'other' })], lookup), ids);
    const newer = createTestLoadedRecipe(createTestRecipeDocument('soup', ['3 leeks', 'water']), {
      revision: 2,
      presentRevision: 2,
    });
    assert.deepEqual(idsOf([createTestPortion('soup')], createTestRecipeLookup(newer)), ids.slice(0, 2));
    for (const id of ids) assert.match(id, /^r[A-Za-z0-9_-]{21}[AQgw]$/);
  });

  test('match fixed values, so that existing lists stay valid', () => {
    assert.deepEqual(idsOf([createTestPortion('soup')], createTestRecipeLookup(soup)).slice(0, 1), [
      'r4XdN_7-BoGr2Wt45Plwgiw',
    ]);
  });

  test('differ by portion, dish, recipe and again value', () => {
    const [entry_id, other] = [toTestRecipeEntryId('soup'), createTestRecipeDocument('other', ['2 onions'])];
    const all = [
      idsOf([createTestPortion('soup')], createTestRecipeLookup(soup)),
      idsOf([createTestPortion('soup')], createTestRecipeLookup(soup), { again: 'x' }),
      idsOf([createTestPortion('soup', { id: 'y' })], createTestRecipeLookup(soup)),
      idsOf([createTestPortion('other', { id: createTestPortion('soup').id })], createTestRecipeLookup(other)),
      idsOf([dishOf({ entry_id })], createTestRecipeLookup(soup)),
      idsOf([{ ...dishOf({ entry_id }), mealId: 'z' }], createTestRecipeLookup(soup)),
      idsOf([dishOf({ entry_id, id: 'z' })], createTestRecipeLookup(soup)),
      idsOf([dishOf({ plain_items: [{ id: '1', name: 'onions' }] })], createTestRecipeLookup(soup)),
    ].flat();
    assert.equal(new Set(all).size, all.length);
  });

  test('are unique even if the same input occurs twice', () => {
    const ids = idsOf([createTestPortion('soup'), createTestPortion('soup')], createTestRecipeLookup(soup));
    assert.equal(new Set(ids).size, 8);
  });
});

suite('requirements of a dish', () => {
  const entry_id = toTestRecipeEntryId('soup');

  test('come from its recipe, refer to its meal and are labeled with its display name', () => {
    const [onions] = deriveRequirementsOrFail(
      [dishOf({ entry_id, scale: '1/2', display_name: 'First course' })],
      createTestRecipeLookup(soup),
    );
    const { label, quantity, meal_id, meal_date, dish_id, recipe_id, portion_id } = onions?.source ?? assert.fail();
    assert.deepEqual(
      [label, quantity, meal_id, meal_date, dish_id, recipe_id, portion_id],
      ['First course', '1', 'meal', '2026-03-14', 'dish', entry_id, undefined],
    );
    assert.equal(
      deriveRequirementsOrFail([dishOf({ entry_id, display_name: '' })], createTestRecipeLookup(soup))[0]?.source.label,
      'soup',
    );
  });

  test('are empty for leftovers', () => {
    assert.deepEqual(
      deriveRequirementsOrFail([dishOf({ entry_id, leftover_of: 'other' })], createTestRecipeLookup(soup)),
      [],
    );
    const plain_items = [{ id: '1', name: 'Bread' }];
    assert.deepEqual(
      deriveRequirementsOrFail([dishOf({ leftover_of: 'other', plain_items })], createTestRecipeLookup()),
      [],
    );
  });

  test('are empty for a dish with a deleted recipe or only a name', () => {
    assert.deepEqual(
      deriveRequirementsOrFail([dishOf({ entry_id: toTestRecipeEntryId('gone') })], createTestRecipeLookup(soup)),
      [],
    );
    assert.deepEqual(
      deriveRequirementsOrFail([dishOf({ display_name: 'Eating out' })], createTestRecipeLookup(soup)),
      [],
    );
  });

  test('include plain items, with the quantity parsed if possible and kept as text otherwise', () => {
    const plain_items = [
      { id: 'a', name: 'Bread', quantity: '2 loaves' },
      { id: 'b', name: 'Rice', quantity: '2 cups' },
      { id: 'c', name: 'Salad', quantity: 'enough for all' },
      { id: 'd', name: 'Oliven', quantity: '' },
      { id: 'e', name: '  ' },
    ];
    const all = deriveRequirementsOrFail([dishOf({ plain_items, display_name: 'Buffet' })], createTestRecipeLookup());
    assert.deepEqual(all.map(toTestRequirementText), [
      '2 loaves Bread',
      '2 cups Rice',
      'enough for all Salad',
      'Oliven',
    ]);
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
    assert.equal(
      deriveRequirementsOrFail([dishOf({ plain_items })], createTestRecipeLookup())[0]?.source.label,
      'Bread',
    );
    assert.deepEqual(all[0]?.source.foods, ['bread']);
    const [tomatoes] = deriveRequirementsOrFail(
      [dishOf({ plain_items: [{ id: 'a', name: 'Tomaten' }] })],
      createTestRecipeLookup(),
    );
    assert.ok(tomatoes?.source.foods?.includes('tomate'));
  });
});
