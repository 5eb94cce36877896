import type { Database } from '../../platform/db/database.ts';
import { GivenUp, LockTimeout } from '../../platform/db/errors.ts';
import type { Call } from '../../platform/http/operation.ts';
import type { Log } from '../../platform/log/log.ts';
import { outcomeOf } from '../../platform/jobs/outcome-of.ts';
import type { ItemOutcome } from '../../platform/jobs/job.ts';
import type { BatchState, BulkAction } from './bulk-action.ts';
import type { BulkRequest, BulkTarget } from './bulk.schemas.ts';
import type { KnownItem } from './present-items.ts';

const SKIPPED: ItemOutcome = { status: 'skipped' };
const UNKNOWN: ItemOutcome = { status: 'outcome-unknown' };

/**
 * Where somebody else was in the way all was undone. Where the database went away it may have been done all the same;
 * and what nobody foresaw is told alike, so that what was done before it is told, too.
 */
const afterFailure = (log: Log, error: unknown): ItemOutcome => {
  if (error instanceof LockTimeout || error instanceof GivenUp) return SKIPPED;
  const outcome = outcomeOf(error);
  if (outcome !== undefined) return outcome;
  log.error({ err: error }, 'an item of a bulk change failed');
  return UNKNOWN;
};

/** Does all items of a short request before it is answered, each by a transaction of its own. */
export const runBulk = async (
  database: Database,
  { scope, log }: Pick<Call<'viewer'>, 'scope' | 'log'>,
  action: BulkAction,
  { items, ...input }: BulkRequest,
): Promise<readonly KnownItem[]> => {
  let batch: BatchState = {};
  const perform = async (target: BulkTarget): Promise<ItemOutcome> => {
    try {
      const done = await database.transaction((tx) => action.perform(tx, scope, input, target, batch));
      batch = done.jobResult ?? batch;
      return done;
    } catch (error) {
      return afterFailure(log, error);
    }
  };
  let isAway = false;
  const known: KnownItem[] = [];
  for (const target of items) {
    const outcome: ItemOutcome = isAway ? SKIPPED : await perform(target);
    isAway ||= outcome.status === 'outcome-unknown';
    known.push({ id: target.id, status: outcome.status, result: outcome.result });
  }
  return known;
};
