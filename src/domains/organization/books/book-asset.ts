import type { Db, Tx } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { emitEvent } from '../../../platform/outbox/outbox.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { findAttachedAsset, attachAsset, deleteAttachment } from '../../assets/index.ts';
import type { AssetId, AttachedAsset, AttachResult, StagedAsset } from '../../assets/index.ts';
import type { BookId } from './book.schemas.ts';
import { hasBook, lockBook } from './book.store.ts';

/** Finds a file of a book. Checks for the book only if the file is missing, because nearly every request finds it. */
export const getBookAsset = async (
  db: Db,
  { libraryId }: LibraryScope,
  id: BookId,
  asset: AssetId,
): Promise<AttachedAsset> => {
  const held = await findAttachedAsset(db, libraryId, { kind: 'book', id }, asset);
  if (held !== undefined) return held;
  throw new Problem((await hasBook(db, libraryId, id)) ? 'asset-not-found' : 'book-not-found');
};

/** Rejects an upload for a missing book before the file is processed; the change checks again. */
export const requireBook = async (db: Db, { libraryId }: LibraryScope, id: BookId): Promise<void> => {
  if (!(await hasBook(db, libraryId, id))) throw new Problem('book-not-found');
};

/** Announces a change of a book's files, which does not create a revision: the event carries the current one. */
const announceBookAssets = (tx: Tx, scope: LibraryScope, id: BookId, revision: number): void =>
  emitEvent(tx, scope, { type: 'book.updated', resource: { type: 'book', id, revision } });

/** Adds a file to a book, which can then be its cover. */
export const addBookAsset = async (
  tx: Tx,
  scope: LibraryScope,
  id: BookId,
  staged: StagedAsset,
): Promise<AttachResult> => {
  const book = await lockBook(tx, scope.libraryId, id);
  if (book === undefined) throw new Problem('book-not-found');
  const attached = await attachAsset(tx, scope, { kind: 'book', id }, staged);
  if (attached.isNew) announceBookAssets(tx, scope, id, book.revision);
  return attached;
};

/** Removes a file from a book. It must not be the cover. */
export const removeBookAsset = async (tx: Tx, scope: LibraryScope, id: BookId, asset: AssetId): Promise<void> => {
  const book = await lockBook(tx, scope.libraryId, id);
  if (book === undefined) throw new Problem('book-not-found');
  if (!(await deleteAttachment(tx, scope.libraryId, { kind: 'book', id }, asset))) throw new Problem('asset-not-found');
  if (book.cover === asset) throw new Problem('asset-in-use');
  announceBookAssets(tx, scope, id, book.revision);
};
