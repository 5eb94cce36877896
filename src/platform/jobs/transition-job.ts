import { getCurrentInstant } from '../clock/clock.ts';
import type { Clock } from '../clock/clock.ts';
import type { Tx } from '../db/database.ts';
import type { JobState } from './job.tables.ts';
import { emitJobUpdated } from './emit-job-updated.ts';
import type { Job, JobProgress } from './job.ts';
import { updateJob } from './job.store.ts';

export interface Move extends Partial<JobProgress> {
  readonly state: Exclude<JobState, 'running' | 'expired'>;
  readonly result?: object;
  readonly problem?: object;
}

/** Moves a job that the transaction holds to another state, in which no worker has it. */
export const transitionJob = (
  tx: Tx,
  by: { readonly clock: Clock },
  job: Job,
  { result, problem, ...move }: Move,
): Job => {
  const moved: Job = {
    ...job,
    ...move,
    revision: job.revision + 1,
    updatedAt: getCurrentInstant(by.clock),
    result: result === undefined ? job.result : JSON.stringify(result),
    problem: problem === undefined ? null : JSON.stringify(problem),
  };
  updateJob(tx, { ...moved, updated_at: moved.updatedAt, worker: null, lease_until: null, cancels: 0 });
  emitJobUpdated(tx, by, moved);
  return moved;
};
