import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { nameKey } from './name-key.ts';

suite('comparison of names', () => {
  test('ignores case and Unicode form, and maps a key to itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), (name) => {
        const key = nameKey(name);
        assert.equal(nameKey(key), key);
        for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD'] as const) assert.equal(nameKey(name.normalize(form)), key);
      }),
    );
    for (const [a, b] of [
      ['Straße', 'STRASSE'],
      ['STRAẞE', 'strasse'],
      ['ΣΊΣΥΦΟΣ', 'σίσυφος'],
      ['Crème', 'CRE\u0300ME'],
      ['ﬁsh', 'FISH'],
      ['Ｓｏｕｐ', 'soup'],
      ['a\u00a0b', 'A  B'],
    ] as const) {
      assert.equal(nameKey(a), nameKey(b), `${a} and ${b}`);
    }
    // Every letter individually, since a generator may take long to find the odd one.
    for (let point = 0; point < 0x1_0000; point += 1) {
      const letter = String.fromCodePoint(point);
      const key = nameKey(letter);
      const variants = [
        letter.toUpperCase(),
        letter.toLowerCase(),
        letter.normalize('NFD'),
        letter.normalize('NFKC'),
        key,
      ];
      for (const variant of variants) assert.equal(nameKey(variant), key, `U+${point.toString(16)}`);
    }
    assert.notEqual(nameKey('creme'), nameKey('crème'));
  });
});
