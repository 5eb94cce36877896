import type { Db } from '../../platform/db/database.ts';
import { JsonText } from '../../platform/http/answer.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import { isUuid } from '../../platform/ids/ids.ts';
import { numbersOfEntries, readSummaries } from './summary.store.ts';

/**
 * The summaries of some recipes, in the order in which they were asked for, each once; also of those in the trash, with
 * `deleted_at`. What the library does not have is named, whether it is unknown or another's.
 */
export const lookupRecipes = async (db: Db, scope: LibraryScope, ids: readonly string[]): Promise<JsonText> => {
  const asked = [...new Set(ids)];
  const numbers = await numbersOfEntries(db, scope.libraryId, asked.filter(isUuid));
  const summaries = await readSummaries(db, scope, [...numbers.values()]);
  const summaryOf = (id: string): string | undefined => summaries.get(numbers.get(id) ?? 0);
  const items = asked.flatMap((id) => summaryOf(id) ?? []);
  const unresolved = asked.filter((id) => summaryOf(id) === undefined);
  return new JsonText(`{"items":[${items.join(',')}],"unresolved_ids":${JSON.stringify(unresolved)}}`);
};
