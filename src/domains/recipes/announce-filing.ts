import type { Tx } from '../../platform/db/database.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import { announce } from '../../platform/outbox/outbox.ts';
import type { EntryHead } from './recipe.store.ts';

/**
 * Announces what is said of a recipe here without making a revision of it: whose favorite it is, when it was cooked.
 * The event is that of the organization, at the revision that it has.
 */
export const announceFiling = (tx: Tx, scope: LibraryScope, { id, organization_revision: revision }: EntryHead): void =>
  announce(tx, scope, {
    type: 'recipe.organized',
    resource: { type: 'recipe', id, revision },
  });
