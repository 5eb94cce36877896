import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { isStorable, toPrintable } from './storable-text.ts';

suite('storable text', () => {
  test('contains neither U+0000 nor a lone surrogate', () => {
    for (const text of ['\u0000', 'a\u0000b', '\ud83c', '\udf72', '\udf72\ud83c']) {
      assert.equal(isStorable(text), false, JSON.stringify(text));
      assert.equal(isStorable(toPrintable(text)), true, JSON.stringify(text));
    }
    for (const text of ['', 'soup', '🍲', '\ufffd', '\u2028', '\uffff']) {
      assert.equal(isStorable(text), true, JSON.stringify(text));
      assert.equal(toPrintable(text), text);
    }
  });
});
