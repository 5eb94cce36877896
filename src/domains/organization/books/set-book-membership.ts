import { getCurrentInstant } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Precondition } from '../../../platform/http/precondition.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import type { EntryId } from '../../../platform/ids/ids.ts';
import { emitEvent } from '../../../platform/outbox/outbox.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { getNextPosition, upsertMembers, removeMembers } from './book-member.store.ts';
import type { BookId } from './book.schemas.ts';
import { lockBook, updateBookRevision } from './book.store.ts';
import { lockOrganization, incrementOrganizationRevisions } from '../recipe-organization/recipe-organization.store.ts';
import type { OrganizationChangeResult } from '../recipe-organization/retag-recipe.ts';

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

export interface BookMembershipChangeResult extends OrganizationChangeResult {
  readonly bookRevision: number;
}

/**
 * Appends a recipe to a book or removes it, if the book and the recipe's organization are still at the caller's
 * revisions. The writes are deferred to the end of the transaction.
 */
export const setBookMembership = async (
  tx: Tx,
  scope: LibraryScope,
  { book: id, entry, isMember }: MembershipChange,
  { ofBook, ofRecipe }: Preconditions,
): Promise<BookMembershipChangeResult> => {
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
  const position = isMember ? await getNextPosition(tx, id) : 0;
  if (isMember) upsertMembers(tx, id, [{ entry_id: entry, position, chapter_id: null, note: '' }]);
  else removeMembers(tx, id, [entry]);
  updateBookRevision(tx, { id, revision: bookRevision, updated_at: getCurrentInstant(scope.clock) });
  incrementOrganizationRevisions(tx, [entry]);
  emitEvent(tx, scope, { type: 'book.updated', resource: { type: 'book', id, revision: bookRevision } });
  return { revision, bookRevision, isChanged: true };
};
