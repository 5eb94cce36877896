import { randomUUID } from 'node:crypto';

import { completeRecipe } from '../../src/domains/recipe-format/index.ts';
import type { RecipeDocument } from '../../src/domains/recipe-format/index.ts';
import { readRecipe } from '../../src/domains/recipes/index.ts';
import type { ReadRecipe } from '../../src/domains/recipes/index.ts';
import { deriveRequirements } from '../../src/domains/shopping/requirements/derive-requirements.ts';
import type { Origin } from '../../src/domains/shopping/requirements/origin.ts';
import { RecipeShelf } from '../../src/domains/shopping/requirements/recipe-shelf.ts';
import { asId } from '../../src/platform/ids/ids.ts';
import type { EntryId } from '../../src/platform/ids/ids.ts';
import { recipesOfSet, scaleOf } from './recipes.ts';
import { timeKinds } from './review-kinds.ts';
import type { KindFigures } from './review-kinds.ts';

/** A recipe as the service has it when it begins to derive. */
const asRead = (authored: RecipeDocument): ReadRecipe => {
  const document = completeRecipe(authored, randomUUID);
  return {
    entryId: asId<EntryId>(randomUUID()),
    recipeId: document.id,
    state: 'active',
    translationGroup: undefined,
    presentRevision: 1,
    revision: 1,
    reading: readRecipe(document),
  };
};

const asPortion = ({ entryId }: ReadRecipe, index: number): Origin => ({
  kind: 'portion',
  id: `portion-${index}`,
  entryId,
  recipeId: entryId,
  scale: scaleOf(index),
});

/** The derivation of requirements alone, in this process: neither database nor network. */
export const timeDerivation = (reviews: number): Promise<readonly KindFigures[]> =>
  timeKinds(reviews, async (set) => {
    const recipes = recipesOfSet(set).map(asRead);
    const origins = recipes.map(asPortion);
    const shelf = new RecipeShelf({ recipes, makers: new Map(), isComplete: true });
    return async () => {
      const began = performance.now();
      const { kind } = deriveRequirements(origins, shelf);
      const ms = performance.now() - began;
      if (kind !== 'derived') throw new Error('the derivation was refused');
      return ms;
    };
  });
