import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { groupDigits } from './group-digits.ts';

suite('group-digits', () => {
  test('writes integers as toLocaleString does', () => {
    fc.assert(fc.property(fc.maxSafeInteger(), (number) => groupDigits(number) === number.toLocaleString('en')));
  });
});
