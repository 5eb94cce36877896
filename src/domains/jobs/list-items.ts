import type { Db } from '../../platform/db/database.ts';
import { ok } from '../../platform/http/api-response.ts';
import type { ApiResponse } from '../../platform/http/api-response.ts';
import { invalidCursor, parsePageQuery, createPage } from '../../platform/http/lists/pagination.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import type { JobId, JobItem } from '../../platform/jobs/job.ts';
import type { JobKind } from '../../platform/jobs/job-kind.ts';
import { listJobItems } from '../../platform/jobs/job.store.ts';
import { Problem } from '../../platform/problem/problem.ts';
import { getJob } from './get-job.ts';

interface ItemsQuery {
  readonly limit?: number;
  readonly cursor?: string;
}

/** The position after which the page starts. */
const placeOf = (after: readonly string[] | undefined, cursor = ''): number => {
  if (after === undefined) return -1;
  const place = Number(after[0]);
  if (!Number.isSafeInteger(place)) throw invalidCursor(cursor);
  return place;
};

/** Items without the details that only their job kind can add. */
const bare = (items: readonly JobItem[]): readonly object[] =>
  items.map(({ position, status }) => ({ position, status }));

/** One page of a job's items with their results, in request order. */
export const listItems = async (
  db: Db,
  scope: LibraryScope,
  kinds: readonly JobKind[],
  id: JobId,
  query: ItemsQuery,
): Promise<ApiResponse> => {
  const page = parsePageQuery(query, 1);
  const after = placeOf(page.after, query.cursor);
  const job = await getJob(db, scope, id);
  if (job.state === 'expired') throw new Problem('job-expired');
  const items = await listJobItems(db, id, after, page.limit + 1);
  const kind = kinds.find(({ name }) => name === job.kind);
  const shown = (await kind?.present?.(db, scope, items)) ?? bare(items);
  const listed = items.map(({ position }, index) => ({
    json: JSON.stringify(shown[index]),
    key: [String(position)],
  }));
  return ok(createPage(listed, page));
};
