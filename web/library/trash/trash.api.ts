import { send } from '../../api/client.ts';
import { hasCode } from '../../api/problem.ts';
import type { Target } from '../bulk/bulk.api.ts';

/**
 * Deletes in sequence and reports each: the first refusal ends it, and the rest can be retried. A recipe that is
 * already gone counts as deleted.
 */
export const purgeRecipes = async (recipes: readonly Target[], onGone: (id: string) => void): Promise<void> => {
  for (const { id, revision } of recipes) {
    await send('DELETE', `/recipes/${id}/permanently`, { ifMatch: revision }).catch((error: unknown) => {
      if (!hasCode(error, 'recipe-not-found')) throw error;
    });
    onGone(id);
  }
};
