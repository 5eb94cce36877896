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
    const recipe: RecipeDocument = {
      title: '',
      language: 'en',
      ingredient_sections: [{ ingredients: [{ text: line }] }],
    };
    const amounts = (['2', '1'] as const).map((scale) => {
      const convention = scale === '1' ? 'metric' : undefined;
      const result = scaleRecipe(recipe, parseFactor(scale) ?? assert.fail(), { convention });
      return result.kind === 'scaled' && result.recipe.ingredient_sections?.[0]?.ingredients?.[0]?.reading?.amount;
    });
    assert.deepEqual(amounts, ['5 lb. ', 'about 1.15 kg ']);
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
