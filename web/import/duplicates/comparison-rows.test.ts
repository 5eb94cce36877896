import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { getWords } from '../../language/catalog.ts';
import { getFormats } from '../../language/format.ts';
import { buildComparisonRows } from './comparison-rows.ts';
import { duplicateWords } from './duplicate.words.ts';
import type { ItemBody, MatchBody } from '../review/review.api.ts';

const item: Pick<ItemBody, 'recipe' | 'source'> = {
  recipe: { title: 'Gulasch', ingredient_count: 7, step_count: 3, yield: '4 Portionen' },
  source: { format_id: 'mealie', format_name: 'Mealie', can_retain: true, attribution: 'Chefkoch.de' },
};

const match: MatchBody = {
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

const rowsFor = (yours: MatchBody) =>
  buildComparisonRows(item, yours, getWords(duplicateWords, 'en'), getFormats('en')).filter(
    (row) => row.imported !== row.yours,
  );

suite('an import beside a recipe of the library', () => {
  test('does not look different where it is the same, whatever its source and its authors are', () => {
    assert.deepEqual(rowsFor(match), []);
    assert.deepEqual(rowsFor({ ...match, authors: ['Oma'] }), []);
  });

  test('looks different where it is', () => {
    assert.deepEqual(rowsFor({ ...match, ingredient_count: 9 }), [{ name: 'Ingredients', imported: '7', yours: '9' }]);
  });
});
