import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { rationals } from './quantity.arbitraries.ts';
import { add, compare, divide, isZero, multiply, parseRational, rational, rationalText, subtract } from './rational.ts';

suite('exact numbers', () => {
  test('nothing is divided by zero', () => {
    assert.throws(() => rational(1, 0), RangeError);
    assert.throws(() => divide(rational(1), rational(0)), RangeError);
    assert.equal(parseRational('1/0'), undefined);
  });

  test('text that is no number is none', () => {
    for (const text of ['', ' ', 'one', '1/', '/2', '1.', '1/2/3', '1e3', '0x10', '1 1/2', '٣']) {
      assert.equal(parseRational(text), undefined, text);
    }
  });

  test('they add and multiply as numbers do, and what is undone is as before', () => {
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

  test('each has one text, in lowest terms, and is read back from it', () => {
    fc.assert(
      fc.property(rationals, fc.bigInt({ min: 1n, max: 1000n }), (a, k) => {
        assert.deepEqual(parseRational(rationalText(a)), a);
        assert.equal(rationalText(rational(a.numerator * k, a.denominator * k)), rationalText(a));
      }),
    );
    assert.equal(rationalText(rational(-2, -4)), '1/2');
  });
});
