import { record } from '../../platform/audit/audit.ts';
import { instantOf } from '../../platform/clock/clock.ts';
import type { Instant } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Precondition } from '../../platform/http/precondition.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import type { LibraryId } from '../../platform/ids/ids.ts';
import { endLibraryJobs } from '../../platform/jobs/lease.store.ts';
import { announceToInstance } from '../../platform/outbox/outbox.ts';
import { deselectLibrary } from '../accounts/index.ts';
import { librariesDeleted } from './libraries-deleted.ts';
import { removeLibrary, removeSomeContents } from './library-contents.store.ts';
import { markDeleted, removeCount } from './library.store.ts';
import { lockAsOwner } from './lock-as-owner.ts';
import { removeAllMembers } from './member.store.ts';

/** Without members no one can reach the library, and jobs and deliveries stop. Its contents are removed later. */
const closeLibrary = (tx: Tx, id: LibraryId, now: Instant): void => {
  markDeleted(tx, id, now);
  removeAllMembers(tx, id);
  removeCount(tx, id);
  deselectLibrary(tx, id);
  endLibraryJobs(tx, id, now);
  librariesDeleted.emitAfterCommit(tx, () => undefined);
};

/**
 * Deletes a library with everything in it, for all members. The instance's audit history records it. The library
 * disappears at once, and its rows are removed after this transaction: 100,000 recipes take 11 s.
 */
export const deleteLibrary = async (tx: Tx, owner: LibraryScope, precondition: Precondition): Promise<void> => {
  const revision = await lockAsOwner(tx, owner);
  // The library's own history is deleted with it, so the deletion is recorded for the instance.
  const { libraryId: id, ...scope } = owner;
  precondition.check(revision);
  if (await removeSomeContents(tx, id)) removeLibrary(tx, id);
  else closeLibrary(tx, id, instantOf(scope.clock));
  record(tx, scope, { action: 'library.deleted', target: { type: 'library', id } });
  announceToInstance(tx, scope, {
    type: 'library.deleted',
    resource: { type: 'library', id, revision: revision + 1 },
  });
};
