import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { convertToConvention } from '../conversion/convert-to-convention.ts';
import { formatQuantity } from '../formatting/format-quantity.ts';
import {
  compare,
  formatRational,
  isZero,
  multiply,
  one,
  parseRational,
  subtract,
  toNumber,
  zero,
} from '../numbers/rational.ts';
import type { Rational } from '../numbers/rational.ts';
import { compareAmounts } from '../quantity/amount.ts';
import { compareQuantities } from '../quantity/compare-quantities.ts';
import { amounts, anyUnit, factors, quantities } from '../quantity/quantity.arbitraries.ts';
import type { Quantity, SimpleQuantity } from '../quantity/quantity.schemas.ts';
import { findUnit } from '../registry/registry.ts';
import { roundForKitchen } from './round-for-kitchen.ts';

const simple = (value: string, unit?: string): SimpleQuantity =>
  unit === undefined ? { kind: 'simple', amount: { value } } : { kind: 'simple', amount: { value }, unit };

const format = (quantity: Quantity): string => formatQuantity(quantity, { language: 'en', units: 'short' });

const toBase = ({ amount, unit }: Quantity): Rational =>
  multiply(parseRational(amount?.value ?? '') ?? zero, findUnit(unit ?? '')?.factor ?? one);

suite('rounding for the kitchen', () => {
  test('never changes an amount that can be measured', () => {
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

  test('rounds to what cups, spoons, scales and hands can measure', () => {
    for (const [value, unit, expected] of [
      // Exact, in any unit.
      ['1/16', 'us.cup', '1 tbsp'],
      ['1/6', 'us.cup', '8 tsp'],
      ['5/16', 'us.cup', '5 tbsp'],
      ['9/16', 'us.cup', '9 tbsp'],
      ['45/4', 'us.cup', '11 1/4 cups'],
      ['9/8', 'us.quart', '4 1/2 cups'],
      ['1/3', 'us.tablespoon', '1 tsp'],
      ['2/3', 'us.tablespoon', '2 tsp'],
      ['1/4', 'us.tablespoon', '3/4 tsp'],
      ['3', 'us.teaspoon', '1 tbsp'],
      ['4', 'us.tablespoon', '1/4 cup'],
      ['16/3', 'us.tablespoon', '1/3 cup'],
      ['15', 'us.tablespoon', '15 tbsp'],
      ['16', 'us.tablespoon', '1 cup'],
      ['4', 'au.teaspoon', '1 tbsp'],
      ['1/3', 'us.fluidounce', '2 tsp'],
      ['98', 'avoirdupois.ounce', '6 1/8 lb'],
      ['24', 'avoirdupois.ounce', '1 1/2 lb'],
      ['7/16', 'avoirdupois.pound', '7 oz'],
      ['1250', 'metric.gram', '1.25 kg'],
      ['1/5', 'metric.kilogram', '200 g'],
      ['1/20', 'metric.litre', '50 ml'],
      ['3/4', 'metric.decilitre', '5 tbsp'],
      ['25/2', 'metric.tablespoon', '12 1/2 tbsp'],
      ['5/8', 'us.butterstick', '5/8 stick of butter'],
      // Approximate, if a measurable amount is close.
      ['333/1000', 'us.cup', 'about 1/3 cup'],
      ['9/10', 'us.cup', 'about 7/8 cup'],
      ['113/10', 'us.cup', 'about 11 1/3 cups'],
      ['33/10', 'us.tablespoon', 'about 3 1/2 tbsp'],
      ['296/100', 'us.teaspoon', 'about 1 tbsp'],
      ['12/100', 'us.teaspoon', 'about 1/8 tsp'],
      ['84/10', 'metric.tablespoon', 'about 8 tbsp'],
      ['473176473/2000000', 'metric.millilitre', 'about 235 ml'],
      ['33/10', 'metric.gram', 'about 3.5 g'],
      ['100/3', 'metric.gram', 'about 33 g'],
      ['1/30', 'metric.kilogram', 'about 33 g'],
      ['2/3', 'metric.kilogram', 'about 665 g'],
      ['4/3', 'metric.kilogram', 'about 1.35 kg'],
      ['100/3', 'count.clove', 'about 33 cloves'],
      ['1/9', 'avoirdupois.pound', 'about 1 3/4 oz'],
      ['530/3', 'metric.celsius', 'about 175 °C'],
      ['356', 'us.fahrenheit', 'about 355 °F'],
      // Unchanged, if none is close.
      ['11/100', 'us.teaspoon', '11/100 tsp'],
      ['1/3', 'us.teaspoon', '1/3 tsp'],
      ['4/3', undefined, '1 1/3'],
    ] as const) {
      assert.equal(format(roundForKitchen(simple(value, unit))), expected, `${value} ${unit ?? ''}`);
    }
  });

  test('rounds after converting to another convention', () => {
    for (const [value, unit, convention, expected] of [
      ['2', 'metric.litre', 'us', 'about 8 1/2 cups'],
      ['165', 'metric.millilitre', 'us', 'about 2/3 cup'],
      ['5', 'metric.gram', 'us', '5 g'],
      ['30', 'metric.gram', 'us', 'about 1 oz'],
      ['500', 'metric.gram', 'us', 'about 1 1/8 lb'],
      ['350', 'us.fahrenheit', 'metric', 'about 175 °C'],
      ['180', 'metric.celsius', 'us', 'about 355 °F'],
      ['1', 'us.cup', 'metric', 'about 235 ml'],
      ['4', 'metric.tablespoon', 'imperial', '4 tbsp'],
    ] as const) {
      const converted = convertToConvention(simple(value, unit), convention);
      assert.equal(format(roundForKitchen(converted)), expected, `${value} ${unit}`);
    }
  });

  test('changes no amount by more than a tenth and preserves the order', () => {
    const sized = anyUnit.filter(({ dimension }) => dimension !== 'temperature');
    fc.assert(
      fc.property(factors, factors, sized, (a, b, { id }) => {
        const [less, more] = (compare(a, b) < 0 ? [a, b] : [b, a]).map((value) => simple(formatRational(value), id));
        assert.ok(less !== undefined && more !== undefined);
        const [low, high] = [roundForKitchen(less), roundForKitchen(more)];
        for (const [before, after] of [
          [less, low],
          [more, high],
        ] as const) {
          const change = toNumber(subtract(toBase(after), toBase(before)));
          assert.ok(Math.abs(change) <= toNumber(toBase(before)) * 0.1000001, `${format(before)} as ${format(after)}`);
        }
        // An exact amount can end up on the other side of one that was rounded.
        if (low.amount?.approximate !== true || high.amount?.approximate !== true) return;
        assert.ok(
          compare(toBase(low), toBase(high)) <= 0,
          `${format(less)} as ${format(low)}, ${format(more)} as ${format(high)}`,
        );
      }),
      { numRuns: 5000 },
    );
  });

  test('rounds ranges, sums and options', () => {
    const range = { kind: 'simple', amount: { min: '33/10', max: '66/10' }, unit: 'metric.gram' } as const;
    assert.equal(format(roundForKitchen(range)), 'about 3.5 to 6.5 g');
    const near = { kind: 'simple', amount: { min: '331/10', max: '332/10' }, unit: 'metric.gram' } as const;
    assert.equal(format(roundForKitchen(near)), 'about 33 g');
    const sum: Quantity = {
      kind: 'sum',
      terms: [simple('1/16', 'us.cup'), simple('4/3')],
      options: [simple('237', 'metric.gram')],
    };
    assert.equal(format(roundForKitchen(sum)), '1 tbsp + 1 1/3 / about 235 g');
  });

  test('does not round to thirds in decimal style, but keeps an exact third', () => {
    assert.equal(format(roundForKitchen(simple('69/100', 'us.cup'), { numbers: 'decimal' })), 'about 11 tbsp');
    assert.equal(format(roundForKitchen(simple('69/100', 'us.cup'))), 'about 2/3 cup');
    assert.deepEqual(roundForKitchen(simple('1/3', 'us.cup'), { numbers: 'decimal' }), simple('1/3', 'us.cup'));
  });

  test('never rounds to zero, and rounding twice changes nothing', () => {
    fc.assert(
      fc.property(quantities, fc.constantFrom('fraction' as const, 'decimal' as const), (quantity, numbers) => {
        const rounded = roundForKitchen(quantity, { numbers });
        assert.deepEqual(roundForKitchen(rounded, { numbers }), rounded);
      }),
      { numRuns: 1000 },
    );
    fc.assert(
      fc.property(factors, anyUnit, (value, { id }) => {
        const rounded = roundForKitchen(simple(formatRational(value), id)).amount?.value;
        assert.equal(isZero(parseRational(rounded ?? '') ?? value), isZero(value));
      }),
      { numRuns: 1000 },
    );
  });

  test('leaves an amount unchanged if it is not marked as approximate', () => {
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
