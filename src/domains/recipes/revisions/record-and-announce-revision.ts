import { getCurrentInstant } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { RecipeTables } from '../recipes.tables.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { emitEvent } from '../../../platform/outbox/outbox.ts';
import type { EntryHead } from '../entries/recipe.store.ts';
import { insertRevisionRow } from './revision.store.ts';

export type RevisionCause = RecipeTables['recipe_revision']['cause'];

interface Revised {
  readonly title: string;
  readonly cause: RevisionCause;
  /** The changed properties, as JSON: there may be 150,000 of them. */
  readonly changes: string;
  readonly documentRevision: number;
  readonly what: 'created' | 'updated' | 'trashed' | 'restored';
}

/** Records a new revision in the entry's history and announces it with an event. */
export const recordAndAnnounceRevision = (tx: Tx, scope: LibraryScope, entry: EntryHead, revised: Revised): void => {
  insertRevisionRow(tx, {
    entry_id: entry.id,
    revision: entry.revision,
    state: entry.state,
    title: revised.title,
    cause: revised.cause,
    changes: revised.changes,
    document_revision: revised.documentRevision,
    created_at: getCurrentInstant(scope.clock),
    created_by: scope.userId,
  });
  emitEvent(tx, scope, {
    type: `recipe.${revised.what}`,
    resource: { type: 'recipe', id: entry.id, revision: entry.revision },
  });
};
