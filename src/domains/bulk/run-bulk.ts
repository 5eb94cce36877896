import type { Database } from '../../platform/db/database.ts';
import { DatabaseUnavailable, GivenUp, LockTimeout } from '../../platform/db/errors.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import { outcomeOf } from '../../platform/jobs/outcome-of.ts';
import type { ItemOutcome } from '../../platform/jobs/job.ts';
import type { BatchState, BulkAction } from './bulk-action.ts';
import type { BulkRequest } from './bulk.schemas.ts';
import type { KnownItem } from './present-items.ts';

const SKIPPED: ItemOutcome = { status: 'skipped' };
const UNKNOWN: ItemOutcome = { status: 'outcome-unknown' };

/** Where somebody else was in the way all was undone; where the database went away it may have been done all the same. */
const afterFailure = (error: unknown): ItemOutcome => {
  if (error instanceof LockTimeout || error instanceof GivenUp) return SKIPPED;
  if (error instanceof DatabaseUnavailable) return UNKNOWN;
  const outcome = outcomeOf(error);
  if (outcome === undefined) throw error;
  return outcome;
};

/** Does all items of a short request before it is answered, each by a transaction of its own. */
export const runBulk = async (
  database: Database,
  scope: LibraryScope,
  action: BulkAction,
  { items, ...input }: BulkRequest,
): Promise<readonly KnownItem[]> => {
  let batch: BatchState = {};
  const known: KnownItem[] = [];
  for (const target of items) {
    const isAway = known.at(-1)?.status === 'outcome-unknown';
    const outcome = isAway
      ? SKIPPED
      : await database
          .transaction((tx) => action.perform(tx, scope, input, target, batch))
          .then((done) => {
            batch = done.jobResult ?? batch;
            return done;
          })
          .catch(afterFailure);
    known.push({ id: target.id, status: outcome.status, result: outcome.result });
  }
  return known;
};
