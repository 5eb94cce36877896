import { setImmediate as yieldToEventLoop, setTimeout as pause } from 'node:timers/promises';

import { getCurrentInstant } from '../clock/clock.ts';
import type { Tx } from '../db/database.ts';
import { DatabaseUnavailable } from '../db/errors.ts';
import { emitJobUpdated } from './emit-job-updated.ts';
import { LeaseLost, requireLease } from './lease.ts';
import { isSuccessfulItem } from './job.ts';
import type { ItemOutcome, Job, JobItem } from './job.ts';
import type { ItemizedJobKind } from './job-kind.ts';
import { isItemPending, listPendingItems, saveItemOutcomes } from './job.store.ts';
import { countProcessedItem } from './lease.store.ts';
import { toItemOutcome } from './to-item-outcome.ts';
import { resolveJobScope } from './worker-context.ts';
import type { WorkerContext } from './worker-context.ts';

/** The number of items read at once. */
const BATCH = 100;
/** Progress is announced every this many items. */
const EVENT_EVERY = 100;

/** Why processing stopped. */
export type ItemsRunResult = 'all-done' | 'cancelled' | 'stopping';

const FORBIDDEN: ItemOutcome = { status: 'forbidden' };
const UNKNOWN: ItemOutcome = { status: 'outcome-unknown' };

/** Writes the outcome of an item, either together with its work or after that was rolled back. */
const settle = (tx: Tx, working: WorkerContext, job: Job, item: JobItem, outcome: ItemOutcome): void => {
  const { status, result, jobResult } = outcome;
  saveItemOutcomes(tx, job.id, [{ position: item.position, status, result }]);
  countProcessedItem(tx, {
    id: job.id,
    now: getCurrentInstant(working.clock),
    good: Number(isSuccessfulItem({ status })),
    result: jobResult,
  });
  if ((job.done + 1) % EVENT_EVERY === 0) emitJobUpdated(tx, working, { ...job, revision: job.revision + 1 });
};

/**
 * Processes one item in a transaction that holds the job. The work and its outcome commit together, so after a crash
 * each item is found either done or not done, never in between.
 */
const performItem = async (
  working: WorkerContext,
  kind: ItemizedJobKind,
  { id }: Job,
  item: JobItem,
): Promise<'done' | 'cancelled'> =>
  working.database.transaction(async (tx) => {
    const { job, isCancelled } = await requireLease(tx, working, id);
    if (isCancelled) return 'cancelled';
    if (!(await isItemPending(tx, id, item))) return 'done';
    const scope = await resolveJobScope(working, tx, job, kind.access);
    const outcome = scope === undefined ? FORBIDDEN : await kind.perform(tx, scope, job, item);
    settle(tx, working, job, item, outcome);
    return 'done';
  });

/** Writes the outcome of an item whose work was rolled back. After an unexpected error the outcome is unknown. */
const settleFailed = async (working: WorkerContext, { id }: Job, item: JobItem, error: unknown): Promise<void> => {
  const outcome = toItemOutcome(error) ?? UNKNOWN;
  if (outcome === UNKNOWN) working.log.error({ err: error, job: id, item: item.position }, 'job item failed');
  await working.database.transaction(async (tx) => {
    const { job } = await requireLease(tx, working, id);
    if (await isItemPending(tx, id, item)) settle(tx, working, job, item, outcome);
  });
};

/** The database may be back soon. */
const PAUSE_MS = 500;

/** Processes a batch of pending items in order; undefined if there may be more. */
const runSome = async (
  working: WorkerContext,
  kind: ItemizedJobKind,
  job: Job,
): Promise<ItemsRunResult | undefined> => {
  const items = await listPendingItems(working.database.db, job.id, BATCH);
  if (items.length === 0) return 'all-done';
  for (const item of items) {
    if (working.stopping.aborted) return 'stopping';
    try {
      if ((await performItem(working, kind, job, item)) === 'cancelled') return 'cancelled';
    } catch (error) {
      if (error instanceof LeaseLost || error instanceof DatabaseUnavailable) throw error;
      await settleFailed(working, job, item, error);
    }
    await yieldToEventLoop();
  }
  return undefined;
};

/**
 * Processes all pending items of a job. If the database becomes unavailable while an item commits, the item may have
 * been done all the same, so the pending items are read again.
 */
export const runJobItems = async (working: WorkerContext, kind: ItemizedJobKind, job: Job): Promise<ItemsRunResult> => {
  for (;;) {
    try {
      const end = await runSome(working, kind, job);
      if (end !== undefined) return end;
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      if (working.stopping.aborted) return 'stopping';
      working.log.warn({ err: error, job: job.id }, 'job waits for the database');
      await pause(PAUSE_MS);
    }
  }
};
