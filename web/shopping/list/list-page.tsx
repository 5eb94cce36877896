import { useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';

import { hasCode } from '../../api/problem.ts';
import { ProblemNotice } from '../../design/notice.tsx';
import { Loading, Page } from '../../design/page.tsx';
import { useWords } from '../../language/locale.tsx';
import { DeletedList } from './deleted-list.tsx';
import { ListView } from './list-view.tsx';
import { aislesQuery, deletionKey, listsQuery } from '../shopping.api.ts';
import { shoppingWords } from '../shopping.words.ts';
import { useOptimisticList } from '../sync/use-optimistic-lists.ts';
import './list-page.css';

/** A shopping list, online or offline. */
export const ListPage = () => {
  const words = useWords(shoppingWords);
  const { listId } = useParams({ from: '/inside/shopping/$listId' });
  const { list, error, refetch, pending, refused } = useOptimisticList(listId);
  // Offline, the way to this list leads through the overview, so prefetch that even if this page was opened by its URL.
  const client = useQueryClient();
  const isRead = list !== undefined;
  useEffect(() => {
    if (isRead) void client.prefetchQuery(listsQuery);
  }, [client, isRead]);
  // Without the aisles the items would briefly be in a different order.
  const { isPending: areAislesPending } = useQuery(aislesQuery);
  const isGone =
    hasCode(error, 'shopping-list-not-found') ||
    refused.some(({ refusal }) => refusal?.code === 'shopping-list-not-found');
  // A user who deletes the list is redirected, and not told that it was deleted.
  const isOwnDeletion = useIsMutating({ mutationKey: deletionKey(listId) }) > 0;
  const isUnsent = pending.some(({ change }) => change.kind === 'create');
  const unsentChanges = isGone && !isUnsent && !isOwnDeletion ? [...refused, ...pending] : undefined;
  if (unsentChanges !== undefined && list === undefined)
    return <DeletedList listId={listId} unsentChanges={unsentChanges} />;
  // A list that is open when someone deletes it still has the half-typed item.
  if (list !== undefined && !areAislesPending) {
    return <ListView key={listId} list={list} refused={refused} unsentChanges={unsentChanges} />;
  }
  return (
    <Page title={words.lists} width="reading">
      {error === null ? (
        <Loading label={words.loading} />
      ) : (
        <ProblemNotice error={error} onRetry={() => void refetch()} />
      )}
    </Page>
  );
};
