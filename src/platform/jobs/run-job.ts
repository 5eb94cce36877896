import { setTimeout as pause } from 'node:timers/promises';

import type { Tx } from '../db/database.ts';
import { DatabaseUnavailable } from '../db/errors.ts';
import { Problem } from '../problem/problem.ts';
import { StorageFull } from '../storage/storage-full.ts';
import { LeaseLost, requireLease } from './lease.ts';
import type { Job, JobProgress } from './job.ts';
import type { AwaitingPreviewResult, JobKind, WholeJobKind } from './job-kind.ts';
import { skipPendingItems } from './job.store.ts';
import { transitionJob } from './transition-job.ts';
import type { Move } from './transition-job.ts';
import { toProblemSummary } from './problem-summary.ts';
import { runJobItems } from './run-job-items.ts';
import { runWholeJob } from './run-whole-job.ts';
import type { WorkerContext } from './worker-context.ts';

type Ending =
  | ({ readonly state: 'succeeded'; readonly result?: object } & Partial<JobProgress>)
  /** `settle` checks whether the decision it waits for has already been made. */
  | ({
      readonly state: 'awaiting-preview';
      readonly settle: AwaitingPreviewResult['settle'];
    } & JobProgress)
  | { readonly state: 'failed'; readonly problem: object }
  | { readonly state: 'cancelled' }
  /** Another worker may continue at once. */
  | { readonly state: 'queued' };

const CUT_SHORT = { cancelled: { state: 'cancelled' }, stopping: { state: 'queued' } } as const;

const failedWith = (problem: Problem): Ending => ({ state: 'failed', problem: toProblemSummary(problem) });

const allDone = (total: number): JobProgress => ({ total, done: total, succeeded: total, failed: 0 });

const endingOfWhole = async (working: WorkerContext, kind: WholeJobKind, job: Job): Promise<Ending> => {
  const end = await runWholeJob(working, kind, job);
  switch (end.kind) {
    case 'result':
      return { state: 'succeeded', result: end.result, ...allDone(end.total) };
    case 'awaiting':
      return { state: 'awaiting-preview', settle: end.awaiting.settle, ...allDone(end.total) };
    case 'forbidden':
      return failedWith(new Problem('forbidden'));
    case 'cancelled':
    case 'stopping':
      return CUT_SHORT[end.kind];
    default:
      return end satisfies never;
  }
};

const endingOf = async (working: WorkerContext, kind: JobKind, job: Job): Promise<Ending> => {
  if (kind.mode === 'whole') return endingOfWhole(working, kind, job);
  const end = await runJobItems(working, kind, job);
  return end === 'all-done' ? { state: 'succeeded' } : CUT_SHORT[end];
};

/**
 * An unexpected error ends a job too. If another worker has the job now, or the database is unavailable, nothing can be
 * written, so the error is rethrown.
 */
const afterFailure = ({ log }: WorkerContext, { id, kind }: Job, error: unknown): Ending => {
  if (error instanceof LeaseLost || error instanceof DatabaseUnavailable) throw error;
  if (error instanceof Problem && error.status < 500) return failedWith(error);
  if (error instanceof StorageFull) return failedWith(new Problem('storage-full'));
  log.error({ err: error, job: id, kind }, 'job failed');
  return failedWith(new Problem('internal-error'));
};

/** The state to write. A job that would wait or continue is cancelled if that was requested in the meantime. */
const settleEnding = async (tx: Tx, ending: Ending, isCancelled: boolean): Promise<Move> => {
  if (isCancelled && (ending.state === 'queued' || ending.state === 'awaiting-preview')) return CUT_SHORT.cancelled;
  if (ending.state !== 'awaiting-preview') return ending;
  const { settle, ...waiting } = ending;
  return { ...waiting, state: await settle(tx) };
};

/** The database may be back soon. */
const PAUSE_MS = 500;

/** Writes the outcome, however long the database is unavailable: the work is done and would otherwise be repeated. */
const writeEnding = async (working: WorkerContext, { id }: Job, ending: Ending): Promise<void> => {
  let wasAway = false;
  for (;;) {
    try {
      return await working.database.transaction(async (tx) => {
        const { job, isCancelled } = await requireLease(tx, working, id);
        const move = await settleEnding(tx, ending, isCancelled);
        if (move.state === 'cancelled') await skipPendingItems(tx, id);
        transitionJob(tx, working, job, move);
      });
    } catch (error) {
      // The same outcome may have been written before the connection was lost.
      if (error instanceof LeaseLost && wasAway) return;
      if (!(error instanceof DatabaseUnavailable) || working.stopping.aborted) throw error;
      wasAway = true;
      await pause(PAUSE_MS);
    }
  }
};

/** Runs a job that this worker has claimed until it is done, canceled or lost, or the service stops. */
export const runJob = async (working: WorkerContext, kind: JobKind, job: Job): Promise<void> => {
  const ending = await endingOf(working, kind, job).catch((error: unknown) => afterFailure(working, job, error));
  try {
    await writeEnding(working, job, ending);
  } catch (error) {
    // The worker lost the job, so its result will never be requested. After a database outage it still may be.
    if (
      error instanceof LeaseLost &&
      kind.mode === 'whole' &&
      ending.state === 'succeeded' &&
      ending.result !== undefined
    ) {
      await kind.discard?.({ ...job, result: JSON.stringify(ending.result) });
    }
    throw error;
  }
  working.log.info({ job: job.id, kind: job.kind, state: ending.state }, 'job stopped');
};
