import type { Db } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import type { EntryId } from '../../../platform/ids/ids.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { findCurrentRevisionNumber } from '../entries/recipe.store.ts';
import { findRevision } from './revision.store.ts';
import type { RevisionWithDocument } from './revision.store.ts';

/** A complete revision of a recipe, as it was when it was made. */
export const getRevision = async (
  db: Db,
  scope: LibraryScope,
  id: EntryId,
  number: number,
): Promise<RevisionWithDocument> => {
  if ((await findCurrentRevisionNumber(db, scope.libraryId, id)) === undefined) throw new Problem('recipe-not-found');
  const revision = await findRevision(db, id, number);
  if (revision === undefined) throw new Problem('revision-not-found');
  return revision;
};
