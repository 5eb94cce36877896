import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import type { User } from '../../src/domains/accounts/index.ts';
import type { InstanceState } from '../../src/domains/instance/index.ts';
import { get, send } from '../api/client.ts';
import type { Page } from '../api/client.ts';

export type { User } from '../../src/domains/accounts/index.ts';
export type { InstanceState } from '../../src/domains/instance/index.ts';

/** There are no events for the instance, so it is polled while the page is open. */
export const instanceQuery = queryOptions({
  queryKey: ['instance'],
  queryFn: ({ signal }) => get<InstanceState>('/instance', { signal }),
  staleTime: 0,
  refetchInterval: 10_000,
});

export const usersQuery = infiniteQueryOptions({
  queryKey: ['user', 'list'],
  queryFn: ({ pageParam: cursor, signal }) => get<Page<User>>('/users', { query: { limit: 50, cursor }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.next_cursor ?? undefined,
  staleTime: 0,
});

export const setDisabled = async (id: string, disabled: boolean): Promise<User> =>
  (await send<User>('PATCH', `/users/${id}`, { body: { disabled } })).body;
