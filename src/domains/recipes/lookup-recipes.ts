import type { Db } from '../../platform/db/database.ts';
import { JsonText } from '../../platform/http/answer.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import { summariesBy } from './summaries-by.ts';

/**
 * The summaries of some recipes, in the order in which they were asked for, each once; also of those in the trash, with
 * `deleted_at`. What the library does not have is named, whether it is unknown or another's.
 */
export const lookupRecipes = async (db: Db, scope: LibraryScope, ids: readonly string[]): Promise<JsonText> => {
  const asked = [...new Set(ids)];
  const summaryOf = await summariesBy(db, scope, asked);
  const items = asked.flatMap((id) => summaryOf(id) ?? []);
  const unresolved = asked.filter((id) => summaryOf(id) === undefined);
  return new JsonText(`{"items":[${items.join(',')}],"unresolved_ids":${JSON.stringify(unresolved)}}`);
};
