import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { runToCompletion } from '../../../platform/threads/steps.ts';
import type { CompleteRecipe } from '../complete-recipe.ts';
import type { Ingredient } from '../schema/ingredient.schemas.ts';
import { findAmbiguousMeasuresGradually, settleAmbiguousMeasuresGradually } from './settle-measures.ts';

const sectionsOf = (ingredients: readonly Ingredient[]) => [
  { id: 's', ingredients: ingredients.map((one, at) => ({ id: `i${at + 1}`, ...one })) },
];

const recipeOf = (...ingredients: readonly Ingredient[]): CompleteRecipe => ({
  format: 'tureen.recipe/1',
  id: 'r',
  title: 'Cake',
  ingredient_sections: sectionsOf(ingredients),
});

const found = (...ingredients: readonly Ingredient[]) =>
  runToCompletion(findAmbiguousMeasuresGradually(recipeOf(...ingredients))).map(({ authoredForm, occurrences }) => [
    authoredForm,
    occurrences,
  ]);

const settled = (convention: 'us' | 'metric' | 'au' | 'jp', ...ingredients: readonly Ingredient[]) =>
  runToCompletion(settleAmbiguousMeasuresGradually(recipeOf(...ingredients), convention)).recipe
    .ingredient_sections?.[0]?.ingredients;

const cups = (value: string): Ingredient => ({
  text: `${value} cups flour`,
  name: 'flour',
  quantity: { kind: 'simple', amount: { value }, text: `${value} cups` },
  normalization: { method: 'unresolved', semantic_id: 'flour' },
});

suite('settling the measures of a recipe', () => {
  test('finds measures of parsed and of unparsed lines, by wording', () => {
    assert.deepEqual(found(cups('2'), { text: '3 cups sugar' }, { text: '1 tbsp butter' }, { text: '200 g salt' }), [
      ['cups', 2],
      ['tbsp', 1],
    ]);
  });

  test('finds nothing in what a person has confirmed, and in amounts with units', () => {
    const kept: Ingredient = { ...cups('2'), normalization: { method: 'unresolved', review: 'confirmed' } };
    const known: Ingredient = { ...cups('2'), quantity: { kind: 'simple', amount: { value: '2' }, unit: 'au.cup' } };
    assert.deepEqual(found(kept, known, { text: 'salt' }, { name: 'flour' }, {}), []);
    assert.deepEqual(found({ text: `2 cups ${'very '.repeat(200)}fine flour` }), [], 'a line that is too long');
  });

  test('records the unit as an import does, and nothing else', () => {
    assert.deepEqual(settled('us', cups('2')), [
      {
        ...cups('2'),
        id: 'i1',
        quantity: { kind: 'simple', amount: { value: '2' }, text: '2 cups', unit: 'us.cup' },
        normalization: { method: 'extracted', review: 'confirmed', semantic_id: 'flour' },
      },
    ]);
  });

  test('records the parts of a line that was not parsed, and keeps what its author has stated', () => {
    const [flour, milk] =
      settled('metric', { text: '2 cups flour, sifted' }, { text: '1 cup milk', name: 'oat milk' }) ?? [];
    assert.deepEqual(
      [flour?.text, flour?.name, flour?.quantity?.unit],
      ['2 cups flour, sifted', 'flour', 'metric.cup'],
    );
    assert.deepEqual([milk?.name, milk?.quantity?.unit], ['oat milk', 'metric.cup']);
    assert.deepEqual(flour?.normalization?.review, 'confirmed');
  });

  test('never records the unit of one measure for another', () => {
    const [milk] =
      settled('us', {
        text: '1 cup plus 1 tablespoon milk',
        quantity: {
          kind: 'sum',
          terms: [
            { kind: 'simple', text: '1 cup', amount: { value: '1' }, unit: 'au.cup' },
            { kind: 'simple', text: '1 tablespoon', amount: { value: '1' } },
          ],
        },
      }) ?? [];
    assert.deepEqual(
      milk?.quantity?.terms?.map(({ unit }) => unit),
      ['au.cup', 'us.tablespoon'],
    );
  });

  test('leaves lines alone that the convention does not settle', () => {
    const stick: Ingredient = { id: 'i1', text: '1 stick butter' };
    assert.deepEqual(settled('us', stick), [stick]);
    const { settled: count, measures } = runToCompletion(settleAmbiguousMeasuresGradually(recipeOf(stick), 'us'));
    assert.deepEqual([count, measures.map(({ authoredForm }) => authoredForm)], [0, ['stick']]);
  });

  test('is done once: nothing that it can settle is ambiguous afterward', () => {
    const lines = [cups('2'), { text: '1 cup plus 1 tablespoon milk' }, { text: '1 pint cream' }];
    const { recipe, settled: count } = runToCompletion(settleAmbiguousMeasuresGradually(recipeOf(...lines), 'us'));
    assert.equal(count, 4);
    assert.deepEqual(runToCompletion(findAmbiguousMeasuresGradually(recipe)), []);
    const again = runToCompletion(settleAmbiguousMeasuresGradually(recipe, 'metric'));
    assert.deepEqual([again.settled, again.recipe], [0, recipe]);
  });

  test('includes variants', () => {
    const recipe = {
      ...recipeOf(),
      variants: [{ id: 'v', name: 'Large', ingredient_sections: sectionsOf([cups('2')]) }],
    };
    const { recipe: changed, settled: count } = runToCompletion(settleAmbiguousMeasuresGradually(recipe, 'us'));
    assert.equal(count, 1);
    assert.equal(changed.variants?.[0]?.ingredient_sections?.[0]?.ingredients?.[0]?.quantity?.unit, 'us.cup');
  });
});
