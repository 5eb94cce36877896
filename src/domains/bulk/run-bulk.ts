import type { Database } from '../../platform/db/database.ts';
import { DeadlockError, LockTimeout } from '../../platform/db/errors.ts';
import type { Call } from '../../platform/http/operation.ts';
import type { Log } from '../../platform/log/log.ts';
import { toItemOutcome } from '../../platform/jobs/to-item-outcome.ts';
import type { ItemOutcome } from '../../platform/jobs/job.ts';
import type { BatchState, BulkAction } from './bulk-action.ts';
import type { BulkRequest, BulkTarget } from './bulk.schemas.ts';
import type { KnownItem } from './present-items.ts';

const SKIPPED: ItemOutcome = { status: 'skipped' };
const UNKNOWN: ItemOutcome = { status: 'outcome-unknown' };

/**
 * A conflict rolled the item back. If the database connection was lost, the commit may have succeeded anyway.
 * Unexpected errors are reported the same way, so that the results of earlier items still reach the client.
 */
const afterFailure = (log: Log, error: unknown): ItemOutcome => {
  if (error instanceof LockTimeout || error instanceof DeadlockError) return SKIPPED;
  const outcome = toItemOutcome(error);
  if (outcome !== undefined) return outcome;
  log.error({ err: error }, 'item of a bulk change failed');
  return UNKNOWN;
};

/** Processes all items of a short request before answering, each in its own transaction. */
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
