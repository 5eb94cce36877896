import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { runToCompletion } from '../../../platform/threads/steps.ts';
import { completeRecipe } from '../../recipe-format/index.ts';
import { addScalableAmounts } from './add-parsed-amounts.ts';

const unitsOf = (lines: readonly string[], language?: string): readonly (string | null | undefined)[] => {
  const recipe = completeRecipe(
    {
      title: 'x',
      ...(language !== undefined && { language }),
      ingredient_sections: [{ ingredients: lines.map((text) => ({ text })) }],
    },
    () => 'r1',
  );
  const { ingredient_sections: sections } = runToCompletion(addScalableAmounts(recipe));
  return (sections?.[0]?.ingredients ?? []).map(({ quantity }) => quantity?.unit);
};

suite('adding parsed amounts', () => {
  test('parses all lines in one language, which is guessed from all of them', () => {
    const others = ['2 cucchiai di zucchero', '1 cipolla tritata'];
    assert.deepEqual(unitsOf(['3 etti speck']), [undefined]);
    for (const language of [undefined, 'it', 'tlh']) {
      assert.equal(unitsOf(['3 etti speck', ...others], language)[0], 'metric.hectogram', language);
    }
    assert.equal(unitsOf(['3 etti speck', ...others], 'en')[0], undefined);
  });

  test('adds none that is meant per person', () => {
    const lines = ['100 g spaghetti', '100 g spaghetti per person', 'beef, 8 oz (225 g) per person'];
    assert.deepEqual(unitsOf(lines, 'en'), ['metric.gram', undefined, undefined]);
    assert.deepEqual(unitsOf(['1 loaf bread, 1 slice per person'], 'en'), ['count.loaf']);
    assert.deepEqual(unitsOf(['few sprigs of thyme', '12 sprigs per person (6 if large)'], 'en'), [
      'count.sprig',
      undefined,
    ]);
  });
});
