import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { canonicalJson } from '../crypto/canonical-json.ts';
import { isDeeperThan } from './json-depth.ts';

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;

suite('JSON bodies', () => {
  test('counts the depth as the parser would nest, whatever strings contain', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), fc.nat(8), (value, limit) => {
        const text = Buffer.from(JSON.stringify(value));
        // Texts shorter than the limit cannot be deeper and are not scanned.
        assert.equal(isDeeperThan(text, limit), depthOf(value) > limit);
      }),
    );
    assert.equal(isDeeperThan(Buffer.from('"\\"[[[[[["'), 2), false);
    assert.equal(isDeeperThan(Buffer.from('['.repeat(100_000)), 64), true);
  });

  test('produces the same canonical JSON for equal values in any key order, and for no others', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const shuffled = Object.fromEntries(Object.entries(value).toReversed());
        assert.equal(canonicalJson(shuffled), canonicalJson(value));
        assert.deepEqual(JSON.parse(canonicalJson(value)), JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});
