import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { multiply, rational, formatRational } from '../../units/index.ts';
import type { Yield } from '../schema/yield.schemas.ts';
import { factorForServings } from './factor-for-servings.ts';

const factor = (yields: Yield[], servings = 8, language?: string): string | undefined => {
  const recipe = { title: 'Soup', yields, ...(language !== undefined && { language }) };
  const found = factorForServings(recipe, rational(servings));
  return found && formatRational(found);
};

const counted = (value: string, unit?: string): Yield => ({
  quantity: { kind: 'simple', amount: { value }, ...(unit !== undefined && { unit }) },
});

suite('by how much to scale for so many servings', () => {
  test('there is no telling where no yield can be counted', () => {
    assert.equal(factor([]), undefined);
    assert.equal(factor([{ text: 'plenty' }]), undefined);
    assert.equal(factor([counted('2', 'metric.litre')]), undefined);
    assert.equal(factor([counted('0', 'count.serving')]), undefined);
    assert.equal(factor([{ text: '1 pint' }]), undefined);
  });

  test('the first yield that states servings or people decides, then the first that can be counted', () => {
    assert.equal(factor([counted('2', 'metric.litre'), counted('12'), counted('4', 'count.serving')]), '2');
    assert.equal(factor([counted('12'), counted('16', 'count.piece')]), '2/3');
    assert.equal(factor([{ quantity: { kind: 'simple', amount: { min: '4', max: '6' }, unit: 'count.person' } }]), '2');
  });

  test('the text of a yield is read where the document does not state how much it is', () => {
    for (const [text, language] of [
      ['Serves 4', 'en'],
      ['4 servings', undefined],
      ['Makes 4 portions', 'en'],
      ['serves 4 to 6', 'en'],
      ['4-6', 'en'],
      ['4 Portionen', 'de'],
      ['Für 4 Personen', 'de'],
      ['pour 4 personnes', 'fr'],
      ['4 (small) pies', 'en'],
      ['Yield: 4', 'en'],
    ] as const) {
      assert.equal(factor([{ text }], 8, language), '2', text);
    }
  });

  test('servings are found wherever a yield states them, and are not guessed where it does not', () => {
    for (const [text, servings] of [
      ['1 loaf (8 slices)', undefined],
      ['1 loaf', undefined],
      ['8 slices', undefined],
      ['1 cake', undefined],
      ['1.5 litres, serves 6', '4/3'],
      ['1 loaf (10 servings)', '4/5'],
      ['Makes 12, serves 6', '4/3'],
      ['12 muffins', '2/3'],
    ] as const) {
      assert.equal(factor([{ text }], 8, 'en'), servings, text);
    }
    const litres = { kind: 'simple', amount: { value: '3/2' }, unit: 'metric.litre' } as const;
    assert.equal(factor([{ text: '1.5 litres, serves 6', quantity: litres }], 8, 'en'), '4/3');
  });

  test('servings that are a sum count together', () => {
    const serving = { kind: 'simple', amount: { value: '4' }, unit: 'count.serving' } as const;
    const sum: Yield = { quantity: { kind: 'sum', terms: [serving, { ...serving, unit: 'count.person' }] } };
    assert.equal(factor([sum]), '1');
    assert.equal(
      factor([{ quantity: { kind: 'sum', terms: [serving, { ...serving, unit: 'metric.litre' }] } }]),
      undefined,
    );
    assert.equal(factor([{ text: '4 servings plus 2 servings' }], 9, 'en'), '3/2');
  });

  test('in a scaled reading what was authored does not count any more', () => {
    const authored: Yield = { text: '1.5 litres, serves 6' };
    const quantity = { kind: 'simple', amount: { value: '3' }, unit: 'metric.litre' } as const;
    assert.equal(factor([{ ...authored, quantity, authored_quantity: quantity }], 8, 'en'), undefined);
    const line = { ...authored, quantity, authored_quantity: quantity, scaled_text: '3 litres, serves 12' };
    assert.equal(factor([line], 8, 'en'), '2/3');
  });

  test('scaled by the factor, the recipe makes as many servings as were asked for', () => {
    const number = fc.tuple(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 12 }));
    fc.assert(
      fc.property(number, number, ([a, b], [c, d]) => {
        const [has, wants] = [rational(a, b), rational(c, d)];
        const recipe = { title: 'Soup', yields: [counted(formatRational(has), 'count.serving')] };
        const found = factorForServings(recipe, wants) ?? assert.fail('There is a yield.');
        assert.deepEqual(multiply(has, found), wants);
      }),
    );
  });
});
