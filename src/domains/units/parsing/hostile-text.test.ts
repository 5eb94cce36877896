import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { assertGrowsLinearly, filledWith } from '../../../../test/support/growth.ts';
import { languages } from '../language.ts';
import { findUnitsByName } from '../unit-names/find-units.ts';
import { resolveUnit } from '../unit-names/resolve-unit.ts';
import { parseAmount } from './parse-amount.ts';
import { parseQuantity } from './parse-quantity.ts';

const parseEverywhere = (text: string): void => {
  findUnitsByName(text);
  resolveUnit(text, { language: 'fr', convention: 'us' });
  parseAmount(text);
  parseAmount(text, 'fr');
  parseQuantity(text);
  parseQuantity(text, { language: 'de', convention: 'metric' });
};

suite('parsing hostile text', () => {
  test('takes time linear in the length of the text', async () => {
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
      // Around the length limits and far beyond them.
      for (const length of [128, 512, 4000, 40_000]) {
        await assertGrowsLinearly(`${JSON.stringify(piece)} × ${length}`, length, filledWith(piece), parseEverywhere);
      }
    }
  });

  test('never throws', () => {
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
        parseEverywhere(text);
        findUnitsByName(text, language);
        parseAmount(text, language);
        parseQuantity(text, { language });
      }),
      { numRuns: 2000 },
    );
  });
});
