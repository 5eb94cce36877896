import { send } from '../../api/client.ts';
import { hasCode } from '../../api/problem.ts';
import type { Target } from '../bulk/bulk.api.ts';

/**
 * One after another, each told of as it is gone: the first that is refused ends it, and the rest can be tried again. One
 * that is gone already is what was wanted.
 */
export const purgeRecipes = async (recipes: readonly Target[], onGone: (id: string) => void): Promise<void> => {
  for (const { id, revision } of recipes) {
    await send('DELETE', `/recipes/${id}/permanently`, { ifMatch: revision }).catch((error: unknown) => {
      if (!hasCode(error, 'recipe-not-found')) throw error;
    });
    onGone(id);
  }
};
