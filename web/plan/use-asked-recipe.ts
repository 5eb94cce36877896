import { useQuery } from '@tanstack/react-query';

import { recipesByIdQuery } from '../api/recipes.ts';
import type { RecipeSummary } from '../api/recipes.ts';

/** A recipe that came by the address and waits for its day, once its title is known. */
export const useAskedRecipe = (
  id: string | undefined,
): { readonly recipe: RecipeSummary | undefined; readonly isGone: boolean } => {
  const { data, isError } = useQuery({ ...recipesByIdQuery(id === undefined ? [] : [id]), enabled: id !== undefined });
  if (id === undefined) return { recipe: undefined, isGone: false };
  return { recipe: data?.[0], isGone: isError || data?.length === 0 };
};
