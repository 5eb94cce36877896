import type { Tx } from '../../platform/db/database.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import type { EntryId } from '../../platform/ids/ids.ts';
import { insertOrganization } from './recipe-organization.store.ts';

/** Makes a new recipe known here, filed under nothing. It is enlisted, and so must be the recipe itself, before it. */
export const openOrganization = (tx: Tx, scope: LibraryScope, id: EntryId): void =>
  insertOrganization(tx, { entry_id: id, library_id: scope.libraryId, revision: 1 });
