import { queryOptions } from '@tanstack/react-query';

import type { Meal } from '../../src/domains/meals/index.ts';
import type { ShoppingCategories, ShoppingListBody, ShoppingListSummary } from '../../src/domains/shopping/index.ts';
import { get, send } from '../api/client.ts';
import type { Page } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { fetchCached } from '../offline/response-cache.ts';
import { listKey, pickNewer, storeList } from '../offline/list-cache.ts';
import { LISTS_PATH, listPath } from '../offline/send-change.ts';

/** More lists than anyone keeps. */
const MAX_LISTS = 100;

export const listsQuery = queryOptions({
  queryKey: ['shopping-list', 'list'],
  queryFn: async ({ signal, queryKey }) => {
    const onLate = ({ items }: Page<ShoppingListSummary>) => queryClient.setQueryData(queryKey, items);
    return (
      await fetchCached<Page<ShoppingListSummary>>(`${LISTS_PATH}?limit=${MAX_LISTS}`, { queryKey, signal, onLate })
    ).items;
  },
});

/** A list as last returned by the service. A response overtaken by a newer one is ignored. */
export const listQuery = (listId: string) =>
  queryOptions({
    queryKey: listKey(listId),
    queryFn: async ({ signal, queryKey }) =>
      pickNewer(
        await fetchCached<ShoppingListBody>(listPath(listId), { queryKey, signal, onLate: storeList }),
        queryClient.getQueryData<ShoppingListBody>(queryKey),
      ),
  });

export const aislesQuery = queryOptions({
  queryKey: ['shopping-category', 'list'],
  queryFn: async ({ signal, queryKey }) => {
    const onLate = ({ aisles }: ShoppingCategories) => queryClient.setQueryData(queryKey, aisles);
    return (await fetchCached<ShoppingCategories>('/shopping/categories', { queryKey, signal, onLate })).aisles;
  },
});

export const mealQuery = (id: string) =>
  queryOptions({ queryKey: ['meal', id], queryFn: ({ signal }) => get<Meal>(`/meals/${id}`, { signal }) });

/** Lets the list page know that the user is deleting this list. */
export const deletionKey = (listId: string) => ['delete-shopping-list', listId] as const;

/**
 * Bypasses the queue: deleting a list drops everything queued for it, so it is only done while the user can see the
 * result.
 */
export const deleteList = ({ id, revision }: Pick<ShoppingListSummary, 'id' | 'revision'>) =>
  send('DELETE', listPath(id), { ifMatch: revision });
