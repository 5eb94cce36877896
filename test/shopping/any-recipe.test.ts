// Requirements derived from arbitrary recipes and added up across arbitrary sources. Uses test generators of other
// domains.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { parseLine } from '../../src/domains/ingredients/index.ts';
import { completeRecipe } from '../../src/domains/recipe-format/index.ts';
import { arbitraryRecipe } from '../../src/domains/recipe-format/arbitraries/recipe.arbitraries.ts';
import { parseRecipe } from '../../src/domains/recipes/index.ts';
import type { LoadedRecipe } from '../../src/domains/recipes/index.ts';
import {
  deserializeParsedRecipe,
  serializeParsedRecipe,
} from '../../src/domains/recipes/ingredients/stored-parsed-recipe.ts';
import type { Source } from '../../src/domains/shopping/lists/list.schemas.ts';
import { formatTotalOfSources } from '../../src/domains/shopping/requirements/format-total-of-sources.ts';
import { RecipeIndex } from '../../src/domains/shopping/requirements/recipe-index.ts';
import {
  deriveOrFail,
  deriveWhole,
  toTestRecipeEntryId,
  createTestPortion,
  createTestLoadedRecipe,
} from '../../src/domains/shopping/requirements/requirements.fixtures.ts';
import { toIngredientRequirements } from '../../src/domains/shopping/requirements/to-ingredient-requirements.ts';
import { multiply, parseRational, formatRational } from '../../src/domains/units/index.ts';
import { quantities } from '../../src/domains/units/quantity/quantity.arbitraries.ts';

const inWords = (words: string): Partial<Source> => {
  const { quantity } = parseLine(`${words} butter`, 'en');
  return quantity === undefined ? {} : { exact: quantity };
};

/** The recipes with their parsed lines serialized and read back. */
const stored = (recipes: readonly LoadedRecipe[]): LoadedRecipe[] =>
  recipes.map((recipe) => {
    const text = serializeParsedRecipe(recipe.parsedRecipe);
    return text === undefined ? recipe : { ...recipe, parsedRecipe: deserializeParsedRecipe(text) };
  });

suite('shopping for arbitrary recipes', () => {
  test('derives requirements from any document, deterministically and scaled exactly', () => {
    const arbitraryScale = fc.tuple(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1, max: 999 }));
    fc.assert(
      fc.property(
        fc.array(arbitraryRecipe, { minLength: 1, maxLength: 3 }),
        arbitraryScale,
        (documents, [above, below]) => {
          const recipes = documents.map((document, index) =>
            createTestLoadedRecipe(completeRecipe({ ...document, id: `r${index}` }, () => 'x')),
          );
          // Each produces what the others use.
          const names = recipes.flatMap(({ parsedRecipe }) =>
            parsedRecipe.ingredients.flat().flatMap(({ madeBy }) => madeBy ?? []),
          );
          const makers = new Map(names.map((name, index) => [name, toTestRecipeEntryId(`r${index % recipes.length}`)]));
          const lookup = (read = structuredClone(recipes)) =>
            new RecipeIndex({ recipes: read, subRecipeEntryIds: makers, isComplete: true });
          const scale = `${above}/${below}`;
          const origins = recipes.map(({ recipeId }) => createTestPortion(recipeId, { scale }));
          const derivation = deriveWhole(origins, lookup());
          assert.deepEqual(deriveWhole(origins, lookup()), derivation);
          assert.deepEqual(deriveWhole(origins, lookup(stored(recipes))), derivation);
          if (derivation.kind === 'refused') return;
          const ids = derivation.requirements.map(({ id }) => id);
          assert.equal(new Set(ids).size, ids.length);
          const plain = deriveOrFail(
            recipes.map(({ recipeId }) => createTestPortion(recipeId)),
            lookup(),
          ).requirements;
          assert.deepEqual(
            plain.map(({ id }) => id),
            ids,
          );
          for (const [index, { source }] of derivation.requirements.entries()) {
            const authored = plain[index]?.source.amount;
            const scaled =
              authored && multiply(parseRational(authored) ?? assert.fail(), parseRational(scale) ?? assert.fail());
            assert.equal(source.amount, scaled && formatRational(scaled));
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  test('derives the same ingredient requirements each time, including every named ingredient', () => {
    fc.assert(
      fc.property(arbitraryRecipe, (recipe) => {
        const all = toIngredientRequirements(parseRecipe(recipe));
        assert.deepEqual(toIngredientRequirements(parseRecipe(structuredClone(recipe))), all);
        const ids = all.flatMap(({ id, alternatives }) => [id, ...alternatives.map((other) => other.id)]);
        assert.equal(new Set(ids).size, ids.length);
        for (const { name, foods } of all) {
          assert.ok(name.length <= 200 && name.isWellFormed());
          assert.ok(foods.every((food) => food !== ''));
        }
        const named = (recipe.ingredient_sections ?? []).flatMap(({ ingredients }) =>
          (ingredients ?? []).filter(({ name, relation }) => (name ?? '') !== '' && relation !== 'or'),
        );
        const taken = new Set(all.map(({ ingredientId }) => ingredientId));
        assert.ok(named.every(({ id }) => taken.has(id ?? '')));
      }),
    );
  });

  const arbitrarySource = fc
    .record(
      {
        exact: quantities,
        package: fc.constantFrom('14 oz', '14 OZ', '400 g'),
        quantity: fc.constantFrom('', 'to taste', '2 cups', 'TO TASTE', '3'),
        words: fc.constantFrom('1 cup', '2 tbsp', '1 heaped tsp', '2 Heaped tsp', '1 stick'),
      },
      { requiredKeys: ['quantity'] },
    )
    .map(({ words, ...more }): Source => ({
      id: 'x',
      label: 'Soup',
      name: 'Butter',
      language: 'en',
      ...more,
      ...(words !== undefined && inWords(words)),
    }));

  test('adds up the same quantity for any order of the sources', () => {
    const arbitrary = fc
      .array(arbitrarySource, { maxLength: 8 })
      .chain((sources) => fc.tuple(fc.constant(sources), fc.shuffledSubarray(sources, { minLength: sources.length })));
    fc.assert(
      fc.property(arbitrary, ([sources, shuffled]) =>
        assert.equal(formatTotalOfSources(shuffled), formatTotalOfSources(sources)),
      ),
      { numRuns: 500 },
    );
  });
});
