import { QueryClient } from '@tanstack/react-query';

import { onSessionRefused } from './client.ts';
import { ProblemError } from './problem.ts';

/** A refusal is an answer; only failures that may be temporary are retried. */
const isTemporary = (error: unknown): boolean => !(error instanceof ProblemError) || error.problem.status >= 500;

/**
 * Data stays fresh until an event reports a change, so nothing is refetched by time. `gcTime` is how long a page that
 * was left stays cached.
 */
export const queryClient: QueryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Infinity,
      gcTime: 10 * 60_000,
      retry: (failures, error) => failures < 2 && isTemporary(error),
      refetchOnWindowFocus: false,
      // The service may run on this machine or in the same network, so being offline says nothing about reaching it.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

// The session was ended elsewhere: refetching the account lets the shell show that.
onSessionRefused(() => void queryClient.invalidateQueries({ queryKey: ['account'] }));
