import { Type } from 'typebox';

import { JsonText, created, noContent, ok } from '../../../platform/http/api-response.ts';
import { toEtag } from '../../../platform/http/etag.ts';
import { readCachedList } from '../../../platform/http/lists/cached-list.ts';
import { change, read } from '../../../platform/http/operation.ts';
import type { Operation } from '../../../platform/http/operation.ts';
import { readCached } from '../../../platform/http/lists/cached-read.ts';
import { PageOf, PageQuery } from '../../../platform/http/common-schemas.ts';
import { asId } from '../../../platform/ids/ids.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { area } from '../area.ts';
import { ArrangementInput, ClearInput, ListInput, ListPath, RenameInput } from './change.schemas.ts';
import { createList } from './create-list.ts';
import { deleteList } from './delete-list.ts';
import { getList } from './get-list.ts';
import { arrangeItems } from '../list-document/arrange-items.ts';
import { clearBought } from '../list-document/clear-bought.ts';
import { renameDraft } from '../list-document/rename-draft.ts';
import { ShoppingList, ShoppingListSummary } from './list.schemas.ts';
import type { ListId } from './list.schemas.ts';
import { listShoppingLists } from './list.store.ts';
import { handleListChange } from './handle-list-change.ts';

const changed = {
  200: { description: 'The list, with the revision at which the change was applied.', schema: ShoppingList },
};
const problems = ['shopping-list-not-found', 'field-conflict'] as const;

export const listOperations: readonly Operation[] = [
  read({
    id: 'listShoppingLists',
    method: 'GET',
    path: '/shopping/lists',
    area,
    summary: 'List shopping lists',
    description: 'Oldest first, without items.',
    access: 'viewer',
    query: Type.Object(PageQuery),
    responses: { 200: { description: 'One page of lists.', schema: PageOf(ShoppingListSummary) } },
    perform: (db, call) =>
      readCachedList(call, 'shopping-lists', 2, (page) => listShoppingLists(db, call.scope.libraryId, page)),
  }),
  change({
    id: 'createShoppingList',
    method: 'POST',
    path: '/shopping/lists',
    area,
    summary: 'Create a shopping list',
    access: 'editor',
    body: ListInput,
    responses: { 201: { description: 'The list, without items yet.', schema: ShoppingList } },
    problems: ['list-id-taken'],
    creation: {
      readCurrent: async (db, scope, { id, etag }) => {
        const { document, revision, first_revision } = await getList(db, scope, asId<ListId>(id));
        // The list was deleted, and this is a new list with the same id.
        if (etag !== toEtag(first_revision)) throw new Problem('shopping-list-not-found');
        return ok(new JsonText(document), toEtag(revision));
      },
    },
    perform: async (tx, { scope, body }) => {
      const list = await createList(tx, scope, body);
      return created(`/shopping/lists/${list.id}`, list);
    },
  }),
  read({
    id: 'getShoppingList',
    method: 'GET',
    path: '/shopping/lists/{list_id}',
    area,
    summary: 'Read a shopping list',
    access: 'viewer',
    params: ListPath,
    responses: { 200: { description: 'The list.', schema: ShoppingList } },
    problems: ['shopping-list-not-found'],
    perform: (db, call) => {
      const id = asId<ListId>(call.params.list_id);
      return readCached(call, `shopping list ${id}`, async () => {
        const { document, revision } = await getList(db, call.scope, id);
        return { status: 200, body: new JsonText(document), etag: toEtag(revision) };
      });
    },
  }),
  change({
    id: 'renameShoppingList',
    method: 'PATCH',
    path: '/shopping/lists/{list_id}',
    area,
    summary: 'Rename a shopping list',
    access: 'editor',
    params: ListPath,
    body: RenameInput,
    idempotencyKey: 'operation-id',
    responses: changed,
    problems,
    perform: (tx, call) =>
      handleListChange(tx, 'renameShoppingList', call, ({ draft }) =>
        renameDraft(draft, call.body.name, call.body.base_revision),
      ),
  }),
  change({
    id: 'deleteShoppingList',
    method: 'DELETE',
    path: '/shopping/lists/{list_id}',
    area,
    summary: 'Delete a shopping list',
    description: 'Deletes the list with all its items. Changes that arrive later get 404.',
    access: 'editor',
    params: ListPath,
    ifMatch: 'optional',
    responses: { 204: { description: 'The list is deleted.' } },
    problems: ['shopping-list-not-found'],
    perform: async (tx, { scope, params, precondition }) => {
      await deleteList(tx, scope, asId<ListId>(params.list_id), precondition);
      return noContent;
    },
  }),
  change({
    id: 'arrangeShoppingList',
    method: 'PUT',
    path: '/shopping/lists/{list_id}/arrangement',
    area,
    summary: 'Reorder items',
    description: 'The given items come first and become `arranged`. The others follow in their current order.',
    access: 'editor',
    params: ListPath,
    body: ArrangementInput,
    idempotencyKey: 'operation-id',
    responses: changed,
    problems,
    perform: (tx, call) => {
      const { item_ids, base_revision } = call.body;
      return handleListChange(
        tx,
        'arrangeShoppingList',
        call,
        ({ draft }) => arrangeItems(draft, item_ids, base_revision),
        item_ids,
      );
    },
  }),
  change({
    id: 'clearBought',
    method: 'POST',
    path: '/shopping/lists/{list_id}/clear-bought',
    area,
    summary: 'Clear bought items',
    description: 'Removes the items that were bought at `base_revision`. Items that were checked off later stay.',
    access: 'editor',
    params: ListPath,
    body: ClearInput,
    idempotencyKey: 'operation-id',
    responses: changed,
    problems: ['shopping-list-not-found'],
    perform: (tx, call) =>
      handleListChange(tx, 'clearBought', call, ({ draft }) => clearBought(draft, call.body.base_revision)),
  }),
];
