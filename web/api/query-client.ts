import { QueryClient } from '@tanstack/react-query';

import { whenRefused } from './client.ts';
import { ProblemError } from './problem.ts';

/** Refusals are answers; only what may be better in a moment is asked again. */
const mayPass = (error: unknown): boolean => !(error instanceof ProblemError) || error.problem.status >= 500;

/**
 * What was read stays good until an event says that it changed, so nothing is read again by the clock. The second
 * number is how long a screen that was left is remembered.
 */
export const queryClient: QueryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Infinity,
      gcTime: 10 * 60_000,
      retry: (failures, error) => failures < 2 && mayPass(error),
      refetchOnWindowFocus: false,
      // The service may well be on this machine, or in this house: being offline says nothing about reaching it.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

// A session that was ended elsewhere: once the account is read again, the shell tells.
whenRefused(() => void queryClient.invalidateQueries({ queryKey: ['account'] }));
