import type { Tx } from '../../platform/db/database.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import type { EntryId } from '../../platform/ids/ids.ts';
import { Problem } from '../../platform/problem/problem.ts';
import { removeUse } from '../assets/index.ts';
import type { AssetId } from '../assets/index.ts';
import { assetIdsOf } from './asset-ids-of.ts';
import { lockInState } from './lock-in-state.ts';
import { parseDocument } from './parse-document.ts';
import { announceAssets } from './recipe-asset.ts';
import { findRevision } from './revision.store.ts';

/** Removes a file from a recipe unless its present document uses the file. Earlier revisions that use it lose it. */
export const removeRecipeAsset = async (tx: Tx, scope: LibraryScope, id: EntryId, asset: AssetId): Promise<void> => {
  const entry = await lockInState(tx, scope, id, 'active');
  if (!(await removeUse(tx, scope.libraryId, { kind: 'recipe', id }, asset))) throw new Problem('asset-not-found');
  const present = await findRevision(tx, id, entry.revision);
  if (present !== undefined && assetIdsOf(parseDocument(present.document)).includes(asset)) {
    throw new Problem('asset-in-use');
  }
  announceAssets(tx, scope, entry);
};
