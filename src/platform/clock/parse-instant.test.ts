import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { parseInstant } from './parse-instant.ts';

suite('instant parsing', () => {
  for (const text of [
    '',
    'tomorrow',
    '2027-02-30T12:00:00Z',
    '2027-13-01T12:00:00Z',
    '2027-01-31',
    '2027-01-31T12:00:00',
    '2027-01-31 12:00:00Z',
    '2027-01-31T24:00:00Z',
    '2027-01-31T12:00:00+24:00',
    '2099-01-31T12:00:00 (x) Z',
    '9999-12-31T23:59:59-23:59',
    '+012027-01-31T12:00:00Z',
  ]) {
    test(`rejects ${JSON.stringify(text)}`, () => {
      assert.equal(parseInstant(text), undefined);
    });
  }

  test('converts to UTC with milliseconds', () => {
    assert.equal(parseInstant('2028-02-29t12:00:00.5+02:00'), '2028-02-29T10:00:00.500Z');
  });

  test('leaves an instant that is already in this form unchanged', () => {
    const years = { min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true };
    fc.assert(fc.property(fc.date(years), (date) => parseInstant(date.toISOString()) === date.toISOString()));
  });
});
