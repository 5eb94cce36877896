import type { Clock } from '../clock/clock.ts';
import type { Tx } from '../db/database.ts';
import { emitEvent } from '../outbox/outbox.ts';
import type { Job } from './job.ts';

/** Announces the state of a job to its library. Changes that the job makes to recipes have their own events. */
export const emitJobUpdated = (tx: Tx, { clock }: { readonly clock: Clock }, job: Job): void =>
  emitEvent(
    tx,
    { clock, userId: job.createdBy, libraryId: job.libraryId },
    { type: 'job.updated', resource: { type: 'job', id: job.id, revision: job.revision } },
  );
