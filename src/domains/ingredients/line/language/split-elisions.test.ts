import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { languages } from '../../../units/index.ts';
import type { Language } from '../../../units/index.ts';
import { tokenizeLine } from '../tokenize-line.ts';
import { splitElisions } from './split-elisions.ts';

const partsOf = (text: string, language: Language): string[] =>
  splitElisions(tokenizeLine(text), language).map((token) => token.text);

suite('elided articles', () => {
  test('are split from the word', () => {
    assert.deepEqual(partsOf("d'huile d’olive", 'fr'), ["d'", 'huile', 'd’', 'olive']);
    assert.deepEqual(partsOf("L'eau", 'fr'), ["L'", 'eau']);
    assert.deepEqual(partsOf("dell'olio", 'it'), ["dell'", 'olio']);
    assert.deepEqual(partsOf("d'água", 'pt'), ["d'", 'água']);
  });

  test('are not split inside a word or in languages without elision', () => {
    assert.deepEqual(partsOf("aujourd'hui", 'fr'), ["aujourd'hui"]);
    assert.deepEqual(partsOf("d'Anjou pears", 'en'), ["d'Anjou", 'pears']);
    assert.deepEqual(partsOf("pinda's", 'nl'), ["pinda's"]);
  });

  test('become tokens with their own positions', () => {
    const tokens = splitElisions(tokenizeLine("gousse d'ail"), 'fr');
    assert.deepEqual(
      tokens.map(({ text, start, end, isAttached }) => [text, start, end, isAttached]),
      [
        ['gousse', 0, 6, false],
        ["d'", 7, 9, false],
        ['ail', 9, 12, true],
      ],
    );
  });

  test('are split without losing or moving any character', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 60 }),
      fc
        .array(fc.constantFrom("d'", "l'", 'dell’', 'ail', ' ', '1', 'un'), { maxLength: 20 })
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, fc.constantFrom(...languages), (line, language) => {
        const [before, after] = [tokenizeLine(line), splitElisions(tokenizeLine(line), language)];
        const whole = (tokens: typeof after) => tokens.map((token) => token.text).join('');
        assert.equal(whole(after), whole(before));
        for (const token of after) assert.equal(line.slice(token.start, token.end), token.text);
      }),
    );
  });
});
