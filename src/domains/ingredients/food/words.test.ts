import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { splitWords } from './words.ts';

const keys = (text: string): string[] => splitWords(text).map(({ key }) => key);

suite('splitting text into words', () => {
  test('ignores case, accents and punctuation', () => {
    for (const [text, expected] of [
      ['Crème  fraîche', ['creme', 'fraiche']],
      ['CRE\u0300ME', ['creme']],
      ['Œufs, Soße; smørrebrød', ['oeufs', 'sosse', 'smorrebrod']],
      ['self-raising flour', ['self', 'raising', 'flour']],
      ['confectioner’s sugar', ['confectioners', 'sugar']],
      ["quails' eggs", ['quails', 'eggs']],
      ['huile d’olive', ['huile', 'd', 'olive']],
      ["dell'olio", ['dell', 'olio']],
      ["za'atar", ['zaatar']],
      ["'00' flour", ['00', 'flour']],
      ['200 ºC', ['200', 'c']],
      ['ﬁsh', ['fish']],
      ['Лук репчатый', ['лук', 'репчатыи']],
      ['김치', ['김치']],
      ['½ °', []],
      ['❤️ pizza 1️⃣', ['pizza', '1']],
      ['Kar\u00ADtoffel\u00ADsuppe', ['kartoffelsuppe']],
      ['noo\u200Bdle so\u2060up\uFEFF', ['noodle', 'soup']],
      ['\u00AD \u200B \uFE0F \u0301', []],
      ['كُشَرِي كـشري', ['كشري', 'كشري']],
      ['חַלָּה חלה', ['חלה', 'חלה']],
      ['तिल तल', ['तिल', 'तल']],
    ] as const) {
      assert.deepEqual(keys(text), expected, text);
    }
  });

  test('returns words in order, with positions inside the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        let before = 0;
        for (const { start, end, key } of splitWords(text)) {
          assert.ok(before <= start && start < end && end <= text.length);
          assert.notEqual(key, '');
          before = end;
        }
      }),
    );
  });

  test('leaves a folded word unchanged', () => {
    // Checks every code point: random text rarely contains the odd one that fails.
    for (let point = 0; point < 0x2_0000; point += 1) {
      if (point >= 0xd800 && point < 0xe000) continue;
      const [key = ''] = keys(String.fromCodePoint(point));
      if (key !== '') assert.deepEqual(keys(key), [key], `U+${point.toString(16)}`);
    }
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const once = keys(text).join(' ');
        assert.equal(keys(once).join(' '), once);
      }),
    );
  });
});
