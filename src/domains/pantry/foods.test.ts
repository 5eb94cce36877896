import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { foldedFood, foodsMeant, foodsNamed, foodsOfEntry } from './foods.ts';

suite('the foods that a name means', () => {
  test('singular or plural, in the language that is told, with umlauts in both spellings', () => {
    assert.deepEqual(foodsNamed('Onions', 'en'), ['onion']);
    assert.deepEqual(foodsNamed('Möhren', 'de'), ['mohre', 'moehre']);
    assert.deepEqual(foodsNamed('!', 'en'), []);
  });

  test('in any language, where none is told', () => {
    for (const [name, food] of [
      ['Zwiebeln', 'zwiebel'],
      ['cebollas', 'cebolla'],
      ['onions', 'onion'],
      ['Eier', 'ei'],
    ] as const) {
      assert.ok(foodsMeant(name).includes(food), `${name}: ${foodsMeant(name).join(' ')}`);
    }
  });

  test('a semantic id is folded, and is a food beside those of the name', () => {
    assert.equal(foldedFood('Crème Fraîche'), 'creme-fraiche');
    assert.ok(foodsOfEntry('Becher', 'Crème Fraîche').includes('creme-fraiche'));
    assert.deepEqual(foodsOfEntry('!', ' '), []);
  });

  test('whatever the name is, its foods are different, short, and hold what an index can hold', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 200 }),
        fc.string({ unit: 'binary', maxLength: 200 }),
        (name, id) => {
          const foods = foodsOfEntry(name, id);
          assert.equal(new Set(foods).size, foods.length);
          for (const food of foods) assert.ok(food !== '' && food.length <= 200 && food.isWellFormed(), food);
        },
      ),
    );
    assert.equal(foldedFood('ﷺ'.repeat(200)).length, 200);
  });
});
