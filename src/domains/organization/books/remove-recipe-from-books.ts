import { getCurrentInstant } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import type { EntryId } from '../../../platform/ids/ids.ts';
import { emitEvent } from '../../../platform/outbox/outbox.ts';
import { deleteMembershipsOfRecipe } from './book-member.store.ts';
import { lockAllBooks, incrementBookRevisions } from './book.store.ts';
import { lockOrganizations } from '../recipe-organization/recipe-organization.store.ts';

/** Removes a recipe that is about to be purged from every book. Each book gets its next revision and an event. */
export const removeRecipeFromBooks = async (tx: Tx, scope: LibraryScope, id: EntryId): Promise<void> => {
  // Locks all books, because any other book could add the recipe before the recipe itself is locked, which happens
  // later.
  await lockAllBooks(tx, scope.libraryId);
  await lockOrganizations(tx, scope.libraryId, [id]);
  const raised = await incrementBookRevisions(tx, id, getCurrentInstant(scope.clock));
  for (const { id: book, revision } of raised) {
    emitEvent(tx, scope, { type: 'book.updated', resource: { type: 'book', id: book, revision } });
  }
  deleteMembershipsOfRecipe(tx, id);
};
