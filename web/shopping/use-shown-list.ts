import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';

import { caller } from '../api/client.ts';
import { hasCode } from '../api/problem.ts';
import { changeQueue } from '../offline/change-queue.ts';
import type { QueuedChange } from '../offline/list-change.ts';
import { shownList, unsentList } from '../offline/shown-list.ts';
import { listQuery } from './shopping.api.ts';

/** The changes of whoever uses the app, in the library in force, that the service has not made yet. */
export const useOwnChanges = (): readonly QueuedChange[] => {
  const changes = useSyncExternalStore(changeQueue.subscribe, changeQueue.changes);
  const { userId, libraryId } = caller;
  return useMemo(
    () => changes.filter((queued) => queued.userId === userId && queued.libraryId === libraryId),
    [changes, userId, libraryId],
  );
};

/** A list with one's own changes, whether the service knows of them or not. */
export const useShownList = (listId: string) => {
  const changes = useOwnChanges();
  const { data, error, refetch } = useQuery(listQuery(listId));
  const own = useMemo(() => changes.filter((queued) => queued.listId === listId), [changes, listId]);
  const pending = useMemo(() => own.filter(({ refusal }) => refusal === undefined), [own]);
  const list = useMemo(() => {
    const created = pending.map(({ change }) => change).find(({ kind }) => kind === 'create');
    const known = data ?? (created?.kind === 'create' ? unsentList(listId, created.name) : undefined);
    return (
      known &&
      shownList(
        known,
        pending.map(({ change }) => change),
      )
    );
  }, [data, pending, listId]);
  const refused = useMemo(() => own.filter(({ refusal }) => refusal !== undefined), [own]);
  // What was read before is still shown where it cannot be read again, unless somebody has deleted it meanwhile.
  const isTold = list === undefined || data === undefined || hasCode(error, 'shopping-list-not-found');
  return { list, error: isTold ? error : null, refetch, pending, refused };
};
