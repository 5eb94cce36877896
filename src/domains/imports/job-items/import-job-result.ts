import type { Tx } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import type { JobId } from '../../../platform/jobs/job.ts';
import { isItemPending, lockJobResult, saveItemOutcomes, saveJobResult } from '../../../platform/jobs/job.store.ts';
import type { JobItemOutcome } from '../../../platform/jobs/job.store.ts';
import type { CommitItem } from '../commit/commit.schemas.ts';
import type { StoredItem } from '../previews/item.store.ts';
import type { PreviewId } from '../previews/preview.schemas.ts';
import { createImportJobItemResult, toImportItemStatus } from './import-job-item.ts';

/** The result of an import job: how many items had each outcome so far. */
export interface ImportJobResult {
  readonly preview_id: PreviewId;
  /** Created and replaced ones together. */
  readonly committed: number;
  readonly created: number;
  readonly replaced: number;
  readonly skipped: number;
}

export const createImportJobResult = (preview_id: PreviewId): ImportJobResult => ({
  preview_id,
  committed: 0,
  created: 0,
  replaced: 0,
  skipped: 0,
});

const countOutcome = (result: ImportJobResult, { outcome }: CommitItem): ImportJobResult => ({
  ...result,
  committed: result.committed + (outcome === 'skipped' ? 0 : 1),
  [outcome]: result[outcome] + 1,
});

/** A job that the transaction has locked, with its result so far. */
export interface LockedImportJob {
  readonly id: JobId;
  readonly result: ImportJobResult;
}

/** Locks the job of a preview before the preview, in the same order as its worker; undefined if it is gone. */
export const lockPreviewJob = async (
  tx: Tx,
  { libraryId }: LibraryScope,
  id: JobId | undefined,
  preview: PreviewId,
): Promise<LockedImportJob | undefined> => {
  const job = id === undefined ? undefined : await lockJobResult(tx, libraryId, id);
  if (id === undefined || job === undefined) return undefined;
  // Restores the type of a result that this kind of job has stored; earlier versions counted less.
  const stored = JSON.parse(job.result ?? '{}') as Partial<ImportJobResult>;
  return { id, result: { ...createImportJobResult(preview), ...stored } };
};

/** An item with the result of its commit. */
export interface CommittedItem {
  readonly item: StoredItem;
  readonly result: CommitItem;
}

const toJobItemOutcome = ({ item, result }: CommittedItem): JobItemOutcome => ({
  position: item.position,
  status: toImportItemStatus(result),
  result: createImportJobItemResult(item, result),
});

/** Records why items were left in the preview. They are skipped by now if the user has discarded it. */
export const recordLeftItems = async (tx: Tx, job: JobId, left: readonly CommittedItem[]): Promise<void> => {
  const pending: CommittedItem[] = [];
  for (const one of left) if (await isItemPending(tx, job, one.item)) pending.push(one);
  if (pending.length > 0) saveItemOutcomes(tx, job, pending.map(toJobItemOutcome));
};

/** Records the outcomes of items with their job, so that they can be read when the preview is gone. */
export const recordImportOutcomes = (
  tx: Tx,
  scope: LibraryScope,
  { id, result }: LockedImportJob,
  committed: readonly CommittedItem[],
): void => {
  saveItemOutcomes(tx, id, committed.map(toJobItemOutcome));
  saveJobResult(
    tx,
    scope,
    id,
    committed.reduce((sum, one) => countOutcome(sum, one.result), result),
  );
};
