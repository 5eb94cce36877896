import { setTimeout as sleep } from 'node:timers/promises';

import { getCurrentInstant } from '../clock/clock.ts';
import { DatabaseUnavailable, UniqueViolation } from '../db/errors.ts';
import { emitJobUpdated } from './emit-job-updated.ts';
import { LeaseLost, createLease } from './lease.ts';
import type { Job, WorkerId } from './job.ts';
import { skipPendingItems } from './job.store.ts';
import { MAX_RUNNING_JOBS_PER_USER, claimJob, hasRunnableJobs, interruptOverdueJobs } from './lease.store.ts';
import { runJob } from './run-job.ts';
import { onJobQueued } from './job-queued-signal.ts';
import type { WorkerContext, WorkerDeps } from './worker-context.ts';

/** Settings that tests change to run faster. */
export interface WorkerSettings {
  /** The number of jobs that this instance runs at once. */
  readonly concurrency: number;
  /** How long a worker keeps a job without renewing its lease. */
  readonly leaseMs: number;
  /** How often to poll for jobs queued by other instances, and for interrupted ones. */
  readonly pollMs: number;
}

/**
 * One lane more than a single user may occupy. Jobs that parse, such as imports, take turns in a few threads, and
 * others work in small transactions, so more lanes would not get more done at once.
 */
export const defaultWorkerSettings: Omit<WorkerSettings, 'leaseMs'> = {
  concurrency: MAX_RUNNING_JOBS_PER_USER + 1,
  pollMs: 2000,
};

export interface WorkerOptions extends WorkerDeps, WorkerSettings {}

/** Marks jobs whose worker was cut off as interrupted. A user has to resume them. */
const interrupt = async ({ database, clock, log }: WorkerDeps): Promise<void> => {
  const interrupted = await database.transaction(async (tx) => {
    const jobs = await interruptOverdueJobs(tx, getCurrentInstant(clock));
    for (const job of jobs) {
      if (job.state === 'cancelled') await skipPendingItems(tx, job.id);
      emitJobUpdated(tx, { clock }, job);
    }
    return jobs;
  });
  for (const { id, kind, state } of interrupted)
    log.warn({ job: id, kind, state }, 'job interrupted: its worker stopped');
};

const claim = async (working: WorkerContext): Promise<Job | undefined> => {
  const claimed = working.database.transaction(async (tx) => {
    // Another version of the program may have queued jobs of a kind that this one does not know.
    const kinds = working.kinds.map(({ name }) => name);
    const job = await claimJob(tx, createLease(working), kinds);
    if (job !== undefined) emitJobUpdated(tx, working, job);
    return job;
  });
  return claimed.catch((error: unknown) => {
    // Another worker has just started another job of the same library, which runs one at a time.
    if (error instanceof UniqueViolation && error.constraint === 'job_running_once') return undefined;
    throw error;
  });
};

/**
 * The lanes of an instance claim jobs one after another. If they claimed concurrently, none would see what the others
 * are about to run, and all of them might take jobs of the same user.
 */
const claimInTurn = (): typeof claim => {
  let last: Promise<unknown> = Promise.resolve();
  return (working) => {
    const claimed = last.then(() => claim(working));
    last = claimed.catch(() => undefined);
    return claimed;
  };
};

/** Runs jobs one after another while there are any. */
const workOff = async (working: WorkerContext, claimNext: typeof claim): Promise<void> => {
  const { database, clock, stopping, log } = working;
  while (!stopping.aborted && (await hasRunnableJobs(database.db, getCurrentInstant(clock)))) {
    await interrupt(working);
    const job = await claimNext(working);
    const kind = working.kinds.find(({ name }) => name === job?.kind);
    if (job === undefined || kind === undefined) return;
    await runJob(working, kind, job).catch((error: unknown) => {
      if (error instanceof LeaseLost) log.warn({ job: job.id }, 'job taken over by another worker');
      else throw error;
    });
  }
};

/** Runs jobs until it is stopped. Stopping waits for the current item; what is left is requeued for other instances. */
export const startWorkers = ({ concurrency, pollMs, ...works }: WorkerOptions): { stop(): Promise<void> } => {
  const stopping = new AbortController();
  const claimNext = claimInTurn();
  const wakers = new Set<() => void>();
  let calls = 0;
  const stopListening = onJobQueued(works.database.databaseKey, () => {
    calls += 1;
    for (const wake of wakers) wake();
  });

  const rest = async (): Promise<void> => {
    const waking = new AbortController();
    const wake = (): void => waking.abort();
    wakers.add(wake);
    const signal = AbortSignal.any([stopping.signal, waking.signal]);
    await sleep(pollMs, undefined, { signal, ref: false }).catch(() => {});
    wakers.delete(wake);
  };

  const lane = async (): Promise<void> => {
    const working: WorkerContext = { ...works, worker: works.newId<WorkerId>(), stopping: stopping.signal };
    while (!stopping.signal.aborted) {
      const before = calls;
      await workOff(working, claimNext).catch((error: unknown) => {
        const isAway = error instanceof DatabaseUnavailable;
        works.log[isAway ? 'warn' : 'error']({ err: error }, 'jobs cannot be claimed; retrying');
      });
      // A job may have been queued after the last check.
      if (calls === before) await rest();
    }
  };

  const running = Promise.all(Array.from({ length: concurrency }, lane));
  return {
    stop: async () => {
      stopping.abort();
      stopListening();
      await running;
    },
  };
};
