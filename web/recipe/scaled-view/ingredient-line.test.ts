import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import type { Ingredient } from '../document.ts';
import { toIngredientLine, withFractionGlyphs } from './ingredient-line.ts';

const parts = (ingredient: Ingredient) => {
  const { amount, rest, food } = toIngredientLine(ingredient, 'x', 'as-written');
  return [amount, rest, food];
};

const simple = (text: string) => ({ kind: 'simple', text }) as const;

const hasSecondAmount = (text: string, name: string): boolean =>
  toIngredientLine({ text, name }, 'x', 'as-written').hasSecondAmount;

const marks = (ingredient: Ingredient) => {
  const { isNotScaled, hasAmbiguousMeasure } = toIngredientLine(ingredient, 'x', 'scaled');
  return [isNotScaled, hasAmbiguousMeasure];
};

suite('ingredient lines', () => {
  test('split into the amount with its unit, the rest, and the food without its preparation', () => {
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

  test('show the scaled text only in a scaled view', () => {
    const ingredient = { text: '100 g flour', scaled_text: '200 g flour', name: 'flour', quantity: simple('200 g') };
    assert.equal(toIngredientLine(ingredient, 'x', 'as-written').text, '100 g flour');
    assert.equal(toIngredientLine(ingredient, 'x', 'scaled').text, '200 g flour');
  });

  test('stay as written and are marked as not scaled if the service did not rewrite them', () => {
    const amount = { value: '4' };
    for (const ingredient of [
      { text: '2 large eggs plus 1 egg yolk', name: 'eggs', quantity: { ...simple('4'), amount } },
      { text: '3/4 cup (180 ml) plus 1 tbsp water', name: 'water', quantity: { ...simple('1 1/2 cups'), amount } },
      { text: '5-spice powder 1 tsp', name: 'spice powder', quantity: { ...simple('10'), amount } },
      { text: 'flour, 100 g', name: 'flour', quantity: { ...simple('200 g'), amount } },
    ]) {
      const line = toIngredientLine(ingredient, 'x', 'scaled');
      assert.equal(line.text, withFractionGlyphs(ingredient.text));
      assert.equal(`${line.amount} ${line.rest}`.trim(), line.text);
      assert.equal(line.isNotScaled, true);
      // A conversion keeps the size, so the line is not marked.
      assert.equal(toIngredientLine(ingredient, 'x', 'converted').isNotScaled, false);
    }
    assert.equal(toIngredientLine({ text: 'a little oil' }, 'x', 'scaled').isNotScaled, false);
    assert.equal(toIngredientLine({ text: 'salt', quantity: simple('to taste') }, 'x', 'scaled').isNotScaled, false);
  });

  test('are composed of their parts if they have no text, with the authored amount if it was not scaled', () => {
    const leeks = { name: 'leeks', quantity: simple('2'), preparation: 'sliced' };
    assert.equal(toIngredientLine(leeks, 'x', 'as-written').text, '2 leeks, sliced');
    const scaled = {
      ...leeks,
      quantity: { kind: 'simple', amount: { value: '4' } },
      authored_quantity: leeks.quantity,
    };
    const { text, isNotScaled } = toIngredientLine(scaled as Ingredient, 'x', 'scaled');
    assert.deepEqual([text, isNotScaled], ['2 leeks, sliced', true]);
  });

  test('report a second amount', () => {
    assert.equal(hasSecondAmount('2 large eggs plus 1 egg yolk', 'eggs'), true);
    assert.equal(hasSecondAmount('one egg and one yolk', 'egg'), true);
    assert.equal(hasSecondAmount('ein Ei und zwei Eigelb', 'Ei'), true);
    assert.equal(hasSecondAmount('1 lb beef or 2 lb turkey', 'beef'), true);
    assert.equal(hasSecondAmount('2 onions, peeled and finely chopped', 'onions'), false);
  });

  test('mark ambiguous measures and amounts that were not scaled', () => {
    const amount = { value: '3' };
    const handful = { text: 'a handful of basil', quantity: { ...simple('handful'), unit: 'kitchen.handful' } };
    assert.deepEqual(marks(handful), [true, false]);
    const cups = { text: '1 1/2 cups flour', scaled_text: '3 cups flour', quantity: { ...simple('3 cups'), amount } };
    assert.deepEqual(marks(cups), [false, true]);
    const eggs = { text: '2-3 eggs', scaled_text: '4 to 6 eggs', quantity: { ...simple('4 to 6'), amount } };
    assert.deepEqual(marks(eggs), [false, false]);
    assert.deepEqual(marks({ text: 'salt to taste' }), [false, false]);
  });

  test('show fractions as glyphs, but not dates and ratios', () => {
    assert.equal(withFractionGlyphs('1 1/2 cups'), '1 ½ cups');
    assert.equal(withFractionGlyphs('3/4 TL'), '¾ TL');
    assert.equal(withFractionGlyphs('1/9 of it, 24/7, 1/2/2026'), '1/9 of it, 24/7, 1/2/2026');
  });
});
