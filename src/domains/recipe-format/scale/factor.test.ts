import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { rational, formatRational } from '../../units/index.ts';
import { MAX_FACTOR_TERM, parseFactor, toFactor } from './factor.ts';

const parse = (text: string): string | undefined => {
  const factor = parseFactor(text);
  return factor && formatRational(factor);
};

suite('scale factors', () => {
  test('rejects zero, negative numbers, text and numbers out of range', () => {
    for (const text of [
      '',
      '0',
      '0/3',
      '-1',
      '-1/2',
      '1/0',
      '1/-2',
      'two',
      '1 1/2',
      '1e3',
      ' 2',
      '1000000001',
      '1/1000000001',
    ]) {
      assert.equal(parseFactor(text), undefined, text);
    }
    assert.equal(parseFactor('9'.repeat(1_000_000)), undefined);
    assert.equal(toFactor(rational(-1)), undefined);
    assert.equal(toFactor(rational(MAX_FACTOR_TERM + 1)), undefined);
  });

  test('accepts integers, fractions and decimals', () => {
    assert.deepEqual(['2', '1/3', '6/4', '1.5', '0,25', '1000000000/999999999'].map(parse), [
      '2',
      '1/3',
      '3/2',
      '3/2',
      '1/4',
      '1000000000/999999999',
    ]);
  });
});
