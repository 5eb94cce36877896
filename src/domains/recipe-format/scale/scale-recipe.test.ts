import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { multiply, rational } from '../../units/index.ts';
import type { Quantity } from '../../units/index.ts';
import { checkRecipe } from '../check/check-recipe.ts';
import type { Ingredient } from '../schema/ingredient.schemas.ts';
import type { RecipeDocument } from '../schema/recipe.schemas.ts';
import { arbitraryRecipe } from '../recipe.arbitraries.ts';
import { scaleRecipe } from './scale-recipe.ts';

const withIngredient = (ingredient: Ingredient, more: Partial<RecipeDocument> = {}): RecipeDocument => ({
  title: 'Cake',
  ingredient_sections: [{ ingredients: [ingredient] }],
  ...more,
});

const firstOf = (recipe: RecipeDocument): Ingredient & { scaled_text?: string } =>
  recipe.ingredient_sections?.[0]?.ingredients?.[0] ?? assert.fail('There is no ingredient.');

const cups = (value: string, text?: string): Quantity => ({
  kind: 'simple',
  amount: { value },
  unit: 'us.cup',
  ...(text !== undefined && { text }),
});

const factor = fc
  .tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 40 }))
  .map(([above, below]) => rational(above, below));

const texts = (value: unknown): string =>
  JSON.stringify(value, (key, inner: unknown) =>
    ['quantity', 'authored_quantity', 'scaled_text'].includes(key) ? undefined : inner,
  );

const line = (ingredient: Ingredient, by = rational(2)): string | undefined => {
  const scaled = firstOf(scaleRecipe(withIngredient(ingredient), by));
  assert.equal(scaled.text, ingredient.text);
  return scaled.scaled_text;
};

suite('scaling a recipe', () => {
  test('amounts are exact rationals: scaling 1/3 by 3 is 1', () => {
    const scaled = firstOf(scaleRecipe(withIngredient({ quantity: cups('1/3') }), rational(3)));
    assert.deepEqual(scaled.quantity?.amount, { value: '1' });
  });

  test('by a and then by b is by both at once', () => {
    fc.assert(
      fc.property(arbitraryRecipe, factor, factor, (recipe, a, b) => {
        assert.deepEqual(scaleRecipe(scaleRecipe(recipe, a), b), scaleRecipe(recipe, multiply(a, b)));
      }),
    );
  });

  test('what is not scaled stays as it was, unknown properties among it, and the authored text everywhere', () => {
    fc.assert(
      fc.property(arbitraryRecipe, factor, (recipe, by) => {
        const before = JSON.stringify(recipe);
        const { ingredient_sections, instruction_sections, yields, variants, scaled_by, ...rest } = scaleRecipe(
          recipe,
          by,
        );
        const { ingredient_sections: a, instruction_sections: b, yields: c, variants: d, ...unscaled } = recipe;
        assert.deepEqual(rest, unscaled);
        assert.ok(scaled_by);
        for (const [now, then] of [
          [ingredient_sections, a],
          [instruction_sections, b],
          [yields, c],
          [variants, d],
        ]) {
          assert.equal(texts(now), texts(then));
        }
        assert.equal(JSON.stringify(recipe), before);
      }),
    );
  });

  test('the scaled reading is a document itself', () => {
    fc.assert(
      fc.property(arbitraryRecipe, factor, (recipe, by) => {
        assert.deepEqual(checkRecipe(scaleRecipe(recipe, by)).faults, undefined);
      }),
    );
  });

  test('the authored line stays, and beside it stands how it reads now', () => {
    assert.equal(line({ text: '1 cup flour, sifted', quantity: cups('1', '1 cup') }), '2 cups flour, sifted');
    assert.equal(line({ text: 'Flour: 1 cup', quantity: cups('1', '1 cup') }), 'Flour: 2 cups');
    assert.equal(line({ text: '1 cup flour', quantity: cups('1') }), '2 cups flour');
    assert.equal(line({ text: '2 c. flour', quantity: cups('2') }), '4 c. flour');
    assert.equal(line({ text: '½ c. flour', quantity: cups('1/2') }), '1 c. flour');
    assert.equal(line({ text: 'some flour', name: 'flour', quantity: cups('1') }), '2 cups flour');
    assert.equal(
      line({ name: 'onion', preparation: 'chopped', quantity: { kind: 'simple', amount: { value: '1' } } }),
      '2 onion, chopped',
    );
    assert.equal(line({ text: '11/2 loaves', quantity: { kind: 'simple', amount: { value: '1' } } }), undefined);
    assert.equal(line({ text: 'salt to taste', quantity: { kind: 'simple', text: 'to taste' } }), undefined);
    assert.equal(line({ text: 'salt' }), undefined);
  });

  test('the words are rounded to what a cook can measure, the quantity is not', () => {
    const scaled = firstOf(
      scaleRecipe(withIngredient({ text: '1 cup milk', quantity: cups('1', '1 cup') }), rational(1, 7)),
    );
    assert.deepEqual(scaled.quantity?.amount, { value: '1/7' });
    assert.match(scaled.quantity?.text ?? '', /^about /);
    assert.equal(scaled.scaled_text, `${scaled.quantity?.text} milk`);
  });

  test('a convention and a language are those of the reader', () => {
    const milk = withIngredient({ text: '2 cups milk', quantity: cups('2', '2 cups') }, { language: 'en' });
    const { quantity } = firstOf(
      scaleRecipe(milk, rational(1), { convention: 'metric', language: 'de', numbers: 'decimal' }),
    );
    assert.equal(quantity?.unit, 'metric.millilitre');
    assert.match(quantity?.text ?? '', /^ca\. |^etwa |^ungefähr |^\d/);
    assert.match(quantity?.text ?? '', /(?:ml|Milliliter)$/);
  });

  test('yields scale, also those that have nothing but a text', () => {
    const recipe = { title: 'Rolls', yields: [{ text: 'Serves 4' }, { text: '12 rolls' }, { text: 'plenty' }] };
    const { yields, scaled_by } = scaleRecipe(recipe, rational(3, 2));
    assert.deepEqual(
      yields?.map((one) => ('scaled_text' in one ? one.scaled_text : one.text)),
      ['Serves 6', '18 rolls', 'plenty'],
    );
    assert.equal(scaled_by, '3/2');
  });

  test('options and sums scale, what steps take scales, the size of a package, equipment, times and nutrition do not', () => {
    const can: Quantity = { kind: 'simple', amount: { value: '400' }, unit: 'metric.gram' };
    const recipe: RecipeDocument = {
      title: 'Stew',
      times: { total: 'PT1H' },
      equipment: [{ description: 'pot', quantity: { kind: 'simple', amount: { value: '1' } } }],
      nutrition: [
        { basis: { kind: 'quantity', quantity: can }, nutrients: [{ nutrient: 'energy', amount: { value: '90' } }] },
      ],
      ingredient_sections: [
        {
          ingredients: [
            {
              id: 'tomato',
              quantity: { kind: 'simple', amount: { value: '2' }, unit: 'count.can' },
              package_size: can,
            },
            {
              id: 'salt',
              quantity: {
                kind: 'sum',
                terms: [{ kind: 'simple', amount: { value: '1' } }],
                options: [{ kind: 'simple', amount: { value: '3' } }],
              },
            },
          ],
        },
      ],
      instruction_sections: [
        { steps: [{ text: 'Add.', ingredient_uses: [{ ingredient_id: 'tomato', quantity: can }] }] },
      ],
    };
    const scaled = scaleRecipe({ ...recipe, variants: [{ id: 'v', ...recipe }] }, rational(2));
    for (const part of [scaled, ...(scaled.variants ?? [])]) {
      const [tomato, salt] = part.ingredient_sections?.[0]?.ingredients ?? [];
      assert.deepEqual(tomato?.quantity?.amount, { value: '4' });
      assert.deepEqual(tomato?.package_size, can);
      assert.deepEqual(salt?.quantity?.terms?.[0]?.amount, { value: '2' });
      assert.deepEqual(salt?.quantity?.options?.[0]?.amount, { value: '6' });
      const use = part.instruction_sections?.[0]?.steps?.[0]?.ingredient_uses?.[0];
      assert.deepEqual(use?.quantity?.amount, { value: '800' });
    }
    for (const name of ['times', 'equipment', 'nutrition'] as const) assert.deepEqual(scaled[name], recipe[name]);
  });
});
