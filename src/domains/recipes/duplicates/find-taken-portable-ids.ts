import type { Db } from '../../../platform/db/database.ts';
import type { LibraryId } from '../../../platform/ids/ids.ts';
import { findNumbersByPortableIds } from './duplicates.store.ts';

/** The given portable ids that are already in use in the library. Ignores the trash. */
export const findTakenPortableIds = async (
  db: Db,
  libraryId: LibraryId,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  const queries = ids.map((recipe_id, query) => ({ query, recipe_id }));
  const found = await findNumbersByPortableIds(db, libraryId, queries);
  return new Set(found.flatMap(({ query, numbers }) => (numbers.length > 0 ? (ids[query] ?? []) : [])));
};
