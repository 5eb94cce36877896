import type { Db } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { isUuid } from '../../../platform/ids/ids.ts';
import { findRecipeNumbers, findSummaries } from './summary.store.ts';

/** The JSON summaries of recipes, by id. Leaves out recipes that the library does not have. */
export const loadSummaryLookup = async (
  db: Db,
  scope: LibraryScope,
  ids: readonly string[],
): Promise<(id: string) => string | undefined> => {
  const numbers = await findRecipeNumbers(db, scope.libraryId, ids.filter(isUuid));
  const summaries = await findSummaries(db, scope, [...numbers.values()]);
  return (id) => summaries.get(numbers.get(id) ?? 0);
};
