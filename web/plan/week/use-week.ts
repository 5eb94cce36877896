import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { recipesByIdQuery } from '../../api/recipes.ts';
import type { RecipeSummary } from '../../api/recipes.ts';
import { addDays } from '../days.ts';
import type { Dish } from '../dishes/dishes.ts';
import { mealsQuery } from '../meals/meal.api.ts';
import type { DayRange } from '../meals/meal.api.ts';
import type { Meal } from '../meal-time.ts';

export interface Week {
  readonly meals: readonly Meal[] | undefined;
  /** The dishes of this week and the one before by id, which leftovers may refer to. */
  readonly origins: ReadonlyMap<string, Dish>;
  readonly recipes: ReadonlyMap<string, RecipeSummary>;
  readonly error: unknown;
  readonly refetch: () => void;
}

/** The meals of a week, the dishes their leftovers refer to, and the recipes for pictures. */
export const useWeek = ({ from, to }: DayRange): Week => {
  const { data: meals, error, refetch } = useQuery(mealsQuery({ from, to }));
  const { data: before } = useQuery(mealsQuery({ from: addDays(from, -7), to: addDays(to, -7) }));
  const ids = useMemo(
    () =>
      [
        ...new Set(
          meals?.flatMap(({ dishes }) =>
            dishes.flatMap(({ entry_id, recipe_status }) =>
              entry_id !== undefined && recipe_status !== 'missing' ? entry_id : [],
            ),
          ),
        ),
      ].toSorted(),
    [meals],
  );
  const { data: summaries } = useQuery({ ...recipesByIdQuery(ids), placeholderData: (last) => last });
  const origins = useMemo(
    () => new Map([...(before ?? []), ...(meals ?? [])].flatMap(({ dishes }) => dishes.map((dish) => [dish.id, dish]))),
    [before, meals],
  );
  const recipes = useMemo(() => new Map(summaries?.map((summary) => [summary.id, summary])), [summaries]);
  return { meals, origins, recipes, error, refetch: () => void refetch() };
};

/** The recipe from the URL that is to be planned, once its title is loaded. */
export const useRequestedRecipe = (
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
