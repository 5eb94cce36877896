import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { compareAmounts } from './amount.ts';
import { compareQuantities } from './compare-quantities.ts';
import { printQuantity } from './print-quantity.ts';
import { amounts, anyUnit, factors, quantities } from './quantity.arbitraries.ts';
import type { Quantity, SimpleQuantity } from './quantity.schemas.ts';
import { isZero, parseRational, rationalText } from './rational.ts';
import { roundForKitchen } from './round-for-kitchen.ts';

const simple = (value: string, unit?: string): SimpleQuantity =>
  unit === undefined ? { kind: 'simple', amount: { value } } : { kind: 'simple', amount: { value }, unit };

const shown = (quantity: Quantity): string => printQuantity(quantity, { language: 'en', units: 'short' });

suite('rounding for the kitchen', () => {
  test('what can be measured already is never changed', () => {
    for (const [value, unit] of [
      ['1/3', 'us.cup'],
      ['2/3', 'us.cup'],
      ['1/8', 'us.cup'],
      ['7/4', 'us.cup'],
      ['10', 'us.cup'],
      ['1/8', 'us.teaspoon'],
      ['1/3', 'us.teaspoon'],
      ['5/2', 'us.tablespoon'],
      ['5/2', 'metric.gram'],
      ['99', 'metric.gram'],
      ['125', 'metric.gram'],
      ['1/4', 'metric.kilogram'],
      ['3/2', 'metric.litre'],
      ['1/2', undefined],
      ['1/4', 'count.bunch'],
      ['7', 'count.clove'],
      ['1/7', undefined],
      ['1/64', 'us.teaspoon'],
      ['375', 'us.fahrenheit'],
      ['237', 'later.unit'],
    ] as const) {
      assert.deepEqual(roundForKitchen(simple(value, unit)), simple(value, unit));
    }
  });

  test('to what cups, spoons, scales and fingers can measure', () => {
    for (const [value, unit, wanted] of [
      ['1/16', 'us.cup', '1 tbsp'],
      ['1/6', 'us.cup', '2 2/3 tbsp'],
      ['5/16', 'us.cup', '5 tbsp'],
      ['1/3', 'us.tablespoon', '1 tsp'],
      ['333/1000', 'us.cup', 'about 1/3 cup'],
      ['9/10', 'us.cup', 'about 7/8 cup'],
      ['113/10', 'us.cup', 'about 11 1/2 cups'],
      ['11/100', 'us.teaspoon', '11/100 tsp'],
      ['1/7', 'us.teaspoon', 'about 1/8 tsp'],
      ['473176473/2000000', 'metric.millilitre', 'about 235 ml'],
      ['33/10', 'metric.gram', 'about 3 1/2 g'],
      ['100/3', 'metric.gram', 'about 33 g'],
      ['1/30', 'metric.kilogram', 'about 33 g'],
      ['4/3', 'metric.kilogram', 'about 1.35 kg'],
      ['4/3', undefined, 'about 1 1/2'],
      ['100/3', 'count.clove', 'about 33 cloves'],
      ['1/9', 'avoirdupois.pound', 'about 1 3/4 oz'],
      ['530/3', 'metric.celsius', 'about 175 °C'],
    ] as const) {
      assert.equal(shown(roundForKitchen(simple(value, unit))), wanted, `${value} ${unit ?? ''}`);
    }
  });

  test('ranges, sums and options', () => {
    const range = { kind: 'simple', amount: { min: '33/10', max: '66/10' }, unit: 'metric.gram' } as const;
    assert.equal(shown(roundForKitchen(range)), 'about 3 1/2 to 6 1/2 g');
    const near = { kind: 'simple', amount: { min: '331/10', max: '332/10' }, unit: 'metric.gram' } as const;
    assert.equal(shown(roundForKitchen(near)), 'about 33 g');
    const sum: Quantity = {
      kind: 'sum',
      terms: [simple('1/16', 'us.cup'), simple('4/3')],
      options: [simple('237', 'metric.gram')],
    };
    assert.equal(shown(roundForKitchen(sum)), '1 tbsp + about 1 1/2 / about 235 g');
  });

  test('decimals are not rounded to thirds, but a third stays one', () => {
    assert.equal(shown(roundForKitchen(simple('69/100', 'us.cup'), { numbers: 'decimal' })), 'about 3/4 cup');
    assert.equal(shown(roundForKitchen(simple('69/100', 'us.cup'))), 'about 2/3 cup');
    assert.deepEqual(roundForKitchen(simple('1/3', 'us.cup'), { numbers: 'decimal' }), simple('1/3', 'us.cup'));
  });

  test('something is never rounded to nothing, and once is enough', () => {
    fc.assert(
      fc.property(quantities, fc.constantFrom('fraction' as const, 'decimal' as const), (quantity, numbers) => {
        const rounded = roundForKitchen(quantity, { numbers });
        assert.deepEqual(roundForKitchen(rounded, { numbers }), rounded);
      }),
      { numRuns: 1000 },
    );
    fc.assert(
      fc.property(factors, anyUnit, (value, { id }) => {
        const rounded = roundForKitchen(simple(rationalText(value), id)).amount?.value;
        assert.equal(isZero(parseRational(rounded ?? '') ?? value), isZero(value));
      }),
      { numRuns: 1000 },
    );
  });

  test('it says about where it rounded, and only there', () => {
    fc.assert(
      fc.property(amounts, anyUnit, (amount, { id }) => {
        const before: Quantity = { kind: 'simple', amount, unit: id };
        const after = roundForKitchen(before);
        if (after.amount?.approximate === true) return;
        assert.notEqual(amount.approximate, true);
        assert.equal(compareQuantities(before, after), 'equal');
        if (after.unit === id) assert.equal(compareAmounts(amount, after.amount ?? {}), 'equal');
      }),
      { numRuns: 1000 },
    );
  });
});
