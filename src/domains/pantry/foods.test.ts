import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { foldedFood, foodsMeant, foodsNamed, foodsOfEntry } from './foods.ts';

suite('the foods that a name means', () => {
  test('matches singular and plural in the given language, with umlauts in both spellings', () => {
    assert.deepEqual(foodsNamed('Onions', 'en'), ['onion']);
    assert.deepEqual(foodsNamed('Möhren', 'de'), ['mohre', 'moehre']);
    assert.deepEqual(foodsNamed('!', 'en'), []);
  });

  test('matches in any language if none is given', () => {
    for (const [name, food] of [
      ['Zwiebeln', 'zwiebel'],
      ['cebollas', 'cebolla'],
      ['onions', 'onion'],
      ['Eier', 'ei'],
    ] as const) {
      assert.ok(foodsMeant(name).includes(food), `${name}: ${foodsMeant(name).join(' ')}`);
    }
  });

  test('folds a semantic id and adds it to the foods of the name', () => {
    assert.equal(foldedFood('Crème Fraîche'), 'creme-fraiche');
    assert.ok(foodsOfEntry('Becher', 'Crème Fraîche').includes('creme-fraiche'));
    assert.deepEqual(foodsOfEntry('!', ' '), []);
  });

  test('for any name, its foods are distinct, short and fit into an index', () => {
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
