import { instantOf } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Precondition } from '../../platform/http/precondition.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import { announce } from '../../platform/outbox/outbox.ts';
import { Problem } from '../../platform/problem/problem.ts';
import { titleKey } from '../../platform/text/title-key.ts';
import { leaveOtherChapters } from './book-member.store.ts';
import type { BookId, BookInput } from './book.schemas.ts';
import { lockBook, updateBook } from './book.store.ts';
import type { BookText } from './book.store.ts';
import { getBook } from './get-book.ts';
import { nameChapters } from './name-chapters.ts';
import { takeCover } from './take-cover.ts';

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
): Promise<BookText> => {
  const book = await lockBook(tx, scope.libraryId, id);
  if (book === undefined) throw new Problem('book-not-found');
  const chapters = nameChapters(scope.newId, input.chapters);
  const cover = input.cover ?? null;
  // An unchanged cover is always accepted, even one from before files could be uploaded.
  if (cover !== null && cover !== book.cover) await takeCover(tx, scope, id, cover);
  precondition.check(book.revision);
  const title = input.title.trim();
  const revision = book.revision + 1;
  updateBook(tx, {
    id,
    kind: input.kind,
    title,
    title_key: titleKey(title),
    description: input.description ?? '',
    cover,
    chapters: JSON.stringify(chapters),
    revision,
    updated_at: instantOf(scope.clock),
  });
  leaveOtherChapters(
    tx,
    id,
    chapters.map((chapter) => chapter.id),
  );
  announce(tx, scope, { type: 'book.updated', resource: { type: 'book', id, revision } });
  await tx.flush();
  return getBook(tx, scope, id);
};
