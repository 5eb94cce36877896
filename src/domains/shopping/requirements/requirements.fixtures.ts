// Test helpers that create recipes and derive requirements from them.
import assert from 'node:assert/strict';

import { asId } from '../../../platform/ids/ids.ts';
import type { EntryId } from '../../../platform/ids/ids.ts';
import { collectSteps } from '../../../platform/threads/steps.ts';
import { completeRecipe } from '../../recipe-format/index.ts';
import type { Ingredient, RecipeDocument } from '../../recipe-format/index.ts';
import { parseRecipe } from '../../recipes/index.ts';
import type { LoadedRecipe } from '../../recipes/index.ts';
import type { Requirement } from '../lists/list.schemas.ts';
import { deriveRequirements } from './derive-requirements.ts';
import type { DerivationEnd } from './derive-requirements.ts';
import type { Portion } from './origin.ts';
import { RecipeIndex } from './recipe-index.ts';

/** An unparsed line, or an ingredient. */
type Line = string | Ingredient;

/** The entry id of a recipe in these tests. */
export const toTestRecipeEntryId = (recipeId: string): EntryId => asId(`entry-${recipeId}`);

/** A recipe document with one ingredient section, whose ingredients have the ids `1`, `2`, … */
export const createTestRecipeDocument = (
  id: string,
  lines: readonly Line[],
  more: Partial<RecipeDocument> = {},
): RecipeDocument => ({
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

export const createTestLoadedRecipe = (
  document: RecipeDocument,
  overrides: Partial<LoadedRecipe> = {},
): LoadedRecipe => {
  let count = 0;
  const complete = completeRecipe(document, () => `given-${(count += 1)}`);
  return {
    entryId: toTestRecipeEntryId(complete.id),
    recipeId: complete.id,
    state: 'active',
    translationGroup: undefined,
    presentRevision: 1,
    revision: 1,
    parsedRecipe: parseRecipe(complete),
    ...overrides,
  };
};

/** A lookup of these recipes, in which ingredients refer to sub-recipes by portable id. */
export const createTestRecipeLookup = (...recipes: readonly (LoadedRecipe | RecipeDocument)[]): RecipeIndex => {
  const all = recipes.map((recipe) => ('entryId' in recipe ? recipe : createTestLoadedRecipe(recipe)));
  return new RecipeIndex({
    recipes: all,
    subRecipeEntryIds: new Map(all.map(({ recipeId, entryId }) => [recipeId, entryId])),
    isComplete: true,
  });
};

/** A portion of a recipe that is named by its portable id. */
export const createTestPortion = (recipeId: string, more: Partial<Portion> = {}): Portion => ({
  kind: 'portion',
  id: `portion-of-${recipeId}`,
  entryId: toTestRecipeEntryId(recipeId),
  recipeId,
  ...more,
});

/** The whole result of a derivation. */
type WholeDerivation =
  | { readonly kind: 'derived'; readonly requirements: readonly Requirement[]; readonly outdated: boolean }
  | Extract<DerivationEnd, { kind: 'refused' }>;

export const deriveWhole = (...of: Parameters<typeof deriveRequirements>): WholeDerivation => {
  const [requirements, end] = collectSteps(deriveRequirements(...of));
  return end.kind === 'derived' ? { ...end, requirements } : end;
};

/** The derivation result; fails if nothing can be derived. */
export const deriveOrFail = (
  ...of: Parameters<typeof deriveRequirements>
): Extract<WholeDerivation, { kind: 'derived' }> => {
  const derivation = deriveWhole(...of);
  return derivation.kind === 'derived' ? derivation : assert.fail(JSON.stringify(derivation.fault));
};

export const deriveRequirementsOrFail = (...of: Parameters<typeof deriveOrFail>): readonly Requirement[] =>
  deriveOrFail(...of).requirements;

/** For example `200 g flour`. */
export const toTestRequirementText = ({ source: { quantity, name } }: Requirement): string =>
  `${quantity} ${name}`.trim();
