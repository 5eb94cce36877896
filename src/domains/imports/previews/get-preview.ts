import { getCurrentInstant } from '../../../platform/clock/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { findItem } from './item.store.ts';
import type { StoredItemWithDocument } from './item.store.ts';
import type { ItemId, PreviewId } from './preview.schemas.ts';
import { findPreview, lockPreview, setRevision } from './preview.store.ts';
import type { StoredPreview } from './preview.store.ts';

const toParams = ({ libraryId, clock }: LibraryScope, id: PreviewId) => ({
  library: libraryId,
  id,
  now: getCurrentInstant(clock),
});

/** The preview, if it still exists. */
export const findPreviewInScope = (db: Db, scope: LibraryScope, id: PreviewId): Promise<StoredPreview | undefined> =>
  findPreview(db, toParams(scope, id));

/** The preview, or 404 if it is unknown, belongs to another library, has expired or was discarded. */
export const getPreview = async (db: Db, scope: LibraryScope, id: PreviewId): Promise<StoredPreview> => {
  const preview = await findPreviewInScope(db, scope, id);
  if (preview === undefined) throw new Problem('import-preview-not-found');
  return preview;
};

/** The same, locked until the transaction ends. */
export const lockPreviewOrThrow = async (tx: Tx, scope: LibraryScope, id: PreviewId): Promise<StoredPreview> => {
  const preview = await lockPreview(tx, toParams(scope, id));
  if (preview === undefined) throw new Problem('import-preview-not-found');
  return preview;
};

/** Gives a locked preview its next revision. */
export const incrementPreviewRevision = (tx: Tx, preview: StoredPreview): StoredPreview => {
  const revised = { ...preview, revision: preview.revision + 1 };
  setRevision(tx, preview.id, revised.revision);
  return revised;
};

/** An item that is not committed yet, or 404. */
export const getUncommittedItem = async (
  db: Db,
  preview: StoredPreview,
  id: ItemId,
): Promise<StoredItemWithDocument> => {
  const item = await findItem(db, preview.id, id);
  if (item === undefined || item.outcome !== null) throw new Problem('import-item-not-found');
  return item;
};
