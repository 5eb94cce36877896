import { instantOf } from '../clock/clock.ts';
import type { Clock } from '../clock/clock.ts';
import type { Tx } from '../db/database.ts';
import type { JobState } from '../db/tables/jobs.ts';
import { announceJob } from './announce-job.ts';
import type { Job, Progress } from './job.ts';
import { changeJob } from './job.store.ts';

interface Move extends Partial<Progress> {
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
    updatedAt: instantOf(by.clock),
    result: result === undefined ? job.result : JSON.stringify(result),
    problem: problem === undefined ? null : JSON.stringify(problem),
  };
  changeJob(tx, { ...moved, updated_at: moved.updatedAt, worker: null, lease_until: null, cancels: 0 });
  announceJob(tx, by, moved);
  return moved;
};
