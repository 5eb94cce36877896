import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';

import { caller } from '../../api/client.ts';
import { hasCode } from '../../api/problem.ts';
import { changeQueue } from '../../offline/change-queue.ts';
import type { QueuedChange } from '../../offline/list-change.ts';
import { applyChanges, createLocalList } from '../../offline/optimistic-list.ts';
import { listQuery, listsQuery } from '../shopping.api.ts';
import { applyPendingToLists } from '../lists/optimistic-lists.ts';

/** The user's own changes in the current library that the service has not made yet. */
export const useOwnChanges = (): readonly QueuedChange[] => {
  const changes = useSyncExternalStore(changeQueue.subscribe, changeQueue.changes);
  const { userId, libraryId } = caller;
  return useMemo(
    () => changes.filter((queued) => queued.userId === userId && queued.libraryId === libraryId),
    [changes, userId, libraryId],
  );
};

/** A list with the user's own pending changes applied. */
export const useOptimisticList = (listId: string) => {
  const changes = useOwnChanges();
  const { data, error, refetch } = useQuery(listQuery(listId));
  const own = useMemo(() => changes.filter((queued) => queued.listId === listId), [changes, listId]);
  const pending = useMemo(() => own.filter(({ refusal }) => refusal === undefined), [own]);
  const list = useMemo(() => {
    const created = pending.map(({ change }) => change).find(({ kind }) => kind === 'create');
    const known = data ?? (created?.kind === 'create' ? createLocalList(listId, created.name) : undefined);
    return (
      known &&
      applyChanges(
        known,
        pending.map(({ change }) => change),
      )
    );
  }, [data, pending, listId]);
  const refused = useMemo(() => own.filter(({ refusal }) => refusal !== undefined), [own]);
  // Cached data stays visible if a refetch fails, unless the list was deleted.
  const isErrorShown = list === undefined || data === undefined || hasCode(error, 'shopping-list-not-found');
  return { list, error: isErrorShown ? error : null, refetch, pending, refused };
};

/** The lists of the library plus those that only exist on this device. Undefined while unknown. */
export const useOptimisticLists = () => {
  const { data, error, refetch } = useQuery(listsQuery);
  const changes = useOwnChanges();
  const lists = useMemo(() => {
    const shown = applyPendingToLists(data ?? [], changes);
    return data === undefined && shown.length === 0 ? undefined : shown;
  }, [data, changes]);
  return { lists, error: lists === undefined ? error : null, retry: () => void refetch() };
};
