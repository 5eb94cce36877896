import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { normalizeSemanticId, toFoodIdsInAnyLanguage, toFoodIds, resolveEntryFoods } from './to-food-ids.ts';

suite('resolving the foods of a name', () => {
  test('resolves plurals in the given language, with both spellings of umlauts', () => {
    assert.deepEqual(toFoodIds('Onions', 'en'), ['onion']);
    assert.deepEqual(toFoodIds('Möhren', 'de'), ['mohre', 'moehre']);
    assert.deepEqual(toFoodIds('!', 'en'), []);
  });

  test('resolves a name in any language if none is given', () => {
    for (const [name, food] of [
      ['Zwiebeln', 'zwiebel'],
      ['cebollas', 'cebolla'],
      ['onions', 'onion'],
      ['Eier', 'ei'],
    ] as const) {
      assert.ok(toFoodIdsInAnyLanguage(name).includes(food), `${name}: ${toFoodIdsInAnyLanguage(name).join(' ')}`);
    }
  });

  test('folds a semantic id and adds it to the foods of the name', () => {
    assert.equal(normalizeSemanticId('Crème Fraîche'), 'creme-fraiche');
    assert.ok(resolveEntryFoods('Becher', 'Crème Fraîche').includes('creme-fraiche'));
    assert.deepEqual(resolveEntryFoods('!', ' '), []);
  });

  test('returns distinct, short and well-formed foods for any name', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 200 }),
        fc.string({ unit: 'binary', maxLength: 200 }),
        (name, id) => {
          const foods = resolveEntryFoods(name, id);
          assert.equal(new Set(foods).size, foods.length);
          for (const food of foods) assert.ok(food !== '' && food.length <= 200 && food.isWellFormed(), food);
        },
      ),
    );
    assert.equal(normalizeSemanticId('ﷺ'.repeat(200)).length, 200);
  });
});
