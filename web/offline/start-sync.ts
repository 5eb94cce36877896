import { accountQuery } from '../api/account.ts';
import { queryClient } from '../api/query-client.ts';
import { changeQueue } from './change-queue.ts';
import { clearCachedResponses } from './response-cache.ts';
import { sync } from './sync.ts';

const [ACCOUNT] = accountQuery.queryKey;

/**
 * Sends queued changes: when the app opens and the user is known, when the network is back, and when the page becomes
 * visible.
 */
export const startSync = (): void => {
  addEventListener('online', () => sync.reconnect());
  addEventListener('focus', () => sync.now());
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') sync.now();
  });
  let known: string | undefined;
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] !== ACCOUNT) return;
    const account = queryClient.getQueryData(accountQuery.queryKey);
    const isSignedOut = account?.user === null || account?.interruption === 'signed-out';
    const userId = isSignedOut ? '' : account?.user?.id;
    if (userId === undefined || userId === known) return;
    known = userId;
    if (userId === '') void clearCachedResponses();
    else void changeQueue.reload().then(() => sync.now());
  });
};
