import { randomUUID } from 'node:crypto';

import { completeRecipe } from '../../../src/domains/recipe-format/index.ts';
import type { RecipeDocument } from '../../../src/domains/recipe-format/index.ts';
import { parseRecipe } from '../../../src/domains/recipes/index.ts';
import type { LoadedRecipe } from '../../../src/domains/recipes/index.ts';
import { deriveRequirements } from '../../../src/domains/shopping/requirements/derive-requirements.ts';
import type { Origin } from '../../../src/domains/shopping/requirements/origin.ts';
import { RecipeIndex } from '../../../src/domains/shopping/requirements/recipe-index.ts';
import { asId } from '../../../src/platform/ids/ids.ts';
import type { EntryId } from '../../../src/platform/ids/ids.ts';
import { createRecipes, getScale } from './recipe-sets.ts';
import { timeKinds } from './review-kinds.ts';
import type { KindFigures } from './review-kinds.ts';

/** A recipe in the form the service has when it starts deriving. */
const toReadRecipe = (authored: RecipeDocument): LoadedRecipe => {
  const document = completeRecipe(authored, randomUUID);
  return {
    entryId: asId<EntryId>(randomUUID()),
    recipeId: document.id,
    state: 'active',
    translationGroup: undefined,
    presentRevision: 1,
    revision: 1,
    parsedRecipe: parseRecipe(document),
  };
};

const toPortion = ({ entryId }: LoadedRecipe, index: number): Origin => ({
  kind: 'portion',
  id: `portion-${index}`,
  entryId,
  recipeId: entryId,
  scale: getScale(index),
});

/** Times only the derivation of requirements, in this process, without database or network. */
export const timeDerivation = (reviews: number): Promise<readonly KindFigures[]> =>
  timeKinds(reviews, async (set) => {
    const recipes = createRecipes(set).map(toReadRecipe);
    const origins = recipes.map(toPortion);
    const shelf = new RecipeIndex({ recipes, subRecipeEntryIds: new Map(), isComplete: true });
    return async () => {
      const startedAt = performance.now();
      const derivation = deriveRequirements(origins, shelf);
      let step = derivation.next();
      while (step.done !== true) step = derivation.next();
      const ms = performance.now() - startedAt;
      if (step.value.kind !== 'derived') throw new Error('the derivation failed');
      return ms;
    };
  });
