import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import type { AuditEvent, AuditQuery, User } from '../../src/domains/accounts/index.ts';
import type { Member } from '../../src/domains/libraries/index.ts';
import { get, getAll } from './client.ts';

export type { AuditEvent } from '../../src/domains/accounts/index.ts';

/** What somebody wants to see of a history. */
export type AuditFilter = Pick<AuditQuery, 'since' | 'until' | 'action' | 'outcome'>;

const PAGE = 50;

/** The history of a library, or without one all that the caller may see of the instance. The newest first. */
export const auditQuery = (libraryId: string | undefined, filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['audit', libraryId ?? 'instance', filter],
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...filter, library_id: libraryId, limit: PAGE, before: pageParam };
      return (await get<{ readonly events: readonly AuditEvent[] }>('/account/audit', { query, signal })).events;
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.id),
    // No event tells of the history: whoever looks again sees it as it is then.
    staleTime: 0,
  });

type Names = ReadonlyMap<string, string>;

/** Who the ids of a history are: members of the library, or everybody for who administers the instance. */
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
