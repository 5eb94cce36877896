import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { tokenizeLine } from './tokenize-line.ts';

const texts = (line: string): string[] => tokenizeLine(line).map(({ text }) => text);

suite('line tokenizer', () => {
  test('splits a line into numerals, words and marks', () => {
    for (const [line, ...expected] of [
      ['1½ cups', '1', '½', 'cups'],
      ['10g/½oz', '10', 'g', '/', '½', 'oz'],
      ['1 1/2 c.', '1', '1/2', 'c', '.'],
      ['1⁄2 tsp', '1⁄2', 'tsp'],
      ['1.5 kg, 1,5 kg', '1.5', 'kg', ',', '1,5', 'kg'],
      ['2–3 cloves', '2', '–', '3', 'cloves'],
      ['1-inch-thick', '1', '-', 'inch-thick'],
      ["goats' cheese", 'goats', "'", 'cheese'],
      ["3 c. à soupe d'huile", '3', 'c', '.', 'à', 'soupe', "d'huile"],
      ['(14-ounce)', '(', '14', '-', 'ounce', ')'],
      ['e.g. salt\u00a0& pepper', 'e.g', '.', 'salt', '&', 'pepper'],
      ['Öl, crème fraîche', 'Öl', ',', 'crème', 'fraîche'],
      [''],
    ] as const) {
      assert.deepEqual(texts(line), expected, line);
    }
  });

  test('puts every character except whitespace into exactly one token, in text order', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (line) => {
        const tokens = tokenizeLine(line);
        let at = 0;
        for (const { text, start, end, isAttached } of tokens) {
          assert.equal(line.slice(start, end), text);
          assert.ok(start >= at && end > start);
          assert.equal(line.slice(at, start).replaceAll(/[\s\u200b]+/gu, ''), '');
          if (at > 0) assert.equal(isAttached, at === start);
          at = end;
        }
        assert.equal(line.slice(at).replaceAll(/[\s\u200b]+/gu, ''), '');
      }),
    );
  });
});
