import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { composedLines } from './composed-lines.arbitraries.ts';
import { findLoss } from './find-loss.ts';

const LINES = 500;
/** The same lines each time: a line that no rule foresaw must not fail an unrelated change. */
const SEED = 25;

// test/ingredients/nothing-lost.long.ts checks many more, and every line of a corpus.
suite('nothing is lost when a line is shown', () => {
  test('every food and amount of a composed line is shown at every scale and in every convention', () => {
    fc.assert(
      fc.property(composedLines, (line) => {
        const loss = findLoss(line);
        if (loss !== undefined) throw new Error(loss);
      }),
      { numRuns: LINES, seed: SEED },
    );
  });
});
