import type { Db } from '../../../platform/db/database.ts';
import { JsonText, ok } from '../../../platform/http/api-response.ts';
import type { ApiResponse } from '../../../platform/http/api-response.ts';
import { toEtag } from '../../../platform/http/etag.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import type { EntryId } from '../../../platform/ids/ids.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { findCurrentRevisionNumber } from '../entries/recipe.store.ts';
import { formatRevisionItemJson } from './revision-json.ts';
import { listRevisions } from './revision.store.ts';

interface Part {
  readonly limit?: number;
  readonly offset?: number;
}

/** A page of the history of a recipe, newest revision first. It changes with the recipe, so it has the same ETag. */
export const listRevisionHistory = async (
  db: Db,
  scope: LibraryScope,
  id: EntryId,
  { limit = 50, offset = 0 }: Part,
): Promise<ApiResponse> => {
  const present = await findCurrentRevisionNumber(db, scope.libraryId, id);
  if (present === undefined) throw new Problem('recipe-not-found');
  const items = await listRevisions(db, id, limit, offset);
  return ok(new JsonText(`{"items":[${items.map(formatRevisionItemJson).join(',')}]}`), toEtag(present));
};
