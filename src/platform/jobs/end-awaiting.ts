import type { Clock } from '../clock/clock.ts';
import type { Tx } from '../db/database.ts';
import type { LibraryId } from '../ids/ids.ts';
import type { JobId } from './job.ts';
import { lockJob } from './job.store.ts';
import { moveJob } from './move-job.ts';

/** Ends a job that waits at a preview, when that is over. One that has ended otherwise, or expired, stays as it is. */
export const endAwaiting = async (
  tx: Tx,
  scope: { readonly clock: Clock; readonly libraryId: LibraryId },
  id: JobId,
  state: 'succeeded' | 'cancelled',
): Promise<void> => {
  const job = await lockJob(tx, scope.libraryId, id);
  if (job?.state === 'awaiting-preview') moveJob(tx, scope, job, { state });
};
