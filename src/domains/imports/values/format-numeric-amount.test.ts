import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { formatNumericAmount, formatDecimal } from './format-numeric-amount.ts';

suite('formatting numeric amounts', () => {
  test('uses common fractions', () => {
    const table: readonly (readonly [unknown, string])[] = [
      [0.5, '1/2'],
      [1.5, '1 1/2'],
      [0.25, '1/4'],
      [2.75, '2 3/4'],
      [0.125, '1/8'],
      [0.0625, '1/16'],
      [0.333, '1/3'],
      [0.3333, '1/3'],
      [1 / 3, '1/3'],
      [0.667, '2/3'],
      [0.666, '2/3'],
      [1.6666666666666667, '1 2/3'],
      [0.1667, '1/6'],
      [200, '200'],
      ['1.0000000000000000', '1'],
      ['0.5', '1/2'],
    ];
    for (const [value, text] of table) assert.equal(formatNumericAmount(value), text, String(value));
  });

  test('keeps decimals that are not exactly a fraction', () => {
    assert.deepEqual([0.2, 0.33, 0.1, 1.05, 0.3 - 0.1, 12.34].map(formatNumericAmount), [
      '0.2',
      '0.33',
      '0.1',
      '1.05',
      '0.2',
      '12.34',
    ]);
    assert.deepEqual([0.5, 1.25].map(formatDecimal), ['0.5', '1.25']);
  });

  test('keeps amounts written as text', () => {
    assert.deepEqual(['2-3', ' 1/2 ', 'a few'].map(formatNumericAmount), ['2-3', '1/2', 'a few']);
  });

  test('returns an empty string for missing, invalid and non-positive amounts', () => {
    for (const value of [0, -1, Number.NaN, Infinity, null, undefined, '', ' ', {}, '0']) {
      assert.equal(formatNumericAmount(value), '', JSON.stringify(value));
    }
  });
});
