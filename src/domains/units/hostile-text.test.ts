import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { unitsNamed } from './find-units.ts';
import { resolveUnit } from './resolve-unit.ts';
import { languages } from './language.ts';
import { parseQuantity } from './parse-quantity.ts';
import { readAmount } from './read-amount.ts';

const LENGTH = 10_000;

const filled = (piece: string): string => piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH);

const read = (text: string): void => {
  unitsNamed(text);
  resolveUnit(text, { language: 'fr', convention: 'us' });
  readAmount(text);
  readAmount(text, 'fr');
  parseQuantity(text);
  parseQuantity(text, { language: 'de', convention: 'metric' });
};

/** The best of three, since a machine that is shared may stop us at any time. */
const milliseconds = (work: () => void): number =>
  Math.min(
    ...[1, 2, 3].map(() => {
      const start = performance.now();
      work();
      return performance.now() - start;
    }),
  );

suite('hostile text', () => {
  test('10,000 characters take less than 10 ms', () => {
    for (const language of languages) parseQuantity('1 x', { language });
    for (const piece of [
      '9',
      '1 ',
      '1/',
      '1,',
      '.',
      '-',
      '½',
      ' ',
      '\u0301',
      'a',
      'and a half ',
      '1 cup + ',
      '1 g / ',
      '(',
      'ß',
      'c. à ',
      '💥',
      '\u0000',
      'about ',
      'x + ',
      'nine hundred cups / ',
      '1 lb 4 oz ',
      '1g/1g ',
      '2"#',
      'twenty ',
      'US cup (US) ',
    ]) {
      for (const length of [127, 128, 300, 3999, LENGTH]) {
        const text = filled(piece).slice(0, length);
        const time = milliseconds(() => read(text));
        assert.ok(time < 10, `${JSON.stringify(piece)} × ${length} took ${time.toFixed(1)} ms`);
      }
    }
  });

  test('no text makes anything throw', () => {
    const words = fc.constantFrom(
      '1',
      '½',
      'cup',
      'g',
      'EL',
      '/',
      '+',
      ' / ',
      ' + ',
      'plus',
      '(',
      ')',
      '.',
      '-',
      'à',
      'c.',
      '\ud800',
      '__proto__',
    );
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.array(words, { maxLength: 40 }).map((all) => all.join(' ')),
    );
    fc.assert(
      fc.property(texts, fc.constantFrom(undefined, ...languages), (text, language) => {
        read(text);
        unitsNamed(text, language);
        readAmount(text, language);
        parseQuantity(text, { language });
      }),
      { numRuns: 2000 },
    );
  });
});
