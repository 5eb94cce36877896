import type { StoredItemWithDocument } from '../previews/item.store.ts';
import type { CommitItem, SkipReason } from './commit.schemas.ts';

/** The file counts of an item whose files were not touched. */
export const NO_FILE_COUNTS = { deferred_assets: 0, dropped_assets: 0 };

/** The earlier result of an item, returned when it is committed again. */
export const createAlreadyCommittedResult = (item: StoredItemWithDocument): CommitItem => ({
  reason: 'duplicate',
  // Restores the type of a result that a commit stored as JSON.
  ...(JSON.parse(item.outcome ?? '{}') as CommitItem),
  outcome: 'skipped',
  warnings: ['It was committed before.'],
});

/** The result for an item that was not committed and stays in the preview. */
export const createNotCommittedResult = (
  { id, title }: StoredItemWithDocument,
  reason: SkipReason,
  warning: string,
): CommitItem => ({ item_id: id, outcome: 'skipped', reason, title, ...NO_FILE_COUNTS, warnings: [warning] });
