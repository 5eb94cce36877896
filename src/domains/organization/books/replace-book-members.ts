import { getCurrentInstant } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { deferInBatches } from '../../../platform/db/batches.ts';
import type { Precondition } from '../../../platform/http/precondition.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { emitEvent } from '../../../platform/outbox/outbox.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { assertNoViolations } from '../../../platform/problem/assert-no-violations.ts';
import { listBookMembers, upsertMembers, removeMembers } from './book-member.store.ts';
import type { BookId, BookMembersInput } from './book.schemas.ts';
import { lockBook, updateBookRevision } from './book.store.ts';
import type { BookJson } from './book.store.ts';
import { diffMembers } from './diff-members.ts';
import { getBook } from './get-book.ts';
import { findMemberViolations } from './find-member-violations.ts';
import { lockOrganizations, incrementOrganizationRevisions } from '../recipe-organization/recipe-organization.store.ts';

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
): Promise<BookJson> => {
  const book = await lockBook(tx, scope.libraryId, id);
  if (book === undefined) throw new Problem('book-not-found');
  const { added, removed, upserts } = diffMembers(await listBookMembers(tx, id), members);
  const changed = [...added, ...removed];
  const found = await lockOrganizations(tx, scope.libraryId, changed);
  assertNoViolations(findMemberViolations(members, book.chapters, new Set(added.filter((entry) => !found.has(entry)))));
  precondition.check(book.revision);

  const now = getCurrentInstant(scope.clock);
  const revision = book.revision + 1;
  updateBookRevision(tx, { id, revision, updated_at: now });
  await deferInBatches(tx, changed, (slice) => incrementOrganizationRevisions(tx, slice));
  await deferInBatches(tx, removed, (slice) => removeMembers(tx, id, slice));
  await deferInBatches(tx, upserts, (slice) => upsertMembers(tx, id, slice));
  emitEvent(tx, scope, { type: 'book.updated', resource: { type: 'book', id, revision } });
  await tx.flush();
  return getBook(tx, scope, id);
};
