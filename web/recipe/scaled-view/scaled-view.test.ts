import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import type { RecipeDocument } from '../document.ts';
import { createScaledView } from './scaled-view.ts';

const soup: RecipeDocument = {
  title: 'Soup',
  times: {
    assertions: [
      { id: 'simmer', duration: 'PT25M' },
      { id: 'rest', min: 'PT5M', max: 'PT10M' },
    ],
  },
  ingredient_sections: [
    {
      ingredients: [
        { id: 'leeks', text: '2 leeks, sliced', name: 'leeks' },
        { id: 'butter', text: '50 g butter', name: 'butter' },
        { id: 'stock', text: '1 l stock', name: 'stock' },
      ],
    },
  ],
  instruction_sections: [
    {
      title: 'Base',
      steps: [
        {
          text: 'Sweat the leeks.',
          ingredient_uses: [
            { ingredient_id: 'leeks' },
            { ingredient_id: 'butter', quantity: { kind: 'simple', text: '1/2 of it' } },
            { ingredient_id: 'gone' },
          ],
        },
      ],
    },
    {
      steps: [
        { text: 'Add the stock and simmer for 25 minutes.', timing_ids: ['simmer', 'rest'] },
        { title: 'More stock' },
      ],
    },
  ],
};

suite('scaled view', () => {
  const { steps, instructions } = createScaledView(soup, [], 'as-written');
  const [sweat, simmer, more] = steps;

  test('numbers steps across all sections', () => {
    assert.deepEqual(
      instructions.map(({ title, steps: own }) => [title, own.map(({ number }) => number)]),
      [
        ['Base', [1]],
        [undefined, [2, 3]],
      ],
    );
  });

  test('lists the ingredients that the document links to a step, with the amounts of that step', () => {
    assert.deepEqual(
      sweat?.uses.map(({ line, amount }) => [line.food, amount]),
      [
        ['leeks', '2'],
        ['butter', '½ of it'],
      ],
    );
  });

  test('falls back to the ingredients that a step names, shared if several steps name them', () => {
    assert.deepEqual(
      [simmer, more].map((step) => step?.uses.map(({ line, isShared }) => [line.food, isShared])),
      [[['stock', true]], [['stock', true]]],
    );
  });

  test('lists a time of the document only if the text of the step does not mention it', () => {
    assert.deepEqual([simmer?.timers.map(({ min }) => min), simmer?.furtherTimers], [[1500], [{ min: 300, max: 600 }]]);
  });

  test('shows a line with a second amount as a whole and marks amounts that are not scaled', () => {
    const scaled: RecipeDocument = {
      title: 'Custard',
      ingredient_sections: [
        {
          ingredients: [
            { id: 'eggs', text: '2 eggs plus 1 yolk', name: 'eggs', quantity: { kind: 'simple', text: '4' } },
            { id: 'milk', text: '1 l milk', scaled_text: '2 l milk', name: 'milk' },
          ],
        },
      ],
      instruction_sections: [
        {
          steps: [
            { text: 'Beat the eggs with the milk.' },
            {
              text: 'Pour.',
              ingredient_uses: [
                {
                  ingredient_id: 'milk',
                  quantity: { kind: 'simple', amount: { value: '2' } },
                  authored_quantity: { kind: 'simple', text: '1 splash', amount: { value: '1' } },
                },
              ],
            },
          ],
        },
      ],
    };
    const uses = createScaledView(scaled, [], 'scaled').steps.flatMap((step) => step.uses);
    assert.deepEqual(
      uses.map(({ amount, text, isNotScaled }) => [amount, text, isNotScaled]),
      [
        ['', '2 eggs plus 1 yolk', true],
        ['2 l', 'milk', false],
        ['1 splash', 'milk', true],
      ],
    );
  });
});
