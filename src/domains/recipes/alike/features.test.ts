import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import type { Ingredient, RecipeDocument } from '../../recipe-format/index.ts';
import { readRecipe } from '../recipe-reading.ts';
import { featuresOf, likenessOf, tellsEnough } from './features.ts';
import type { Features } from './features.ts';

const features = (words: readonly string[], foods: readonly string[]): Features => ({
  words: new Set(words),
  foods: new Set(foods),
});

const inOrder = ({ words, foods }: Features) => [[...words].toSorted(), [...foods].toSorted()];

const of = (title: string, ingredients: readonly Ingredient[], more: Partial<RecipeDocument> = {}): Features =>
  featuresOf(readRecipe({ title, language: 'en', ingredient_sections: [{ ingredients: [...ingredients] }], ...more }));

const german = (ingredients: readonly Ingredient[]) => inOrder(of('Eintopf', ingredients, { language: 'de' }));

suite('how much two recipes are alike', () => {
  test('a recipe that says too little is like nothing', () => {
    for (const little of [features([], []), features(['leek', 'soup'], []), features(['soup'], ['leek', 'salt'])]) {
      assert.equal(tellsEnough(little), false);
    }
    for (const enough of [features(['a', 'b', 'c'], []), features(['soup'], ['leek', 'salt', 'cream'])]) {
      assert.equal(tellsEnough(enough), true);
    }
  });

  test('by the words of the title in the singular, without small ones, and by the food of each ingredient', () => {
    const ingredients = [{ text: '2 large leeks, sliced' }, { name: 'Potatoes' }, { text: 'For the garnish:' }];
    assert.deepEqual(inOrder(of('The Leek Soups with cream', ingredients)), [
      ['cream', 'leek', 'soup'],
      ['leek', 'potato'],
    ]);
    assert.deepEqual(inOrder(of('With and without', [])), [['without'], []]);
    assert.deepEqual(inOrder(of('The', [])), [['the'], []]);
  });

  test('a line alone, a line with a name, and one that a client knows by another id are one food', () => {
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

  test('a word of the title weighs as much as two foods', () => {
    const soup = features(['leek', 'soup'], ['leek', 'salt', 'cream', 'potato']);
    assert.equal(likenessOf(soup, soup), 1);
    assert.equal(likenessOf(soup, features(['leek', 'stew'], ['leek', 'salt', 'cream', 'potato'])), 6 / 10);
    assert.equal(likenessOf(soup, features(['leek', 'soup'], ['leek', 'salt', 'cream', 'carrot'])), 7 / 9);
    assert.equal(likenessOf(soup, features([], [])), 0);
    assert.equal(likenessOf(features([], []), features([], [])), 0);
  });

  test('it is the same either way, from 0 to 1, and 1 for what is the same alone', () => {
    const some = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'));
    fc.assert(
      fc.property(some, some, some, some, (words, foods, otherWords, otherFoods) => {
        const [one, other] = [features(words, foods), features(otherWords, otherFoods)];
        const likeness = likenessOf(one, other);
        assert.equal(likenessOf(other, one), likeness);
        assert.ok(likeness >= 0 && likeness <= 1);
        if (likeness === 1) assert.deepEqual(inOrder(one), inOrder(other));
      }),
    );
  });
});
