import { queryOptions } from '@tanstack/react-query';

import { get } from '../../api/client.ts';
import { ProblemError } from '../../api/problem.ts';
import { servingsFromScaleForOne } from './portions.ts';

/**
 * The exact servings of a recipe, derived from the scale the service returns for one serving. Null if the recipe does
 * not say.
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
