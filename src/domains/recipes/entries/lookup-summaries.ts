import type { Db } from '../../../platform/db/database.ts';
import { JsonText } from '../../../platform/http/api-response.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { loadSummaryLookup } from '../summaries/load-summary-lookup.ts';

/**
 * Summaries of the requested recipes, in the requested order, each once. Those in the trash are included, with
 * `deleted_at`. Lists the ids that the library does not have, whether they are unknown or belong to another library.
 */
export const lookupSummaries = async (db: Db, scope: LibraryScope, ids: readonly string[]): Promise<JsonText> => {
  const requested = [...new Set(ids)];
  const summaryOf = await loadSummaryLookup(db, scope, requested);
  const items = requested.flatMap((id) => summaryOf(id) ?? []);
  const unresolved = requested.filter((id) => summaryOf(id) === undefined);
  return new JsonText(`{"items":[${items.join(',')}],"unresolved_ids":${JSON.stringify(unresolved)}}`);
};
