import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { isJsonDeeperThan } from './json-depth.ts';

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;

suite('JSON bodies', () => {
  test('measures the depth that the parser would create, whatever the strings contain', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), fc.nat(8), (value, limit) => {
        const text = Buffer.from(JSON.stringify(value));
        // Input shorter than the limit cannot be deeper and is not scanned.
        assert.equal(isJsonDeeperThan(text, limit), depthOf(value) > limit);
      }),
    );
    assert.equal(isJsonDeeperThan(Buffer.from('"\\"[[[[[["'), 2), false);
    assert.equal(isJsonDeeperThan(Buffer.from('['.repeat(100_000)), 64), true);
  });
});
