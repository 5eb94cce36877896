import { getCurrentInstant } from '../clock/clock.ts';
import { Problem } from '../problem/problem.ts';
import { LeaseLost, requireLease } from './lease.ts';
import type { Job } from './job.ts';
import { AwaitingPreviewResult } from './job-kind.ts';
import type { WholeJobKind } from './job-kind.ts';
import { updateProgress } from './lease.store.ts';
import { resolveJobScope } from './worker-context.ts';
import type { WorkerContext } from './worker-context.ts';

/** Why the job was cut short. */
type Cut = 'cancelled' | 'stopping' | 'lease-lost';

export type WholeRunResult =
  | { readonly kind: 'result'; readonly result: object; readonly total: number }
  | { readonly kind: 'awaiting'; readonly awaiting: AwaitingPreviewResult; readonly total: number }
  | { readonly kind: 'forbidden' }
  | { readonly kind: Exclude<Cut, 'lease-lost'> };

/** How often a job that runs as a whole renews its lease and writes its progress. */
const BEATS_IN_A_LEASE = 3;
const MAX_HEARTBEAT_MS = 1000;

/** Runs a job as a whole. Its lease is renewed while it runs, and the work is aborted if the lease is lost. */
export const runWholeJob = async (working: WorkerContext, kind: WholeJobKind, job: Job): Promise<WholeRunResult> => {
  const { database, stopping, leaseMs, log } = working;
  const scope = await resolveJobScope(working, database.db, job, kind.access);
  if (scope === undefined) return { kind: 'forbidden' };

  const cutting = new AbortController();
  const cut = (why: Cut): void => cutting.abort(why);
  const onStop = (): void => cut('stopping');
  stopping.addEventListener('abort', onStop);
  // The service may have begun to stop before the listener was added.
  if (stopping.aborted) onStop();
  let progress = { done: job.done, total: job.total };

  const beat = async (): Promise<void> => {
    const { isCancelled } = await database.transaction(async (tx) => {
      const held = await requireLease(tx, working, job.id);
      updateProgress(tx, { id: job.id, now: getCurrentInstant(working.clock), ...progress });
      return held;
    });
    if (isCancelled) cut('cancelled');
  };
  let beating: Promise<void> | undefined;
  const timer = setInterval(
    () => {
      beating ??= beat()
        .catch((error: unknown) => {
          if (error instanceof LeaseLost) cut('lease-lost');
          else log.warn({ err: error, job: job.id }, 'job lease could not be renewed; retrying');
        })
        .finally(() => {
          beating = undefined;
        });
    },
    Math.min(MAX_HEARTBEAT_MS, leaseMs / BEATS_IN_A_LEASE),
  );
  try {
    const result = await kind.perform({
      job,
      scope,
      db: database.db,
      database,
      log,
      signal: cutting.signal,
      requireLease: async (tx) => {
        const { isCancelled } = await requireLease(tx, working, job.id);
        if (isCancelled) cut('cancelled');
        cutting.signal.throwIfAborted();
        if ((await resolveJobScope(working, tx, job, kind.access)) === undefined) throw new Problem('forbidden');
      },
      report: (done, total) => {
        progress = { done, total };
      },
    });
    if (result instanceof AwaitingPreviewResult) return { kind: 'awaiting', awaiting: result, total: progress.total };
    return { kind: 'result', result, total: progress.total };
  } catch (error) {
    const why = cutting.signal.reason as Cut | undefined;
    if (why === undefined) throw error;
    if (why === 'lease-lost') throw new LeaseLost();
    return { kind: why };
  } finally {
    clearInterval(timer);
    stopping.removeEventListener('abort', onStop);
    await beating;
  }
};
