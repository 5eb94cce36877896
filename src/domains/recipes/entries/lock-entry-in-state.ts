import type { Tx } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import type { EntryId } from '../../../platform/ids/ids.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import type { RecipeState } from '../recipes.tables.ts';
import { lockEntry } from './recipe.store.ts';
import type { EntryHead } from './recipe.store.ts';

/** The problem codes for an entry that is not in the expected state. */
const refusals = { active: 'recipe-trashed', trashed: 'recipe-not-trashed' } as const;

/** Locks an entry for a change, and throws unless it is in the expected state. */
export const lockEntryInState = async (
  tx: Tx,
  scope: LibraryScope,
  id: EntryId,
  state: RecipeState,
): Promise<EntryHead> => {
  const entry = await lockEntry(tx, scope, id);
  if (entry === undefined) throw new Problem('recipe-not-found');
  if (entry.state !== state) throw new Problem(refusals[state]);
  return entry;
};
