import { instantOf } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import { countRecipe } from '../libraries/index.ts';
import type { Entry } from './entry.ts';
import { madeByOf } from './made-by.ts';
import { makeRevision } from './make-revision.ts';
import type { Cause } from './make-revision.ts';
import { parseDocument } from './parse-document.ts';
import { updateState } from './recipe.store.ts';
import type { EntryHead } from './recipe.store.ts';
import { findRevision } from './revision.store.ts';
import { moveInIndex } from './search/index-recipe.ts';

/** Moves a locked entry to or from the trash, as its next revision. Its document stays the same. */
export const moveRecipe = async (tx: Tx, scope: LibraryScope, entry: EntryHead, cause: Cause): Promise<Entry> => {
  const isTrashed = entry.state === 'active';
  const now = instantOf(scope.clock);
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
  makeRevision(tx, scope, head, {
    title: before.title,
    cause,
    changes: '["state"]',
    documentRevision: before.document_revision,
    what: isTrashed ? 'trashed' : 'restored',
  });
  countRecipe(tx, scope, isTrashed ? 'less' : 'more');
  await moveInIndex(tx, head.id, head.state);
  const madeBy = entry.references > 0 ? await madeByOf(tx, scope.libraryId, parseDocument(before.document)) : [];
  return { head, document: before.document, madeBy };
};
