import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import type { Ingredient, RecipeDocument, Step } from '../document.ts';
import { createScaledView, createVariantView } from './scaled-view.ts';

const line = (id: string, amount: string, food: string, rest = ''): Ingredient => ({
  id,
  text: amount + food + rest,
  reading: { amount, food, rest },
  scaling: 'scaled',
});

const simmering: Step = {
  text: 'Heat the oven to 350 °F. Simmer for 25 minutes, then leave for 36 hours.',
  scaled_text: 'Heat the oven to 180 °C. Simmer for 25 minutes, then leave for 36 hours.',
  timing_ids: ['simmer', 'rest'],
  times: [
    { start: 36, end: 46, seconds: 1500, max_seconds: 1500 },
    { start: 63, end: 71, seconds: 129_600, max_seconds: 129_600 },
  ],
};

const soup: RecipeDocument = {
  title: 'Soup',
  times: {
    assertions: [
      { id: 'simmer', duration: 'PT25M' },
      { id: 'rest', min: 'PT5M', max: 'PT10M' },
    ],
  },
  ingredient_sections: [
    { ingredients: [line('leeks', '2 ', 'leeks', ', sliced'), line('zest', '', 'zest of 1 lemon', ', grated')] },
  ],
  instruction_sections: [
    {
      title: 'Base',
      steps: [
        {
          text: 'Sweat the leeks.',
          uses: [
            { ingredient_id: 'leeks', amount: '2', shared: true },
            { ingredient_id: 'leeks', amount: 'some', not_scaled: true },
            { ingredient_id: 'zest', amount: '' },
            { ingredient_id: 'gone', amount: '1' },
          ],
        },
      ],
    },
    { steps: [simmering, { title: 'Serve' }] },
  ],
};

suite('scaled view', () => {
  const view = createScaledView(soup, [], 'scaled');
  const [sweat, simmer] = view.steps;

  test('numbers steps across all sections', () => {
    assert.deepEqual(
      view.instructions.map(({ title, steps }) => [title, steps.map(({ number }) => number)]),
      [
        ['Base', [1]],
        [undefined, [2, 3]],
      ],
    );
  });

  test('shows amount and food of each use, or the whole line without an amount', () => {
    assert.deepEqual(
      sweat?.uses.map(({ amount, text, isShared, isNotScaled }) => [amount, text, isShared, isNotScaled]),
      [
        ['2', 'leeks', true, false],
        ['some', 'leeks', false, true],
        ['', 'zest of 1 lemon, grated', false, false],
      ],
    );
    assert.equal(new Set(sweat?.uses.map(({ key }) => key)).size, 3);
  });

  test('offers timers up to a day, at their positions in the shown text', () => {
    assert.deepEqual(
      simmer?.timers.map(({ start, end, min }) => [simmer.text.slice(start, end), min]),
      [['25 minutes', 1500]],
    );
  });

  test('lists a time of the document only if the text of the step does not mention it', () => {
    assert.deepEqual(simmer?.furtherTimers, [{ min: 300, max: 600 }]);
  });

  test('shows a recipe without readings as plain text', () => {
    const plain = createScaledView(
      {
        title: '',
        ingredient_sections: [{ ingredients: [{ id: 'a', text: '2 leeks' }] }],
        instruction_sections: [{ steps: [{ text: 'Sweat the leeks for 5 minutes.' }] }],
      },
      [],
      'as-written',
    );
    const [step] = plain.steps;
    assert.equal(plain.ingredients[0]?.lines[0]?.food, '2 leeks');
    assert.deepEqual([step?.text, step?.uses, step?.timers], ['Sweat the leeks for 5 minutes.', [], []]);
  });

  test('lets the steps of a variant use the ingredients of the recipe', () => {
    const uses = [
      { ingredient_id: 'leeks', amount: '2' },
      { ingredient_id: 'cream', amount: '1 dl' },
    ];
    const variant = {
      id: 'v',
      ingredient_sections: [{ ingredients: [line('cream', '1 dl ', 'cream')] }],
      instruction_sections: [{ steps: [{ text: 'Stir.', uses }] }],
    };
    const { ingredients, instructions } = createVariantView(variant, view, 'scaled');
    assert.equal(ingredients.length, 1);
    assert.deepEqual(
      instructions[0]?.steps[0]?.uses.map(({ text }) => text),
      ['leeks', 'cream'],
    );
  });
});
