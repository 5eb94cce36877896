import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import type { Convention } from '../../units/index.ts';
import type { RecipeDocument } from '../schema/recipe.schemas.ts';
import { parseFactor } from './factor.ts';
import { scaleRecipe } from './scale-recipe.ts';

const unscalable = { kind: 'simple', text: 'some', amount: { value: '3' } } as const;

const soup: RecipeDocument = {
  title: 'Soup',
  language: 'en',
  ingredient_sections: [
    {
      ingredients: [
        { id: 'leeks', name: 'leeks', quantity: unscalable, preparation: 'sliced' },
        { id: 'milk', text: '1 l milk' },
        { id: 'flour', text: '2 cups flour' },
        { id: 'cinnamon', text: '1 stick cinnamon' },
        { id: 'oil', text: '3 tbsp oil' },
      ],
    },
  ],
  instruction_sections: [
    { steps: [{ text: 'Pour.', ingredient_uses: [{ ingredient_id: 'milk', quantity: unscalable }] }] },
    { steps: [{ text: 'Stir.', ingredient_uses: [{ ingredient_id: 'leeks' }] }] },
  ],
};

const show = (scale: string, convention?: Convention) => {
  const result = scaleRecipe(soup, parseFactor(scale) ?? assert.fail(), { convention });
  assert.equal(result.kind, 'scaled');
  const { ingredient_sections: lists, instruction_sections: instructions } = result.recipe;
  return {
    lines: lists?.flatMap(({ ingredients }) => ingredients ?? []) ?? [],
    uses: instructions?.flatMap(({ steps }) => steps?.flatMap(({ uses }) => uses ?? []) ?? []) ?? [],
  };
};

const readLine = (text: string, scale: string, convention?: Convention) => {
  const recipe = { title: '', language: 'en', ingredient_sections: [{ ingredients: [{ text }] }] };
  const result = scaleRecipe(recipe, parseFactor(scale) ?? assert.fail(), { convention });
  assert.equal(result.kind, 'scaled');
  return result.recipe.ingredient_sections?.[0]?.ingredients?.[0]?.reading;
};

const getAmbiguous = (convention?: Convention) =>
  show('1', convention).lines.flatMap(({ id, ambiguous_unit: unit }) => (unit === undefined ? [] : [[id, unit]]));

suite('shown readings', () => {
  test('keep an amount that cannot be scaled, as written and marked', () => {
    const { lines, uses } = show('2');
    assert.deepEqual(
      [lines[0]?.reading, lines[0]?.scaling],
      [{ amount: 'some ', food: 'leeks', rest: ', sliced' }, 'not-scaled'],
    );
    assert.deepEqual(uses, [
      { ingredient_id: 'milk', amount: 'some', not_scaled: true },
      { ingredient_id: 'leeks', amount: 'some', not_scaled: true },
    ]);
  });

  test('keep the dot of an abbreviation with the amount', () => {
    const line = '2 1/2 lb. potatoes, peeled';
    assert.equal(readLine(line, '2')?.amount, '5 lb. ');
    assert.equal(readLine(line, '1', 'metric')?.amount, 'about 1.15 kg ');
  });

  test('end the food at the first delimiter after the last amount', () => {
    const readings = [
      ['1/8 tsp salt (.5 mL)', '1/12 tsp |salt |(about 0.3 mL)'],
      ['2 large eggs, beaten', '1 1/3 |large eggs|, beaten'],
      ['3 eggs plus 3 egg yolks, beaten', '2 |eggs plus 2 egg yolks|, beaten'],
      ['3, halved', '2||, halved'],
      ['salt, to taste', '|salt|, to taste'],
    ] as const;
    for (const [line, expected] of readings) {
      const { amount = '', food = '', rest = '' } = readLine(line, '2/3') ?? {};
      assert.equal([amount, food, rest].join('|'), expected);
    }
  });

  test('mark nothing at the authored scale', () => {
    const { lines, uses } = show('1');
    assert.ok(lines.every(({ scaling }) => scaling === 'scaled'));
    assert.deepEqual(
      uses.map(({ amount, not_scaled }) => [amount, not_scaled]),
      [
        ['some', undefined],
        ['some', undefined],
      ],
    );
  });

  test('name a measure that is not converted because its size is unknown', () => {
    assert.deepEqual(getAmbiguous('metric'), [['flour', 'cups']]);
    assert.deepEqual(getAmbiguous(), []);
  });
});
