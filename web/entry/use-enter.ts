import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

import { accountQuery, adoptAccount } from '../api/account.ts';
import type { AccountState } from '../api/account.ts';
import { toLocalPath } from './to-local-path.ts';

/** Enters the app as the user who has just signed in; drops everything cached for a previous one. */
export const useEnter = (): ((account: AccountState, next?: string) => Promise<void>) => {
  const client = useQueryClient();
  const router = useRouter();
  return useCallback(
    async (account, next) => {
      client.clear();
      client.setQueryData(accountQuery.queryKey, adoptAccount(account));
      await router.navigate({ href: account.recovery_authenticated ? '/recovered' : toLocalPath(next), replace: true });
    },
    [client, router],
  );
};
