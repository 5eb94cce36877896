// Test helpers: sets of recipes and what is derived from them.
import assert from 'node:assert/strict';

import { asId } from '../../../platform/ids/ids.ts';
import type { EntryId } from '../../../platform/ids/ids.ts';
import { completeRecipe } from '../../recipe-format/index.ts';
import type { Ingredient, RecipeDocument } from '../../recipe-format/index.ts';
import { readRecipe } from '../../recipes/index.ts';
import type { ReadRecipe } from '../../recipes/index.ts';
import type { Requirement } from '../list.schemas.ts';
import { deriveRequirements } from './derive-requirements.ts';
import type { Derivation, DerivationOptions } from './derive-requirements.ts';
import type { Origin, Portion } from './origin.ts';
import { RecipeShelf } from './recipe-shelf.ts';

/** An unparsed line, or an ingredient. */
type Line = string | Ingredient;

/** The entry id of a recipe in these tests. */
export const entryOf = (recipeId: string): EntryId => asId(`entry-${recipeId}`);

/** A document with one list of ingredients, with the ids `1`, `2`, … */
export const documentOf = (id: string, lines: readonly Line[], more: Partial<RecipeDocument> = {}): RecipeDocument => ({
  title: id,
  language: 'en',
  ingredient_sections: [
    {
      ingredients: lines.map((line, index) => ({
        id: String(index + 1),
        ...(typeof line === 'string' ? { text: line } : line),
      })),
    },
  ],
  ...more,
  id,
});

export const recipeOf = (document: RecipeDocument, stand: Partial<ReadRecipe> = {}): ReadRecipe => {
  let count = 0;
  const complete = completeRecipe(document, () => `given-${(count += 1)}`);
  return {
    entryId: entryOf(complete.id),
    recipeId: complete.id,
    state: 'active',
    translationGroup: undefined,
    presentRevision: 1,
    revision: 1,
    reading: readRecipe(complete),
    ...stand,
  };
};

/** A library of these recipes, each of which makes the ingredients that refer to its portable id. */
export const shelfOf = (...recipes: readonly (ReadRecipe | RecipeDocument)[]): RecipeShelf => {
  const all = recipes.map((recipe) => ('entryId' in recipe ? recipe : recipeOf(recipe)));
  return new RecipeShelf({
    recipes: all,
    makers: new Map(all.map(({ recipeId, entryId }) => [recipeId, entryId])),
    isComplete: true,
  });
};

/** A portion of a recipe, with the portable id as its name. */
export const portionOf = (recipeId: string, more: Partial<Portion> = {}): Portion => ({
  kind: 'portion',
  id: `portion-of-${recipeId}`,
  entryId: entryOf(recipeId),
  recipeId,
  ...more,
});

/** The derivation result; fails if nothing can be derived. */
export const derived = (
  origins: readonly Origin[],
  shelf: RecipeShelf,
  options: DerivationOptions = {},
): Extract<Derivation, { kind: 'derived' }> => {
  const derivation = deriveRequirements(origins, shelf, options);
  return derivation.kind === 'derived' ? derivation : assert.fail(JSON.stringify(derivation.fault));
};

export const required = (...of: Parameters<typeof derived>): readonly Requirement[] => derived(...of).requirements;

/** For example `200 g flour`. */
export const told = ({ source: { quantity, name } }: Requirement): string => `${quantity} ${name}`.trim();
