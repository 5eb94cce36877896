import type { ItemStatus } from '../../../platform/jobs/job.tables.ts';
import type { CommitItem, SkipReason } from '../commit/commit.schemas.ts';
import { summarizeDiagnostics } from '../diagnostics.ts';
import type { DiagnosticSummary } from '../diagnostics.ts';
import type { NewItem, StoredItem } from '../previews/item.store.ts';

/** What an import job stores of an item when it is read. */
export interface ImportJobTarget {
  readonly id: string;
  readonly title: string;
  readonly diagnostics: readonly DiagnosticSummary[];
}

/** What an import job stores of an item after a commit; kept as long as the job, not as the preview. */
export interface ImportJobItemResult {
  readonly import: {
    /** `pending`: the item stayed in the preview. */
    readonly state: 'pending' | 'committed';
    readonly outcome: CommitItem['outcome'] | null;
    readonly reason?: CommitItem['reason'];
    readonly diagnostics: readonly DiagnosticSummary[];
  };
  readonly recipe?: { readonly id: string; readonly recipe_id: string; readonly revision: number };
  readonly warnings: readonly string[];
}

export const createImportJobTarget = ({ id, item }: NewItem): ImportJobTarget => ({
  id,
  title: item.title,
  diagnostics: summarizeDiagnostics(item),
});

/** Skipped for these reasons, an item has left the preview. */
const SETTLED: ReadonlySet<SkipReason> = new Set<SkipReason>(['duplicate', 'requested']);

/** Whether a commit left the item in the preview, for the user to decide. */
export const isLeftInPreview = ({ reason }: CommitItem): boolean => reason !== undefined && !SETTLED.has(reason);

/** The status of a committed item. One that the library has already, or that the user skipped, changed nothing. */
export const toImportItemStatus = (committed: CommitItem): ItemStatus => {
  if (isLeftInPreview(committed)) return 'pending';
  return committed.outcome === 'skipped' ? 'unchanged' : 'succeeded';
};

export const createImportJobItemResult = (
  item: Pick<StoredItem, 'remarks' | 'occurrences'>,
  committed: CommitItem,
): ImportJobItemResult => {
  const isPending = isLeftInPreview(committed);
  const { outcome, reason, library_entry_id: id, recipe_id, revision, warnings } = committed;
  return {
    import: {
      state: isPending ? 'pending' : 'committed',
      outcome: isPending ? null : outcome,
      ...(reason !== undefined && { reason }),
      diagnostics: summarizeDiagnostics(item),
    },
    ...(id !== undefined &&
      recipe_id !== undefined &&
      revision !== undefined && { recipe: { id, recipe_id, revision } }),
    warnings,
  };
};
