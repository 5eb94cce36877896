import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Precondition } from '../../../platform/http/precondition.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import type { EntryId } from '../../../platform/ids/ids.ts';
import { emitEvent } from '../../../platform/outbox/outbox.ts';
import { lockCurrentLibrary } from '../../libraries/index.ts';
import { removeRecipeFromBooks } from '../../organization/index.ts';
import { regroupTranslations } from '../links/regroup-translations.ts';
import { findLinkedTranslationIds } from '../links/recipe-links.ts';
import { lockEntryInState } from './lock-entry-in-state.ts';
import { deleteRecipeHistory } from './recipe-history.store.ts';
import { deleteRecipe } from './recipe.store.ts';

/** A history of up to this many rows is deleted with the recipe, by the same statement. */
const MAX_ROWS_DELETED_WITH_RECIPE = 20;

/**
 * Permanently deletes a recipe with its history. Only owners may do this, and only from the trash. The final event
 * carries the next revision number. Locks the library, since books and translations lose the recipe too.
 */
export const purgeRecipe = async (
  tx: Tx,
  scope: LibraryScope,
  id: EntryId,
  precondition: Precondition,
): Promise<void> => {
  await lockCurrentLibrary(tx, scope);
  const entry = await lockEntryInState(tx, scope, id, 'trashed');
  precondition.check(entry.revision);
  await removeRecipeFromBooks(tx, scope, id);
  const translations = await findLinkedTranslationIds(tx, scope, id, entry.recipe_id);
  await tx.flush();
  if (entry.revision + entry.times_cooked > MAX_ROWS_DELETED_WITH_RECIPE) await deleteRecipeHistory(tx, id);
  await deleteRecipe(tx, id);
  if (translations.length > 0) await regroupTranslations(tx, scope, translations);
  recordAudit(tx, scope, { action: 'recipe.purged', target: { type: 'recipe', id } });
  emitEvent(tx, scope, { type: 'recipe.purged', resource: { type: 'recipe', id, revision: entry.revision + 1 } });
};
