import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import type { Language } from '../../units/index.ts';
import { parseLine } from './parse-line.ts';

/** What the parser takes for amounts, as written. */
const amountsOf = (text: string, language: Language): readonly string[] =>
  parseLine(text, language)
    .spans.filter(({ part }) => part === 'quantity')
    .map(({ start, end }) => text.slice(start, end));

suite('numbers of several tokens', () => {
  const lines: readonly (readonly [text: string, language: Language, amounts: readonly string[]])[] = [
    ['.5 oz parmesan', 'en', ['.5']],
    ['~.5 oz butter', 'en', ['.5']],
    ['1/8 tsp salt (.5 mL)', 'en', ['1/8', '.5']],
    ['Juice of .25 large lemon', 'en', ['.25']],
    [',5 l Milch', 'de', [',5']],
    ['1 000 g flour', 'en', ['1 000']],
    ['1 500 g de farine', 'fr', ['1 500']],
    ['10 500 g vetemjöl', 'sv', ['10 500']],
    ["1'000 g Mehl", 'de', ["1'000"]],
    // These are two numbers.
    ['Farine T55 500 g', 'fr', ['500']],
    ['1/2 250 g de beurre', 'fr', ['1/2', '250']],
    ['2 400 g burkar tomater', 'sv', ['2', '400']],
  ];
  for (const [text, language, amounts] of lines) {
    test(`${text} (${language})`, () => assert.deepEqual(amountsOf(text, language), amounts));
  }
});
