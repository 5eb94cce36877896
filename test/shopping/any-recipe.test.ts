// Requirements derived from arbitrary recipes and added up across arbitrary sources. Uses test generators of other
// domains.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { readLine } from '../../src/domains/ingredients/index.ts';
import { completeRecipe } from '../../src/domains/recipe-format/index.ts';
import { arbitraryRecipe } from '../../src/domains/recipe-format/arbitraries/recipe.arbitraries.ts';
import { readRecipe } from '../../src/domains/recipes/index.ts';
import type { ReadRecipe } from '../../src/domains/recipes/index.ts';
import { parseReading, writeReading } from '../../src/domains/recipes/recipe-reading.ts';
import type { Source } from '../../src/domains/shopping/list.schemas.ts';
import { deriveRequirements } from '../../src/domains/shopping/requirements/derive-requirements.ts';
import { neededOf } from '../../src/domains/shopping/requirements/needed.ts';
import { RecipeShelf } from '../../src/domains/shopping/requirements/recipe-shelf.ts';
import { derived, entryOf, portionOf, recipeOf } from '../../src/domains/shopping/requirements/shelf.examples.ts';
import { takingsOf } from '../../src/domains/shopping/requirements/takings-of.ts';
import { multiply, parseRational, formatRational } from '../../src/domains/units/index.ts';
import { quantities } from '../../src/domains/units/quantity/quantity.arbitraries.ts';

const inWords = (words: string): Partial<Source> => {
  const { quantity } = readLine(`${words} butter`, 'en');
  return quantity === undefined ? {} : { exact: quantity };
};

/** Recipes whose parsed lines come from where they are stored. */
const stored = (recipes: readonly ReadRecipe[]): ReadRecipe[] =>
  recipes.map((recipe) => {
    const text = writeReading(recipe.reading);
    return text === undefined ? recipe : { ...recipe, reading: parseReading(text) };
  });

suite('shopping for any recipes', () => {
  test('derives requirements from any document, deterministically and scaled exactly', () => {
    const arbitraryScale = fc.tuple(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1, max: 999 }));
    fc.assert(
      fc.property(
        fc.array(arbitraryRecipe, { minLength: 1, maxLength: 3 }),
        arbitraryScale,
        (documents, [above, below]) => {
          const recipes = documents.map((document, index) =>
            recipeOf(completeRecipe({ ...document, id: `r${index}` }, () => 'x')),
          );
          // Each produces what the others use.
          const names = recipes.flatMap(({ reading }) =>
            reading.ingredients.flat().flatMap(({ madeBy }) => madeBy ?? []),
          );
          const makers = new Map(names.map((name, index) => [name, entryOf(`r${index % recipes.length}`)]));
          const shelf = (read = structuredClone(recipes)) =>
            new RecipeShelf({ recipes: read, makers, isComplete: true });
          const scale = `${above}/${below}`;
          const origins = recipes.map(({ recipeId }) => portionOf(recipeId, { scale }));
          const derivation = deriveRequirements(origins, shelf());
          assert.deepEqual(deriveRequirements(origins, shelf()), derivation);
          assert.deepEqual(deriveRequirements(origins, shelf(stored(recipes))), derivation);
          if (derivation.kind === 'refused') return;
          const ids = derivation.requirements.map(({ id }) => id);
          assert.equal(new Set(ids).size, ids.length);
          const plain = derived(
            recipes.map(({ recipeId }) => portionOf(recipeId)),
            shelf(),
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

  test('any document has the same takings each time, including every named ingredient', () => {
    fc.assert(
      fc.property(arbitraryRecipe, (recipe) => {
        const all = takingsOf(readRecipe(recipe));
        assert.deepEqual(takingsOf(readRecipe(structuredClone(recipe))), all);
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

  test('the order of the sources makes no difference', () => {
    const arbitrary = fc
      .array(arbitrarySource, { maxLength: 8 })
      .chain((sources) => fc.tuple(fc.constant(sources), fc.shuffledSubarray(sources, { minLength: sources.length })));
    fc.assert(
      fc.property(arbitrary, ([sources, shuffled]) => assert.equal(neededOf(shuffled), neededOf(sources))),
      { numRuns: 500 },
    );
  });
});
