import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { canBeKept, printable } from './keepable.ts';

suite('storable text', () => {
  test('contains neither U+0000 nor half of a surrogate pair', () => {
    for (const text of ['\u0000', 'a\u0000b', '\ud83c', '\udf72', '\udf72\ud83c']) {
      assert.equal(canBeKept(text), false, JSON.stringify(text));
      assert.equal(canBeKept(printable(text)), true, JSON.stringify(text));
    }
    for (const text of ['', 'soup', '🍲', '\ufffd', '\u2028', '\uffff']) {
      assert.equal(canBeKept(text), true, JSON.stringify(text));
      assert.equal(printable(text), text);
    }
  });
});
