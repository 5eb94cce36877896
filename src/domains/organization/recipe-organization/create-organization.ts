import type { Tx } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import type { EntryId } from '../../../platform/ids/ids.ts';
import { insertOrganization } from './recipe-organization.store.ts';

/**
 * Creates the empty organization of a new recipe. The write is deferred; the recipe's own write must be deferred before
 * it.
 */
export const createOrganization = (tx: Tx, scope: LibraryScope, id: EntryId): void =>
  insertOrganization(tx, { entry_id: id, library_id: scope.libraryId, revision: 1 });
