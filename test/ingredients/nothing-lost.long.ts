import assert from 'node:assert/strict';
import path from 'node:path';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { readCorpusLines } from '../../scripts/amounts/read-corpus-lines.ts';
import { showLine } from '../../src/domains/ingredients/index.ts';
import { composedLines } from '../../src/domains/ingredients/line-amounts/nothing-lost/composed-lines.arbitraries.ts';
import { findLineLoss } from '../../src/domains/ingredients/line-amounts/nothing-lost/find-line-loss.ts';
import { findLoss } from '../../src/domains/ingredients/line-amounts/nothing-lost/find-loss.ts';
import { rational } from '../../src/domains/units/index.ts';

const LINES = 200_000;
/** Real lines, which are not part of the repository. */
const CORPUS = process.env['TUREEN_TEST_CORPUS'] ?? path.join(import.meta.dirname, '../../../shared/corpus');
const MAX_NOT_SCALED = 0.02;
/** Some shown lines are ambiguous to a reader who does not know the original: `1/3 x ½ in piece ginger`. */
const MAX_LOST = 0.002;

const FACTORS = [rational(1), rational(2), rational(1, 2), rational(3), rational(1, 3), rational(3, 2), rational(7, 3)];
const CONVENTIONS = [undefined, 'metric', 'us', 'imperial'] as const;

suite('nothing is lost when a line is shown', () => {
  test(`${LINES} composed lines at every scale and in every convention`, () => {
    fc.assert(
      fc.property(composedLines, (line) => {
        const loss = findLoss(line);
        if (loss !== undefined) throw new Error(loss);
      }),
      { numRuns: LINES },
    );
  });

  const lines = readCorpusLines(CORPUS);
  test('every line of a corpus', { skip: lines.length === 0 && `no lines in ${CORPUS}` }, (t) => {
    for (const factor of FACTORS) {
      for (const convention of CONVENTIONS) {
        const losses = lines
          .map(({ text, language }) =>
            findLineLoss(text, { language, style: { language }, factor, convention, assumed: 'us' }),
          )
          .filter((loss) => loss !== undefined);
        const share = losses.length / lines.length;
        assert.ok(share <= MAX_LOST, losses.slice(0, 10).join('\n'));
      }
    }
    const notScaled = lines.filter(
      ({ text, language }) =>
        showLine(text, { language, style: { language }, factor: rational(2) }).scaling === 'not-scaled',
    );
    t.diagnostic(`${notScaled.length} of ${lines.length} lines are not scaled`);
    assert.ok(notScaled.length / lines.length < MAX_NOT_SCALED);
  });
});
