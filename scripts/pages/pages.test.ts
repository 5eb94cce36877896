import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { figuresOf } from './figures.ts';
import { numbersIn } from './folder.ts';
import { differences, f1, folded, isRight, scoreOf } from './score.ts';
import type { Reading } from './score.ts';

const expected: Reading = {
  title: 'Crème brûlée',
  ingredients: ['4 eggs', '½ l cream', '100 g sugar', 'salt'],
  steps: ['Mix it all.', 'Bake it.'],
  servings: [4],
  totalMinutes: 60,
};

suite('scoring an extracted page', () => {
  test('ignores case, accents and punctuation', () => {
    assert.equal(folded('  Crème-Brûlée (best!) '), folded('creme brulee best'));
    assert.deepEqual(
      scoreOf(expected, {
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

  test('counts repeated lines each time', () => {
    assert.equal(f1(['a', 'a', 'b'], ['a', 'b', 'b']), 4 / 6);
    assert.deepEqual([f1([], []), f1(['a'], []), f1([], ['a'])], [1, 0, 0]);
  });

  test('ignores how the text is divided into steps', () => {
    assert.equal(scoreOf(expected, { ...expected, steps: ['Mix it all. Bake it.'] }).steps, 1);
  });

  test('accepts either end of a range', () => {
    assert.deepEqual(
      [numbersIn('4–6 servings'), numbersIn('1.5 l'), numbersIn('some'), numbersIn(undefined)],
      [[4, 6], [1.5], [], []],
    );
    assert.equal(scoreOf(expected, { ...expected, servings: [2, 4] }).yield, true);
    assert.equal(scoreOf({ ...expected, servings: [] }, expected).yield, undefined);
  });

  test('lists the differences', () => {
    const found = { ...expected, ingredients: ['4 eggs', 'cream'] };
    const score = scoreOf(expected, found);
    assert.equal(isRight(score), false);
    assert.deepEqual(differences(expected, found, score), ['- ½ l cream', '- 100 g sugar', '- salt', '+ cream']);
  });

  test('reports fractions, counting only the pages that state a value', () => {
    const [right, wrong] = [
      scoreOf(expected, expected),
      scoreOf({ ...expected, servings: [] }, { ...expected, title: 'x', totalMinutes: 1 }),
    ];
    assert.deepEqual(
      figuresOf([
        { score: right, ms: 3 },
        { score: wrong, ms: 1 },
        { score: right, ms: 2 },
      ]),
      { pages: 3, title: 0.6667, ingredients: 1, steps: 1, all: 0.6667, yield: 1, total_time: 0.6667, median_ms: 2 },
    );
  });
});
