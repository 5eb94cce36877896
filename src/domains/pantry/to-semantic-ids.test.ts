import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import {
  normalizeSemanticId,
  toSemanticIdsInAnyLanguage,
  toSemanticIds,
  resolveEntrySemanticIds,
} from './to-semantic-ids.ts';

suite('resolving the foods of a name', () => {
  test('resolves plurals in the given language, with both spellings of umlauts', () => {
    assert.deepEqual(toSemanticIds('Onions', 'en'), ['onion']);
    assert.deepEqual(toSemanticIds('Möhren', 'de'), ['mohre', 'moehre']);
    assert.deepEqual(toSemanticIds('!', 'en'), []);
  });

  test('resolves a name in any language if none is given', () => {
    for (const [name, food] of [
      ['Zwiebeln', 'zwiebel'],
      ['cebollas', 'cebolla'],
      ['onions', 'onion'],
      ['Eier', 'ei'],
    ] as const) {
      assert.ok(
        toSemanticIdsInAnyLanguage(name).includes(food),
        `${name}: ${toSemanticIdsInAnyLanguage(name).join(' ')}`,
      );
    }
  });

  test('folds a semantic id and adds it to the foods of the name', () => {
    assert.equal(normalizeSemanticId('Crème Fraîche'), 'creme-fraiche');
    assert.ok(resolveEntrySemanticIds('Becher', 'Crème Fraîche').includes('creme-fraiche'));
    assert.deepEqual(resolveEntrySemanticIds('!', ' '), []);
  });

  test('returns distinct, short and well-formed foods for any name', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 200 }),
        fc.string({ unit: 'binary', maxLength: 200 }),
        (name, id) => {
          const foods = resolveEntrySemanticIds(name, id);
          assert.equal(new Set(foods).size, foods.length);
          for (const food of foods) assert.ok(food !== '' && food.length <= 200 && food.isWellFormed(), food);
        },
      ),
    );
    assert.equal(normalizeSemanticId('ﷺ'.repeat(200)).length, 200);
  });
});
