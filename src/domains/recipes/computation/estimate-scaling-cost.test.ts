import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { MAX_INLINE_COST, isOverInlineLimit } from './recipe-computation.ts';
import { estimateScalingCost } from './estimate-scaling-cost.ts';

const documentOf = (lines: number, text = '2 eggs'): string =>
  JSON.stringify({
    title: 'Soup',
    ingredient_sections: [{ ingredients: Array.from({ length: lines }, () => ({ text })) }],
  });

const stepsOf = (text: string): object => [{ steps: [{ text }] }];

suite('scaling cost estimate', () => {
  test('exceeds the inline limit with the first line over it', () => {
    assert.equal(isOverInlineLimit(estimateScalingCost(documentOf(MAX_INLINE_COST.lines))), false);
    assert.equal(isOverInlineLimit(estimateScalingCost(documentOf(MAX_INLINE_COST.lines + 1))), true);
  });

  test('is not inflated by braces in text', () => {
    assert.equal(isOverInlineLimit(estimateScalingCost(documentOf(30, '{{{{ 2 eggs'))), false);
  });

  test('counts each term of a sum and each option', () => {
    const terms = Array.from({ length: MAX_INLINE_COST.lines }, () => ({ kind: 'simple', text: 'some' }));
    const [sum, options] = [
      { kind: 'sum', terms },
      { kind: 'simple', options: terms },
    ];
    for (const quantity of [sum, options]) {
      const document = JSON.stringify({ ingredient_sections: [{ ingredients: [{ text: 'salt', quantity }] }] });
      assert.equal(isOverInlineLimit(estimateScalingCost(document)), true);
    }
  });

  test('counts long steps, and ingredients again for each variant that names them', () => {
    const long = JSON.stringify({ instruction_sections: stepsOf('1°F '.repeat(7500)) });
    assert.equal(isOverInlineLimit(estimateScalingCost(long)), true);
    const usual = JSON.stringify({ instruction_sections: stepsOf('Stir for 5 minutes. '.repeat(100)) });
    assert.equal(isOverInlineLimit(estimateScalingCost(usual)), false);
    const variants = Array.from({ length: 20 }, () => ({ instruction_sections: stepsOf('Stir.') }));
    const recipe = { ...(JSON.parse(documentOf(10)) as object), variants };
    assert.equal(isOverInlineLimit(estimateScalingCost(JSON.stringify(recipe))), true);
  });

  test('exceeds the inline limit by bytes alone', () => {
    assert.equal(isOverInlineLimit(estimateScalingCost(documentOf(1, 'x'.repeat(MAX_INLINE_COST.bytes)))), true);
  });
});
