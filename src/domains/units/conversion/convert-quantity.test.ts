import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { rational } from '../numbers/rational.ts';
import { amounts, anyUnit } from '../quantity/quantity.arbitraries.ts';
import type { Quantity, SimpleQuantity } from '../quantity/quantity.schemas.ts';
import { units } from '../registry/registry.ts';
import { convertQuantity } from './convert-quantity.ts';
import type { ConversionOptions } from './convert-quantity.ts';
import { convertToConvention } from './convert-to-convention.ts';

const simple = (value: string, unit?: string): SimpleQuantity =>
  unit === undefined ? { kind: 'simple', amount: { value } } : { kind: 'simple', amount: { value }, unit };

const outcome = (quantity: Quantity, unit: string, options?: ConversionOptions): string | undefined => {
  const conversion = convertQuantity(quantity, unit, options);
  return conversion.kind === 'refused' ? conversion.reason : conversion.quantity.amount?.value;
};

suite('converting', () => {
  test('refuses inexact conversions and gives the reason', () => {
    for (const [quantity, unit, reason] of [
      [simple('1', 'us.cup'), 'us.nothing', 'unknown-unit'],
      [simple('1', 'later.unit'), 'us.cup', 'unknown-unit'],
      [simple('1'), 'us.cup', 'nothing-to-convert'],
      [{ kind: 'simple', unit: 'us.cup' }, 'metric.litre', 'nothing-to-convert'],
      [{ kind: 'simple', text: 'to taste' }, 'metric.litre', 'nothing-to-convert'],
      [simple('1', 'kitchen.pinch'), 'metric.gram', 'no-exact-size'],
      [simple('1', 'count.can'), 'metric.gram', 'no-exact-size'],
      [simple('1', 'count.dozen'), 'count.piece', 'no-exact-size'],
      [simple('1', 'us.cup'), 'metric.gram', 'density-needed'],
      [simple('1', 'us.cup'), 'metric.centimetre', 'other-dimension'],
      [simple('0', 'us.fahrenheit'), 'metric.celsius', 'below-zero'],
      [
        { kind: 'sum', terms: [simple('1', 'us.fahrenheit'), simple('1', 'us.fahrenheit')] },
        'metric.celsius',
        'temperatures-do-not-add',
      ],
      [{ kind: 'sum', terms: [simple('1', 'us.cup'), simple('1', 'count.can')] }, 'metric.litre', 'no-exact-size'],
    ] satisfies [Quantity, string, string][]) {
      assert.equal(outcome(quantity, unit), reason);
    }
    for (const density of [rational(0), rational(-1)]) {
      assert.equal(outcome(simple('1', 'us.cup'), 'metric.gram', { density }), 'density-needed');
    }
  });

  test('a round trip is exact', () => {
    const convertible = fc.constantFrom(...units.filter(({ factor }) => factor !== undefined));
    fc.assert(
      fc.property(amounts, convertible, convertible, (amount, from, to) => {
        const quantity: Quantity = { kind: 'simple', amount, unit: from.id };
        const density = rational(53, 100);
        const there = convertQuantity(quantity, to.id, { density });
        if (there.kind === 'refused') {
          assert.ok(there.reason === 'other-dimension' || there.reason === 'below-zero', there.reason);
          return;
        }
        assert.equal(there.quantity.unit, to.id);
        assert.deepEqual(convertQuantity(there.quantity, from.id, { density }), { kind: 'converted', quantity });
      }),
      { numRuns: 2000 },
    );
  });

  test('every unit converts to itself', () => {
    fc.assert(
      fc.property(amounts, anyUnit, (amount, { id }) => {
        const quantity: Quantity = { kind: 'simple', amount, unit: id };
        assert.deepEqual(convertQuantity(quantity, id), { kind: 'converted', quantity });
      }),
    );
    assert.equal(outcome(simple('2', 'later.unit'), 'later.unit'), '2');
  });

  test('matches known values', () => {
    for (const [quantity, unit, value] of [
      [simple('1', 'us.cup'), 'metric.millilitre', '473176473/2000000'],
      [simple('1', 'avoirdupois.pound'), 'metric.gram', '45359237/100000'],
      [simple('350', 'us.fahrenheit'), 'metric.celsius', '530/3'],
      [simple('180', 'metric.celsius'), 'us.fahrenheit', '356'],
      [simple('2', 'customary.inch'), 'metric.centimetre', '127/25'],
      [simple('3', 'au.tablespoon'), 'metric.tablespoon', '4'],
    ] as const) {
      assert.equal(outcome(quantity, unit), value);
    }
    const sum: Quantity = { kind: 'sum', terms: [simple('1', 'us.cup'), simple('2', 'us.tablespoon')] };
    assert.equal(outcome(sum, 'us.tablespoon'), '18');
    assert.equal(outcome(simple('250', 'metric.millilitre'), 'metric.gram', { density: rational(1, 2) }), '125');
    assert.equal(outcome(simple('125', 'metric.gram'), 'metric.millilitre', { density: rational(1, 2) }), '250');
  });
});

const converted = (quantity: Quantity, convention: 'metric' | 'us' | 'imperial' | 'au' | 'universal'): string => {
  const { unit, amount } = convertToConvention(quantity, convention);
  return `${amount?.value ?? ''} ${unit ?? ''}`.trim();
};

suite('converting to a convention', () => {
  test('chooses a sensible unit and an exact value', () => {
    for (const [quantity, convention, expected] of [
      [simple('1', 'us.cup'), 'metric', '473176473/2000000 metric.millilitre'],
      [simple('5', 'us.cup'), 'metric', '473176473/400000000 metric.litre'],
      [simple('45359237/200000', 'metric.gram'), 'us', '8 avoirdupois.ounce'],
      [simple('45359237/50000', 'metric.gram'), 'us', '2 avoirdupois.pound'],
      [simple('473176473/2000000', 'metric.millilitre'), 'us', '1 us.cup'],
      [simple('473176473/32000000', 'metric.millilitre'), 'us', '1 us.tablespoon'],
      [simple('127/50', 'metric.centimetre'), 'us', '1 customary.inch'],
      [simple('4', 'metric.tablespoon'), 'au', '4 metric.tablespoon'],
      [simple('56826125/100000', 'metric.millilitre'), 'imperial', '1 imperial.pint'],
    ] as const) {
      assert.equal(converted(quantity, convention), expected);
    }
  });

  test('keeps units that belong to the convention or have no exact size', () => {
    for (const quantity of [
      simple('2'),
      simple('2', 'count.clove'),
      simple('1', 'kitchen.pinch'),
      simple('1', 'later.unit'),
    ]) {
      assert.deepEqual(convertToConvention(quantity, 'us'), quantity);
    }
    assert.deepEqual(convertToConvention(simple('3', 'us.pint'), 'us'), simple('3', 'us.pint'));
    assert.deepEqual(convertToConvention(simple('3', 'us.pint'), 'universal'), simple('3', 'us.pint'));
  });

  test('prefers what the author gave in that convention', () => {
    const both: Quantity = { ...simple('225', 'metric.gram'), options: [simple('8', 'avoirdupois.ounce')] };
    assert.deepEqual(convertToConvention(both, 'us'), simple('8', 'avoirdupois.ounce'));
    assert.deepEqual(convertToConvention(both, 'metric'), simple('225', 'metric.gram'));
  });

  test('turns a sum of one dimension into one amount', () => {
    const sum: Quantity = { kind: 'sum', terms: [simple('1', 'us.cup'), simple('16', 'us.tablespoon')] };
    assert.equal(converted(sum, 'metric'), '473176473/1000000 metric.millilitre');
  });
});
