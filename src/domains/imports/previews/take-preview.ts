import { instantOf } from '../../../platform/clock/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { findItem } from './item.store.ts';
import type { WholeItem } from './item.store.ts';
import type { ItemId, PreviewId } from './preview.schemas.ts';
import { findPreview, lockPreview, setRevision } from './preview.store.ts';
import type { StoredPreview } from './preview.store.ts';

const asked = ({ libraryId, clock }: LibraryScope, id: PreviewId) => ({
  library: libraryId,
  id,
  now: instantOf(clock),
});

/** The preview, if it still exists. */
export const lookForPreview = (db: Db, scope: LibraryScope, id: PreviewId): Promise<StoredPreview | undefined> =>
  findPreview(db, asked(scope, id));

/** The preview, or 404 if it is unknown, belongs to another library, has expired or was discarded. */
export const takePreview = async (db: Db, scope: LibraryScope, id: PreviewId): Promise<StoredPreview> => {
  const preview = await lookForPreview(db, scope, id);
  if (preview === undefined) throw new Problem('import-preview-not-found');
  return preview;
};

/** The same, locked until the transaction ends. */
export const holdPreview = async (tx: Tx, scope: LibraryScope, id: PreviewId): Promise<StoredPreview> => {
  const preview = await lockPreview(tx, asked(scope, id));
  if (preview === undefined) throw new Problem('import-preview-not-found');
  return preview;
};

/** Gives a locked preview its next revision. */
export const revisePreview = (tx: Tx, preview: StoredPreview): StoredPreview => {
  const revised = { ...preview, revision: preview.revision + 1 };
  setRevision(tx, preview.id, revised.revision);
  return revised;
};

/** An item that is not committed yet, or 404. */
export const takeItem = async (db: Db, preview: StoredPreview, id: ItemId): Promise<WholeItem> => {
  const item = await findItem(db, preview.id, id);
  if (item === undefined || item.outcome !== null) throw new Problem('import-item-not-found');
  return item;
};
