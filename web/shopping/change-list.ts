import type { Addition } from '../../src/domains/shopping/index.ts';
import { caller, newKey } from '../api/client.ts';
import { changeQueue } from '../offline/change-queue.ts';
import type { ListChange, QueuedChange } from '../offline/list-change.ts';
import { sync } from '../offline/sync.ts';

/** Makes a change: it is shown at once, kept on this device, and sent as soon as that is possible. */
export const changeList = (listId: string, base: number, change: ListChange): QueuedChange => {
  const queued = changeQueue.add(listId, base, change);
  sync.now();
  return queued;
};

/** A new list, by an id of its own, so that things can be put on it before the service knows of it. */
export const createList = (name: string): string => {
  const listId = newKey();
  changeList(listId, 0, { kind: 'create', name });
  return listId;
};

/** As many as a service takes in one addition, unless it is set up otherwise. */
const MOST_AT_ONCE = 500;

/** Puts things on a list, in as many additions as it takes. */
export const addToList = (listId: string, base: number, items: readonly Addition[]): void => {
  for (let from = 0; from < items.length; from += MOST_AT_ONCE) {
    changeList(listId, base, { kind: 'add', items: items.slice(from, from + MOST_AT_ONCE) });
  }
};

/** Nothing more is wanted of changes that were refused. */
export const dropChanges = (refused: readonly QueuedChange[]): void => changeQueue.replace(refused, []);

/** Nothing that one did on a list is wanted any more, since it is gone by one's own will. */
export const dropChangesOf = (listId: string): void =>
  dropChanges(changeQueue.changes().filter((queued) => queued.listId === listId && queued.userId === caller.userId));

/** The same once more, by somebody who knows what is there now. */
export const insist = (refused: QueuedChange): void => {
  const { listId, change, refusal } = refused;
  dropChanges([refused]);
  changeList(listId, refusal?.revision ?? refused.base, change);
};
