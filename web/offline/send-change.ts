import type { ShoppingListBody } from '../../src/domains/shopping/index.ts';
import { send } from '../api/client.ts';
import type { QueuedChange } from './list-change.ts';

export const LISTS = '/shopping/lists';

export const listPath = (listId: string): string => `${LISTS}/${encodeURIComponent(listId)}`;

/** As long as a slow connection may take. Then it is sent again: one that hangs would hold up all behind it. */
const PATIENCE_MS = 20_000;

const itemPath = (listId: string, item: string): string => `${listPath(listId)}/items/${encodeURIComponent(item)}`;

/** Sends a change as the one who made it, to the library they were in. The same change however often it is sent. */
export const sendChange = async (queued: QueuedChange): Promise<ShoppingListBody> => {
  const { id, base, listId, userId: principal, libraryId: library, change } = queued;
  const operation = { operation_id: id, base_revision: base };
  const sent = (method: 'POST' | 'PATCH' | 'PUT', path: string, body: object, key?: string) =>
    send<ShoppingListBody>(method, path, {
      body,
      principal,
      library,
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(key !== undefined && { key }),
    });
  const answerOf = () => {
    switch (change.kind) {
      case 'create':
        return sent('POST', LISTS, { name: change.name, id: listId }, id);
      case 'rename':
        return sent('PATCH', listPath(listId), { ...operation, name: change.name });
      case 'add':
        return sent('POST', `${listPath(listId)}/items`, { items: change.items }, id);
      case 'set':
        return sent('PATCH', itemPath(listId, change.item), { ...operation, set: change.set });
      case 'merge':
        return sent('POST', `${itemPath(listId, change.item)}/merge`, { ...operation, into: change.into });
      case 'arrange':
        return sent('PUT', `${listPath(listId)}/arrangement`, { ...operation, item_ids: change.items });
      case 'clear':
        return sent('POST', `${listPath(listId)}/clear-bought`, operation);
      default:
        return change satisfies never;
    }
  };
  return (await answerOf()).body;
};
