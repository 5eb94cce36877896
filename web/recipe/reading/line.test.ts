import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import type { Ingredient } from '../document.ts';
import { lineOf, withFractionSigns } from './line.ts';

const parts = (ingredient: Ingredient, isAsWritten = true) => {
  const { amount, rest, food } = lineOf(ingredient, 'x', isAsWritten);
  return [amount, rest, food];
};

const simple = (text: string) => ({ kind: 'simple', text }) as const;

const marks = (ingredient: Ingredient) => {
  const { isFixed, isOfUnknownMeasure } = lineOf(ingredient, 'x', false);
  return [isFixed, isOfUnknownMeasure];
};

suite('lines of ingredients', () => {
  test('an amount ends with its unit, the food before what is done to it', () => {
    assert.deepEqual(parts({ text: '2 onions, finely chopped', name: 'onions' }), [
      '2',
      'onions, finely chopped',
      'onions',
    ]);
    assert.deepEqual(parts({ text: '3 tbsp olive oil', quantity: simple('3 tbsp') }), [
      '3 tbsp',
      'olive oil',
      'olive oil',
    ]);
    assert.deepEqual(parts({ text: '1/2 cup red wine', name: 'red wine' }), ['½ cup', 'red wine', 'red wine']);
    assert.deepEqual(parts({ text: '80–100 g Parmesan', name: 'Parmesan' }), ['80–100 g', 'Parmesan', 'Parmesan']);
    assert.deepEqual(parts({ text: '1,5 l Rinderbrühe (heiß)', quantity: simple('1,5 l') }), [
      '1,5 l',
      'Rinderbrühe (heiß)',
      'Rinderbrühe',
    ]);
    assert.deepEqual(parts({ text: '3 EL Paprikapulver, edelsüß', quantity: simple('3 Esslöffel') }), [
      '3 EL',
      'Paprikapulver, edelsüß',
      'Paprikapulver',
    ]);
    assert.deepEqual(parts({ text: 'salt and pepper' }), ['', 'salt and pepper', 'salt and pepper']);
    assert.deepEqual(parts({ text: '7-Kräuter-Soße' }), ['', '7-Kräuter-Soße', '7-Kräuter-Soße']);
  });

  test('a scaled line reads as it was scaled, and as written where nobody asked for more', () => {
    const ingredient = { text: '100 g flour', scaled_text: '200 g flour', name: 'flour', quantity: simple('200 g') };
    assert.equal(lineOf(ingredient, 'x', true).text, '100 g flour');
    assert.equal(lineOf(ingredient, 'x', false).text, '200 g flour');
  });

  test('what cannot be rewritten, or was never written, is made of its parts', () => {
    assert.equal(
      lineOf({ text: 'flour, 100 g', name: 'flour', quantity: simple('200 g') }, 'x', false).text,
      '200 g flour',
    );
    assert.equal(
      lineOf({ name: 'leeks', quantity: simple('2'), preparation: 'sliced' }, 'x', true).text,
      '2 leeks, sliced',
    );
    assert.equal(lineOf({ text: 'a little oil' }, 'x', false).text, 'a little oil');
  });

  test('what cannot be written for more is marked, and so is a measure that may be several', () => {
    const amount = { value: '3' };
    const handful = { text: 'a handful of basil', quantity: { ...simple('handful'), unit: 'kitchen.handful' } };
    assert.deepEqual(marks(handful), [true, false]);
    const cups = { text: '1 1/2 cups flour', scaled_text: '3 cups flour', quantity: { ...simple('3 cups'), amount } };
    assert.deepEqual(marks(cups), [false, true]);
    const eggs = { text: '2-3 eggs', scaled_text: '4 to 6 eggs', quantity: { ...simple('4 to 6'), amount } };
    assert.deepEqual(marks(eggs), [false, false]);
    assert.deepEqual(marks({ text: 'salt to taste' }), [false, false]);
  });

  test('fractions get their signs, dates and ratios stay', () => {
    assert.equal(withFractionSigns('1 1/2 cups'), '1 ½ cups');
    assert.equal(withFractionSigns('3/4 TL'), '¾ TL');
    assert.equal(withFractionSigns('1/9 of it, 24/7, 1/2/2026'), '1/9 of it, 24/7, 1/2/2026');
  });
});
