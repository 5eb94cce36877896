import { instantAfter, instantOf } from '../clock/clock.ts';
import type { Tx } from '../db/database.ts';
import type { JobId } from './job.ts';
import { holdJob } from './lease.store.ts';
import type { HeldJob, Lease } from './lease.store.ts';
import type { Working } from './working.ts';

/** Somebody else has the job, or it is over: whoever meets this leaves all as it is. */
export class LeaseLost extends Error {
  constructor() {
    super('the job is no longer this worker’s');
    this.name = 'LeaseLost';
  }
}

/** From now on for as long as a lease lasts. */
export const newLease = ({ clock, worker, leaseMs }: Working): Lease => ({
  worker,
  now: instantOf(clock),
  until: instantAfter(clock, leaseMs),
});

/** Holds the job until the transaction ends. Nothing is done to anything by who does not hold it. */
export const holdLease = async (tx: Tx, working: Working, id: JobId): Promise<HeldJob> => {
  const held = await holdJob(tx, id, newLease(working));
  if (held === undefined) throw new LeaseLost();
  return held;
};
