import type { ShoppingListBody } from '../../src/domains/shopping/index.ts';
import { queryClient } from '../api/query-client.ts';
import { cacheResponse } from './response-cache.ts';
import { listPath } from './send-change.ts';

export const listKey = (listId: string) => ['shopping-list', listId] as const;

/** The newer of two responses: they may overtake each other. */
export const pickNewer = (one: ShoppingListBody, other: ShoppingListBody | undefined): ShoppingListBody =>
  other !== undefined && other.revision > one.revision ? other : one;

/** Stores a list from the response to a change, in the query cache and on the device. */
export const storeList = (list: ShoppingListBody): void => {
  queryClient.setQueryData<ShoppingListBody>(listKey(list.id), (known) => pickNewer(list, known));
  cacheResponse(listPath(list.id), list);
};
