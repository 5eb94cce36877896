import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import {
  compare,
  findUnit,
  formatQuantity,
  isZero,
  multiply,
  one,
  parseRational,
  rational,
  units,
  zero,
} from '../../units/index.ts';
import type { Rational, SimpleQuantity } from '../../units/index.ts';
import { roundForBuying } from './round-for-buying.ts';

const simple = (value: string, unit?: string): SimpleQuantity => ({
  kind: 'simple',
  amount: { value },
  ...(unit !== undefined && { unit }),
});

const round = (value: string, unit?: string): string =>
  formatQuantity(roundForBuying(simple(value, unit)), { language: 'en' });

const range = (min: string, max: string, unit?: string): string =>
  formatQuantity(roundForBuying({ kind: 'simple', amount: { min, max }, ...(unit !== undefined && { unit }) }), {
    language: 'en',
  });

const toBase = ({ amount, unit }: SimpleQuantity, key: 'value' | 'min' | 'max'): Rational =>
  multiply(parseRational(amount?.[key] ?? '') ?? zero, findUnit(unit ?? '')?.factor ?? one);

const numbers = fc
  .tuple(fc.bigInt({ min: 1n, max: 10n ** 7n }), fc.bigInt({ min: 1n, max: 3000n }))
  .map(([n, d]) => rational(n, d));
const anyUnit = fc.constantFrom(undefined, ...units.map(({ id }) => id as string));

const toText = ({ numerator, denominator }: Rational): string => `${numerator}/${denominator}`;

suite('rounding for buying', () => {
  test('rounds pieces and containers up to whole ones', () => {
    assert.equal(round('4/3'), '2');
    assert.equal(round('1/4'), '1');
    assert.equal(round('2/3', 'count.can'), '1 can');
    assert.equal(round('5/2', 'count.bunch'), '3 bunches');
    assert.equal(round('101/50'), '2');
    assert.equal(round('21/10'), '3');
  });

  test('rounds weights and volumes to what can be bought or measured', () => {
    for (const [value, unit, expected] of [
      ['500/3', 'metric.gram', '170 g'],
      ['1333', 'metric.gram', '1.35 kg'],
      ['473', 'metric.millilitre', '475 ml'],
      ['125', 'metric.gram', '125 g'],
      ['225', 'metric.gram', '225 g'],
      ['201', 'metric.gram', '200 g'],
      ['7', 'metric.gram', '7 g'],
      ['1/30', 'metric.gram', '0.1 g'],
      ['999', 'metric.gram', '1 kg'],
      ['1/2', 'metric.kilogram', '500 g'],
      ['5/4', 'metric.litre', '1.25 l'],
      ['23/2', 'avoirdupois.ounce', '12 ounces'],
      ['20', 'avoirdupois.ounce', '1 1/4 pounds'],
      ['1/3', 'us.cup', '1/3 cup'],
      ['3/5', 'us.cup', '2/3 cup'],
      ['1/8', 'us.cup', '2 tablespoons'],
      ['5', 'us.tablespoon', '5 tablespoons'],
      ['12', 'us.tablespoon', '3/4 cup'],
      ['4', 'us.teaspoon', '1 1/2 tablespoons'],
      ['12', 'metric.tablespoon', '12 tablespoons'],
      ['3', 'metric.decilitre', '3 dl'],
    ] as const) {
      assert.equal(round(value, unit), expected, `${value} ${unit}`);
    }
  });

  test('rounds ranges outward', () => {
    assert.equal(range('5/2', '7/2'), '2 to 4');
    assert.equal(range('166', '333', 'metric.gram'), '165 to 335 g');
    assert.equal(range('1/3', '1/2'), '1');
    assert.equal(range('800', '1200', 'metric.gram'), '0.8 to 1.2 kg');
  });

  test('leaves proportions, temperatures and unknown units alone', () => {
    assert.equal(round('7/5', 'count.part'), '1 2/5 parts');
    assert.equal(round('371/2', 'us.fahrenheit'), '185 1/2 °F');
    assert.equal(round('7/5', 'later.unit'), '1 2/5 later.unit');
    assert.deepEqual(roundForBuying({ kind: 'simple', unit: 'kitchen.handful' }), {
      kind: 'simple',
      unit: 'kitchen.handful',
    });
  });

  test('is idempotent', () => {
    fc.assert(
      fc.property(numbers, numbers, anyUnit, fc.boolean(), (a, b, unit, isRange) => {
        const [low, high] = compare(a, b) < 0 ? [a, b] : [b, a];
        const amount = isRange ? { min: toText(low), max: toText(high) } : { value: toText(a) };
        const once = roundForBuying({ kind: 'simple', amount, ...(unit !== undefined && { unit }) });
        assert.deepEqual(roundForBuying(once), once);
      }),
    );
  });

  test('never falls short by more than a fortieth, and is never zero', () => {
    fc.assert(
      fc.property(numbers, anyUnit, (number, unit) => {
        const part = simple(toText(number), unit);
        const rounded = toBase(roundForBuying(part), 'value');
        assert.ok(!isZero(rounded));
        // Twice, because a rounded amount may be rounded once more in a larger unit.
        const least = multiply(toBase(part, 'value'), rational(39 * 39, 40 * 40));
        assert.ok(compare(rounded, least) >= 0, `${toText(number)} ${unit}`);
      }),
    );
  });
});
