import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { assertGrowsLinearly, filledWith } from '../../../../test/support/growth.ts';
import { languages, rational } from '../../units/index.ts';
import type { Language } from '../../units/index.ts';
import { showLine } from './show-line.ts';

/** The longest line of a recipe. */
const MAX_LINE_LENGTH = 10_000;
/** Longer lines are not read at all. */
const MAX_READ_LENGTH = 2000;
/** One line takes less than a millisecond, which is too short to measure. */
const REPETITIONS = 10;

const show = (text: string, language: Language): string =>
  showLine(text, {
    language,
    style: { language },
    factor: rational(3, 2),
    convention: 'metric',
    assumed: 'us',
  }).text;

/** Pieces that the patterns could try again and again: each repeats what one of them starts with. */
const PIECES = [
  'per person ',
  '(per person ',
  '1 per person ',
  '1',
  '1 ',
  '½',
  '1/2 ',
  '1/',
  '1-',
  '1.',
  '1,',
  '1 cup ',
  '1 cup (',
  '(',
  '[',
  ')',
  '((1 g) ',
  '-',
  '– ',
  '/',
  ' ',
  '\t',
  '\u00a0',
  'a',
  'a ',
  'one ',
  'half a ',
  'or ',
  'about ',
  'ca. ',
  'à peu près ',
  '1 oz/',
  '1 (1 oz) ',
  'x 1 ',
  '1 x ',
  'juice of ',
  'juice and a ',
  "d'",
  'large ',
  'é',
  'e\u0301',
  '9\u2009000 ',
  '°',
  '1°F ',
  '"',
  '=',
  ', ',
];

suite('hostile lines', () => {
  for (const before of ['', '2 cups ', '1 (14 oz) can (']) {
    test(`take time proportional to their length after ${JSON.stringify(before)}`, async () => {
      for (const piece of PIECES) {
        const inputOf = (size: number): string => before + filledWith(piece)(size - before.length);
        await assertGrowsLinearly(before + piece, MAX_READ_LENGTH, inputOf, (text) => {
          for (let time = 0; time < REPETITIONS; time += 1) show(text, 'en');
        });
      }
    });
  }

  test('are shown as written in every language if they are too long', () => {
    for (const language of languages) {
      for (const piece of PIECES) {
        const line = filledWith(piece)(MAX_LINE_LENGTH);
        assert.equal(show(line, language), line);
      }
    }
  });
});
