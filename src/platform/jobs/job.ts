import type { Instant } from '../clock/clock.ts';
import type { ItemStatus, JobState } from '../db/tables/jobs.ts';
import type { Id, LibraryId, UserId } from '../ids/ids.ts';

export type JobId = Id<'job'>;

/** Who works at a job: one lane of one instance, told apart from any other that ever was. */
export type WorkerId = Id<'worker'>;

/** How far it is. What failed is done, too. */
export interface Progress {
  readonly total: number;
  readonly done: number;
  readonly succeeded: number;
  readonly failed: number;
}

/** Work that goes on after its request was answered. */
export interface Job extends Progress {
  readonly id: JobId;
  readonly libraryId: LibraryId;
  readonly kind: string;
  readonly state: JobState;
  readonly revision: number;
  /** JSON, known to its kind alone. */
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

/** One of the things that a job is done to. */
export interface JobItem {
  readonly position: number;
  /** JSON. */
  readonly target: string;
  readonly status: ItemStatus;
  /** JSON. */
  readonly result: string | null;
}

/** What came of an item. */
export interface ItemOutcome {
  readonly status: Exclude<ItemStatus, 'pending'>;
  readonly result?: object | undefined;
  /** What the job as a whole has come to with it, where that is more than a count. */
  readonly jobResult?: object | undefined;
}

/** A job as it stands at that moment: one whose time is over has expired, whether that was written down yet or not. */
export const asOf = (job: Job, now: Instant): Job => (job.expiresAt > now ? job : { ...job, state: 'expired' });

const ENDED: ReadonlySet<JobState> = new Set(['succeeded', 'failed', 'cancelled', 'expired']);

/** Nothing more comes of it. */
export const hasEnded = ({ state }: Pick<Job, 'state'>): boolean => ENDED.has(state);

const GOOD: ReadonlySet<ItemStatus> = new Set(['succeeded', 'unchanged']);

/** Whether an item is as it was wanted. */
export const isGood = ({ status }: Pick<JobItem, 'status'>): boolean => GOOD.has(status);
