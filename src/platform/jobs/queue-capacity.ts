import type { Limits } from '../config/limits.ts';
import type { Tx } from '../db/database.ts';
import type { LibraryId } from '../ids/ids.ts';
import { Problem } from '../problem/problem.ts';
import { countOpenJobs, lockQueue } from './job.store.ts';

/** The jobs of a library run one after another, and most take seconds. */
const RETRY_SECONDS = '10';

/** Rejects another job if the library has reached its limit of queued and running jobs. */
export const assertQueueCapacity = async (
  tx: Tx,
  library: LibraryId,
  { queued_jobs: maximum }: Pick<Limits, 'queued_jobs'>,
): Promise<void> => {
  await lockQueue(tx, library);
  if ((await countOpenJobs(tx, library, maximum)) < maximum) return;
  throw new Problem('rate-limited', {
    detail: `The library has ${maximum} jobs that wait or run.`,
    params: { limit: 'queued_jobs', maximum },
    headers: { 'retry-after': RETRY_SECONDS },
  });
};
