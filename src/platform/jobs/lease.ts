import { instantAfter, getCurrentInstant } from '../clock/clock.ts';
import type { Tx } from '../db/database.ts';
import type { JobId } from './job.ts';
import { renewLease } from './lease.store.ts';
import type { LeasedJob, Lease } from './lease.store.ts';
import type { WorkerContext } from './worker-context.ts';

/** Another worker has the job, or it has ended. Code that catches this must not change anything. */
export class LeaseLost extends Error {
  constructor() {
    super('the job is no longer this worker’s');
    this.name = 'LeaseLost';
  }
}

/** A lease that starts now. */
export const createLease = ({ clock, worker, leaseMs }: WorkerContext): Lease => ({
  worker,
  now: getCurrentInstant(clock),
  until: instantAfter(clock, leaseMs),
});

/** Locks the job until the transaction ends. Only a worker that holds the lease may do any work. */
export const requireLease = async (tx: Tx, working: WorkerContext, id: JobId): Promise<LeasedJob> => {
  const held = await renewLease(tx, id, createLease(working));
  if (held === undefined) throw new LeaseLost();
  return held;
};
