import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { languages } from '../../../units/index.ts';
import { tokensOf } from '../tokens.ts';
import { splitElisions, withoutElision } from './elision.ts';

suite('elided articles', () => {
  test('leave the name', () => {
    assert.equal(withoutElision("d'huile d'olive", 'fr'), "huile d'olive");
    assert.equal(withoutElision('d’huile', 'fr'), 'huile');
    assert.equal(withoutElision("L'eau", 'fr'), 'eau');
    assert.equal(withoutElision("dell'olio", 'it'), 'olio');
    assert.equal(withoutElision("d'água", 'pt'), 'água');
  });

  test('stay where they are no articles, and in languages that elide nothing', () => {
    assert.equal(withoutElision("aujourd'hui", 'fr'), "aujourd'hui");
    assert.equal(withoutElision("d'", 'fr'), "d'");
    assert.equal(withoutElision("d'Anjou pears", 'en'), "d'Anjou pears");
    assert.equal(withoutElision("pinda's", 'nl'), "pinda's");
  });

  test('become tokens of their own, in their place', () => {
    const tokens = splitElisions(tokensOf("gousse d'ail"), 'fr');
    assert.deepEqual(
      tokens.map(({ text, start, end, glued }) => [text, start, end, glued]),
      [
        ['gousse', 0, 6, false],
        ["d'", 7, 9, false],
        ['ail', 9, 12, true],
      ],
    );
  });

  test('no character is lost or moved', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 60 }),
      fc
        .array(fc.constantFrom("d'", "l'", 'dell’', 'ail', ' ', '1', 'un'), { maxLength: 20 })
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, fc.constantFrom(...languages), (line, language) => {
        const [before, after] = [tokensOf(line), splitElisions(tokensOf(line), language)];
        const whole = (tokens: typeof after) => tokens.map((token) => token.text).join('');
        assert.equal(whole(after), whole(before));
        for (const token of after) assert.equal(line.slice(token.start, token.end), token.text);
      }),
    );
  });
});
