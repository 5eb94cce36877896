import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { fileOf, itemsOf } from '../../../../../test/support/import-files.ts';
import { foldText } from '../../text/fold-text.ts';
import { format } from './format.ts';

suite('Markdown', () => {
  test('never drops a word, whatever block it is in', async () => {
    const word = fc.constantFrom(
      'flour',
      'mix well',
      '2 eggs',
      'Ingredients',
      'Method',
      'Notes',
      'salt.',
      'a b c d e f.',
      '**bold**',
      '1 h',
    );
    const prefix = fc.constantFrom(
      '',
      '# ',
      '## ',
      '### ',
      '- ',
      '1. ',
      '  - ',
      '> ',
      '| ',
      '   ',
      '```\n',
      '---\n',
      '\n',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(prefix, word), { maxLength: 25 }), async (parts) => {
        const text = parts.map(([sign, words]) => sign + words).join('\n');
        const items = await itemsOf(format, fileOf(`# Title\n\n${text}`));
        const output = foldText(JSON.stringify(items.map(({ document }) => document)).replaceAll(String.raw`\n`, ' '));
        for (const [, words] of parts) {
          const isHeading = ['Ingredients', 'Method', 'Notes', '1 h'].includes(words);
          assert.ok(isHeading || output.includes(foldText(words)), text);
        }
      }),
      { numRuns: 200 },
    );
  });
});
