import { getCurrentInstant } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { emitEvent } from '../../../platform/outbox/outbox.ts';
import { toTitleSortKey } from '../../../platform/text/title-key.ts';
import type { Book, BookId, BookInput } from './book.schemas.ts';
import { insertBook } from './book.store.ts';
import { assignChapterIds } from './assign-chapter-ids.ts';
import { attachCover } from './attach-cover.ts';

/**
 * Creates a book without members. Titles need not be unique. Chapter ids must be unique (422), and the cover must be a
 * file of the library.
 */
export const createBook = async (tx: Tx, scope: LibraryScope, input: BookInput): Promise<Book> => {
  const now = getCurrentInstant(scope.clock);
  const chapters = [...assignChapterIds(scope.newId, input.chapters)];
  const row = {
    id: scope.newId<BookId>(),
    kind: input.kind,
    title: input.title.trim(),
    description: input.description ?? '',
    cover: input.cover ?? null,
    revision: 1,
    created_at: now,
    updated_at: now,
  };
  insertBook(tx, {
    ...row,
    library_id: scope.libraryId,
    title_key: toTitleSortKey(row.title),
    chapters: JSON.stringify(chapters),
  });
  if (row.cover !== null) await attachCover(tx, scope, row.id, row.cover);
  emitEvent(tx, scope, { type: 'book.created', resource: { type: 'book', id: row.id, revision: 1 } });
  return { ...row, chapters, members: [] };
};
