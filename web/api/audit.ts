import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import type { AuditEvent, AuditQuery, User } from '../../src/domains/accounts/index.ts';
import type { Member } from '../../src/domains/libraries/index.ts';
import { get, getAll } from './client.ts';

export type { AuditEvent } from '../../src/domains/accounts/index.ts';

/** The filter of an audit log. */
export type AuditFilter = Pick<AuditQuery, 'since' | 'until' | 'action' | 'outcome'>;

const PAGE_SIZE = 50;

/** The audit log of a library, or of the whole instance without one. Newest first. */
export const auditQuery = (libraryId: string | undefined, filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['audit', libraryId ?? 'instance', filter],
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...filter, library_id: libraryId, limit: PAGE_SIZE, before: pageParam };
      return (await get<{ readonly events: readonly AuditEvent[] }>('/account/audit', { query, signal })).events;
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length < PAGE_SIZE ? undefined : page.at(-1)?.id),
    // There are no events for the audit log, so it is refetched on every visit.
    staleTime: 0,
  });

type Names = ReadonlyMap<string, string>;

/** Names by user id: the members of the library, or all users for an administrator. */
export const auditNamesQuery = (libraryId: string | undefined) =>
  queryOptions({
    queryKey: libraryId === undefined ? ['user', 'list', 'names'] : ['member', 'list', libraryId, 'names'],
    queryFn: async (): Promise<Names> => {
      if (libraryId === undefined) {
        return new Map((await getAll<User>('/users')).map(({ id, display_name }) => [id, display_name]));
      }
      const members = await getAll<Member>(`/libraries/${libraryId}/members`);
      return new Map(members.map(({ user_id, display_name }) => [user_id, display_name]));
    },
  });
