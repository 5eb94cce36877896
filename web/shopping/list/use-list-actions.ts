import { useEffect, useMemo, useRef } from 'react';

import type { ItemPatch, ShoppingItem, ShoppingListBody } from '../../../src/domains/shopping/index.ts';
import { randomId } from '../../api/client.ts';
import { changeQueue } from '../../offline/change-queue.ts';
import type { ListChange } from '../../offline/list-change.ts';
import { addToList, changeList } from '../sync/change-list.ts';
import type { TypedItem } from '../quick-add/parse-item-line.ts';

const hasPendingChanges = (listId: string): boolean =>
  changeQueue.changes().some((queued) => queued.listId === listId && queued.refusal === undefined);

/**
 * Actions on the open list. The functions are stable while the list changes, so that checking an item re-renders only
 * its row.
 */
export const useListActions = (list: Pick<ShoppingListBody, 'id' | 'revision'>) => {
  const { id: listId, revision } = list;
  const base = useRef(revision);
  useEffect(() => {
    base.current = revision;
  }, [revision]);
  return useMemo(() => {
    const change = (listChange: ListChange, on = base.current): void => void changeList(listId, on, listChange);
    /**
     * Based on the shown revision, or on an older one if that is what the user decided on: the service then reports a
     * conflict.
     */
    const set = (item: string, settings: ItemPatch, on?: number): void =>
      change({ kind: 'set', item, set: settings }, on);
    return {
      set,
      add: (typed: readonly TypedItem[]): readonly string[] => {
        const items = typed.map((item) => ({ id: randomId(), ...item }));
        addToList(listId, base.current, items);
        return items.map(({ id }) => id);
      },
      merge: (item: string, into: string): void => change({ kind: 'merge', item, into }),
      arrange: (items: readonly string[]): void => change({ kind: 'arrange', items }),
      /** One by one while checks are still pending: clearing what the service knows as bought would miss them. */
      clear: (bought: readonly ShoppingItem[]): void => {
        if (hasPendingChanges(listId)) for (const { id } of bought) set(id, { deleted: true });
        else change({ kind: 'clear', items: bought.map(({ id }) => id) });
      },
    };
  }, [listId]);
};

export type ListActions = ReturnType<typeof useListActions>;
