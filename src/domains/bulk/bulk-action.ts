import type { Db, Tx } from '../../platform/db/database.ts';
import type { LibraryScope, Role } from '../../platform/http/scope.ts';
import type { ItemOutcome } from '../../platform/jobs/job.ts';
import type { Violation } from '../../platform/problem/problem.ts';
import type { BulkRequest, BulkTarget } from './bulk.schemas.ts';

/** The action's parameters, without its targets. */
export type BulkInput = Omit<BulkRequest, 'items'>;

/** State that carries over from one item of a batch to the next. */
export interface BatchState {
  readonly book_revision?: number;
}

/** An action that can be applied to many recipes at once. */
export interface BulkAction {
  /** Operation id in the API. */
  readonly id: string;
  readonly name: 'tags' | 'books' | 'read' | 'restore' | 'trash';
  readonly access: Role;
  readonly summary: string;
  readonly description: string;
  /** The request members that this action accepts; all others are rejected. */
  readonly takes: readonly (keyof BulkInput)[];
  /** Whether each target must carry its revision. */
  readonly needsRevision: boolean;
  /** Validates the request as a whole. */
  faults?(input: BulkInput): readonly Violation[];
  /** Throws if something the request refers to besides its targets does not exist. */
  checkNamed?(db: Db, scope: LibraryScope, input: BulkInput): Promise<void>;
  /** Performs one item. A thrown problem becomes the item's result. */
  perform(
    tx: Tx,
    scope: LibraryScope,
    input: BulkInput,
    target: BulkTarget,
    batch: BatchState,
  ): Promise<ItemOutcome & { readonly jobResult?: BatchState }>;
}

/** The outcome of an item that is now in the requested state. */
export const settled = (isChanged: boolean, result: object): Pick<ItemOutcome, 'status' | 'result'> => ({
  status: isChanged ? 'succeeded' : 'unchanged',
  result,
});

/** The target's revision. A request without the revisions it needs has been rejected earlier. */
export const revisionOf = ({ revision }: BulkTarget): number => revision ?? 0;
