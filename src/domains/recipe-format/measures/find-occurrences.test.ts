import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { parseLine } from '../../ingredients/index.ts';
import { findOccurrences } from './find-occurrences.ts';

const slotsOf = (line: string) =>
  findOccurrences(parseLine(line, 'en'), 'en', { id: 'p1', field: 'x' }).map(({ authoredForm, slot }) => [
    authoredForm,
    slot,
  ]);

suite('occurrences of ambiguous measures', () => {
  test('gives each ambiguous amount its own slot, and skips exact units', () => {
    assert.deepEqual(slotsOf('1 cup flour'), [['cup', 'quantity']]);
    assert.deepEqual(slotsOf('1 cup plus 1 tbsp sugar'), [
      ['cup', 'quantity.terms.0'],
      ['tbsp', 'quantity.terms.1'],
    ]);
    assert.deepEqual(slotsOf('2 (2 cup) cartons milk'), [['cup', 'package_size']]);
    assert.deepEqual(slotsOf('200 g flour'), []);
  });
});
