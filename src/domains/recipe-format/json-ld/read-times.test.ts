import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { assertGrowsLinearly, filledWith } from '../../../../test/support/growth.ts';
import type { RecipeDocument } from '../schema/recipe.schemas.ts';
import { fromJsonLd } from './from-json-ld.ts';

const timesOf = (node: object): RecipeDocument['times'] => fromJsonLd({ name: 'Soup', ...node })?.times;

suite('times as pages write them', () => {
  test('for people, in place of a duration', () => {
    for (const [text, meant] of [
      ['1:30', { duration: 'PT90M' }],
      ['0:45', { duration: 'PT45M' }],
      ['1.5 hours', { duration: 'PT1H30M' }],
      ['1½ hours', { duration: 'PT1H30M' }],
      ['1 hr. 5 min', { duration: 'PT1H5M' }],
      ['20-25 minutes', { min: 'PT20M', max: 'PT25M' }],
      ['20 minutes, and a night', {}],
      ['overnight', {}],
    ] as const) {
      assert.deepEqual(timesOf({ prepTime: text })?.assertions, [{ kind: 'prep', ...meant, text }], text);
    }
    assert.deepEqual(timesOf({ totalTime: '20-25 minutes' }), {
      total: 'PT25M',
      assertions: [{ kind: 'total', min: 'PT20M', max: 'PT25M', text: '20-25 minutes' }],
    });
  });

  test('a time of nothing is none, whatever it is the time of', () => {
    assert.equal(timesOf({ prepTime: 'PT0M', cookTime: 'PT0S', performTime: '0', totalTime: 'P0D' }), undefined);
  });

  test('minutes where ISO 8601 says months: of a preparation always, of a total where there are more than twelve', () => {
    assert.deepEqual(timesOf({ prepTime: 'P10M' })?.assertions, [{ kind: 'prep', duration: 'PT10M' }]);
    assert.equal(timesOf({ totalTime: 'P30M' })?.total, 'PT30M');
    assert.equal(timesOf({ totalTime: 'P2M' })?.total, 'P2M');
    // Who writes minutes so once means them everywhere.
    assert.equal(timesOf({ cookTime: 'P45M', totalTime: 'P5M' })?.total, 'PT5M');
    assert.equal(timesOf({ totalTime: 'P1M15D' })?.total, 'P1M15D');
  });

  test('a text that is not a duration takes as long as it is long', async () => {
    await assertGrowsLinearly('numbers', 800_000, filledWith('1 '), (prepTime) => timesOf({ prepTime }));
    await assertGrowsLinearly('zeros', 400_000, filledWith('0'), (zeros) => timesOf({ cookTime: `P${zeros}` }));
  });
});
