import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { compareAmounts } from './amount.ts';
import { compareQuantities } from './compare-quantities.ts';
import { convertToConvention } from './convert-to-convention.ts';
import { printQuantity } from './print-quantity.ts';
import { amounts, anyUnit, factors, quantities } from './quantity.arbitraries.ts';
import type { Quantity, SimpleQuantity } from './quantity.schemas.ts';
import { compare, isZero, multiply, one, parseRational, rationalText, subtract, toNumber, zero } from './rational.ts';
import type { Rational } from './rational.ts';
import { findUnit } from './registry/registry.ts';
import { roundForKitchen } from './round-for-kitchen.ts';

const simple = (value: string, unit?: string): SimpleQuantity =>
  unit === undefined ? { kind: 'simple', amount: { value } } : { kind: 'simple', amount: { value }, unit };

const shown = (quantity: Quantity): string => printQuantity(quantity, { language: 'en', units: 'short' });

const baseOf = ({ amount, unit }: Quantity): Rational =>
  multiply(parseRational(amount?.value ?? '') ?? zero, findUnit(unit ?? '')?.factor ?? one);

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
      // Exactly, in whatever unit that is.
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
      // About, where it is near.
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
      // As it is, where nothing is.
      ['11/100', 'us.teaspoon', '11/100 tsp'],
      ['1/3', 'us.teaspoon', '1/3 tsp'],
      ['4/3', undefined, '1 1/3'],
    ] as const) {
      assert.equal(shown(roundForKitchen(simple(value, unit))), wanted, `${value} ${unit ?? ''}`);
    }
  });

  test('as a kitchen of the other convention measures', () => {
    for (const [value, unit, convention, wanted] of [
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
      assert.equal(shown(roundForKitchen(converted)), wanted, `${value} ${unit}`);
    }
  });

  test('nothing changes by more than a tenth, and what is more does not become less', () => {
    const sized = anyUnit.filter(({ dimension }) => dimension !== 'temperature');
    fc.assert(
      fc.property(factors, factors, sized, (a, b, { id }) => {
        const [less, more] = (compare(a, b) < 0 ? [a, b] : [b, a]).map((value) => simple(rationalText(value), id));
        assert.ok(less !== undefined && more !== undefined);
        const [low, high] = [roundForKitchen(less), roundForKitchen(more)];
        for (const [before, after] of [
          [less, low],
          [more, high],
        ] as const) {
          const change = toNumber(subtract(baseOf(after), baseOf(before)));
          assert.ok(Math.abs(change) <= toNumber(baseOf(before)) * 0.1000001, `${shown(before)} as ${shown(after)}`);
        }
        // What can be measured exactly stays beside what is rounded to a rounder number.
        if (low.amount?.approximate !== true || high.amount?.approximate !== true) return;
        assert.ok(
          compare(baseOf(low), baseOf(high)) <= 0,
          `${shown(less)} as ${shown(low)}, ${shown(more)} as ${shown(high)}`,
        );
      }),
      { numRuns: 5000 },
    );
  });

  test('ranges, sums and options', () => {
    const range = { kind: 'simple', amount: { min: '33/10', max: '66/10' }, unit: 'metric.gram' } as const;
    assert.equal(shown(roundForKitchen(range)), 'about 3.5 to 6.5 g');
    const near = { kind: 'simple', amount: { min: '331/10', max: '332/10' }, unit: 'metric.gram' } as const;
    assert.equal(shown(roundForKitchen(near)), 'about 33 g');
    const sum: Quantity = {
      kind: 'sum',
      terms: [simple('1/16', 'us.cup'), simple('4/3')],
      options: [simple('237', 'metric.gram')],
    };
    assert.equal(shown(roundForKitchen(sum)), '1 tbsp + 1 1/3 / about 235 g');
  });

  test('decimals are not rounded to thirds, but a third stays one', () => {
    assert.equal(shown(roundForKitchen(simple('69/100', 'us.cup'), { numbers: 'decimal' })), 'about 11 tbsp');
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
