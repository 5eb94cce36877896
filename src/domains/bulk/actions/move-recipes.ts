import { createRevisionPrecondition } from '../../../platform/http/precondition.ts';
import { asId } from '../../../platform/ids/ids.ts';
import type { EntryId } from '../../../platform/ids/ids.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { restoreRecipe, trashRecipe } from '../../recipes/index.ts';
import { revisionOf } from '../bulk-action.ts';
import type { BulkAction } from '../bulk-action.ts';

/**
 * A recipe that is already in the target state counts as unchanged. Nothing has been written by the time that is known.
 */
const unlessThere = async (
  there: 'recipe-trashed' | 'recipe-not-trashed',
  move: () => ReturnType<typeof trashRecipe>,
): ReturnType<BulkAction['perform']> => {
  try {
    const { head } = await move();
    return { status: 'succeeded', result: { revision: head.revision } };
  } catch (error) {
    if (error instanceof Problem && error.code === there) return { status: 'unchanged' };
    throw error;
  }
};

export const trashMany: BulkAction = {
  id: 'trashRecipes',
  name: 'trash',
  access: 'editor',
  summary: 'Move many recipes to the trash',
  description:
    'The revision of each target is that of the recipe. A recipe that is already in the trash is `unchanged`.',
  takes: [],
  needsRevision: true,
  perform: (tx, scope, _input, target) =>
    unlessThere('recipe-trashed', () =>
      trashRecipe(tx, scope, asId<EntryId>(target.id), createRevisionPrecondition(revisionOf(target)), 'bulk'),
    ),
};

export const restoreMany: BulkAction = {
  id: 'restoreRecipes',
  name: 'restore',
  access: 'editor',
  summary: 'Restore many recipes from the trash',
  description: 'The revision of each target is that of the recipe. A recipe that is not in the trash is `unchanged`.',
  takes: [],
  needsRevision: true,
  perform: (tx, scope, _input, target) =>
    unlessThere('recipe-not-trashed', () =>
      restoreRecipe(tx, scope, asId<EntryId>(target.id), createRevisionPrecondition(revisionOf(target)), 'bulk'),
    ),
};
