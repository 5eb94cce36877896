import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { toPlainText } from './to-plain-text.ts';

suite('plain text conversion', () => {
  const texts: readonly (readonly [text: string, plain: string])[] = [
    ['Mix and bake.', 'Mix and bake.'],
    ['Salt &amp; pepper', 'Salt & pepper'],
    ['Salt &amp;amp; pepper', 'Salt & pepper'],
    ['&lt;p&gt;Mix.&lt;/p&gt;&lt;p&gt;Bake.&lt;/p&gt;', 'Mix.\nBake.'],
    ['<p>Mix &frac12; cup.</p>\n<p>Bake.</p>', 'Mix ½ cup.\nBake.'],
    ['one<br />two<br>three', 'one\ntwo\nthree'],
    ['one\r\ntwo  three\n\n\n\nfour', 'one\ntwo three\n\nfour'],
    ['<b>bold</b> and\nnot', 'bold and not'],
    ['heat < 50 °C & stir, 3 > 2', 'heat < 50 °C & stir, 3 > 2'],
    ['a &lt; b', 'a < b'],
    ['R&D & more', 'R&D & more'],
    ['<script>alert(1)</script>Mix.', 'Mix.'],
    ['', ''],
  ];
  for (const [text, plain] of texts) test(JSON.stringify(text), () => assert.equal(toPlainText(text), plain));

  test('keeps the words of text without markup', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9 ,.:;()\n]*$/), (text) => {
        assert.deepEqual(toPlainText(text).split(/\s+/), text.trim().split(/\s+/));
      }),
    );
  });

  test('never throws, whatever the input', () => {
    fc.assert(fc.property(fc.string(), (text) => typeof toPlainText(text) === 'string'));
  });
});
