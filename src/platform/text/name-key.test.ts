import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { toNameKey } from './name-key.ts';

suite('name key', () => {
  test('ignores case and Unicode normalization form, and maps a key to itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), (name) => {
        const key = toNameKey(name);
        assert.equal(toNameKey(key), key);
        for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD'] as const) assert.equal(toNameKey(name.normalize(form)), key);
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
      assert.equal(toNameKey(a), toNameKey(b), `${a} and ${b}`);
    }
    // Checks each letter, since a generator may take a long time to find the exceptions.
    for (let point = 0; point < 0x1_0000; point += 1) {
      const letter = String.fromCodePoint(point);
      const key = toNameKey(letter);
      const variants = [
        letter.toUpperCase(),
        letter.toLowerCase(),
        letter.normalize('NFD'),
        letter.normalize('NFKC'),
        key,
      ];
      for (const variant of variants) assert.equal(toNameKey(variant), key, `U+${point.toString(16)}`);
    }
    assert.notEqual(toNameKey('creme'), toNameKey('crème'));
  });
});
