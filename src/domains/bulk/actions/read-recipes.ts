import { createRevisionPrecondition } from '../../../platform/http/precondition.ts';
import { asId } from '../../../platform/ids/ids.ts';
import type { EntryId } from '../../../platform/ids/ids.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { findCurrentRecipeStates } from '../../recipes/index.ts';
import { revisionOf } from '../bulk-action.ts';
import type { BulkAction } from '../bulk-action.ts';

/** Returns each recipe in its current state and changes nothing. */
export const readMany: BulkAction = {
  id: 'readRecipes',
  name: 'read',
  access: 'viewer',
  summary: 'Read many recipes',
  description:
    'Changes nothing. The revision of each target is that of the recipe. Each item contains the current recipe, even from the trash or at another revision (`revision-conflict`).',
  takes: [],
  needsRevision: true,
  perform: async (tx, { libraryId }, _input, target) => {
    const id = asId<EntryId>(target.id);
    const standing = (await findCurrentRecipeStates(tx, libraryId, [id])).get(id);
    if (standing === undefined) throw new Problem('recipe-not-found');
    createRevisionPrecondition(revisionOf(target)).check(standing.revision);
    return { status: 'succeeded', result: { revision: standing.revision } };
  },
};
