import type { Db } from '../../platform/db/database.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import { isUuid } from '../../platform/ids/ids.ts';
import { numbersOfEntries, readSummaries } from './summary.store.ts';

/** The JSON summaries of recipes, by id. Leaves out recipes that the library does not have. */
export const summariesBy = async (
  db: Db,
  scope: LibraryScope,
  ids: readonly string[],
): Promise<(id: string) => string | undefined> => {
  const numbers = await numbersOfEntries(db, scope.libraryId, ids.filter(isUuid));
  const summaries = await readSummaries(db, scope, [...numbers.values()]);
  return (id) => summaries.get(numbers.get(id) ?? 0);
};
