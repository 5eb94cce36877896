import type { Clock } from '../clock/clock.ts';
import type { Tx } from '../db/database.ts';
import { announce } from '../outbox/outbox.ts';
import type { Job } from './job.ts';

/** Tells the library how a job stands. What it does to recipes, these tell by themselves. */
export const announceJob = (tx: Tx, { clock }: { readonly clock: Clock }, job: Job): void =>
  announce(
    tx,
    { clock, userId: job.createdBy, libraryId: job.libraryId },
    { type: 'job.updated', resource: { type: 'job', id: job.id, revision: job.revision } },
  );
