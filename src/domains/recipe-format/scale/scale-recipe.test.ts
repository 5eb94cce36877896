import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { assertGrowsLinearly, filledWith } from '../../../../test/support/growth.ts';
import { multiply, rational } from '../../units/index.ts';
import type { Quantity, Rational } from '../../units/index.ts';
import { checkRecipe } from '../check/check-recipe.ts';
import type { Ingredient } from '../schema/ingredient.schemas.ts';
import type { RecipeDocument } from '../schema/recipe.schemas.ts';
import { arbitraryRecipe } from '../recipe.arbitraries.ts';
import { asFactor, parseFactor } from './factor.ts';
import { scaleRecipe } from './scale-recipe.ts';
import type { ScaleOptions, ScaledRecipe } from './scale-recipe.ts';

const withIngredient = (ingredient: Ingredient, more: Partial<RecipeDocument> = {}): RecipeDocument => ({
  title: 'Cake',
  ingredient_sections: [{ ingredients: [ingredient] }],
  ...more,
});

const scaled = (recipe: RecipeDocument, by: Rational, options?: ScaleOptions): ScaledRecipe => {
  const result = scaleRecipe(recipe, asFactor(by) ?? assert.fail('It is no factor.'), options);
  return result.kind === 'scaled' ? result.recipe : assert.fail(`${result.location} is too long.`);
};

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
  const found = firstOf(scaled(withIngredient(ingredient), by));
  assert.equal(found.text, ingredient.text);
  return found.scaled_text;
};

const at = (place: string): unknown => ({ kind: 'too-long', location: `recipe.${place}` });

suite('scaling a recipe', () => {
  test('amounts are exact rationals: scaling 1/3 by 3 is 1', () => {
    const found = firstOf(scaled(withIngredient({ quantity: cups('1/3') }), rational(3)));
    assert.deepEqual(found.quantity?.amount, { value: '1' });
  });

  test('by a and then by b is by both at once', () => {
    fc.assert(
      fc.property(arbitraryRecipe, factor, factor, (recipe, a, b) => {
        assert.deepEqual(scaled(scaled(recipe, a), b), scaled(recipe, multiply(a, b)));
      }),
    );
  });

  test('what is not scaled stays as it was, unknown properties among it, and the authored text everywhere', () => {
    fc.assert(
      fc.property(arbitraryRecipe, factor, (recipe, by) => {
        const before = JSON.stringify(recipe);
        const { ingredient_sections, instruction_sections, yields, variants, scaled_by, ...rest } = scaled(recipe, by);
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
        assert.deepEqual(checkRecipe(scaled(recipe, by)).faults, undefined);
      }),
    );
  });

  test('the authored line stays, and beside it stands how it reads now', () => {
    assert.equal(line({ text: '1 cup flour, sifted', quantity: cups('1', '1 cup') }), '2 cups flour, sifted');
    assert.equal(line({ text: 'Flour: 1 cup', quantity: cups('1', '1 cup') }), 'Flour: 2 cups');
    assert.equal(line({ text: '1 cup flour', quantity: cups('1') }), '2 cups flour');
    assert.equal(line({ text: '2 c. flour', quantity: cups('2') }), '4 c. flour');
    assert.equal(line({ text: '½ c. flour', quantity: cups('1/2') }), '1 c. flour');
    assert.equal(line({ text: 'some flour', name: 'flour', quantity: cups('1') }), undefined);
    assert.equal(line({ name: 'flour', quantity: cups('1') }), '2 cups flour');
    assert.equal(
      line({ name: 'onion', preparation: 'chopped', quantity: { kind: 'simple', amount: { value: '1' } } }),
      '2 onion, chopped',
    );
    assert.equal(line({ text: '11/2 loaves', quantity: { kind: 'simple', amount: { value: '1' } } }), undefined);
    assert.equal(line({ text: 'salt to taste', quantity: { kind: 'simple', text: 'to taste' } }), undefined);
    assert.equal(line({ text: 'salt' }), undefined);
  });

  test('the words are rounded to what a cook can measure, the quantity is not', () => {
    const found = firstOf(scaled(withIngredient({ text: '1 cup milk', quantity: cups('1', '1 cup') }), rational(1, 7)));
    assert.deepEqual(found.quantity?.amount, { value: '1/7' });
    assert.match(found.quantity?.text ?? '', /^about /);
    assert.equal(found.scaled_text, `${found.quantity?.text} milk`);
  });

  test('a convention and a language are those of the reader', () => {
    const milk = withIngredient({ text: '2 cups milk', quantity: cups('2', '2 cups') }, { language: 'en' });
    const { quantity } = firstOf(
      scaled(milk, rational(1), { convention: 'metric', language: 'de', numbers: 'decimal' }),
    );
    assert.equal(quantity?.unit, 'metric.millilitre');
    assert.match(quantity?.text ?? '', /^ca\. |^etwa |^ungefähr |^\d/);
    assert.match(quantity?.text ?? '', /(?:ml|Milliliter)$/);
  });

  test('yields scale, also those that have nothing but a text', () => {
    const recipe = { title: 'Rolls', yields: [{ text: 'Serves 4' }, { text: '12 rolls' }, { text: 'plenty' }] };
    const { yields, scaled_by } = scaled(recipe, rational(3, 2));
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
    const found = scaled({ ...recipe, variants: [{ id: 'v', ...recipe }] }, rational(2));
    for (const part of [found, ...(found.variants ?? [])]) {
      const [tomato, salt] = part.ingredient_sections?.[0]?.ingredients ?? [];
      assert.deepEqual(tomato?.quantity?.amount, { value: '4' });
      assert.deepEqual(tomato?.package_size, can);
      assert.deepEqual(salt?.quantity?.terms?.[0]?.amount, { value: '2' });
      assert.deepEqual(salt?.quantity?.options?.[0]?.amount, { value: '6' });
      const use = part.instruction_sections?.[0]?.steps?.[0]?.ingredient_uses?.[0];
      assert.deepEqual(use?.quantity?.amount, { value: '800' });
    }
    for (const name of ['times', 'equipment', 'nutrition'] as const) assert.deepEqual(found[name], recipe[name]);
  });

  test('what the format does not know stays with every part of a quantity, and so does a word that denies', () => {
    const known = { kind: 'simple', amount: { value: '1', approximate: false }, unit: 'us.cup' } as const;
    const sum = {
      kind: 'sum',
      terms: [{ ...known, x: 1 }],
      y: 2,
      options: [{ kind: 'sum', terms: [{ ...known, z: 3 }] }],
    };
    const found = firstOf(scaled(withIngredient({ quantity: sum as Quantity }), rational(2))).quantity;
    const twice = { ...known, amount: { value: '2', approximate: false } };
    assert.deepEqual(found, {
      ...sum,
      terms: [{ ...twice, x: 1 }],
      options: [{ kind: 'sum', terms: [{ ...twice, z: 3 }] }],
      text: '2 cups / 2 cups',
    });
  });

  test('a number that would not fit a document any more is told with its place, and there is no recipe', () => {
    const three = parseFactor('3') ?? assert.fail();
    const third = parseFactor('1/3') ?? assert.fail();
    const nines: Quantity = { kind: 'simple', amount: { value: '9'.repeat(128) } };
    const uses = [{ ingredient_id: 'a', quantity: nines }];
    const sections = { ingredient_sections: [{ ingredients: [{ id: 'a', text: 'x' }, { quantity: nines }] }] };
    const location = (parts: Partial<RecipeDocument>): unknown => scaleRecipe({ title: 'Soup', ...parts }, three);
    assert.deepEqual(location(sections), at('ingredient_sections[0].ingredients[1].quantity'));
    assert.deepEqual(
      location({ variants: [{ id: 'v', ...sections }] }),
      at('variants[0].ingredient_sections[0].ingredients[1].quantity'),
    );
    assert.deepEqual(
      location({ instruction_sections: [{ steps: [{ text: 'x', ingredient_uses: uses }] }] }),
      at('instruction_sections[0].steps[0].ingredient_uses[0].quantity'),
    );
    assert.deepEqual(
      location({ yields: [{ quantity: { kind: 'sum', terms: [{ ...nines, kind: 'simple' }] } }] }),
      at('yields[0].quantity'),
    );
    assert.deepEqual(location({ scaled_by: '9'.repeat(1000) }), at('scaled_by'));
    assert.equal(scaleRecipe({ title: 'Soup', ...sections }, third).kind, 'scaled');
  });

  test('a list of long lines takes as long as it is long', async () => {
    for (const unit of ['1 cup ', 'a 1 ', 'a ', '12', '½', '1 g', 'to 1 ', '1/', '. ']) {
      const recipeOf = (lines: number, length: number): RecipeDocument => {
        const ingredient = { text: filledWith(unit)(length), quantity: cups('2', unit) };
        return {
          title: 'Soup',
          ingredient_sections: [{ ingredients: Array.from({ length: lines }, () => ingredient) }],
        };
      };
      const scale = (recipe: RecipeDocument) => scaled(recipe, rational(2));
      await assertGrowsLinearly(`lines of ${unit}`, 200, (lines) => recipeOf(lines, 10_000), scale);
      await assertGrowsLinearly(`long lines of ${unit}`, 10_000, (length) => recipeOf(50, length), scale);
    }
  });
});
