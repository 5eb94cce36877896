import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { anyOf, prefix, matchesExpression, token } from './expression.ts';
import { atMostMinutes, totalTimeTokens } from './minutes.ts';

suite('minutes tokens', () => {
  test('round up to whole minutes and are capped at 9999', () => {
    for (const [duration, expected] of Object.entries({
      PT45M: ':m0045',
      PT0S: ':m0000',
      PT1S: ':m0001',
      'PT1.5H': ':m0090',
      P1D: ':m1440',
      P1W: ':m9999',
      [`P${'9'.repeat(60)}Y`]: ':m9999',
    })) {
      assert.deepEqual(totalTimeTokens(duration), [expected], duration);
    }
    assert.deepEqual(totalTimeTokens('soon'), []);
    assert.deepEqual(totalTimeTokens(undefined), []);
  });

  test('are queried by prefix for whole tens or hundreds, and exactly for single minutes', () => {
    assert.deepEqual(
      atMostMinutes(45),
      anyOf([
        ...[':m000', ':m001', ':m002', ':m003'].map(prefix),
        ...[':m0040', ':m0041', ':m0042', ':m0043', ':m0044', ':m0045'].map(token),
      ]),
    );
    assert.deepEqual(atMostMinutes(99), prefix(':m00'));
    assert.deepEqual(atMostMinutes(0), token(':m0000'));
  });

  test('match any recipe with a stated time if the limit is 9999 minutes or more', () => {
    for (const minutes of [9999, 10_000, 1e300]) assert.deepEqual(atMostMinutes(minutes), prefix(':m'));
  });

  test('match a recipe if and only if it takes no longer than the limit', () => {
    const minutes = fc.integer({ min: 0, max: 9999 });
    fc.assert(
      fc.property(minutes, minutes, (takes, max) => {
        const expression = atMostMinutes(max);
        assert.equal(matchesExpression(expression, new Set(totalTimeTokens(`PT${takes}M`))), takes <= max);
        assert.ok(expression.kind !== 'any' || expression.of.length <= 40);
      }),
    );
  });
});
