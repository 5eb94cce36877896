import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import {
  deriveOrFail,
  createTestRecipeDocument,
  toTestRecipeEntryId,
  createTestPortion,
  createTestLoadedRecipe,
  deriveRequirementsOrFail,
  createTestRecipeLookup,
  toTestRequirementText,
} from './requirements.fixtures.ts';

const soup = createTestRecipeDocument('soup', ['2 onions', '1 cup milk', '1/3 l stock', 'salt']);

suite('ingredient made by a sub-recipe', () => {
  const bechamel = createTestRecipeDocument('béchamel', ['1 l milk', '100 g flour'], {
    id: 'bechamel',
    title: 'Béchamel',
    yields: [{ text: '1 litre' }],
  });
  const lasagne = createTestRecipeDocument(
    'lasagne',
    [
      'salt',
      { text: '500 ml béchamel', recipe_ref: { recipe_id: 'bechamel', title: 'Béchamel' } },
      '12 lasagne sheets',
    ],
    { title: 'Lasagne' },
  );
  const made = { ...bechamel, id: 'bechamel' };

  test('is scaled to the servings given in the line', () => {
    const recipe = createTestRecipeDocument('dinner', [
      { text: '2 servings of soup', recipe_ref: { recipe_id: 'soup' } },
    ]);
    const four = { ...soup, yields: [{ text: 'Serves 4' }] };
    assert.equal(
      deriveRequirementsOrFail([createTestPortion('dinner')], createTestRecipeLookup(recipe, four)).map(
        toTestRequirementText,
      )[0],
      '1 onions',
    );
  });

  test('is replaced by the ingredients of its recipe, scaled exactly', () => {
    const all = deriveRequirementsOrFail(
      [createTestPortion('lasagne', { scale: '2' })],
      createTestRecipeLookup(lasagne, made),
    );
    assert.deepEqual(all.map(toTestRequirementText), ['salt', '1 l milk', '100 g flour', '24 lasagne sheets']);
    const { label, recipe_id, recipe_revision, ingredient_id, scale } = all[1]?.source ?? assert.fail();
    assert.deepEqual(
      [label, recipe_id, recipe_revision, ingredient_id, scale],
      ['Lasagne › Béchamel', toTestRecipeEntryId('bechamel'), 1, '1', '1'],
    );
  });

  test('is bought if the recipe is not in the library or is in the trash', () => {
    for (const lookup of [
      createTestRecipeLookup(lasagne),
      createTestRecipeLookup(lasagne, createTestLoadedRecipe(made, { state: 'trashed' })),
    ]) {
      assert.deepEqual(deriveRequirementsOrFail([createTestPortion('lasagne')], lookup).map(toTestRequirementText), [
        'salt',
        '500 ml béchamel',
        '12 lasagne sheets',
      ]);
    }
  });

  test('uses the current revision of its recipe, so it is never outdated', () => {
    const old = createTestLoadedRecipe(made, { revision: 1, presentRevision: 2 });
    const newer = createTestLoadedRecipe(createTestRecipeDocument('bechamel', ['1 l oat milk']), {
      revision: 2,
      presentRevision: 2,
    });
    const { requirements, outdated } = deriveOrFail(
      [createTestPortion('lasagne')],
      createTestRecipeLookup(lasagne, old, newer),
    );
    assert.deepEqual([requirements.map(toTestRequirementText)[1], outdated], ['1 l oat milk', false]);
  });

  test('is bought if its recipe is already being expanded', () => {
    const a = createTestRecipeDocument('a', [{ text: '1 b', recipe_ref: { recipe_id: 'b' } }, '1 egg']);
    const b = createTestRecipeDocument('b', [{ text: '1 a', recipe_ref: { recipe_id: 'a' } }, '1 leek']);
    assert.deepEqual(
      deriveRequirementsOrFail([createTestPortion('a')], createTestRecipeLookup(a, b)).map(toTestRequirementText),
      ['1 a', '1 leek', '1 egg'],
    );
  });

  test('is expanded up to ten levels deep', () => {
    const chain = Array.from({ length: 13 }, (_, index) =>
      createTestRecipeDocument(`r${index}`, [
        `${index} eggs`,
        { text: `1 r${index + 1}`, recipe_ref: { recipe_id: `r${index + 1}` } },
      ]),
    );
    const all = deriveRequirementsOrFail([createTestPortion('r0')], createTestRecipeLookup(...chain));
    assert.deepEqual(all.map(toTestRequirementText).slice(-2), ['10 eggs', '1 r11']);
    assert.equal(
      all.at(-1)?.source.label,
      chain
        .slice(0, 11)
        .map(({ title }) => title)
        .join(' › '),
    );
  });

  test('makes all its ingredients optional if it is optional itself', () => {
    const recipe = createTestRecipeDocument('pie', [
      { name: 'béchamel', optional: true, recipe_ref: { recipe_id: 'bechamel' } },
    ]);
    assert.deepEqual(
      deriveRequirementsOrFail([createTestPortion('pie')], createTestRecipeLookup(recipe, made)).map(
        ({ selected }) => selected,
      ),
      [false, false],
    );
  });

  test('is also offered ready-made, but unselected, if the recipe lists that alternative', () => {
    const recipe = createTestRecipeDocument('pasta', [
      { text: '1 recipe pesto', recipe_ref: { recipe_id: 'pesto' } },
      { text: '1 jar pesto', relation: 'or' },
    ]);
    const pesto = createTestRecipeDocument('pesto', ['1 bunch basil']);
    const all = deriveRequirementsOrFail([createTestPortion('pasta')], createTestRecipeLookup(recipe, pesto));
    assert.deepEqual(
      all.map((one) => [toTestRequirementText(one), one.selected, one.source.ingredient_id]),
      [
        ['1 bunch basil', true, '1'],
        ['1 jar pesto', false, '2'],
      ],
    );
  });

  test('becomes a choice instead of being expanded if it is an alternative to another ingredient', () => {
    const recipe = createTestRecipeDocument('pasta', [
      '1 jar pesto',
      { text: '1 recipe pesto', relation: 'or', recipe_ref: { recipe_id: 'soup' } },
    ]);
    const [pesto, ...others] = deriveRequirementsOrFail(
      [createTestPortion('pasta')],
      createTestRecipeLookup(recipe, soup),
    );
    assert.deepEqual([pesto?.choices.length, others], [2, []]);
  });

  test('gets different requirement ids for different paths to it', () => {
    const twice = createTestRecipeDocument('twice', [
      { text: '1 l sauce', recipe_ref: { recipe_id: 'bechamel' } },
      { text: '1 l more sauce', recipe_ref: { recipe_id: 'bechamel' } },
    ]);
    const ids = deriveRequirementsOrFail([createTestPortion('twice')], createTestRecipeLookup(twice, made)).map(
      ({ id }) => id,
    );
    assert.equal(new Set(ids).size, 4);
  });
});
