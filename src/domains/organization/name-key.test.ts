import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { nameKey } from './name-key.ts';

suite('names as they are compared', () => {
  test('case and Unicode form make no difference, and the key of a key is itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), (name) => {
        const key = nameKey(name);
        assert.equal(nameKey(key), key);
        for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD'] as const) assert.equal(nameKey(name.normalize(form)), key);
      }),
    );
    for (const [a, b] of [
      ['Straße', 'STRASSE'],
      ['ΣΊΣΥΦΟΣ', 'σίσυφος'],
      ['Crème', 'CRE\u0300ME'],
      ['ﬁsh', 'FISH'],
      ['Ｓｏｕｐ', 'soup'],
      ['a\u00a0b', 'A  B'],
    ] as const) {
      assert.equal(nameKey(a), nameKey(b), `${a} and ${b}`);
    }
    assert.notEqual(nameKey('creme'), nameKey('crème'));
  });
});
