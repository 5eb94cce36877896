import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import type { ListRecipesQuery, RecipeEntry, RecipeSummary } from '../../src/domains/recipes/index.ts';
import { buildPageUrl, get, send } from './client.ts';
import type { Page } from './client.ts';

export type { RecipeEntry, RecipeSummary } from '../../src/domains/recipes/index.ts';

/** The search criteria for recipes; also part of the URL. */
export type FindCriteria = Omit<ListRecipesQuery, 'cursor' | 'limit' | 'group_translations'>;

export interface FoundRecipes extends Page<RecipeSummary> {
  readonly total: number;
  /** Whether there are more than `total`. */
  readonly total_at_least?: boolean;
}

/** Recipes page by page, for infinite scrolling. */
export const findRecipesQuery = (find: FindCriteria, limit = 100) =>
  infiniteQueryOptions({
    queryKey: ['recipe', 'list', find, limit],
    queryFn: ({ pageParam: cursor, signal }) =>
      get<FoundRecipes>('/recipes', { query: { ...find, limit, cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });

export const recipeQuery = (id: string) =>
  queryOptions({
    queryKey: ['recipe', id],
    queryFn: ({ signal }) => get<RecipeEntry>(`/recipes/${id}`, { signal }),
  });

/** Summaries by id; deleted recipes are omitted. */
export const recipesByIdQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['recipe', 'list', 'by-id', ids],
    queryFn: async ({ signal }) => {
      if (ids.length === 0) return [];
      const { body } = await send<{ items: readonly RecipeSummary[] }>('POST', '/recipes/lookup', {
        body: { ids },
        signal,
      });
      return body.items;
    },
  });

type Preset = 'thumb' | 'card' | 'reader';

/** The URL of a recipe picture in one of the stored sizes. */
export const buildPictureUrl = (recipeId: string, assetId: string, preset: Preset): string =>
  buildPageUrl(`/recipes/${recipeId}/assets/${assetId}/derivatives/${preset}`);
