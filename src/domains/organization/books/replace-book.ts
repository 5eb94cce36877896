import { getCurrentInstant } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Precondition } from '../../../platform/http/precondition.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { emitEvent } from '../../../platform/outbox/outbox.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { toTitleSortKey } from '../../../platform/text/title-key.ts';
import { clearRemovedChapters } from './book-member.store.ts';
import type { BookId, BookInput } from './book.schemas.ts';
import { lockBook, updateBook } from './book.store.ts';
import type { BookJson } from './book.store.ts';
import { getBook } from './get-book.ts';
import { assignChapterIds } from './assign-chapter-ids.ts';
import { attachCover } from './attach-cover.ts';

/**
 * Replaces the fields of a book if it is still at the caller's revision. Its members stay; those of a removed chapter
 * are left without one.
 */
export const replaceBook = async (
  tx: Tx,
  scope: LibraryScope,
  id: BookId,
  input: BookInput,
  precondition: Precondition,
): Promise<BookJson> => {
  const book = await lockBook(tx, scope.libraryId, id);
  if (book === undefined) throw new Problem('book-not-found');
  const chapters = assignChapterIds(scope.newId, input.chapters);
  const cover = input.cover ?? null;
  // An unchanged cover is always accepted, even one from before files could be uploaded.
  if (cover !== null && cover !== book.cover) await attachCover(tx, scope, id, cover);
  precondition.check(book.revision);
  const title = input.title.trim();
  const revision = book.revision + 1;
  updateBook(tx, {
    id,
    kind: input.kind,
    title,
    title_key: toTitleSortKey(title),
    description: input.description ?? '',
    cover,
    chapters: JSON.stringify(chapters),
    revision,
    updated_at: getCurrentInstant(scope.clock),
  });
  clearRemovedChapters(
    tx,
    id,
    chapters.map((chapter) => chapter.id),
  );
  emitEvent(tx, scope, { type: 'book.updated', resource: { type: 'book', id, revision } });
  await tx.flush();
  return getBook(tx, scope, id);
};
