import { instantOf } from '../clock/clock.ts';
import { Problem } from '../problem/problem.ts';
import { LeaseLost, holdLease } from './hold-lease.ts';
import type { Job } from './job.ts';
import { AwaitingPreview } from './job-kind.ts';
import type { WholeKind } from './job-kind.ts';
import { tellProgress } from './lease.store.ts';
import { scopeOf } from './worker-context.ts';
import type { WorkerContext } from './worker-context.ts';

/** Why the job was cut short. */
type Cut = 'cancelled' | 'stopping' | 'lease-lost';

export type WholeEnd =
  | { readonly kind: 'result'; readonly result: object; readonly total: number }
  | { readonly kind: 'awaiting'; readonly awaiting: AwaitingPreview; readonly total: number }
  | { readonly kind: 'forbidden' }
  | { readonly kind: Exclude<Cut, 'lease-lost'> };

/** How often a job that runs as a whole renews its lease and writes its progress. */
const BEATS_IN_A_LEASE = 3;
const LONGEST_BEAT_MS = 1000;

/** Runs a job as a whole. Its lease is renewed while it runs, and the work is aborted if the lease is lost. */
export const runWhole = async (working: WorkerContext, kind: WholeKind, job: Job): Promise<WholeEnd> => {
  const { database, stopping, leaseMs, log } = working;
  const scope = await scopeOf(working, database.db, job, kind.access);
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
      const held = await holdLease(tx, working, job.id);
      tellProgress(tx, { id: job.id, now: instantOf(working.clock), ...progress });
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
          else log.warn({ err: error, job: job.id }, 'a job could not give a sign of life; it tries again');
        })
        .finally(() => {
          beating = undefined;
        });
    },
    Math.min(LONGEST_BEAT_MS, leaseMs / BEATS_IN_A_LEASE),
  );
  try {
    const result = await kind.perform({
      job,
      scope,
      db: database.db,
      database,
      log,
      signal: cutting.signal,
      hold: async (tx) => {
        const { isCancelled } = await holdLease(tx, working, job.id);
        if (isCancelled) cut('cancelled');
        cutting.signal.throwIfAborted();
        if ((await scopeOf(working, tx, job, kind.access)) === undefined) throw new Problem('forbidden');
      },
      report: (done, total) => {
        progress = { done, total };
      },
    });
    if (result instanceof AwaitingPreview) return { kind: 'awaiting', awaiting: result, total: progress.total };
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
