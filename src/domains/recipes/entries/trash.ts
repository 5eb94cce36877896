import { getCurrentInstant } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Precondition } from '../../../platform/http/precondition.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import type { EntryId } from '../../../platform/ids/ids.ts';
import { updateRecipeCount } from '../../libraries/index.ts';
import type { Entry } from './entry.ts';
import { lockEntryInState } from './lock-entry-in-state.ts';
import { parseStoredRecipe } from '../documents/recipe-document.ts';
import { updateState } from './recipe.store.ts';
import type { EntryHead } from './recipe.store.ts';
import { recordAndAnnounceRevision } from '../revisions/record-and-announce-revision.ts';
import type { RevisionCause } from '../revisions/record-and-announce-revision.ts';
import { findRevision } from '../revisions/revision.store.ts';
import { updateIndexedState } from '../search/index/index-recipe.ts';
import { findSubRecipes } from '../links/sub-recipes.ts';

/** Moves a locked entry to or from the trash, as its next revision. Its document stays the same. */
const toggleTrashed = async (tx: Tx, scope: LibraryScope, entry: EntryHead, cause: RevisionCause): Promise<Entry> => {
  const isTrashed = entry.state === 'active';
  const now = getCurrentInstant(scope.clock);
  const head: EntryHead = {
    ...entry,
    revision: entry.revision + 1,
    state: isTrashed ? 'trashed' : 'active',
    filed_revision: entry.organization_revision,
    updated_at: now,
    updated_by: scope.userId,
    deleted_at: isTrashed ? now : null,
  };
  const before = await findRevision(tx, entry.id, entry.revision);
  if (before === undefined) throw new Error(`recipe ${entry.id} has no revision ${entry.revision}`);
  updateState(tx, head);
  recordAndAnnounceRevision(tx, scope, head, {
    title: before.title,
    cause,
    changes: '["state"]',
    documentRevision: before.document_revision,
    what: isTrashed ? 'trashed' : 'restored',
  });
  updateRecipeCount(tx, scope, isTrashed ? 'less' : 'more');
  await updateIndexedState(tx, head.id, head.state);
  const madeBy =
    entry.references > 0 ? await findSubRecipes(tx, scope.libraryId, parseStoredRecipe(before.document)) : [];
  return { head, document: before.document, madeBy };
};

/** Moves a recipe to the trash if it is still at the revision that the caller saw. Sets `deleted_at`. */
export const trashRecipe = async (
  tx: Tx,
  scope: LibraryScope,
  id: EntryId,
  precondition: Precondition,
  cause: RevisionCause = 'api',
): Promise<Entry> => {
  const entry = await lockEntryInState(tx, scope, id, 'active');
  precondition.check(entry.revision);
  return toggleTrashed(tx, scope, entry, cause);
};

/** Restores a recipe from the trash if it is still at the revision that the caller saw. */
export const restoreRecipe = async (
  tx: Tx,
  scope: LibraryScope,
  id: EntryId,
  precondition: Precondition,
  cause: RevisionCause = 'restore',
): Promise<Entry> => {
  const entry = await lockEntryInState(tx, scope, id, 'trashed');
  precondition.check(entry.revision);
  return toggleTrashed(tx, scope, entry, cause);
};
