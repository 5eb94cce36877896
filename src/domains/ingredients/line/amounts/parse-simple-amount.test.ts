import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { parseAmount } from '../../../units/index.ts';
import { parseSimpleAmount } from './parse-simple-amount.ts';
import { tokenizeLine } from '../tokenize-line.ts';

const wholes = fc.integer({ min: 1, max: 999_999 }).map(String);
const fractions = fc.oneof(
  fc.tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 99 })).map(([a, b]) => `${a}/${b}`),
  fc.constantFrom(...'½ ⅓ ⅔ ¼ ¾ ⅛ ⅜ ⅝ ⅞'.split(' ')),
);
const mixed = fc.tuple(wholes, fc.constantFrom('', ' '), fractions).map(([whole, gap, part]) => {
  const joined = /^\d/.test(part) ? ' ' : gap;
  return `${whole}${joined}${part}`;
});

suite('parsing simple amounts', () => {
  test('returns either nothing or the same amount as the full parser', () => {
    fc.assert(
      fc.property(fc.oneof(wholes, fractions, mixed), (text) => {
        const [first, second, ...more] = tokenizeLine(text);
        assert.ok(first !== undefined && more.length === 0);
        const short = parseSimpleAmount(first, second);
        if (short !== undefined) assert.deepEqual(short, parseAmount(text, 'en'));
      }),
      { numRuns: 2000 },
    );
  });

  test('leaves anything but simple amounts to the full parser', () => {
    for (const text of ['0', '012', '1.5', '1,000', '1/0', '1/200', '1 3/2', '½ ½']) {
      const [first, second] = tokenizeLine(text);
      assert.ok(first !== undefined);
      assert.equal(parseSimpleAmount(first, second), undefined, text);
    }
  });
});
