import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { multiply, rational, formatRational } from '../../units/index.ts';
import type { Yield } from '../schema/yield.schemas.ts';
import { computeServingsFactor } from './compute-servings-factor.ts';

const computeFactor = (yields: Yield[], servings = 8, language?: string): string | undefined => {
  const recipe = { title: 'Soup', yields, ...(language !== undefined && { language }) };
  const found = computeServingsFactor(recipe, rational(servings));
  return found && formatRational(found);
};

const createYield = (value: string, unit?: string): Yield => ({
  quantity: { kind: 'simple', amount: { value }, ...(unit !== undefined && { unit }) },
});

suite('the factor for a number of servings', () => {
  test('is undefined if no yield can be counted', () => {
    assert.equal(computeFactor([]), undefined);
    assert.equal(computeFactor([{ text: 'plenty' }]), undefined);
    assert.equal(computeFactor([createYield('2', 'metric.litre')]), undefined);
    assert.equal(computeFactor([createYield('0', 'count.serving')]), undefined);
    assert.equal(computeFactor([{ text: '1 pint' }]), undefined);
  });

  test('uses the first yield that states servings or people, else the first that can be counted', () => {
    assert.equal(
      computeFactor([createYield('2', 'metric.litre'), createYield('12'), createYield('4', 'count.serving')]),
      '2',
    );
    assert.equal(computeFactor([createYield('12'), createYield('16', 'count.piece')]), '2/3');
    assert.equal(
      computeFactor([{ quantity: { kind: 'simple', amount: { min: '4', max: '6' }, unit: 'count.person' } }]),
      '2',
    );
  });

  test('parses the text of a yield without a quantity', () => {
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
      assert.equal(computeFactor([{ text }], 8, language), '2', text);
    }
  });

  test('finds servings anywhere in a yield and never guesses them', () => {
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
      assert.equal(computeFactor([{ text }], 8, 'en'), servings, text);
    }
    const litres = { kind: 'simple', amount: { value: '3/2' }, unit: 'metric.litre' } as const;
    assert.equal(computeFactor([{ text: '1.5 litres, serves 6', quantity: litres }], 8, 'en'), '4/3');
  });

  test('adds up servings in a sum', () => {
    const serving = { kind: 'simple', amount: { value: '4' }, unit: 'count.serving' } as const;
    const sum: Yield = { quantity: { kind: 'sum', terms: [serving, { ...serving, unit: 'count.person' }] } };
    assert.equal(computeFactor([sum]), '1');
    assert.equal(
      computeFactor([{ quantity: { kind: 'sum', terms: [serving, { ...serving, unit: 'metric.litre' }] } }]),
      undefined,
    );
    assert.equal(computeFactor([{ text: '4 servings plus 2 servings' }], 9, 'en'), '3/2');
  });

  test('ignores the authored text of a scaled view', () => {
    const authored: Yield = { text: '1.5 litres, serves 6' };
    const quantity = { kind: 'simple', amount: { value: '3' }, unit: 'metric.litre' } as const;
    assert.equal(computeFactor([{ ...authored, quantity, authored_quantity: quantity }], 8, 'en'), undefined);
    const line = { ...authored, quantity, authored_quantity: quantity, scaled_text: '3 litres, serves 12' };
    assert.equal(computeFactor([line], 8, 'en'), '2/3');
  });

  test('makes the recipe yield the requested servings', () => {
    const number = fc.tuple(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 12 }));
    fc.assert(
      fc.property(number, number, ([a, b], [c, d]) => {
        const [has, wants] = [rational(a, b), rational(c, d)];
        const recipe = { title: 'Soup', yields: [createYield(formatRational(has), 'count.serving')] };
        const found = computeServingsFactor(recipe, wants) ?? assert.fail('expected a factor');
        assert.deepEqual(multiply(has, found), wants);
      }),
    );
  });
});
