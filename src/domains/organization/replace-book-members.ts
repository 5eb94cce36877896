import { instantOf } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { deferInSlices } from '../../platform/db/slices.ts';
import type { Precondition } from '../../platform/http/precondition.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import { announce } from '../../platform/outbox/outbox.ts';
import { Problem } from '../../platform/problem/problem.ts';
import { refuseViolations } from '../../platform/problem/refuse-violations.ts';
import { membersOf, placeMembers, removeMembers } from './book-member.store.ts';
import type { BookId, BookMembersInput } from './book.schemas.ts';
import { lockBook, raiseBook } from './book.store.ts';
import type { BookText } from './book.store.ts';
import { compareMembers } from './compare-members.ts';
import { getBook } from './get-book.ts';
import { memberFaults } from './member-faults.ts';
import { lockOrganizations, raiseOrganizations } from './recipe-organization.store.ts';

/**
 * Replaces the members of a book if it is still at the caller's revision. Recipes that are added or removed get the
 * next revision of their organization; those that only move or get another note do not. Unknown and duplicate recipes
 * and unknown chapters are rejected.
 */
export const replaceBookMembers = async (
  tx: Tx,
  scope: LibraryScope,
  id: BookId,
  { members }: BookMembersInput,
  precondition: Precondition,
): Promise<BookText> => {
  const book = await lockBook(tx, scope.libraryId, id);
  if (book === undefined) throw new Problem('book-not-found');
  const { added, removed, placed } = compareMembers(await membersOf(tx, id), members);
  const changed = [...added, ...removed];
  const found = await lockOrganizations(tx, scope.libraryId, changed);
  refuseViolations(memberFaults(members, book.chapters, new Set(added.filter((entry) => !found.has(entry)))));
  precondition.check(book.revision);

  const now = instantOf(scope.clock);
  const revision = book.revision + 1;
  raiseBook(tx, { id, revision, updated_at: now });
  await deferInSlices(tx, changed, (slice) => raiseOrganizations(tx, slice));
  await deferInSlices(tx, removed, (slice) => removeMembers(tx, id, slice));
  await deferInSlices(tx, placed, (slice) => placeMembers(tx, id, slice));
  announce(tx, scope, { type: 'book.updated', resource: { type: 'book', id, revision } });
  await tx.flush();
  return getBook(tx, scope, id);
};
