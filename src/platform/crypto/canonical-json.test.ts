import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { toCanonicalJson } from './canonical-json.ts';

const reverseKeys = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(reverseKeys);
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, reverseKeys(inner)]),
  );
};

suite('canonical JSON', () => {
  test('is JSON of the value, whatever the order of its keys', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
        const text = toCanonicalJson(value);
        assert.equal(text, toCanonicalJson(reverseKeys(value)));
        assert.deepEqual(JSON.parse(text), JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  test('quotes every character as JSON.stringify does', () => {
    for (let code = 0; code <= 0xffff; code += 1) {
      const text = `a${String.fromCharCode(code)}`;
      if (toCanonicalJson(text) !== JSON.stringify(text)) assert.fail(`U+${code.toString(16)}`);
    }
    assert.equal(toCanonicalJson('🍲'), JSON.stringify('🍲'));
  });

  test('leaves out undefined properties, and is empty for undefined', () => {
    assert.equal(toCanonicalJson({ b: 1, a: undefined, c: [null] }), '{"b":1,"c":[null]}');
    assert.equal(toCanonicalJson(undefined), '');
  });
});
