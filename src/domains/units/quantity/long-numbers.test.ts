import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { assertGrowsLinearly } from '../../../../test/support/growth.ts';
import { convertQuantity } from '../conversion/convert-quantity.ts';
import { convertToConvention } from '../conversion/convert-to-convention.ts';
import { mergeByDimension } from '../conversion/merge-by-dimension.ts';
import { formatQuantity } from '../formatting/format-quantity.ts';
import { MAX_NUMBER_LENGTH } from '../limits.ts';
import {
  add,
  compare,
  formatRational,
  multiply,
  parseRational,
  rational,
  toNumber,
  zero,
} from '../numbers/rational.ts';
import type { Rational } from '../numbers/rational.ts';
import { parseQuantity } from '../parsing/parse-quantity.ts';
import { units } from '../registry/registry.ts';
import { roundForKitchen } from '../rounding/round-for-kitchen.ts';
import { compareQuantities } from './compare-quantities.ts';
import { findQuantityViolations } from './quantity-violations.ts';
import { longRationals } from './quantity.arbitraries.ts';
import type { Quantity, SimpleQuantity } from './quantity.schemas.ts';
import { addQuantities, isQuantityWithinLimits, scaleQuantity } from './quantity.ts';

const simple = (value: string, unit: string): SimpleQuantity => ({ kind: 'simple', amount: { value }, unit });

const digits = (seed: number, length: number): string =>
  Array.from({ length }, (_, place) => ((seed * 7919 + place * place * (seed + 3)) % 9) + 1).join('');

/** Fractions of the maximum length, 63 digits over 64, all different. */
const longFraction = (index: number): string => `${digits(index + 1, 63)}/${digits(index + 2, 63)}7`;

const volumes = units.filter(({ dimension }) => dimension === 'volume').map(({ id }) => id);
const masses = units.filter(({ dimension }) => dimension === 'mass').map(({ id }) => id);

const createLongSum = (count: number, ids: readonly string[], from = 0): { kind: 'sum'; terms: SimpleQuantity[] } => ({
  kind: 'sum',
  terms: Array.from({ length: count }, (_, index) =>
    simple(longFraction(from + index), ids[index % ids.length] ?? 'us.cup'),
  ),
});

const computeTotal = (quantity: Quantity): Rational =>
  (quantity.terms ?? [quantity]).map(({ amount }) => parseRational(amount?.value ?? '') ?? zero).reduce(add);

const createQuantities = (count: number) => {
  const sum: Quantity = createLongSum(count, volumes);
  const ofOne: Quantity = createLongSum(count, ['us.cup'], 100);
  const options = Array.from({ length: count }, (_, at) => createLongSum(10, at % 2 === 0 ? volumes : masses, at));
  return { sum, ofOne, weights: createLongSum(count, masses, 200) as Quantity, options, single: simple('1', 'us.cup') };
};
type Quantities = ReturnType<typeof createQuantities>;

suite('long numbers', () => {
  test('takes time linear in the number of terms and options', async () => {
    const work: Readonly<Record<string, (quantities: Quantities) => unknown>> = {
      convertQuantity: ({ sum }) => convertQuantity(sum, 'metric.litre'),
      convertToMass: ({ sum }) => convertQuantity(sum, 'metric.gram', { density: rational(53, 100) }),
      mergeByDimension: ({ sum }) => mergeByDimension(sum),
      mergeWeights: ({ weights }) => mergeByDimension(weights),
      compareQuantities: ({ sum, ofOne }) => compareQuantities(sum, ofOne),
      addQuantities: ({ sum, ofOne }) => addQuantities(sum, ofOne),
      scaleQuantity: ({ ofOne, options }) => scaleQuantity({ ...ofOne, options }, rational(7, 3)),
      roundForKitchen: ({ sum }) => roundForKitchen(sum),
      roundOptions: ({ single, options }) => roundForKitchen({ ...single, options }),
      convertToConvention: ({ sum }) => convertToConvention(sum, 'metric'),
      formatQuantity: ({ sum }) => formatQuantity(sum, { language: 'en' }),
      findQuantityViolations: ({ sum }) => findQuantityViolations(sum),
      isQuantityWithinLimits: ({ ofOne, options }) => isQuantityWithinLimits({ ...ofOne, options }),
    };
    for (const [name, run] of Object.entries(work)) await assertGrowsLinearly(name, 100, createQuantities, run);
  });

  test('refuses a total that is too long, or keeps its terms separate', () => {
    const sum: Quantity = createLongSum(7, ['us.cup']);
    assert.deepEqual(convertQuantity(sum, 'metric.litre'), { kind: 'refused', reason: 'too-long' });
    assert.deepEqual(convertQuantity(simple(longFraction(1), 'us.cup'), 'metric.litre'), {
      kind: 'refused',
      reason: 'too-long',
    });
    assert.equal(mergeByDimension(sum).terms?.length, 7);
    // A long fraction, a seventh, and the complement of the first to 2: only the intermediate sum is long.
    const [first, second] = [parseRational(longFraction(1)) ?? zero, '1/7'];
    const rest = formatRational(rational(first.denominator * 2n - first.numerator, first.denominator));
    const parts = [simple(formatRational(first), 'us.cup'), simple(second, 'us.cup'), simple(rest, 'us.cup')];
    const together = parts.reduce<Quantity>(addQuantities, { kind: 'simple' });
    assert.equal(together.kind, 'simple');
    assert.deepEqual(together, parts.toReversed().reduce<Quantity>(addQuantities, { kind: 'simple' }));
  });

  test('adding produces no number that is too long, loses nothing, and does not depend on the order', () => {
    const cups = longRationals.map((value) => simple(formatRational(value), 'us.cup'));
    fc.assert(
      fc.property(cups, cups, cups, (a, b, c) => {
        assert.deepEqual(addQuantities(a, b), addQuantities(b, a));
        const [left, right] = [addQuantities(addQuantities(a, b), c), addQuantities(a, addQuantities(b, c))];
        assert.equal(compare(computeTotal(left), computeTotal(right)), 0);
        assert.equal(compare(computeTotal(left), [a, b, c].map(computeTotal).reduce(add)), 0);
        assert.ok(isQuantityWithinLimits(left) && isQuantityWithinLimits(right));
      }),
    );
  });

  test('detects results that exceed the limits of the API', () => {
    const long = simple(longFraction(1), 'us.cup');
    assert.ok(isQuantityWithinLimits(long));
    assert.ok(!isQuantityWithinLimits(scaleQuantity(long, rational(1, 10n ** 20n))));
    assert.ok(
      !isQuantityWithinLimits({
        ...simple('1', 'us.cup'),
        options: [simple('1'.repeat(MAX_NUMBER_LENGTH + 1), 'us.cup')],
      }),
    );
    const many = (name: string): Quantity => ({
      kind: 'sum',
      terms: Array.from({ length: 60 }, (_, index) => simple('1', `${name}.u${index}`)),
    });
    assert.ok(isQuantityWithinLimits(many('a')));
    assert.ok(!isQuantityWithinLimits(addQuantities(many('a'), many('b'))));
  });

  test('parses formatted long amounts back', () => {
    for (const amount of [
      { value: longFraction(1) },
      { min: longFraction(1), max: '9'.repeat(MAX_NUMBER_LENGTH), approximate: true },
      { value: '8'.repeat(MAX_NUMBER_LENGTH), min: '7'.repeat(MAX_NUMBER_LENGTH), max: '9'.repeat(MAX_NUMBER_LENGTH) },
    ]) {
      const quantity: Quantity = { kind: 'simple', amount, unit: 'us.cup' };
      const text = formatQuantity(quantity, { language: 'en' });
      assert.deepEqual(parseQuantity(text, { language: 'en', convention: 'us' }), quantity);
    }
  });

  test('rounds long numbers like short ones', () => {
    const third = simple(formatRational(rational(10n ** 60n, 3n * 10n ** 60n + 1n)), 'us.cup');
    assert.equal(formatQuantity(roundForKitchen(third), { language: 'en' }), 'about 1/3 cup');
    const tiny = simple(`1/1${'0'.repeat(60)}`, 'us.cup');
    assert.deepEqual(roundForKitchen(tiny), tiny);
    const unroundable = simple(formatRational(rational(10n ** 60n, 3n * 10n ** 60n + 1n)), 'us.teaspoon');
    assert.deepEqual(roundForKitchen(unroundable), unroundable);
  });

  test('toNumber never returns NaN', () => {
    const huge = 10n ** 1000n;
    assert.equal(toNumber(rational(huge, huge * 4n)), 0.25);
    assert.equal(toNumber(rational(huge)), Infinity);
    assert.equal(toNumber(rational(1n, huge)), 0);
    assert.equal(toNumber(multiply(rational(huge, 3n), rational(3n, huge))), 1);
  });
});
