import type { Db } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import type { BookId } from './book.schemas.ts';
import { findBook } from './book.store.ts';
import type { BookJson } from './book.store.ts';

/** Reads a book with its members. A book of another library is not found. */
export const getBook = async (db: Db, { libraryId }: LibraryScope, id: BookId): Promise<BookJson> => {
  const book = await findBook(db, libraryId, id);
  if (book === undefined) throw new Problem('book-not-found');
  return book;
};
