import { queryOptions } from '@tanstack/react-query';

import type {
  CreatedInvitation,
  Invitation,
  LibrarySettings,
  Member,
  NewInvitation,
} from '../../src/domains/libraries/index.ts';
import type { Library } from '../api/account.ts';
import { get, getAll, send } from '../api/client.ts';
import { create } from '../api/create.ts';

export type { Invitation, Member } from '../../src/domains/libraries/index.ts';

export type Role = Library['role'];

export const libraryQuery = (id: string) =>
  queryOptions({ queryKey: ['library', id], queryFn: () => get<Library>(`/libraries/${id}`) });

export const membersQuery = (id: string) =>
  queryOptions({ queryKey: ['member', 'list', id], queryFn: () => getAll<Member>(`/libraries/${id}/members`) });

/** Keyed under members, because a new member has used an invitation, and the member event then refetches this. */
export const invitationsQuery = (id: string) =>
  queryOptions({
    queryKey: ['member', 'list', id, 'invitations'],
    queryFn: async () =>
      (await get<{ readonly invitations: readonly Invitation[] }>(`/libraries/${id}/invitations`)).invitations,
  });

export const renameLibrary = async (id: string, name: string, revision: number): Promise<Library> =>
  (await send<Library>('PUT', `/libraries/${id}`, { body: { name }, ifMatch: revision })).body;

export const changeSettings = async (id: string, settings: LibrarySettings, revision: number): Promise<Library> =>
  (await send<Library>('PUT', `/libraries/${id}/settings`, { body: settings, ifMatch: revision })).body;

export const selectLibrary = (id: string): Promise<unknown> =>
  send('POST', '/account/library', { body: { library_id: id } });

export const createLibrary = (name: string): Promise<Library> => create<Library>('/libraries', { name });

export const deleteLibrary = (id: string, revision: number): Promise<unknown> =>
  send('DELETE', `/libraries/${id}`, { ifMatch: revision });

export const changeRole = (id: string, userId: string, role: Role): Promise<unknown> =>
  send('PATCH', `/libraries/${id}/members/${userId}`, { body: { role } });

export const removeMember = (id: string, userId: string): Promise<unknown> =>
  send('DELETE', `/libraries/${id}/members/${userId}`);

export const createInvitation = (id: string, input: NewInvitation): Promise<CreatedInvitation> =>
  create<CreatedInvitation>(`/libraries/${id}/invitations`, input);

export const revokeInvitation = (id: string, invitationId: string): Promise<unknown> =>
  send('DELETE', `/libraries/${id}/invitations/${invitationId}`);
