import type { Limits } from '../../../platform/config/limits.ts';
import { change } from '../../../platform/http/operation.ts';
import type { Operation } from '../../../platform/http/operation.ts';
import { asId } from '../../../platform/ids/ids.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { addGroceries } from './add-groceries.ts';
import { area } from '../area.ts';
import { toChangedListResponse, handleListChange } from '../lists/handle-list-change.ts';
import { changeShoppingItem } from './change-shopping-item.ts';
import { AdditionInput, ItemChange, ItemPath, ListPath, MergeInput } from '../lists/change.schemas.ts';
import { getList } from '../lists/get-list.ts';
import { mergeItems } from '../list-document/merge-items.ts';
import { refuseOverflow } from '../list-document/refuse-overflow.ts';
import { ShoppingList } from '../lists/list.schemas.ts';
import type { ListId, OperationId } from '../lists/list.schemas.ts';

const changed = {
  200: { description: 'The list, with the revision at which the change was applied.', schema: ShoppingList },
};

/** What the receipt of an addition stores. A retry returns the current list, so the list itself is not stored. */
interface KeptAddition {
  readonly applied_revision: number;
}

export const itemOperations = (limits: Limits): readonly Operation[] => [
  change({
    id: 'addGroceries',
    method: 'POST',
    path: '/shopping/lists/{list_id}/items',
    area,
    summary: 'Add groceries',
    description:
      'All or nothing: one invalid item or id conflict rejects the whole request. A retry with the same key returns the current list and the revision at which the items were added.',
    access: 'editor',
    params: ListPath,
    body: AdditionInput,
    responses: changed,
    problems: ['shopping-list-not-found', 'item-id-taken', 'shopping-list-full'],
    creation: {
      key: 'required',
      readCurrent: async (db, scope, { id, body }) => {
        const list = await getList(db, scope, asId<ListId>(id));
        const { applied_revision: applied } = JSON.parse(body) as KeptAddition;
        // The items were added to a deleted list, and this is a new list with the same id.
        if (applied < list.first_revision) throw new Problem('shopping-list-not-found');
        return toChangedListResponse({ ...list, appliedRevision: applied, isReplayed: true });
      },
    },
    perform: async (tx, { scope, params, body, idempotencyKey }) => {
      const list = asId<ListId>(params.list_id);
      const operation = asId<OperationId>(idempotencyKey ?? '');
      const done = await addGroceries(tx, scope, limits, { list, operation }, body.items);
      const kept: KeptAddition = { applied_revision: done.appliedRevision };
      return { ...toChangedListResponse(done), receipt: done.isReplayed ? 'kept-already' : { id: list, body: kept } };
    },
  }),
  change({
    id: 'changeShoppingItem',
    method: 'PATCH',
    path: '/shopping/lists/{list_id}/items/{item_id}',
    area,
    summary: 'Change an item',
    description:
      'Checks it off, renames it, removes it from the list or restores it. Rejected only if a field it sets was changed to another value after `base_revision`.',
    access: 'editor',
    params: ItemPath,
    body: ItemChange,
    idempotencyKey: 'operation-id',
    responses: changed,
    problems: ['shopping-list-not-found', 'shopping-item-not-found', 'field-conflict', 'shopping-list-full'],
    perform: (tx, call) => {
      const { scope, params, body } = call;
      return handleListChange(tx, 'changeShoppingItem', call, ({ draft }) => {
        changeShoppingItem(tx, scope.libraryId, draft, params.item_id, body.base_revision, body.set);
        if (body.set.deleted === false) refuseOverflow(draft, limits);
      });
    },
  }),
  change({
    id: 'mergeShoppingItem',
    method: 'POST',
    path: '/shopping/lists/{list_id}/items/{item_id}/merge',
    area,
    summary: 'Merge an item into another',
    description:
      'The other item takes over its sources and note. The merged item is removed from the list and gets `merged_into`; restoring it undoes the merge.',
    access: 'editor',
    params: ItemPath,
    body: MergeInput,
    idempotencyKey: 'operation-id',
    responses: changed,
    problems: ['shopping-list-not-found', 'shopping-item-not-found', 'field-conflict', 'merge-refused'],
    perform: (tx, call) => {
      const { params, body } = call;
      return handleListChange(
        tx,
        'mergeShoppingItem',
        call,
        ({ draft }) => mergeItems(draft, params.item_id, body.into, body.base_revision),
        [body.into],
      );
    },
  }),
];
