import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { assertGrowsLinearly } from '../../../test/support/growth.ts';
import { LONGEST_NUMBER } from './bounds.ts';
import { compareQuantities } from './compare-quantities.ts';
import { convertQuantity } from './convert-quantity.ts';
import { convertToConvention } from './convert-to-convention.ts';
import { fitsContract } from './fits-contract.ts';
import { parseQuantity } from './parse-quantity.ts';
import { printQuantity } from './print-quantity.ts';
import { longRationals } from './quantity.arbitraries.ts';
import { addQuantities, scaleQuantity } from './quantity.ts';
import { quantityFaults } from './quantity-faults.ts';
import type { Quantity, SimpleQuantity } from './quantity.schemas.ts';
import { add, compare, multiply, parseRational, rational, rationalText, toNumber, zero } from './rational.ts';
import type { Rational } from './rational.ts';
import { units } from './registry/registry.ts';
import { roundForKitchen } from './round-for-kitchen.ts';
import { totalInOneUnit } from './total-in-one-unit.ts';

const simple = (value: string, unit: string): SimpleQuantity => ({ kind: 'simple', amount: { value }, unit });

const digits = (seed: number, length: number): string =>
  Array.from({ length }, (_, place) => ((seed * 7919 + place * place * (seed + 3)) % 9) + 1).join('');

/** Fractions as long as the schema takes them: 63 digits by 64, and no two of them alike. */
const longFraction = (index: number): string => `${digits(index + 1, 63)}/${digits(index + 2, 63)}7`;

const volumes = units.filter(({ dimension }) => dimension === 'volume').map(({ id }) => id);
const masses = units.filter(({ dimension }) => dimension === 'mass').map(({ id }) => id);

const sumOfLong = (count: number, ids: readonly string[], from = 0): { kind: 'sum'; terms: SimpleQuantity[] } => ({
  kind: 'sum',
  terms: Array.from({ length: count }, (_, index) =>
    simple(longFraction(from + index), ids[index % ids.length] ?? 'us.cup'),
  ),
});

const totalOf = (quantity: Quantity): Rational =>
  (quantity.terms ?? [quantity]).map(({ amount }) => parseRational(amount?.value ?? '') ?? zero).reduce(add);

const quantitiesOf = (count: number) => {
  const sum: Quantity = sumOfLong(count, volumes);
  const ofOne: Quantity = sumOfLong(count, ['us.cup'], 100);
  const options = Array.from({ length: count }, (_, at) => sumOfLong(10, at % 2 === 0 ? volumes : masses, at));
  return { sum, ofOne, weights: sumOfLong(count, masses, 200) as Quantity, options, single: simple('1', 'us.cup') };
};
type Quantities = ReturnType<typeof quantitiesOf>;

suite('long numbers', () => {
  test('a quantity takes as long as it has terms and options', async () => {
    const work: Readonly<Record<string, (of: Quantities) => unknown>> = {
      convertQuantity: ({ sum }) => convertQuantity(sum, 'metric.litre'),
      convertToMass: ({ sum }) => convertQuantity(sum, 'metric.gram', { density: rational(53, 100) }),
      totalInOneUnit: ({ sum }) => totalInOneUnit(sum),
      totalOfWeights: ({ weights }) => totalInOneUnit(weights),
      compareQuantities: ({ sum, ofOne }) => compareQuantities(sum, ofOne),
      addQuantities: ({ sum, ofOne }) => addQuantities(sum, ofOne),
      scaleQuantity: ({ ofOne, options }) => scaleQuantity({ ...ofOne, options }, rational(7, 3)),
      roundForKitchen: ({ sum }) => roundForKitchen(sum),
      roundOptions: ({ single, options }) => roundForKitchen({ ...single, options }),
      convertToConvention: ({ sum }) => convertToConvention(sum, 'metric'),
      printQuantity: ({ sum }) => printQuantity(sum, { language: 'en' }),
      quantityFaults: ({ sum }) => quantityFaults(sum),
      fitsContract: ({ ofOne, options }) => fitsContract({ ...ofOne, options }),
    };
    for (const [name, run] of Object.entries(work)) await assertGrowsLinearly(name, 100, quantitiesOf, run);
  });

  test('a total that is too long is refused, or stays in its parts', () => {
    const sum: Quantity = sumOfLong(7, ['us.cup']);
    assert.deepEqual(convertQuantity(sum, 'metric.litre'), { kind: 'refused', reason: 'too-long' });
    assert.deepEqual(convertQuantity(simple(longFraction(1), 'us.cup'), 'metric.litre'), {
      kind: 'refused',
      reason: 'too-long',
    });
    assert.equal(totalInOneUnit(sum).terms?.length, 7);
    // One of them, a seventh, and what makes two of the first: only the way there is long.
    const [first, second] = [parseRational(longFraction(1)) ?? zero, '1/7'];
    const rest = rationalText(rational(first.denominator * 2n - first.numerator, first.denominator));
    const parts = [simple(rationalText(first), 'us.cup'), simple(second, 'us.cup'), simple(rest, 'us.cup')];
    const together = parts.reduce<Quantity>(addQuantities, { kind: 'simple' });
    assert.equal(together.kind, 'simple');
    assert.deepEqual(together, parts.toReversed().reduce<Quantity>(addQuantities, { kind: 'simple' }));
  });

  test('adding writes no number that is too long, loses nothing, and the order makes no difference', () => {
    const cups = longRationals.map((value) => simple(rationalText(value), 'us.cup'));
    fc.assert(
      fc.property(cups, cups, cups, (a, b, c) => {
        assert.deepEqual(addQuantities(a, b), addQuantities(b, a));
        const [left, right] = [addQuantities(addQuantities(a, b), c), addQuantities(a, addQuantities(b, c))];
        assert.equal(compare(totalOf(left), totalOf(right)), 0);
        assert.equal(compare(totalOf(left), [a, b, c].map(totalOf).reduce(add)), 0);
        assert.ok(fitsContract(left) && fitsContract(right));
      }),
    );
  });

  test('who scales is told where the result does not fit the contract', () => {
    const long = simple(longFraction(1), 'us.cup');
    assert.ok(fitsContract(long));
    assert.ok(!fitsContract(scaleQuantity(long, rational(1, 10n ** 20n))));
    assert.ok(!fitsContract({ ...simple('1', 'us.cup'), options: [simple('1'.repeat(LONGEST_NUMBER + 1), 'us.cup')] }));
    const many = (name: string): Quantity => ({
      kind: 'sum',
      terms: Array.from({ length: 60 }, (_, index) => simple('1', `${name}.u${index}`)),
    });
    assert.ok(fitsContract(many('a')));
    assert.ok(!fitsContract(addQuantities(many('a'), many('b'))));
  });

  test('long amounts are read back as they are printed', () => {
    for (const amount of [
      { value: longFraction(1) },
      { min: longFraction(1), max: '9'.repeat(LONGEST_NUMBER), approximate: true },
      { value: '8'.repeat(LONGEST_NUMBER), min: '7'.repeat(LONGEST_NUMBER), max: '9'.repeat(LONGEST_NUMBER) },
    ]) {
      const quantity: Quantity = { kind: 'simple', amount, unit: 'us.cup' };
      const text = printQuantity(quantity, { language: 'en' });
      assert.deepEqual(parseQuantity(text, { language: 'en', convention: 'us' }), quantity);
    }
  });

  test('a long number is rounded as a short one', () => {
    const third = simple(rationalText(rational(10n ** 60n, 3n * 10n ** 60n + 1n)), 'us.cup');
    assert.equal(printQuantity(roundForKitchen(third), { language: 'en' }), 'about 1/3 cup');
    const tiny = simple(`1/1${'0'.repeat(60)}`, 'us.cup');
    assert.deepEqual(roundForKitchen(tiny), tiny);
    const unsayable = simple(rationalText(rational(10n ** 60n, 3n * 10n ** 60n + 1n)), 'us.teaspoon');
    assert.deepEqual(roundForKitchen(unsayable), unsayable);
  });

  test('the number to choose by is never no number', () => {
    const huge = 10n ** 1000n;
    assert.equal(toNumber(rational(huge, huge * 4n)), 0.25);
    assert.equal(toNumber(rational(huge)), Infinity);
    assert.equal(toNumber(rational(1n, huge)), 0);
    assert.equal(toNumber(multiply(rational(huge, 3n), rational(3n, huge))), 1);
  });
});
