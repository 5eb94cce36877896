import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import type { Ingredient, RecipeDocument } from '../../recipe-format/index.ts';
import { parseRecipe } from '../ingredients/parsed-recipe.ts';
import { extractFeatures, computeSimilarity, hasEnoughFeatures } from './similarity.ts';
import type { Features } from './similarity.ts';

const features = (words: readonly string[], foods: readonly string[]): Features => ({
  words: new Set(words),
  foods: new Set(foods),
});

const inOrder = ({ words, foods }: Features) => [[...words].toSorted(), [...foods].toSorted()];

const of = (title: string, ingredients: readonly Ingredient[], more: Partial<RecipeDocument> = {}): Features =>
  extractFeatures(
    parseRecipe({ title, language: 'en', ingredient_sections: [{ ingredients: [...ingredients] }], ...more }),
  );

const german = (ingredients: readonly Ingredient[]) => inOrder(of('Eintopf', ingredients, { language: 'de' }));

suite('recipe similarity', () => {
  test('requires a minimum of content', () => {
    for (const little of [features([], []), features(['leek', 'soup'], []), features(['soup'], ['leek', 'salt'])]) {
      assert.equal(hasEnoughFeatures(little), false);
    }
    for (const enough of [features(['a', 'b', 'c'], []), features(['soup'], ['leek', 'salt', 'cream'])]) {
      assert.equal(hasEnoughFeatures(enough), true);
    }
  });

  test('compares singular title words without stop words, and the food of each ingredient', () => {
    const ingredients = [{ text: '2 large leeks, sliced' }, { name: 'Potatoes' }, { text: 'For the garnish:' }];
    assert.deepEqual(inOrder(of('The Leek Soups with cream', ingredients)), [
      ['cream', 'leek', 'soup'],
      ['leek', 'potato'],
    ]);
    assert.deepEqual(inOrder(of('With and without', [])), [['without'], []]);
    assert.deepEqual(inOrder(of('The', [])), [['the'], []]);
  });

  test('finds the same food in a bare line, a named line and an ingredient with a semantic id from a client', () => {
    const texts = ['2 Zwiebeln', '3 EL Öl', '500 g Möhren'];
    const names = ['Zwiebeln', 'Öl', 'Möhren'];
    const ids = ['onion', 'oil', 'carrot'];
    const bare = german(texts.map((text) => ({ text })));
    assert.equal(bare[1]?.length, 3);
    assert.deepEqual(german(texts.map((text, index) => ({ text, name: names[index] ?? '' }))), bare);
    assert.deepEqual(
      german(names.map((name, index) => ({ name, normalization: { semantic_id: ids[index] ?? '' } }))),
      bare,
    );
  });

  test('weighs a title word as much as two foods', () => {
    const soup = features(['leek', 'soup'], ['leek', 'salt', 'cream', 'potato']);
    assert.equal(computeSimilarity(soup, soup), 1);
    assert.equal(computeSimilarity(soup, features(['leek', 'stew'], ['leek', 'salt', 'cream', 'potato'])), 6 / 10);
    assert.equal(computeSimilarity(soup, features(['leek', 'soup'], ['leek', 'salt', 'cream', 'carrot'])), 7 / 9);
    assert.equal(computeSimilarity(soup, features([], [])), 0);
    assert.equal(computeSimilarity(features([], []), features([], [])), 0);
  });

  test('is symmetric, between 0 and 1, and 1 only for equal features', () => {
    const some = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'));
    fc.assert(
      fc.property(some, some, some, some, (words, foods, otherWords, otherFoods) => {
        const [one, other] = [features(words, foods), features(otherWords, otherFoods)];
        const similarity = computeSimilarity(one, other);
        assert.equal(computeSimilarity(other, one), similarity);
        assert.ok(similarity >= 0 && similarity <= 1);
        if (similarity === 1) assert.deepEqual(inOrder(one), inOrder(other));
      }),
    );
  });
});
