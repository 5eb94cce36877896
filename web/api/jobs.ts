import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import type { BulkItem } from '../../src/domains/bulk/index.ts';
import type { JobBody } from '../../src/domains/jobs/index.ts';
import { addressInPage, get, send } from './client.ts';
import type { Page } from './client.ts';

export type Job = JobBody;

/** Of an import, whose items are read as its preview, only the place and the status are told. */
export type JobItem = Pick<BulkItem, 'status'> & Partial<BulkItem> & { readonly position: number };

/** It gets on by itself, so it is worth looking again. */
export const isUnderWay = ({ state }: Pick<Job, 'state'>): boolean => state === 'queued' || state === 'running';

/** Events tell of a job as well; this is for its progress, and for where they do not come through. */
const LOOK_MS = 2000;

export const jobQuery = (id: string) =>
  queryOptions({
    queryKey: ['job', id],
    queryFn: ({ signal }) => get<Job>(`/jobs/${id}`, { signal }),
    refetchInterval: ({ state: { data } }) => data !== undefined && isUnderWay(data) && LOOK_MS,
  });

/** The newest first; they are kept for a day. */
export const jobsQuery = infiniteQueryOptions({
  queryKey: ['job', 'list'],
  queryFn: ({ pageParam: cursor, signal }) => get<Page<Job>>('/jobs', { query: { limit: 50, cursor }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.next_cursor ?? undefined,
  refetchInterval: ({ state: { data } }) =>
    data !== undefined && data.pages.some(({ items }) => items.some(isUnderWay)) && LOOK_MS,
});

/** What became of each thing that a job is done to, in the order of the request. */
export const jobItemsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['job', id, 'items'],
    queryFn: ({ pageParam: cursor, signal }) =>
      get<Page<JobItem>>(`/jobs/${id}/items`, { query: { limit: 50, cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });

/** What somebody may do to a job that is theirs. */
export const changeJob = async (id: string, change: 'cancel' | 'resume'): Promise<Job> =>
  (await send<Job>('POST', `/jobs/${id}/${change}`)).body;

/** Where what a job made is fetched from. The service names the file. */
export const downloadAddress = (id: string): string => addressInPage(`/jobs/${id}/download`);
