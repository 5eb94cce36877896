import { queryOptions } from '@tanstack/react-query';

import { get } from '../api/client.ts';
import { ProblemError } from '../api/problem.ts';
import { servingsFromScaleForOne } from './portions.ts';

/**
 * How many a recipe serves, exactly, as the service understands what it says: by how much it must be scaled to serve
 * one. Null where it does not tell.
 */
export const servingsQuery = (recipeId: string) =>
  queryOptions({
    queryKey: ['recipe', recipeId, 'servings'],
    queryFn: async ({ signal }) => {
      try {
        const scaled = await get<{ scale: string }>(`/recipes/${recipeId}/scaled`, {
          query: { servings: '1' },
          signal,
        });
        return servingsFromScaleForOne(scaled.scale) ?? null;
      } catch (error) {
        if (error instanceof ProblemError && error.problem.status < 500) return null;
        throw error;
      }
    },
  });
