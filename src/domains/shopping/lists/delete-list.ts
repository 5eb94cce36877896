import type { Tx } from '../../../platform/db/database.ts';
import type { Precondition } from '../../../platform/http/precondition.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { emitEvent } from '../../../platform/outbox/outbox.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import type { ListId } from './list.schemas.ts';
import { lockListRevision, recordDeletedRevision, deleteListRows } from './list.store.ts';

/** Deletes a list with all its data, provided that it is still at the revision that the caller named, if any. */
export const deleteList = async (
  tx: Tx,
  scope: LibraryScope,
  id: ListId,
  precondition: Precondition,
): Promise<void> => {
  const key = { library: scope.libraryId, id };
  const revision = await lockListRevision(tx, key);
  if (revision === undefined) throw new Problem('shopping-list-not-found');
  precondition.check(revision);
  await deleteListRows(tx, key);
  recordDeletedRevision(tx, key, revision + 1);
  emitEvent(tx, scope, {
    type: 'shopping-list.deleted',
    resource: { type: 'shopping-list', id, revision: revision + 1 },
  });
};
