import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

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

/** Processor time and not the clock, since the machine is shared. */
const secondsOf = (work: () => unknown): number => {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1e6;
};

suite('long numbers', () => {
  test('nothing that the schema accepts keeps the process busy', () => {
    const sum: Quantity = sumOfLong(100, volumes);
    const ofOne: Quantity = sumOfLong(100, ['us.cup'], 100);
    const weights: Quantity = sumOfLong(100, masses, 200);
    const withOptions: Quantity = {
      ...ofOne,
      options: Array.from({ length: 100 }, (_, index) => sumOfLong(100, index % 2 === 0 ? volumes : masses, index)),
    };
    const single = simple('1', 'us.cup');
    const ofCups: Quantity = { ...single, options: Array.from({ length: 100 }, (_, at) => simple(`${at}`, 'later.a')) };
    const ofCans: Quantity = {
      kind: 'simple',
      text: 'some',
      options: Array.from({ length: 100 }, (_, at) => simple(`${at}`, 'later.b')),
    };
    const work: Readonly<Record<string, () => unknown>> = {
      convertQuantity: () => convertQuantity(sum, 'metric.litre'),
      convertToMass: () => convertQuantity(sum, 'metric.gram', { density: rational(53, 100) }),
      totalInOneUnit: () => totalInOneUnit(sum),
      totalOfWeights: () => totalInOneUnit(weights),
      compareQuantities: () => compareQuantities(sum, ofOne),
      compareOptions: () => compareQuantities(ofCups, ofCans),
      addQuantities: () => addQuantities(sum, ofOne),
      scaleQuantity: () => scaleQuantity(withOptions, rational(7, 3)),
      roundForKitchen: () => roundForKitchen(sum),
      roundOptions: () => roundForKitchen({ ...single, options: withOptions.options?.slice(0, 10) ?? [] }),
      convertToConvention: () => convertToConvention(sum, 'metric'),
      printQuantity: () => printQuantity(sum, { language: 'en' }),
      quantityFaults: () => quantityFaults(sum),
      fitsContract: () => fitsContract(withOptions),
    };
    for (const [name, run] of Object.entries(work)) {
      const seconds = secondsOf(run);
      assert.ok(seconds < 0.4, `${name} took ${seconds.toFixed(2)} s`);
    }
    // A request of 8 MB, which no limit of ours lets in.
    assert.ok(secondsOf(() => addQuantities(withOptions, withOptions)) < 4);
    assert.ok(secondsOf(() => compareQuantities(withOptions, { ...ofOne, options: withOptions.options ?? [] })) < 4);
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
