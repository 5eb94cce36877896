import type { Database, Tx } from '../../db/database.ts';
import { OutcomeUnknown } from '../../db/errors.ts';
import { retryIfStale } from '../../db/stale-preparation.ts';
import type { Outcome } from '../answer.ts';

/**
 * The work of a request. What it prepares is released afterwards unless the outcome of the commit is unknown: files
 * that the commit may refer to are then left for the sweep.
 */
export interface Work<Prepared> {
  prepare(): Promise<Prepared>;
  perform(tx: Tx, prepared: Prepared): Promise<Outcome>;
  release(prepared: Prepared): Promise<void>;
}

/** Runs a change and releases what was prepared for it once the outcome is known. */
export const thenRelease = async <Prepared>(
  { release }: Pick<Work<Prepared>, 'release'>,
  prepared: Prepared,
  change: () => Promise<Outcome>,
): Promise<Outcome> => {
  let isOutcomeKnown = true;
  try {
    return await change();
  } catch (error) {
    isOutcomeKnown = !(error instanceof OutcomeUnknown);
    throw error;
  } finally {
    if (isOutcomeKnown) await release(prepared);
  }
};

/** Does the work of a request that has no idempotency key. */
export const doWork = <Prepared>(database: Database, work: Work<Prepared>): Promise<Outcome> =>
  retryIfStale(async () => {
    const prepared = await work.prepare();
    return thenRelease(work, prepared, () => database.transaction((tx) => work.perform(tx, prepared)));
  });
