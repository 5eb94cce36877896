import { asId } from '../../../platform/ids/ids.ts';
import type { EntryId } from '../../../platform/ids/ids.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { recipeStates } from '../../recipes/index.ts';
import type { BulkAction } from '../bulk-action.ts';

/** Returns each recipe in its current state and changes nothing. */
export const readMany: BulkAction = {
  id: 'readRecipes',
  name: 'read',
  access: 'viewer',
  summary: 'Read many recipes',
  description: 'Changes nothing. Each item contains the current recipe, even from the trash.',
  takes: [],
  needsRevision: false,
  perform: async (tx, { libraryId }, _input, target) => {
    const id = asId<EntryId>(target.id);
    const standing = (await recipeStates(tx, libraryId, [id])).get(id);
    if (standing === undefined) throw new Problem('recipe-not-found');
    return { status: 'succeeded', result: { revision: standing.revision } };
  },
};
