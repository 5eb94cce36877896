import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { assertGrowsLinearly, filledWith } from '../../../../test/support/growth.ts';
import { multiply, rational } from '../../units/index.ts';
import type { Quantity, Rational } from '../../units/index.ts';
import { arbitraryRecipe } from '../arbitraries/recipe.arbitraries.ts';
import type { Ingredient } from '../schema/ingredient.schemas.ts';
import type { RecipeDocument } from '../schema/recipe.schemas.ts';
import { validateRecipe } from '../validation/validate-recipe.ts';
import { parseFactor, toFactor } from './factor.ts';
import { scaleRecipe } from './scale-recipe.ts';
import type { ScaleOptions, ScaledRecipe } from './scale-recipe.ts';

const withIngredient = (ingredient: Ingredient, more: Partial<RecipeDocument> = {}): RecipeDocument => ({
  title: 'Cake',
  ingredient_sections: [{ ingredients: [ingredient] }],
  ...more,
});

const scaleBy = (recipe: RecipeDocument, by: Rational, options?: ScaleOptions): ScaledRecipe => {
  const result = scaleRecipe(recipe, toFactor(by) ?? assert.fail('not a factor'), options);
  return result.kind === 'scaled' ? result.recipe : assert.fail(`${result.location} is too long`);
};

const getFirstIngredient = (recipe: RecipeDocument): Ingredient & { scaled_text?: string } =>
  recipe.ingredient_sections?.[0]?.ingredients?.[0] ?? assert.fail('no ingredient found');

const createCups = (value: string, text?: string): Quantity => ({
  kind: 'simple',
  amount: { value },
  unit: 'us.cup',
  ...(text !== undefined && { text }),
});

const factor = fc
  .tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 40 }))
  .map(([above, below]) => rational(above, below));

const ADDED_OR_SCALED: ReadonlySet<string> = new Set(
  'quantity authored_quantity scaled_text reading scaling converted weight uses times temperatures'.split(' '),
);

const stringifyUnscaled = (value: unknown): string =>
  JSON.stringify(value, (key, inner: unknown) => (ADDED_OR_SCALED.has(key) ? undefined : inner));

const scaleLine = (ingredient: Ingredient, by = rational(2)): string | undefined => {
  const found = getFirstIngredient(scaleBy(withIngredient(ingredient), by));
  assert.equal(found.text, ingredient.text);
  return found.scaled_text;
};

const tooLongAt = (place: string): unknown => ({ kind: 'too-long', location: `recipe.${place}` });

suite('scaling a recipe', () => {
  test('leaves the quantity of a line per person as it is, like the line', () => {
    const quantity: Quantity = { kind: 'simple', amount: { value: '100' }, unit: 'metric.gram' };
    const text = '100 g spaghetti per person';
    const found = getFirstIngredient(scaleBy(withIngredient({ text, quantity }, { language: 'en' }), rational(2)));
    assert.deepEqual([found.quantity, found.scaled_text], [quantity, undefined]);
  });

  test('is exact: 1/3 scaled by 3 is 1', () => {
    const found = getFirstIngredient(scaleBy(withIngredient({ quantity: createCups('1/3') }), rational(3)));
    assert.deepEqual(found.quantity?.amount, { value: '1' });
  });

  test('by a and then by b equals scaling by a × b', () => {
    fc.assert(
      fc.property(arbitraryRecipe, factor, factor, (recipe, a, b) => {
        assert.deepEqual(scaleBy(scaleBy(recipe, a), b), scaleBy(recipe, multiply(a, b)));
      }),
    );
  });

  test('keeps everything else, including unknown properties and all authored text', () => {
    fc.assert(
      fc.property(arbitraryRecipe, factor, (recipe, by) => {
        const before = JSON.stringify(recipe);
        const { ingredient_sections, instruction_sections, yields, variants, scaled_by, ...rest } = scaleBy(recipe, by);
        const { ingredient_sections: a, instruction_sections: b, yields: c, variants: d, ...unscaled } = recipe;
        assert.deepEqual(rest, unscaled);
        assert.ok(scaled_by);
        for (const [now, then] of [
          [ingredient_sections, a],
          [instruction_sections, b],
          [yields, c],
          [variants, d],
        ]) {
          assert.equal(stringifyUnscaled(now), stringifyUnscaled(then));
        }
        assert.equal(JSON.stringify(recipe), before);
      }),
    );
  });

  test('returns a valid document', () => {
    fc.assert(
      fc.property(arbitraryRecipe, factor, (recipe, by) => {
        assert.deepEqual(validateRecipe(scaleBy(recipe, by)).violations, undefined);
      }),
    );
  });

  test('adds the scaled line next to the authored one', () => {
    assert.equal(
      scaleLine({ text: '1 cup flour, sifted', quantity: createCups('1', '1 cup') }),
      '2 cups flour, sifted',
    );
    assert.equal(scaleLine({ text: 'Flour: 1 cup', quantity: createCups('1', '1 cup') }), 'Flour: 2 cups');
    assert.equal(scaleLine({ text: '1 cup flour', quantity: createCups('1') }), '2 cups flour');
    assert.equal(scaleLine({ text: '2 c. flour', quantity: createCups('2') }), '4 c. flour');
    assert.equal(scaleLine({ text: '½ c. flour', quantity: createCups('1/2') }), '1 c. flour');
    assert.equal(scaleLine({ text: 'some flour', name: 'flour', quantity: createCups('1') }), undefined);
    assert.equal(scaleLine({ name: 'flour', quantity: createCups('1') }), '2 cups flour');
    assert.equal(
      scaleLine({ name: 'onion', preparation: 'chopped', quantity: { kind: 'simple', amount: { value: '1' } } }),
      '2 onion, chopped',
    );
    assert.equal(scaleLine({ text: '11/2 loaves', quantity: { kind: 'simple', amount: { value: '1' } } }), undefined);
    assert.equal(scaleLine({ text: 'salt to taste', quantity: { kind: 'simple', text: 'to taste' } }), undefined);
    assert.equal(scaleLine({ text: 'salt' }), undefined);
  });

  test('rounds texts to what a cook can measure, but not the quantity', () => {
    const found = getFirstIngredient(
      scaleBy(withIngredient({ text: '1 cup milk', quantity: createCups('1', '1 cup') }), rational(1, 7)),
    );
    assert.deepEqual(found.quantity?.amount, { value: '1/7' });
    assert.match(found.quantity?.text ?? '', /^about /);
    assert.equal(found.scaled_text, `${found.quantity?.text} milk`);
  });

  test('uses the convention and language of the reader', () => {
    const milk = withIngredient({ text: '2 cups milk', quantity: createCups('2', '2 cups') }, { language: 'en' });
    const { quantity } = getFirstIngredient(
      scaleBy(milk, rational(1), { convention: 'metric', language: 'de', numbers: 'decimal' }),
    );
    assert.equal(quantity?.unit, 'metric.millilitre');
    assert.match(quantity?.text ?? '', /^ca\. |^etwa |^ungefähr |^\d/);
    assert.match(quantity?.text ?? '', /(?:ml|Milliliter)$/);
  });

  test('converts the ounces of a drink to millilitres, like its line', () => {
    const quantity: Quantity = { kind: 'simple', amount: { value: '2' }, unit: 'avoirdupois.ounce' };
    const convert = (text: string) =>
      getFirstIngredient(scaleBy(withIngredient({ text, quantity }), rational(1), { convention: 'metric' }));
    const bourbon = convert('2 oz bourbon');
    assert.deepEqual(
      [bourbon.quantity?.unit, bourbon.scaled_text, bourbon.authored_quantity?.unit],
      ['metric.millilitre', 'about 60 ml bourbon', 'avoirdupois.ounce'],
    );
    assert.equal(convert('2 oz butter').quantity?.unit, 'metric.gram');
    assert.equal(convert('4 oz butter, 1 oz gin').quantity?.unit, 'metric.gram');
  });

  test('scales yields, including those that are only text', () => {
    const recipe = { title: 'Rolls', yields: [{ text: 'Serves 4' }, { text: '12 rolls' }, { text: 'plenty' }] };
    const { yields, scaled_by } = scaleBy(recipe, rational(3, 2));
    assert.deepEqual(
      yields?.map((one) => ('scaled_text' in one ? one.scaled_text : one.text)),
      ['Serves 6', '18 rolls', 'plenty'],
    );
    assert.equal(scaled_by, '3/2');
  });

  test('scales options, sums and ingredient uses, but not package sizes, equipment, times or nutrition', () => {
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
    const found = scaleBy({ ...recipe, variants: [{ id: 'v', ...recipe }] }, rational(2));
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

  test('keeps unknown properties of every part of a quantity, and an explicit approximate: false', () => {
    const known = { kind: 'simple', amount: { value: '1', approximate: false }, unit: 'us.cup' } as const;
    const sum = {
      kind: 'sum',
      terms: [{ ...known, x: 1 }],
      y: 2,
      options: [{ kind: 'sum', terms: [{ ...known, z: 3 }] }],
    };
    const found = getFirstIngredient(scaleBy(withIngredient({ quantity: sum as Quantity }), rational(2))).quantity;
    const twice = { ...known, amount: { value: '2', approximate: false } };
    assert.deepEqual(found, {
      ...sum,
      terms: [{ ...twice, x: 1 }],
      options: [{ kind: 'sum', terms: [{ ...twice, z: 3 }] }],
      text: '2 cups / 2 cups',
    });
  });

  test('returns the location of a number that no longer fits in a document, instead of a recipe', () => {
    const three = parseFactor('3') ?? assert.fail();
    const third = parseFactor('1/3') ?? assert.fail();
    const nines: Quantity = { kind: 'simple', amount: { value: '9'.repeat(128) } };
    const uses = [{ ingredient_id: 'a', quantity: nines }];
    const sections = { ingredient_sections: [{ ingredients: [{ id: 'a', text: 'x' }, { quantity: nines }] }] };
    const location = (parts: Partial<RecipeDocument>): unknown => scaleRecipe({ title: 'Soup', ...parts }, three);
    assert.deepEqual(location(sections), tooLongAt('ingredient_sections[0].ingredients[1].quantity'));
    assert.deepEqual(
      location({ variants: [{ id: 'v', ...sections }] }),
      tooLongAt('variants[0].ingredient_sections[0].ingredients[1].quantity'),
    );
    assert.deepEqual(
      location({ instruction_sections: [{ steps: [{ text: 'x', ingredient_uses: uses }] }] }),
      tooLongAt('instruction_sections[0].steps[0].ingredient_uses[0].quantity'),
    );
    assert.deepEqual(
      location({ yields: [{ quantity: { kind: 'sum', terms: [{ ...nines, kind: 'simple' }] } }] }),
      tooLongAt('yields[0].quantity'),
    );
    assert.deepEqual(location({ scaled_by: '9'.repeat(1000) }), tooLongAt('scaled_by'));
    assert.equal(scaleRecipe({ title: 'Soup', ...sections }, third).kind, 'scaled');
  });

  test('takes time proportional to the length of the lines', async () => {
    for (const unit of ['1 cup ', 'a 1 ', 'a ', '12', '½', '1 g', 'to 1 ', '1/', '. ']) {
      const recipeOf = (lines: number, length: number): RecipeDocument => {
        const ingredient = { text: filledWith(unit)(length), quantity: createCups('2', unit) };
        return {
          title: 'Soup',
          ingredient_sections: [{ ingredients: Array.from({ length: lines }, () => ingredient) }],
        };
      };
      const scale = (recipe: RecipeDocument) => scaleBy(recipe, rational(2));
      await assertGrowsLinearly(`lines of ${unit}`, 200, (lines) => recipeOf(lines, 10_000), scale);
      await assertGrowsLinearly(`long lines of ${unit}`, 10_000, (length) => recipeOf(50, length), scale);
    }
  });
});
