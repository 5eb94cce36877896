import type { Db, Tx } from '../../platform/db/database.ts';
import type { LibraryScope, Role } from '../../platform/http/scope.ts';
import type { ItemOutcome } from '../../platform/jobs/job.ts';
import type { Fault } from '../../platform/problem/problem.ts';
import type { BulkRequest, BulkTarget } from './bulk.schemas.ts';

/** What is done, beside what it is done to. */
export type BulkInput = Omit<BulkRequest, 'items'>;

/** What the batch has come to so far, where the next item hangs on it. */
export interface BatchState {
  readonly book_revision?: number;
}

/** One of the things that can be done to many recipes at once. */
export interface BulkAction {
  /** The id of the operation. */
  readonly id: string;
  readonly name: 'tags' | 'books' | 'read' | 'restore' | 'trash';
  readonly access: Role;
  readonly summary: string;
  readonly description: string;
  /** The parts of a request that it takes; all others are refused. */
  readonly takes: readonly (keyof BulkInput)[];
  /** Whether each target has to tell its revision. */
  readonly needsRevision: boolean;
  /** What is wrong with the request as a whole. */
  faults?(input: BulkInput): readonly Fault[];
  /** Throws where what the request names beside its targets is not there. */
  checkNamed?(db: Db, scope: LibraryScope, input: BulkInput): Promise<void>;
  /** Does one item. A problem that it throws is what is told of the item. */
  perform(
    tx: Tx,
    scope: LibraryScope,
    input: BulkInput,
    target: BulkTarget,
    batch: BatchState,
  ): Promise<ItemOutcome & { readonly jobResult?: BatchState }>;
}

/** What is told of an item that is as it was wanted. */
export const settled = (isChanged: boolean, result: object): Pick<ItemOutcome, 'status' | 'result'> => ({
  status: isChanged ? 'succeeded' : 'unchanged',
  result,
});

/** The revision that a target names: the request was refused where it names none. */
export const revisionOf = ({ revision }: BulkTarget): number => revision ?? 0;
