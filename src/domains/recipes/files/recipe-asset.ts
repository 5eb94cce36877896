import type { Db, Tx } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import type { EntryId } from '../../../platform/ids/ids.ts';
import { emitEvent } from '../../../platform/outbox/outbox.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { findAttachedAsset, attachAsset, deleteAttachment } from '../../assets/index.ts';
import type { AssetId, AttachedAsset, AttachResult, StagedAsset } from '../../assets/index.ts';
import { lockEntryInState } from '../entries/lock-entry-in-state.ts';
import { getAssetIds, parseStoredRecipe } from '../documents/recipe-document.ts';
import { findCurrentRevisionNumber } from '../entries/recipe.store.ts';
import type { EntryHead } from '../entries/recipe.store.ts';
import { findRevision } from '../revisions/revision.store.ts';

/**
 * A file of a recipe. Checks for a missing recipe only if the file is missing, since nearly every request finds its
 * file.
 */
export const requireRecipeAsset = async (
  db: Db,
  { libraryId }: LibraryScope,
  id: EntryId,
  asset: AssetId,
): Promise<AttachedAsset> => {
  const held = await findAttachedAsset(db, libraryId, { kind: 'recipe', id }, asset);
  if (held !== undefined) return held;
  const isThere = (await findCurrentRevisionNumber(db, libraryId, id)) !== undefined;
  throw new Problem(isThere ? 'asset-not-found' : 'recipe-not-found');
};

/** Rejects an upload to a recipe that does not exist before the file is processed. The transaction checks again. */
export const assertRecipeExists = async (db: Db, { libraryId }: LibraryScope, id: EntryId): Promise<void> => {
  if ((await findCurrentRevisionNumber(db, libraryId, id)) === undefined) throw new Problem('recipe-not-found');
};

/** Announces that the files of a recipe changed. This makes no revision; the event carries the current one. */
const announceAssetsChanged = (tx: Tx, scope: LibraryScope, { id, revision }: EntryHead): void =>
  emitEvent(tx, scope, { type: 'recipe.updated', resource: { type: 'recipe', id, revision } });

/** Adds a file to a recipe. It is shown once a document of the recipe refers to it. */
export const attachAssetToRecipe = async (
  tx: Tx,
  scope: LibraryScope,
  id: EntryId,
  staged: StagedAsset,
): Promise<AttachResult> => {
  const entry = await lockEntryInState(tx, scope, id, 'active');
  const attached = await attachAsset(tx, scope, { kind: 'recipe', id }, staged);
  if (attached.isNew) announceAssetsChanged(tx, scope, entry);
  return attached;
};

/** Removes a file from a recipe unless its present document uses the file. Earlier revisions that use it lose it. */
export const detachUnusedRecipeAsset = async (
  tx: Tx,
  scope: LibraryScope,
  id: EntryId,
  asset: AssetId,
): Promise<void> => {
  const entry = await lockEntryInState(tx, scope, id, 'active');
  if (!(await deleteAttachment(tx, scope.libraryId, { kind: 'recipe', id }, asset)))
    throw new Problem('asset-not-found');
  const present = await findRevision(tx, id, entry.revision);
  if (present !== undefined && getAssetIds(parseStoredRecipe(present.document)).includes(asset)) {
    throw new Problem('asset-in-use');
  }
  announceAssetsChanged(tx, scope, entry);
};
