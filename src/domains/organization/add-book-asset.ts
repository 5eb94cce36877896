import type { Tx } from '../../platform/db/database.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import { Problem } from '../../platform/problem/problem.ts';
import { attachAsset } from '../assets/index.ts';
import type { Attached, StagedAsset } from '../assets/index.ts';
import { announceBookAssets } from './book-asset.ts';
import type { BookId } from './book.schemas.ts';
import { lockBook } from './book.store.ts';

/** Adds a file to a book, which can then be its cover. */
export const addBookAsset = async (tx: Tx, scope: LibraryScope, id: BookId, staged: StagedAsset): Promise<Attached> => {
  const book = await lockBook(tx, scope.libraryId, id);
  if (book === undefined) throw new Problem('book-not-found');
  const attached = await attachAsset(tx, scope, { kind: 'book', id }, staged);
  if (attached.isNew) announceBookAssets(tx, scope, id, book.revision);
  return attached;
};
