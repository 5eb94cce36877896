import { queryOptions, useQuery } from '@tanstack/react-query';

import type { Member } from '../../src/domains/libraries/index.ts';
import type { Cook, CookInput, RecipeRevision, RevisionItem, ScaledEntry } from '../../src/domains/recipes/index.ts';
import { useLibrary } from '../api/account.ts';
import { get, getAll, send } from '../api/client.ts';
import { create, once } from '../api/create.ts';
import type { Page } from '../api/client.ts';
import type { RecipeEntry } from '../api/recipes.ts';
import type { RecipeSearch } from './recipe-search.ts';

export type { Cook, CookInput, RecipeRevision, RevisionItem, ScaledEntry };

/** A recipe for more or for less. While another size is read, the last one of the same recipe stays in sight. */
export const scaledQuery = (id: string, { servings, scale, convention }: RecipeSearch) =>
  queryOptions({
    queryKey: ['recipe', id, 'scaled', { servings, scale, convention }],
    queryFn: ({ signal }) =>
      get<ScaledEntry>(`/recipes/${id}/scaled`, { query: { servings, scale, convention }, signal }),
    placeholderData: (previous) => (previous?.entry_id === id ? previous : undefined),
  });

export const setFavorite = async (id: string, favorite: boolean): Promise<RecipeEntry> =>
  (await send<RecipeEntry>('PUT', `/recipes/${id}/favorite`, { body: { favorite } })).body;

export const trash = async ({ id, revision }: RecipeEntry): Promise<RecipeEntry> =>
  (await send<RecipeEntry>('DELETE', `/recipes/${id}`, { ifMatch: revision })).body;

export const restore = async (id: string, revision: number): Promise<RecipeEntry> =>
  (await send<RecipeEntry>('POST', `/recipes/${id}/restore`, { ifMatch: revision })).body;

export const cookingsQuery = (id: string) =>
  queryOptions({
    queryKey: ['recipe', id, 'cooked'],
    queryFn: ({ signal }) => get<Page<Cook>>(`/recipes/${id}/cooked`, { query: { limit: 100 }, signal }),
  });

export const logCooking = (id: string, input: CookInput) => create<Cook>(`/recipes/${id}/cooked`, input);

/** Brings one back that was removed: each by itself, however alike two of them are. */
export const restoreCooking = (id: string, { id: cookId, date, notes, revision }: Cook) =>
  once(['cooking', cookId], (key) =>
    send<Cook>('POST', `/recipes/${id}/cooked`, { body: { date, notes, revision }, key }),
  );

export const forgetCooking = (id: string, cookId: string) => send('DELETE', `/recipes/${id}/cooked/${cookId}`);

/** As many of the newest revisions as anyone looks through. */
const MOST_REVISIONS = 100;

export const revisionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['recipe', id, 'revisions'],
    queryFn: async ({ signal }) =>
      (
        await get<{ items: readonly RevisionItem[] }>(`/recipes/${id}/revisions`, {
          query: { limit: MOST_REVISIONS },
          signal,
        })
      ).items,
  });

export const revisionQuery = (id: string, revision: number) =>
  queryOptions({
    queryKey: ['recipe', id, 'revisions', revision],
    queryFn: ({ signal }) => get<RecipeRevision>(`/recipes/${id}/revisions/${revision}`, { signal }),
  });

export const restoreRevision = async (id: string, revision: number, present: number): Promise<RecipeEntry> =>
  (await send<RecipeEntry>('POST', `/recipes/${id}/revisions/${revision}/restore`, { ifMatch: present })).body;

/** Names of who did something, by id; who has left the library has none. */
export const useMemberNames = (): ReadonlyMap<string, string> => {
  const { id } = useLibrary();
  const { data = [] } = useQuery({
    queryKey: ['member', 'list', id],
    queryFn: ({ signal }) => getAll<Member>(`/libraries/${id}/members`, { signal }),
  });
  return new Map(data.map(({ user_id, display_name }) => [user_id, display_name]));
};
