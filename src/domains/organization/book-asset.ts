import type { Db, Tx } from '../../platform/db/database.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import { announce } from '../../platform/outbox/outbox.ts';
import { Problem } from '../../platform/problem/problem.ts';
import { findHeld } from '../assets/index.ts';
import type { AssetId, HeldAsset } from '../assets/index.ts';
import type { BookId } from './book.schemas.ts';
import { hasBook } from './book.store.ts';

/** Finds a file of a book. Checks for the book only if the file is missing, because nearly every request finds it. */
export const findBookAsset = async (
  db: Db,
  { libraryId }: LibraryScope,
  id: BookId,
  asset: AssetId,
): Promise<HeldAsset> => {
  const held = await findHeld(db, libraryId, { kind: 'book', id }, asset);
  if (held !== undefined) return held;
  throw new Problem((await hasBook(db, libraryId, id)) ? 'asset-not-found' : 'book-not-found');
};

/** Rejects an upload for a missing book before the file is processed; the change checks again. */
export const requireBook = async (db: Db, { libraryId }: LibraryScope, id: BookId): Promise<void> => {
  if (!(await hasBook(db, libraryId, id))) throw new Problem('book-not-found');
};

/** Announces a change of a book's files, which does not create a revision: the event carries the current one. */
export const announceBookAssets = (tx: Tx, scope: LibraryScope, id: BookId, revision: number): void =>
  announce(tx, scope, { type: 'book.updated', resource: { type: 'book', id, revision } });
