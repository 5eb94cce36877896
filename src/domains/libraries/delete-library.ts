import { record } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Precondition } from '../../platform/http/precondition.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import { announceToInstance } from '../../platform/outbox/outbox.ts';
import { removeLibrary } from './library.store.ts';
import { lockAsOwner } from './lock-as-owner.ts';

/** Deletes a library with everything in it, for all its members. The instance keeps the record that it was done. */
export const deleteLibrary = async (tx: Tx, owner: LibraryScope, precondition: Precondition): Promise<void> => {
  const revision = await lockAsOwner(tx, owner);
  // The history of the library goes with it; that it was deleted is the instance's to remember.
  const { libraryId: id, ...scope } = owner;
  precondition.check(revision);
  removeLibrary(tx, id);
  record(tx, scope, { action: 'library.deleted', target: { type: 'library', id } });
  announceToInstance(tx, scope, {
    type: 'library.deleted',
    resource: { type: 'library', id, revision: revision + 1 },
  });
};
