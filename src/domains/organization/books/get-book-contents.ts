import type { Db } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import type { Book, BookId } from './book.schemas.ts';
import { getBook } from './get-book.ts';

/** The contents of a book, in order. */
export interface BookContents {
  readonly title: string;
  readonly description: string;
  readonly entryIds: readonly string[];
}

export const getBookContents = async (db: Db, scope: LibraryScope, id: BookId): Promise<BookContents> => {
  const { title, description, members } = JSON.parse((await getBook(db, scope, id)).json) as Book;
  return { title, description, entryIds: members.map(({ entry_id }) => entry_id) };
};
