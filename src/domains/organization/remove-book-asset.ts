import type { Tx } from '../../platform/db/database.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import { Problem } from '../../platform/problem/problem.ts';
import { removeUse } from '../assets/index.ts';
import type { AssetId } from '../assets/index.ts';
import { announceBookAssets } from './book-asset.ts';
import type { BookId } from './book.schemas.ts';
import { lockBook } from './book.store.ts';

/** Removes a file from a book. It must not be the cover. */
export const removeBookAsset = async (tx: Tx, scope: LibraryScope, id: BookId, asset: AssetId): Promise<void> => {
  const book = await lockBook(tx, scope.libraryId, id);
  if (book === undefined) throw new Problem('book-not-found');
  if (!(await removeUse(tx, scope.libraryId, { kind: 'book', id }, asset))) throw new Problem('asset-not-found');
  if (book.cover === asset) throw new Problem('asset-in-use');
  announceBookAssets(tx, scope, id, book.revision);
};
