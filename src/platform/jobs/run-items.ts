import { setImmediate as turnOfTheLoop, setTimeout as pause } from 'node:timers/promises';

import { instantOf } from '../clock/clock.ts';
import type { Tx } from '../db/database.ts';
import { DatabaseUnavailable } from '../db/errors.ts';
import { announceJob } from './announce-job.ts';
import { LeaseLost, holdLease } from './hold-lease.ts';
import { isGood } from './job.ts';
import type { ItemOutcome, Job, JobItem } from './job.ts';
import type { ItemsKind } from './job-kind.ts';
import { isPending, pendingItems, settleItem } from './job.store.ts';
import { countItem } from './lease.store.ts';
import { outcomeOf } from './outcome-of.ts';
import { scopeOf } from './working.ts';
import type { Working } from './working.ts';

/** Items that are read at once. */
const BATCH = 100;
/** After so many items a job tells how far it is. */
const TOLD_EVERY = 100;

/** Why no more items are done. */
export type ItemsEnd = 'all-done' | 'cancelled' | 'stopping';

const FORBIDDEN: ItemOutcome = { status: 'forbidden' };
const UNKNOWN: ItemOutcome = { status: 'outcome-unknown' };

/** Writes what came of an item, with the work itself or where that was undone by itself. */
const settle = (tx: Tx, working: Working, job: Job, item: JobItem, outcome: ItemOutcome): void => {
  const { status, result, jobResult } = outcome;
  settleItem(tx, job.id, item, status, result);
  countItem(tx, { id: job.id, now: instantOf(working.clock), good: Number(isGood({ status })), result: jobResult });
  if ((job.done + 1) % TOLD_EVERY === 0) announceJob(tx, working, { ...job, revision: job.revision + 1 });
};

/**
 * Does one item in a transaction that holds the job: what was done and what is told of it commit together, so whoever
 * goes on after a crash finds each item done or not, and never in between.
 */
const performItem = async (
  working: Working,
  kind: ItemsKind,
  { id }: Job,
  item: JobItem,
): Promise<'done' | 'cancelled'> =>
  working.database.transaction(async (tx) => {
    const { job, isCancelled } = await holdLease(tx, working, id);
    if (isCancelled) return 'cancelled';
    if (!(await isPending(tx, id, item))) return 'done';
    const scope = await scopeOf(working, tx, job, kind.access);
    const outcome = scope === undefined ? FORBIDDEN : await kind.perform(tx, scope, job, item);
    settle(tx, working, job, item, outcome);
    return 'done';
  });

/** Tells of an item whose work was undone. What nobody foresaw may or may not have come of it. */
const settleFailed = async (working: Working, { id }: Job, item: JobItem, error: unknown): Promise<void> => {
  const outcome = outcomeOf(error) ?? UNKNOWN;
  if (outcome === UNKNOWN) working.log.error({ err: error, job: id, item: item.position }, 'an item of a job failed');
  await working.database.transaction(async (tx) => {
    const { job } = await holdLease(tx, working, id);
    if (await isPending(tx, id, item)) settle(tx, working, job, item, outcome);
  });
};

/** The database may be back soon. */
const PAUSE_MS = 500;

/** Does some of what is pending, one after the other; undefined where there may be more. */
const runSome = async (working: Working, kind: ItemsKind, job: Job): Promise<ItemsEnd | undefined> => {
  const items = await pendingItems(working.database.db, job.id, BATCH);
  if (items.length === 0) return 'all-done';
  for (const item of items) {
    if (working.stopping.aborted) return 'stopping';
    try {
      if ((await performItem(working, kind, job, item)) === 'cancelled') return 'cancelled';
    } catch (error) {
      if (error instanceof LeaseLost || error instanceof DatabaseUnavailable) throw error;
      await settleFailed(working, job, item, error);
    }
    await turnOfTheLoop();
  }
  return undefined;
};

/**
 * Does all that is pending of a job. Where the database goes away while an item commits, the item may have been done all
 * the same: what is pending is looked at again.
 */
export const runItems = async (working: Working, kind: ItemsKind, job: Job): Promise<ItemsEnd> => {
  for (;;) {
    try {
      const end = await runSome(working, kind, job);
      if (end !== undefined) return end;
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      if (working.stopping.aborted) return 'stopping';
      working.log.warn({ err: error, job: job.id }, 'a job waits for the database');
      await pause(PAUSE_MS);
    }
  }
};
