import { recordAudit } from '../../../platform/audit/audit.ts';
import { getCurrentInstant } from '../../../platform/clock/clock.ts';
import type { Instant } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Precondition } from '../../../platform/http/precondition.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import type { LibraryId } from '../../../platform/ids/ids.ts';
import { expireLibraryJobs } from '../../../platform/jobs/lease.store.ts';
import { emitInstanceEvent } from '../../../platform/outbox/outbox.ts';
import { clearLibrarySelections } from '../../accounts/index.ts';
import { libraryDeletedSignal } from './library-deleted-signal.ts';
import { removeLibrary } from './library-contents.store.ts';
import type { LibraryContents } from './library-contents.store.ts';
import { markLibraryDeleted, removeRecipeCount } from '../library.store.ts';
import { lockAsOwner } from '../lock-library.ts';
import { removeAllMembers } from '../members/member.store.ts';

/** Without members no one can reach the library, and jobs and deliveries stop. Its contents are removed later. */
const closeLibrary = (tx: Tx, id: LibraryId, now: Instant): void => {
  markLibraryDeleted(tx, id, now);
  removeAllMembers(tx, id);
  removeRecipeCount(tx, id);
  clearLibrarySelections(tx, id);
  expireLibraryJobs(tx, id, now);
  libraryDeletedSignal.emitAfterCommit(tx, () => undefined);
};

/**
 * Deletes a library with everything in it, for all members. Administrators still see its deletion. The library
 * disappears at once, and its rows are removed after this transaction: 100,000 recipes take 11 s.
 */
export const deleteLibrary = async (
  tx: Tx,
  owner: LibraryScope,
  contents: LibraryContents,
  precondition: Precondition,
): Promise<void> => {
  const revision = await lockAsOwner(tx, owner);
  const { libraryId: id } = owner;
  precondition.check(revision);
  if (await contents.removeSlice(tx, id)) removeLibrary(tx, id);
  else closeLibrary(tx, id, getCurrentInstant(owner.clock));
  recordAudit(tx, owner, { action: 'library.deleted', target: { type: 'library', id } });
  emitInstanceEvent(tx, owner, {
    type: 'library.deleted',
    resource: { type: 'library', id, revision: revision + 1 },
  });
};
