import { record } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Precondition } from '../../platform/http/precondition.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import type { EntryId } from '../../platform/ids/ids.ts';
import { announce } from '../../platform/outbox/outbox.ts';
import { holdLibrary } from '../libraries/index.ts';
import { leaveBooks } from '../organization/index.ts';
import { groupTranslations } from './group-translations.ts';
import { translationsOf } from './link-recipe.ts';
import { lockInState } from './lock-in-state.ts';
import { removeRecipe } from './recipe.store.ts';

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
  await holdLibrary(tx, scope);
  const entry = await lockInState(tx, scope, id, 'trashed');
  precondition.check(entry.revision);
  await leaveBooks(tx, scope, id);
  const translations = await translationsOf(tx, scope, id, entry.recipe_id);
  await tx.flush();
  await removeRecipe(tx, id);
  if (translations.length > 0) await groupTranslations(tx, scope, translations);
  record(tx, scope, { action: 'recipe.purged', target: { type: 'recipe', id } });
  announce(tx, scope, { type: 'recipe.purged', resource: { type: 'recipe', id, revision: entry.revision + 1 } });
};
