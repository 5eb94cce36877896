import { instantOf } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Precondition } from '../../platform/http/precondition.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import type { EntryId } from '../../platform/ids/ids.ts';
import { announce } from '../../platform/outbox/outbox.ts';
import { Problem } from '../../platform/problem/problem.ts';
import { nextPosition, placeMembers, removeMembers } from './book-member.store.ts';
import type { BookId } from './book.schemas.ts';
import { lockBook, raiseBook } from './book.store.ts';
import { lockOrganization, raiseOrganizations } from './recipe-organization.store.ts';
import type { Refiled } from './retag-recipe.ts';

interface MembershipChange {
  readonly book: BookId;
  readonly entry: EntryId;
  readonly isMember: boolean;
}

/** The book and the recipe's organization each have a revision, and both change. */
interface Preconditions {
  readonly ofBook: Precondition;
  readonly ofRecipe: Precondition;
}

export interface ChangedMembership extends Refiled {
  readonly bookRevision: number;
}

/**
 * Appends a recipe to a book or removes it, if the book and the recipe's organization are still at the caller's
 * revisions. The writes are deferred to the end of the transaction.
 */
export const changeMembership = async (
  tx: Tx,
  scope: LibraryScope,
  { book: id, entry, isMember }: MembershipChange,
  { ofBook, ofRecipe }: Preconditions,
): Promise<ChangedMembership> => {
  const book = await lockBook(tx, scope.libraryId, id);
  if (book === undefined) throw new Problem('book-not-found');
  const before = await lockOrganization(tx, scope.libraryId, entry);
  if (before === undefined) throw new Problem('recipe-not-found');
  ofRecipe.check(before.revision);
  ofBook.check(book.revision);
  if (before.books.includes(id) === isMember) {
    return { revision: before.revision, bookRevision: book.revision, isChanged: false };
  }

  const [revision, bookRevision] = [before.revision + 1, book.revision + 1];
  const position = isMember ? await nextPosition(tx, id) : 0;
  if (isMember) placeMembers(tx, id, [{ entry_id: entry, position, chapter_id: null, note: '' }]);
  else removeMembers(tx, id, [entry]);
  raiseBook(tx, { id, revision: bookRevision, updated_at: instantOf(scope.clock) });
  raiseOrganizations(tx, [entry]);
  announce(tx, scope, { type: 'book.updated', resource: { type: 'book', id, revision: bookRevision } });
  return { revision, bookRevision, isChanged: true };
};
