import { instantOf } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import type { EntryId } from '../../platform/ids/ids.ts';
import { announce } from '../../platform/outbox/outbox.ts';
import { removeFromBooks } from './book-member.store.ts';
import { lockBooks, raiseBooksWith } from './book.store.ts';
import { lockOrganizations } from './recipe-organization.store.ts';

/** Removes a recipe that is about to be purged from every book. Each book gets its next revision and an event. */
export const leaveBooks = async (tx: Tx, scope: LibraryScope, id: EntryId): Promise<void> => {
  // Locks all books, because any other book could add the recipe before the recipe itself is locked, which happens
  // later.
  await lockBooks(tx, scope.libraryId);
  await lockOrganizations(tx, scope.libraryId, [id]);
  const raised = await raiseBooksWith(tx, id, instantOf(scope.clock));
  for (const { id: book, revision } of raised) {
    announce(tx, scope, { type: 'book.updated', resource: { type: 'book', id: book, revision } });
  }
  removeFromBooks(tx, id);
};
