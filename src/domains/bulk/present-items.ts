import type { Db } from '../../platform/db/database.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import type { ItemOutcome } from '../../platform/jobs/job.ts';
import type { ItemStatus } from '../../platform/jobs/job.tables.ts';
import { loadSummaryLookup } from '../recipes/index.ts';

/** What is known about a target. */
export interface KnownItem {
  readonly id: string;
  readonly status: ItemStatus;
  readonly result: ItemOutcome['result'] | null;
}

/** Adds the current recipe to each item, with a constant number of queries. */
export const presentItems = async (
  db: Db,
  scope: LibraryScope,
  items: readonly KnownItem[],
): Promise<readonly object[]> => {
  const summaryOf = await loadSummaryLookup(db, scope, [...new Set(items.map(({ id }) => id))]);
  return items.map(({ id, status, result }) => {
    const summary = summaryOf(id);
    return { id, status, ...result, ...(summary !== undefined && { recipe: JSON.parse(summary) as object }) };
  });
};
