import type { Instant } from '../clock/clock.ts';

export const jobStates = [
  'queued',
  'running',
  'awaiting-preview',
  'interrupted',
  'succeeded',
  'failed',
  'cancelled',
  'expired',
] as const;

export type JobState = (typeof jobStates)[number];

export const itemStatuses = [
  'pending',
  'succeeded',
  'unchanged',
  'not-found',
  'forbidden',
  'revision-conflict',
  'invalid',
  'skipped',
  'outcome-unknown',
] as const;

export type ItemStatus = (typeof itemStatuses)[number];

export interface JobTables {
  job: {
    id: string;
    library_id: string;
    kind: string;
    state: JobState;
    revision: number;
    total: number;
    done: number;
    succeeded: number;
    failed: number;
    /** JSON that only this kind of job understands. */
    input: string;
    /** JSON. */
    result: string | null;
    /** JSON: why it failed. */
    problem: string | null;
    created_by: string;
    created_at: Instant;
    updated_at: Instant;
    expires_at: Instant;
    /** The worker that holds the lease, and when the lease expires. */
    worker: string | null;
    lease_until: Instant | null;
    /** 1 if cancellation was requested while it was running. */
    cancels: number;
  };
  job_item: {
    job_id: string;
    position: number;
    /** JSON. */
    target: string;
    status: ItemStatus;
    /** JSON. */
    result: string | null;
  };
}

declare module '../db/tables.ts' {
  interface Tables extends JobTables {}
}
