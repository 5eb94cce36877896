import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { computeFigures } from './figures.ts';
import { parseNumbers } from './saved-pages.ts';
import { listDifferences, f1, fold, isCorrect, scoreRecipe } from './score.ts';
import type { ExtractedRecipe } from './score.ts';

const expected: ExtractedRecipe = {
  title: 'Crème brûlée',
  ingredients: ['4 eggs', '½ l cream', '100 g sugar', 'salt'],
  steps: ['Mix it all.', 'Bake it.'],
  servings: [4],
  totalMinutes: 60,
};

suite('extracted page scoring', () => {
  test('ignores case, accents and punctuation', () => {
    assert.equal(fold('  Crème-Brûlée (best!) '), fold('creme brulee best'));
    assert.deepEqual(
      scoreRecipe(expected, {
        ...expected,
        title: 'CREME BRULEE',
        ingredients: expected.ingredients.map((line) => `${line}.`),
      }),
      {
        title: 1,
        ingredients: 1,
        steps: 1,
        yield: true,
        totalTime: true,
      },
    );
  });

  test('counts every occurrence of a repeated line', () => {
    assert.equal(f1(['a', 'a', 'b'], ['a', 'b', 'b']), 4 / 6);
    assert.deepEqual([f1([], []), f1(['a'], []), f1([], ['a'])], [1, 0, 0]);
  });

  test('ignores how the text is divided into steps', () => {
    assert.equal(scoreRecipe(expected, { ...expected, steps: ['Mix it all. Bake it.'] }).steps, 1);
  });

  test('accepts either end of a range', () => {
    assert.deepEqual(
      [parseNumbers('4–6 servings'), parseNumbers('1.5 l'), parseNumbers('some'), parseNumbers(undefined)],
      [[4, 6], [1.5], [], []],
    );
    assert.equal(scoreRecipe(expected, { ...expected, servings: [2, 4] }).yield, true);
    assert.equal(scoreRecipe({ ...expected, servings: [] }, expected).yield, undefined);
  });

  test('lists the differences', () => {
    const found = { ...expected, ingredients: ['4 eggs', 'cream'] };
    const score = scoreRecipe(expected, found);
    assert.equal(isCorrect(score), false);
    assert.deepEqual(listDifferences(expected, found, score), ['- ½ l cream', '- 100 g sugar', '- salt', '+ cream']);
  });

  test('reports fractions, counting only the pages that state a value', () => {
    const [right, wrong] = [
      scoreRecipe(expected, expected),
      scoreRecipe({ ...expected, servings: [] }, { ...expected, title: 'x', totalMinutes: 1 }),
    ];
    assert.deepEqual(
      computeFigures([
        { score: right, ms: 3 },
        { score: wrong, ms: 1 },
        { score: right, ms: 2 },
      ]),
      { pages: 3, title: 0.6667, ingredients: 1, steps: 1, all: 0.6667, yield: 1, total_time: 0.6667, median_ms: 2 },
    );
  });
});
