import { useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';

import { hasCode } from '../api/problem.ts';
import { ProblemNotice } from '../design/notice.tsx';
import { Loading, Page } from '../design/page.tsx';
import { useWords } from '../language/locale.tsx';
import { GoneList } from './gone-list.tsx';
import { OpenList } from './open-list.tsx';
import { aislesQuery, deletionKey, listsQuery } from './shopping.api.ts';
import { shoppingWords } from './shopping.words.ts';
import { useShownList } from './use-shown-list.ts';
import './list-page.css';

/** A shopping list, with or without a network. */
export const ListPage = () => {
  const words = useWords(shoppingWords);
  const { listId } = useParams({ from: '/inside/shopping/$listId' });
  const { list, error, refetch, pending, refused } = useShownList(listId);
  // Without a network one comes to this list by way of all lists, also who opened it by its address now.
  const client = useQueryClient();
  const isRead = list !== undefined;
  useEffect(() => {
    if (isRead) void client.prefetchQuery(listsQuery);
  }, [client, isRead]);
  // Without the aisles the list would stand in another order for a moment.
  const { isPending: areAislesPending } = useQuery(aislesQuery);
  const isGone =
    hasCode(error, 'shopping-list-not-found') ||
    refused.some(({ refusal }) => refusal?.code === 'shopping-list-not-found');
  // Who deletes it is led away, and is not told that somebody has.
  const isOwnDeletion = useIsMutating({ mutationKey: deletionKey(listId) }) > 0;
  const isUnsent = pending.some(({ change }) => change.kind === 'create');
  const undelivered = isGone && !isUnsent && !isOwnDeletion ? [...refused, ...pending] : undefined;
  if (undelivered !== undefined && list === undefined) return <GoneList listId={listId} undelivered={undelivered} />;
  // One that is on the screen when somebody deletes it knows what is half typed.
  if (list !== undefined && !areAislesPending) {
    return <OpenList key={listId} list={list} refused={refused} undelivered={undelivered} />;
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
