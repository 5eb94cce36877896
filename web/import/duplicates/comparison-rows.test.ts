import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { getWords } from '../../language/catalog.ts';
import { getFormats } from '../../language/format.ts';
import { buildComparisonRows } from './comparison-rows.ts';
import { duplicateWords } from './duplicate.words.ts';
import type { ImportPreviewItem, ImportMatch } from '../review/review.api.ts';

const item: Pick<ImportPreviewItem, 'recipe' | 'source'> = {
  recipe: { title: 'Gulasch', ingredient_count: 7, step_count: 3, yield: '4 Portionen' },
  source: { format_id: 'mealie', format_name: 'Mealie', can_retain: true, attribution: 'Chefkoch.de' },
};

const match: ImportMatch = {
  entry_id: 'entry',
  recipe_id: 'recipe',
  title: 'Gulasch',
  revision: 1,
  ingredient_count: 7,
  score: 1,
  evidence: 'source-identity',
  authors: [],
  yield: '4 Portionen',
};

const rowsFor = (yours: ImportMatch) =>
  buildComparisonRows(item, yours, getWords(duplicateWords, 'en'), getFormats('en')).filter(
    (row) => row.imported !== row.yours,
  );

suite('comparison of an import with a library recipe', () => {
  test('shows no difference if only source and authors differ', () => {
    assert.deepEqual(rowsFor(match), []);
    assert.deepEqual(rowsFor({ ...match, authors: ['Oma'] }), []);
  });

  test('shows the ingredient counts if they differ', () => {
    assert.deepEqual(rowsFor({ ...match, ingredient_count: 9 }), [{ name: 'Ingredients', imported: '7', yours: '9' }]);
  });
});
