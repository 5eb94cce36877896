import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import type { BulkItem } from '../../src/domains/bulk/index.ts';
import type { JobBody } from '../../src/domains/jobs/index.ts';
import { buildPageUrl, get, send } from './client.ts';
import type { Page } from './client.ts';

export type Job = JobBody;

/** For an import, whose items are shown as its preview, only position and status are returned. */
export interface JobItem extends Pick<BulkItem, 'status'>, Partial<Omit<BulkItem, 'status' | 'recipe' | 'import'>> {
  readonly position: number;
  /** Of an item of an import; the items of other jobs show their recipe. */
  readonly title?: string;
  readonly recipe?: { readonly id: string; readonly title?: string };
  readonly import?: {
    readonly state: 'pending' | 'committed' | 'discarded';
    readonly outcome: 'created' | 'replaced' | 'skipped' | null;
    readonly reason?: string;
  };
}

/** Still making progress, so it is worth polling. */
export const isJobActive = ({ state }: Pick<Job, 'state'>): boolean => state === 'queued' || state === 'running';

/** Polling for progress, and as a fallback if events do not arrive. */
const POLL_MS = 2000;

export const jobQuery = (id: string) =>
  queryOptions({
    queryKey: ['job', id],
    queryFn: ({ signal }) => get<Job>(`/jobs/${id}`, { signal }),
    refetchInterval: ({ state: { data } }) => data !== undefined && isJobActive(data) && POLL_MS,
  });

/** Newest first; the service keeps them for a day. */
export const jobsQuery = infiniteQueryOptions({
  queryKey: ['job', 'list'],
  queryFn: ({ pageParam: cursor, signal }) => get<Page<Job>>('/jobs', { query: { limit: 50, cursor }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.next_cursor ?? undefined,
  refetchInterval: ({ state: { data } }) =>
    data !== undefined && data.pages.some(({ items }) => items.some(isJobActive)) && POLL_MS,
});

/** The outcome of each item of a job, in request order. */
export const jobItemsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['job', id, 'items'],
    queryFn: ({ pageParam: cursor, signal }) =>
      get<Page<JobItem>>(`/jobs/${id}/items`, { query: { limit: 50, cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });

export const changeJob = async (id: string, change: 'cancel' | 'resume'): Promise<Job> =>
  (await send<Job>('POST', `/jobs/${id}/${change}`)).body;

/** The download URL of a job's result. The service sets the file name. */
export const buildDownloadUrl = (id: string): string => buildPageUrl(`/jobs/${id}/download`);
