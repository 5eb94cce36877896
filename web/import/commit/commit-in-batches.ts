import type { CommitInput, CommitItem, ImportPreviewItem, PreviewBody } from '../review/review.api.ts';
import type { Resolution } from '../review/review-choices.ts';

const MIN_BATCH_SIZE = 50;
/** The service keeps at most this many originals per request. */
const MAX_BATCH_SIZE = 500;
const TARGET_BATCHES = 10;

/**
 * Small enough that the progress bar moves, large enough that a large preview, which every response repeats, is not
 * sent a hundred times.
 */
export const getBatchSize = (count: number): number =>
  Math.min(MAX_BATCH_SIZE, Math.max(MIN_BATCH_SIZE, Math.ceil(count / TARGET_BATCHES)));

interface BatchResult {
  readonly outcomes: readonly CommitItem[];
  readonly remaining: PreviewBody | undefined;
}

export interface BatchCommit {
  readonly resolutions: readonly Resolution[];
  readonly retained: ReadonlySet<string>;
  /** The items as they were when the user made the choices. */
  readonly items: readonly ImportPreviewItem[];
  readonly commit: (
    body: CommitInput,
  ) => Promise<{ items: readonly CommitItem[]; remaining?: PreviewBody | undefined }>;
  /** Called after each batch. */
  readonly onBatch: (result: BatchResult) => void;
  readonly isStopped: () => boolean;
}

/**
 * Was new when the user chose, but an earlier batch has since added the same recipe to the library. Importing it again
 * would create a duplicate.
 */
const wasAddedSince = (before: ImportPreviewItem | undefined, now: ImportPreviewItem | undefined): boolean =>
  before?.analysis.status === 'new' && now?.analysis.status === 'definite-match';

/**
 * Commits items in batches. A failure ends the run: earlier batches are reported and in the library, the rest stays in
 * the preview.
 */
export const commitInBatches = async (passes: BatchCommit): Promise<void> => {
  const { resolutions, retained, items, commit, onBatch, isStopped } = passes;
  const size = getBatchSize(resolutions.length);
  const before = new Map(items.map((item) => [item.id, item]));
  let now = before;
  for (let at = 0; at < resolutions.length && !isStopped(); at += size) {
    const some = resolutions
      .slice(at, at + size)
      .filter(({ item_id: id, action }) => action !== 'separate' || !wasAddedSince(before.get(id), now.get(id)));
    const originals = some.map(({ item_id }) => item_id).filter((id) => retained.has(id));
    const { items: outcomes, remaining } = await commit({ resolutions: some, retain_source_item_ids: originals });
    now = new Map(remaining?.items.map((item) => [item.id, item]));
    onBatch({ outcomes, remaining });
  }
};
