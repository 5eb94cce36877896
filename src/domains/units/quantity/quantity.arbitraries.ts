import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';

import { compare, formatRational, parseRational, rational, zero } from '../numbers/rational.ts';
import type { Rational } from '../numbers/rational.ts';
import { units } from '../registry/registry.ts';
import type { Amount, Quantity, QuantityOption, SimpleQuantity } from './quantity.schemas.ts';

/** Random amounts and quantities for property-based tests. */

export const rationals: Arbitrary<Rational> = fc
  .tuple(fc.bigInt({ min: 0n, max: 100_000n }), fc.bigInt({ min: 1n, max: 1000n }))
  .map(([numerator, denominator]) => rational(numerator, denominator));

export const factors: Arbitrary<Rational> = fc
  .tuple(fc.bigInt({ min: 0n, max: 100n }), fc.bigInt({ min: 1n, max: 60n }))
  .map(([numerator, denominator]) => rational(numerator, denominator));

const compareNumbers = (a: string, b: string): number => compare(parseRational(a) ?? zero, parseRational(b) ?? zero);

const sortedNumbers = (count: number): Arbitrary<string[]> =>
  fc
    .array(rationals.map(formatRational), { minLength: count, maxLength: count })
    .map((numbers) => numbers.toSorted(compareNumbers));

const bounds: Arbitrary<Amount> = fc.oneof(
  { weight: 4, arbitrary: rationals.map((number) => ({ value: formatRational(number) })) },
  { weight: 2, arbitrary: sortedNumbers(2).map(([min = '0', max = '0']) => ({ min, max })) },
  rationals.map((number) => ({ min: formatRational(number) })),
  rationals.map((number) => ({ max: formatRational(number) })),
  sortedNumbers(3).map(([min = '0', value = '0', max = '0']) => ({ value, min, max })),
  sortedNumbers(2).map(([min = '0', value = '0']) => ({ value, min })),
  sortedNumbers(2).map(([value = '0', max = '0']) => ({ value, max })),
);

export const amounts: Arbitrary<Amount> = fc
  .tuple(bounds, fc.boolean())
  .map(([amount, isApproximate]) => (isApproximate ? { ...amount, approximate: true } : amount));

/** Includes amounts without numbers, which the schema allows. */
export const amountsIncludingEmpty: Arbitrary<Amount> = fc.oneof(
  { weight: 12, arbitrary: amounts },
  fc.constantFrom({}, { approximate: true }),
);

/** Fractions close to the length limit. */
export const longRationals: Arbitrary<Rational> = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 63n }), fc.bigInt({ min: 1n, max: 10n ** 63n }))
  .map(([numerator, denominator]) => rational(numerator, denominator));

/** Only a few units, so that terms often share one. Includes temperatures, an unknown unit and no unit. */
const unitIds = fc.constantFrom(
  'metric.gram',
  'us.cup',
  'us.tablespoon',
  'metric.celsius',
  'us.fahrenheit',
  'count.clove',
  'later.unit',
  undefined,
);

const term = (amount: Amount | undefined, unit: string | undefined, text: string | undefined): SimpleQuantity => ({
  kind: 'simple',
  ...(amount === undefined ? {} : { amount }),
  ...(unit === undefined ? {} : { unit }),
  ...(text === undefined ? {} : { text }),
});

export const terms: Arbitrary<SimpleQuantity> = fc
  .tuple(
    fc.option(amountsIncludingEmpty, { nil: undefined, freq: 6 }),
    unitIds,
    fc.option(fc.constantFrom('to taste', 'as needed'), { nil: undefined }),
  )
  .map(([amount, unit, text]) => term(amount, unit, text));

const sums: Arbitrary<QuantityOption> = fc
  .option(fc.array(terms, { maxLength: 4 }), { nil: null, freq: 12 })
  .map((parts) => ({ kind: 'sum' as const, terms: parts }));

const options: Arbitrary<QuantityOption> = fc.oneof(
  sums,
  fc.tuple(amounts, unitIds).map(([amount, unit]) => term(amount, unit, undefined)),
);

export const quantities: Arbitrary<Quantity> = fc
  .tuple(fc.oneof(terms, sums), fc.option(fc.array(options, { maxLength: 3 }), { nil: null, freq: 8 }))
  .map(([quantity, alternatives]) => (alternatives?.length === 0 ? quantity : { ...quantity, options: alternatives }));

export const anyUnit = fc.constantFrom(...units);
