import { getCurrentInstant } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { asId } from '../../../platform/ids/ids.ts';
import { emitEvent } from '../../../platform/outbox/outbox.ts';
import type { ListInput } from './change.schemas.ts';
import type { ListDocument, ListId } from './list.schemas.ts';
import { insertList, findDeletedRevision } from './list.store.ts';

/**
 * Creates an empty list, with the client's id if it chooses one. An id in use is rejected (409). Reusing the id of a
 * deleted list continues from its revision, so that cached data of the old list is never mistaken for the new one.
 */
export const createList = async (tx: Tx, scope: LibraryScope, input: ListInput): Promise<ListDocument> => {
  const id = input.id == null ? scope.newId<ListId>() : asId<ListId>(input.id);
  const now = getCurrentInstant(scope.clock);
  const before = input.id == null ? 0 : await findDeletedRevision(tx, { library: scope.libraryId, id });
  const revision = before + 1;
  const list: ListDocument = {
    id,
    name: input.name.trim(),
    revision,
    fields: { name: revision },
    items: [],
    requirements: {},
    selections: {},
  };
  insertList(tx, {
    library_id: scope.libraryId,
    id,
    name: list.name,
    first_revision: revision,
    revision,
    document: JSON.stringify(list),
    open_items: 0,
    operations: 0,
    rested: 0,
    created_at: now,
    updated_at: now,
    updated_by: scope.userId,
  });
  emitEvent(tx, scope, { type: 'shopping-list.created', resource: { type: 'shopping-list', id, revision } });
  return list;
};
