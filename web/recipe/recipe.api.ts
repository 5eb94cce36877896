import { queryOptions, useQuery } from '@tanstack/react-query';

import type { Member } from '../../src/domains/libraries/index.ts';
import type {
  Cook,
  CookInput,
  MeasureConventionInput,
  RecipeMeasures,
  RecipeRevision,
  RevisionItem,
  ScaledEntry,
} from '../../src/domains/recipes/index.ts';
import { useLibrary } from '../api/account.ts';
import { get, getAll, send } from '../api/client.ts';
import { create, runOnce } from '../api/create.ts';
import type { Page } from '../api/client.ts';
import type { RecipeEntry } from '../api/recipes.ts';
import type { RecipeSearch } from './recipe-search.ts';

export type { Cook, CookInput, RecipeMeasures, RecipeRevision, RevisionItem, ScaledEntry };

/** A scaled recipe. While another size loads, the previous one of the same recipe stays visible. */
export const scaledQuery = (id: string, { servings, scale, convention }: RecipeSearch) =>
  queryOptions({
    queryKey: ['recipe', id, 'scaled', { servings, scale, convention }],
    queryFn: ({ signal }) =>
      get<ScaledEntry>(`/recipes/${id}/scaled`, { query: { servings, scale, convention }, signal }),
    placeholderData: (previous) => (previous?.entry_id === id ? previous : undefined),
  });

export const setFavorite = async (id: string, favorite: boolean): Promise<RecipeEntry> =>
  (await send<RecipeEntry>('PUT', `/recipes/${id}/favorite`, { body: { favorite } })).body;

export const trashRecipe = async ({ id, revision }: RecipeEntry): Promise<RecipeEntry> =>
  (await send<RecipeEntry>('DELETE', `/recipes/${id}`, { ifMatch: revision })).body;

export const restoreRecipe = async (id: string, revision: number): Promise<RecipeEntry> =>
  (await send<RecipeEntry>('POST', `/recipes/${id}/restore`, { ifMatch: revision })).body;

export type Convention = MeasureConventionInput['convention'];

/** Which measures of a recipe are ambiguous. Keyed by revision, since only a new one changes them. */
export const measuresQuery = (id: string, revision: number) =>
  queryOptions({
    queryKey: ['recipe', id, 'measures', revision],
    queryFn: ({ signal }) => get<RecipeMeasures>(`/recipes/${id}/measures`, { signal }),
  });

export const settleMeasures = async (id: string, convention: Convention, revision: number): Promise<RecipeEntry> =>
  (
    await send<RecipeEntry>('POST', `/recipes/${id}/measures`, {
      body: { convention } satisfies MeasureConventionInput,
      ifMatch: revision,
    })
  ).body;

export const cookingsQuery = (id: string) =>
  queryOptions({
    queryKey: ['recipe', id, 'cooked'],
    queryFn: ({ signal }) => get<Page<Cook>>(`/recipes/${id}/cooked`, { query: { limit: 100 }, signal }),
  });

export const logCooking = (id: string, input: CookInput) => create<Cook>(`/recipes/${id}/cooked`, input);

/** Restores a removed log entry. The key includes its id, so that two equal entries are both restored. */
export const restoreCooking = (id: string, { id: cookId, date, notes, revision }: Cook) =>
  runOnce(['cooking', cookId], (key) =>
    send<Cook>('POST', `/recipes/${id}/cooked`, { body: { date, notes, revision }, idempotencyKey: key }),
  );

export const deleteCooking = (id: string, cookId: string) => send('DELETE', `/recipes/${id}/cooked/${cookId}`);

/** More revisions than anyone looks through. */
const MAX_REVISIONS = 100;

export const revisionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['recipe', id, 'revisions'],
    queryFn: async ({ signal }) =>
      (
        await get<{ items: readonly RevisionItem[] }>(`/recipes/${id}/revisions`, {
          query: { limit: MAX_REVISIONS },
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

/** Member names by user id; former members have none. */
export const useMemberNames = (): ReadonlyMap<string, string> => {
  const { id } = useLibrary();
  const { data = [] } = useQuery({
    queryKey: ['member', 'list', id],
    queryFn: ({ signal }) => getAll<Member>(`/libraries/${id}/members`, { signal }),
  });
  return new Map(data.map(({ user_id, display_name }) => [user_id, display_name]));
};
