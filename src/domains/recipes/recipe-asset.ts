import type { Db, Tx } from '../../platform/db/database.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import type { EntryId } from '../../platform/ids/ids.ts';
import { announce } from '../../platform/outbox/outbox.ts';
import { Problem } from '../../platform/problem/problem.ts';
import { findHeld } from '../assets/index.ts';
import type { AssetId, HeldAsset } from '../assets/index.ts';
import { presentRevision } from './recipe.store.ts';
import type { EntryHead } from './recipe.store.ts';

/**
 * A file of a recipe. Checks for a missing recipe only if the file is missing, since nearly every request finds its
 * file.
 */
export const findRecipeAsset = async (
  db: Db,
  { libraryId }: LibraryScope,
  id: EntryId,
  asset: AssetId,
): Promise<HeldAsset> => {
  const held = await findHeld(db, libraryId, { kind: 'recipe', id }, asset);
  if (held !== undefined) return held;
  const isThere = (await presentRevision(db, libraryId, id)) !== undefined;
  throw new Problem(isThere ? 'asset-not-found' : 'recipe-not-found');
};

/** Rejects an upload to a recipe that does not exist before the file is processed. The transaction checks again. */
export const requireRecipe = async (db: Db, { libraryId }: LibraryScope, id: EntryId): Promise<void> => {
  if ((await presentRevision(db, libraryId, id)) === undefined) throw new Problem('recipe-not-found');
};

/** Announces that the files of a recipe changed. This makes no revision; the event carries the present one. */
export const announceAssets = (tx: Tx, scope: LibraryScope, { id, revision }: EntryHead): void =>
  announce(tx, scope, { type: 'recipe.updated', resource: { type: 'recipe', id, revision } });
