import type { Db, Tx } from '../../platform/db/database.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import type { EntryId } from '../../platform/ids/ids.ts';
import { announce } from '../../platform/outbox/outbox.ts';
import { Problem } from '../../platform/problem/problem.ts';
import { findHeld } from '../assets/index.ts';
import type { AssetId, HeldAsset } from '../assets/index.ts';
import { presentRevision } from './recipe.store.ts';
import type { EntryHead } from './recipe.store.ts';

/** A file of a recipe. That the recipe is missing is looked for only where the file is: nearly every request finds it. */
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

/** Refuses a file for a recipe that is not there, before anyone looks at the file; the change looks again. */
export const requireRecipe = async (db: Db, { libraryId }: LibraryScope, id: EntryId): Promise<void> => {
  if ((await presentRevision(db, libraryId, id)) === undefined) throw new Problem('recipe-not-found');
};

/** Announces that the files of a recipe changed, which makes no revision of it: the event carries the present one. */
export const announceAssets = (tx: Tx, scope: LibraryScope, { id, revision }: EntryHead): void =>
  announce(tx, scope, { type: 'recipe.updated', resource: { type: 'recipe', id, revision } });
