import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { parseAmount } from '../../units/index.ts';
import { plainAmount } from './plain-amount.ts';
import { tokensOf } from './tokens.ts';

const wholes = fc.integer({ min: 1, max: 999_999 }).map(String);
const fractions = fc.oneof(
  fc.tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 99 })).map(([a, b]) => `${a}/${b}`),
  fc.constantFrom(...'½ ⅓ ⅔ ¼ ¾ ⅛ ⅜ ⅝ ⅞'.split(' ')),
);
const mixed = fc.tuple(wholes, fc.constantFrom('', ' '), fractions).map(([whole, gap, part]) => {
  const joined = /^\d/.test(part) ? ' ' : gap;
  return `${whole}${joined}${part}`;
});

suite('amounts as nearly all lines have them', () => {
  test('the short way reads nothing else than the long one', () => {
    fc.assert(
      fc.property(fc.oneof(wholes, fractions, mixed), (text) => {
        const [first, second, ...more] = tokensOf(text);
        assert.ok(first !== undefined && more.length === 0);
        const short = plainAmount(first, second);
        if (short !== undefined) assert.deepEqual(short, parseAmount(text, 'en'));
      }),
      { numRuns: 2000 },
    );
  });

  test('what is not plain is left to the long way', () => {
    for (const text of ['0', '012', '1.5', '1,000', '1/0', '1/200', '1 3/2', '½ ½']) {
      const [first, second] = tokensOf(text);
      assert.ok(first !== undefined);
      assert.equal(plainAmount(first, second), undefined, text);
    }
  });
});
