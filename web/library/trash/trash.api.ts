import { send } from '../../api/client.ts';
import type { Target } from '../bulk/bulk.api.ts';

/** One after another: the first that is refused ends it, and those before are gone. */
export const purgeRecipes = async (recipes: readonly Target[]): Promise<void> => {
  for (const { id, revision } of recipes) await send('DELETE', `/recipes/${id}/permanently`, { ifMatch: revision });
};
