import type { Database, Tx } from '../../db/database.ts';
import { CommitOutcomeUnknown } from '../../db/errors.ts';
import { retryIfStale } from '../../db/stale-data.ts';
import type { ChangeOutcome } from '../api-response.ts';

/**
 * The work of a request. What it prepares is released afterwards unless the outcome of the commit is unknown: files
 * that the commit may refer to are then left for the sweep.
 */
export interface ChangeWork<Prepared> {
  prepare(): Promise<Prepared>;
  perform(tx: Tx, prepared: Prepared): Promise<ChangeOutcome>;
  release(prepared: Prepared): Promise<void>;
}

/** Runs a change and releases what was prepared for it once the outcome is known. */
export const runAndRelease = async <Prepared>(
  { release }: Pick<ChangeWork<Prepared>, 'release'>,
  prepared: Prepared,
  change: () => Promise<ChangeOutcome>,
): Promise<ChangeOutcome> => {
  let isOutcomeKnown = true;
  try {
    return await change();
  } catch (error) {
    isOutcomeKnown = !(error instanceof CommitOutcomeUnknown);
    throw error;
  } finally {
    if (isOutcomeKnown) await release(prepared);
  }
};

/** Does the work of a request that has no idempotency key. */
export const runChangeWork = <Prepared>(database: Database, work: ChangeWork<Prepared>): Promise<ChangeOutcome> =>
  retryIfStale(async () => {
    const prepared = await work.prepare();
    return runAndRelease(work, prepared, () => database.transaction((tx) => work.perform(tx, prepared)));
  });
