import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { findNamedIngredients } from './find-named-ingredients.ts';
import { toIngredientLine } from './ingredient-line.ts';

const uses = (text: string, ...written: readonly string[]) =>
  findNamedIngredients(
    text,
    written.map((line, index) => toIngredientLine({ text: line }, String(index), 'as-written')),
  ).map(({ text: found }) => found);

suite('ingredients named in a step', () => {
  test('match in singular and plural, by full name or last word', () => {
    assert.deepEqual(uses('Sweat the onion in the oil.', '2 onions, chopped', '3 olive oil', '1 carrot'), [
      '2 onions, chopped',
      '3 olive oil',
    ]);
    assert.deepEqual(uses('Die Zwiebel und die Eier zugeben.', '3 Zwiebeln', '2 Eier', '1 Prise Salz'), [
      '3 Zwiebeln',
      '2 Eier',
    ]);
  });

  test('do not match by a short name that fits two of them', () => {
    assert.deepEqual(uses('Heat the oil.', '1 olive oil', '1 sesame oil'), []);
    assert.deepEqual(uses('Heat the sesame oil.', '1 olive oil', '1 sesame oil'), ['1 sesame oil']);
  });

  test('match by each food of a line, but only as whole words', () => {
    assert.deepEqual(uses('Season with pepper.', 'salt and pepper', '2 eggs'), ['salt and pepper']);
    assert.deepEqual(uses('Add the eggplant.', '2 eggs'), []);
    assert.deepEqual(uses('Do nothing.'), []);
  });
});
