import type { Addition } from '../../../src/domains/shopping/index.ts';
import { caller, randomId } from '../../api/client.ts';
import { changeQueue } from '../../offline/change-queue.ts';
import type { ListChange, QueuedChange } from '../../offline/list-change.ts';
import { sync } from '../../offline/sync.ts';

/** Applies a change at once, stores it on this device and sends it as soon as possible. */
export const changeList = (listId: string, base: number, change: ListChange): QueuedChange => {
  const queued = changeQueue.add(listId, base, change);
  sync.now();
  return queued;
};

/** Creates a list under a client-side id, so that items can be added before the service knows it. */
export const createList = (name: string): string => {
  const listId = randomId();
  changeList(listId, 0, { kind: 'create', name });
  return listId;
};

/** The service's default limit of items per request. */
const MAX_ITEMS_PER_REQUEST = 500;

/** Adds items to a list, in as many requests as needed. */
export const addToList = (listId: string, base: number, items: readonly Addition[]): void => {
  for (let from = 0; from < items.length; from += MAX_ITEMS_PER_REQUEST) {
    changeList(listId, base, { kind: 'add', items: items.slice(from, from + MAX_ITEMS_PER_REQUEST) });
  }
};

/** Drops refused changes for good. */
export const dropChanges = (refused: readonly QueuedChange[]): void => changeQueue.replace(refused, []);

/** Drops the user's own changes to a list that they deleted. */
export const dropOwnChanges = (listId: string): void =>
  dropChanges(changeQueue.changes().filter((queued) => queued.listId === listId && queued.userId === caller.userId));

/** Sends the change again, based on what is there now. */
export const forceChange = (refused: QueuedChange): void => {
  const { listId, change, refusal } = refused;
  dropChanges([refused]);
  changeList(listId, refusal?.revision ?? refused.base, change);
};
