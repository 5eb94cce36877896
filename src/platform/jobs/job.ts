import type { Instant } from '../clock/clock.ts';
import type { ItemStatus, JobState } from './job.tables.ts';
import type { Id, LibraryId, UserId } from '../ids/ids.ts';

export type JobId = Id<'job'>;

/** Identifies one lane of one instance. Never reused. */
export type WorkerId = Id<'worker'>;

/** Failed items count as done, too. */
export interface JobProgress {
  readonly total: number;
  readonly done: number;
  readonly succeeded: number;
  readonly failed: number;
}

/** Work that continues after its request has been answered. */
export interface Job extends JobProgress {
  readonly id: JobId;
  readonly libraryId: LibraryId;
  readonly kind: string;
  readonly state: JobState;
  readonly revision: number;
  /** JSON that only this kind of job understands. */
  readonly input: string;
  /** JSON. */
  readonly result: string | null;
  /** JSON: why it failed. */
  readonly problem: string | null;
  readonly createdBy: UserId;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  readonly expiresAt: Instant;
}

/** One of the targets that a job processes. */
export interface JobItem {
  readonly position: number;
  /** JSON. */
  readonly target: string;
  readonly status: ItemStatus;
  /** JSON. */
  readonly result: string | null;
}

/** The result of processing an item. */
export interface ItemOutcome {
  readonly status: Exclude<ItemStatus, 'pending'>;
  readonly result?: object | undefined;
  /** The result of the job so far, if it is more than a count. */
  readonly jobResult?: object | undefined;
}

/** The job as of that moment: past its expiry it counts as expired, even if that has not been written yet. */
export const applyExpiry = (job: Job, now: Instant): Job => (job.expiresAt > now ? job : { ...job, state: 'expired' });

const ENDED: ReadonlySet<JobState> = new Set(['succeeded', 'failed', 'cancelled', 'expired']);

/** The job has reached a final state. */
export const hasJobEnded = ({ state }: Pick<Job, 'state'>): boolean => ENDED.has(state);

const GOOD: ReadonlySet<ItemStatus> = new Set(['succeeded', 'unchanged']);

/** Whether an item is in the desired state. */
export const isSuccessfulItem = ({ status }: Pick<JobItem, 'status'>): boolean => GOOD.has(status);
