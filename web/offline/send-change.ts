import type { ShoppingListBody } from '../../src/domains/shopping/index.ts';
import { send } from '../api/client.ts';
import type { QueuedChange } from './list-change.ts';

export const LISTS_PATH = '/shopping/lists';

export const listPath = (listId: string): string => `${LISTS_PATH}/${encodeURIComponent(listId)}`;

/**
 * Enough for a slow connection. After that it is sent again, since a stalled request would block all changes behind it.
 */
const TIMEOUT_MS = 20_000;

const itemPath = (listId: string, item: string): string => `${listPath(listId)}/items/${encodeURIComponent(item)}`;

/** Sends a change as the user who made it, to the library they were in. Idempotent. */
export const sendChange = async (queued: QueuedChange): Promise<ShoppingListBody> => {
  const { id, base, listId, userId: principal, libraryId: library, change } = queued;
  const operation = { operation_id: id, base_revision: base };
  const request = (method: 'POST' | 'PATCH' | 'PUT', path: string, body: object, key?: string) =>
    send<ShoppingListBody>(method, path, {
      body,
      principal,
      library,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(key !== undefined && { idempotencyKey: key }),
    });
  const perform = () => {
    switch (change.kind) {
      case 'create':
        return request('POST', LISTS_PATH, { name: change.name, id: listId }, id);
      case 'rename':
        return request('PATCH', listPath(listId), { ...operation, name: change.name });
      case 'add':
        return request('POST', `${listPath(listId)}/items`, { items: change.items }, id);
      case 'set':
        return request('PATCH', itemPath(listId, change.item), { ...operation, set: change.set });
      case 'merge':
        return request('POST', `${itemPath(listId, change.item)}/merge`, { ...operation, into: change.into });
      case 'arrange':
        return request('PUT', `${listPath(listId)}/arrangement`, { ...operation, item_ids: change.items });
      case 'clear':
        return request('POST', `${listPath(listId)}/clear-bought`, operation);
      default:
        return change satisfies never;
    }
  };
  return (await perform()).body;
};
