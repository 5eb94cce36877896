import type { Tx } from '../../platform/db/database.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import type { EntryId } from '../../platform/ids/ids.ts';
import { attachAsset } from '../assets/index.ts';
import type { Attached, StagedAsset } from '../assets/index.ts';
import { lockInState } from './lock-in-state.ts';
import { announceAssets } from './recipe-asset.ts';

/** Adds a file to a recipe. It is shown once a document of the recipe refers to it. */
export const addRecipeAsset = async (
  tx: Tx,
  scope: LibraryScope,
  id: EntryId,
  staged: StagedAsset,
): Promise<Attached> => {
  const entry = await lockInState(tx, scope, id, 'active');
  const attached = await attachAsset(tx, scope, { kind: 'recipe', id }, staged);
  if (attached.isNew) announceAssets(tx, scope, entry);
  return attached;
};
