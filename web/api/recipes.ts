import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import type { FindQuery, RecipeEntry, RecipeSummary } from '../../src/domains/recipes/index.ts';
import { addressInPage, get, send } from './client.ts';
import type { Page } from './client.ts';

export type { RecipeEntry, RecipeSummary } from '../../src/domains/recipes/index.ts';

/** What recipes are looked for by; the address of a screen holds it, too. */
export type Find = Omit<FindQuery, 'cursor' | 'limit' | 'group_translations'>;

export interface FoundRecipes extends Page<RecipeSummary> {
  readonly total: number;
}

/** Recipes page by page, as one scrolls. */
export const findRecipesQuery = (find: Find, limit = 100) =>
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

/** Summaries of recipes that are known by their ids; those that are gone are left out. */
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

/** Where a picture of a recipe is, in one of the sizes that are kept. */
export const pictureAddress = (recipeId: string, assetId: string, preset: Preset): string =>
  addressInPage(`/recipes/${recipeId}/assets/${assetId}/derivatives/${preset}`);
