import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { assertGrowsLinearly, filledWith } from '../../../../../test/support/growth.ts';
import type { RecipeDocument } from '../../schema/recipe.schemas.ts';
import { fromJsonLd } from '../from-json-ld.ts';

const parseTimes = (node: object): RecipeDocument['times'] => fromJsonLd({ name: 'Soup', ...node })?.times;

suite('parsing times', () => {
  test('accepts text instead of a duration', () => {
    for (const [text, expected] of [
      ['1:30', { duration: 'PT90M' }],
      ['0:45', { duration: 'PT45M' }],
      ['1.5 hours', { duration: 'PT1H30M' }],
      ['1½ hours', { duration: 'PT1H30M' }],
      ['1 hr. 5 min', { duration: 'PT1H5M' }],
      ['20-25 minutes', { min: 'PT20M', max: 'PT25M' }],
      ['20 minutes, and a night', {}],
      ['overnight', {}],
    ] as const) {
      assert.deepEqual(parseTimes({ prepTime: text })?.assertions, [{ kind: 'prep', ...expected, text }], text);
    }
    assert.deepEqual(parseTimes({ totalTime: '20-25 minutes' }), {
      total: 'PT25M',
      assertions: [{ kind: 'total', min: 'PT20M', max: 'PT25M', text: '20-25 minutes' }],
    });
  });

  test('ignores zero durations of any kind', () => {
    assert.equal(parseTimes({ prepTime: 'PT0M', cookTime: 'PT0S', performTime: '0', totalTime: 'P0D' }), undefined);
  });

  test('parses months as minutes: always in a prep time, above twelve in a total', () => {
    assert.deepEqual(parseTimes({ prepTime: 'P10M' })?.assertions, [{ kind: 'prep', duration: 'PT10M' }]);
    assert.equal(parseTimes({ totalTime: 'P30M' })?.total, 'PT30M');
    assert.equal(parseTimes({ totalTime: 'P2M' })?.total, 'P2M');
    // A page that makes this mistake once makes it everywhere.
    assert.equal(parseTimes({ cookTime: 'P45M', totalTime: 'P5M' })?.total, 'PT5M');
    assert.equal(parseTimes({ totalTime: 'P1M15D' })?.total, 'P1M15D');
  });

  test('takes time proportional to the length of the text', async () => {
    await assertGrowsLinearly('numbers', 800_000, filledWith('1 '), (prepTime) => parseTimes({ prepTime }));
    await assertGrowsLinearly('zeros', 400_000, filledWith('0'), (zeros) => parseTimes({ cookTime: `P${zeros}` }));
  });
});
