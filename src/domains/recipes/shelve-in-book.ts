import type { Tx } from '../../platform/db/database.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import { changeMembership } from '../organization/index.ts';
import type { ChangedMembership } from '../organization/index.ts';
import { refile } from './search/index-recipe.ts';

type Membership = Parameters<typeof changeMembership>;

/** Puts a recipe into a book or takes it out, and finds it by that from then on. */
export const shelveInBook = async (
  tx: Tx,
  scope: LibraryScope,
  change: Membership[2],
  preconditions: Membership[3],
): Promise<ChangedMembership> => {
  const changed = await changeMembership(tx, scope, change, preconditions);
  if (!changed.isChanged) return changed;
  await tx.flush();
  await refile(tx, [change.entry]);
  return changed;
};
