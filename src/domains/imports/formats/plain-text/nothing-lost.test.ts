import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { foldText } from '../../text/fold-text.ts';
import { parseHeading } from '../../vocabulary/headings.ts';
import { parseFact } from '../../vocabulary/facts.ts';
import { readRecipeText } from './read-recipe-text.ts';
import { AUTHOR_PREFIX } from './text-recipe-parser.ts';

/** All strings inside a value. */
const textsIn = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null ? Object.values(value).map(textsIn).join(' ') : '';
};

const withoutMarker = (line: string): string => line.replace(/^\s*(?:[-•*]|o(?=\s)|\(?\d{1,2}[.)]|step \d:?)\s*/i, '');

suite('parsing plain text', () => {
  const lineOf = fc.oneof(
    fc.constantFrom(
      'Apple pie',
      '2 eggs',
      '200 g flour',
      'salt',
      'For the sauce:',
      'Mix it all well.',
      'Bake it',
      'Prep time: 10 min',
    ),
    fc.constantFrom(
      'Ingredients',
      'Method:',
      'Notes',
      'Note: hot',
      'Serves 4',
      '- 1 cup milk',
      '1. Stir.',
      'Step 2',
      '',
      '---',
      '\f',
    ),
    fc.constantFrom(
      'Ingredients: a, b, c',
      'Zutaten für 2 Personen',
      'Source: Ada',
      'by Bo',
      'Di Ada',
      'SAUCE',
      'and more',
      '(a',
      'b)',
      'Total',
      '5 min',
    ),
    fc.lorem({ maxCount: 12 }),
    fc.string(),
  );

  test('keeps every line except for headings, which become parts', () => {
    fc.assert(
      fc.property(fc.array(lineOf, { maxLength: 30 }), (lines) => {
        const found = readRecipeText(lines.join('\n'));
        const output = ` ${foldText(textsIn(found.map(({ node, overrides }) => [node, overrides])))} `;
        for (const line of lines.flatMap((one) => one.split(/[\f\n\r\v\u0085\u2028\u2029]/))) {
          if (parseHeading(line.replaceAll(/\s+/g, ' ').trim()) !== undefined) continue;
          // A label may be dropped, but not its value.
          const value = parseFact(line)?.value ?? line.replace(/^Serves /, '').replace(AUTHOR_PREFIX, '');
          const words = foldText(withoutMarker(value));
          assert.ok(line === 'Total' || output.includes(words), JSON.stringify([line, lines]));
        }
      }),
      { numRuns: 1000 },
    );
  });
});
