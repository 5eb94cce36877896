import { useQuery } from '@tanstack/react-query';

import { recipesByIdQuery } from '../api/recipes.ts';
import type { RecipeSummary } from '../api/recipes.ts';

/** A recipe that came by the address and waits for its day, once its title is known. */
export const useAskedRecipe = (
  id: string | undefined,
): {
  readonly recipe: RecipeSummary | undefined;
  readonly isGone: boolean;
  readonly error: unknown;
  readonly retry: () => void;
} => {
  const { data, error, refetch } = useQuery({
    ...recipesByIdQuery(id === undefined ? [] : [id]),
    enabled: id !== undefined,
  });
  const isGone = id !== undefined && data?.length === 0;
  return { recipe: id === undefined ? undefined : data?.[0], isGone, error, retry: () => void refetch() };
};
