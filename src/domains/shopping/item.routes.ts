import type { Limits } from '../../platform/config/limits.ts';
import { change } from '../../platform/http/operation.ts';
import type { Operation } from '../../platform/http/operation.ts';
import { asId } from '../../platform/ids/ids.ts';
import { Problem } from '../../platform/problem/problem.ts';
import { addGroceries } from './add-groceries.ts';
import { area } from './area.ts';
import { changedAnswer } from './change-answer.ts';
import { changeShoppingItem } from './change-shopping-item.ts';
import { AdditionInput, ItemChange, ItemPath, ListPath, MergeInput } from './change.schemas.ts';
import { getList } from './get-list.ts';
import { mergeItems } from './list/merge-items.ts';
import { refuseOverflow } from './list/refuse-overflow.ts';
import { ShoppingList } from './list.schemas.ts';
import type { ListId, OperationId } from './list.schemas.ts';
import { hasList } from './list.store.ts';
import { operate } from './operate.ts';

const changed = {
  200: { description: 'The list, with the revision at which the change applied.', schema: ShoppingList },
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
    summary: 'Add groceries atomically',
    description:
      'All or nothing: one bad item or id conflict rejects the whole request. A retry with the same key returns the list and the revision at which the batch applied, even after later edits.',
    access: 'editor',
    params: ListPath,
    body: AdditionInput,
    answers: changed,
    problems: ['shopping-list-not-found', 'item-id-taken', 'shopping-list-full'],
    creation: {
      key: 'required',
      exists: (db, { libraryId }, id) => hasList(db, { library: libraryId, id: asId<ListId>(id) }),
      again: async (db, scope, kept) => {
        const list = await getList(db, scope, asId<ListId>(kept.id));
        const { applied_revision: applied } = JSON.parse(kept.body) as KeptAddition;
        // The items were added to a deleted list, and this is a new list with the same id.
        if (applied < list.first_revision) throw new Problem('created-resource-missing', { params: { id: kept.id } });
        return changedAnswer({ ...list, applied, isReplayed: true });
      },
    },
    perform: async (tx, { scope, params, body, idempotencyKey }) => {
      const list = asId<ListId>(params.list_id);
      const operation = asId<OperationId>(idempotencyKey ?? '');
      const done = await addGroceries(tx, scope, limits, { list, operation }, body.items);
      const kept: KeptAddition = { applied_revision: done.applied };
      return { ...changedAnswer(done), receipt: done.isReplayed ? 'kept-already' : { id: list, body: kept } };
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
    answers: changed,
    problems: ['shopping-list-not-found', 'shopping-item-not-found', 'field-conflict', 'shopping-list-full'],
    perform: (tx, call) => {
      const { scope, params, body } = call;
      return operate(tx, 'changeShoppingItem', call, ({ draft }) => {
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
      'The other item takes over its sources and notes. The merged item is removed from the list with `merged_into`; restoring it undoes the merge.',
    access: 'editor',
    params: ItemPath,
    body: MergeInput,
    idempotencyKey: 'operation-id',
    answers: changed,
    problems: ['shopping-list-not-found', 'shopping-item-not-found', 'field-conflict', 'merge-refused'],
    perform: (tx, call) => {
      const { params, body } = call;
      return operate(
        tx,
        'mergeShoppingItem',
        call,
        ({ draft }) => mergeItems(draft, params.item_id, body.into, body.base_revision),
        [body.into],
      );
    },
  }),
];
