import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { rationals } from '../quantity/quantity.arbitraries.ts';
import {
  add,
  compare,
  divide,
  formatRational,
  isZero,
  multiply,
  parseRational,
  rational,
  subtract,
} from './rational.ts';

suite('rational numbers', () => {
  test('rejects division by zero', () => {
    assert.throws(() => rational(1, 0), RangeError);
    assert.throws(() => divide(rational(1), rational(0)), RangeError);
    assert.equal(parseRational('1/0'), undefined);
  });

  test('rejects text that is not a number', () => {
    for (const text of ['', ' ', 'one', '1/', '/2', '1.', '1/2/3', '1e3', '0x10', '1 1/2', '٣']) {
      assert.equal(parseRational(text), undefined, text);
    }
  });

  test('obeys the laws of arithmetic, and inverse operations cancel out', () => {
    fc.assert(
      fc.property(rationals, rationals, rationals, (a, b, c) => {
        assert.deepEqual(add(add(a, b), c), add(a, add(b, c)));
        assert.deepEqual(multiply(a, add(b, c)), add(multiply(a, b), multiply(a, c)));
        assert.deepEqual(subtract(add(a, b), b), a);
        if (!isZero(b)) assert.deepEqual(divide(multiply(a, b), b), a);
        assert.equal(compare(a, b), -compare(b, a) + 0);
      }),
    );
  });

  test('formats in lowest terms and parses back to the same number', () => {
    fc.assert(
      fc.property(rationals, fc.bigInt({ min: 1n, max: 1000n }), (a, k) => {
        assert.deepEqual(parseRational(formatRational(a)), a);
        assert.equal(formatRational(rational(a.numerator * k, a.denominator * k)), formatRational(a));
      }),
    );
    assert.equal(formatRational(rational(-2, -4)), '1/2');
  });
});
