import type { Tx } from '../../../platform/db/database.ts';
import { deferInBatches } from '../../../platform/db/batches.ts';
import type { Precondition } from '../../../platform/http/precondition.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { emitEvent } from '../../../platform/outbox/outbox.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { listBookMembers, removeMembers } from './book-member.store.ts';
import type { BookId } from './book.schemas.ts';
import { lockBook, removeBook } from './book.store.ts';
import { lockOrganizations, incrementOrganizationRevisions } from '../recipe-organization/recipe-organization.store.ts';

/**
 * Deletes a book if it is still at the caller's revision, and keeps its recipes. The event carries the next revision,
 * and the organization of every recipe in the book gets its next revision.
 */
export const deleteBook = async (
  tx: Tx,
  scope: LibraryScope,
  id: BookId,
  precondition: Precondition,
): Promise<void> => {
  const book = await lockBook(tx, scope.libraryId, id);
  if (book === undefined) throw new Problem('book-not-found');
  precondition.check(book.revision);
  const held = (await listBookMembers(tx, id)).map((member) => member.entry_id);
  await lockOrganizations(tx, scope.libraryId, held);
  await deferInBatches(tx, held, (slice) => incrementOrganizationRevisions(tx, slice));
  await deferInBatches(tx, held, (slice) => removeMembers(tx, id, slice));
  await tx.flush();
  removeBook(tx, id);
  emitEvent(tx, scope, { type: 'book.deleted', resource: { type: 'book', id, revision: book.revision + 1 } });
};
