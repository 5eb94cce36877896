import assert from 'node:assert/strict';
import { test } from 'node:test';

import { parseMixedNumber } from './parse-mixed-number.ts';
import { formatRational } from './rational.ts';

test('parses numbers as people type them', () => {
  for (const [typed, exact] of [
    ['2', '2'],
    [' 1,5 ', '3/2'],
    ['0.25', '1/4'],
    ['6/4', '3/2'],
    ['11/2', '11/2'],
    ['½', '1/2'],
    ['1½', '3/2'],
    ['1 ½', '3/2'],
    ['1 1/2', '3/2'],
    ['3⁄4', '3/4'],
  ] as const) {
    const number = parseMixedNumber(typed);
    assert.equal(number && formatRational(number), exact, typed);
  }
});

test('rejects anything else', () => {
  for (const typed of ['', 'two', '1/0', '-1', '-1/2', '1e9', 'y½', '2²', '1 2', '1 1.5', '½ 1', '9'.repeat(200)]) {
    assert.equal(parseMixedNumber(typed), undefined, typed);
  }
});
