import type { Tx } from '../../platform/db/database.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import { announce } from '../../platform/outbox/outbox.ts';
import type { EntryHead } from './recipe.store.ts';

/**
 * Announces a change that makes no revision of the recipe, such as a favorite or an entry in the cooking log. Sends the
 * event of the organization with its present revision.
 */
export const announceFiling = (tx: Tx, scope: LibraryScope, { id, organization_revision: revision }: EntryHead): void =>
  announce(tx, scope, {
    type: 'recipe.organized',
    resource: { type: 'recipe', id, revision },
  });
