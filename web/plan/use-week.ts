import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { recipesByIdQuery } from '../api/recipes.ts';
import type { RecipeSummary } from '../api/recipes.ts';
import { addDays } from './days.ts';
import type { Dish } from './dishes.ts';
import { mealsQuery } from './meal.api.ts';
import type { Span } from './meal.api.ts';
import type { Meal } from './slots.ts';

export interface Week {
  readonly meals: readonly Meal[] | undefined;
  /** The dishes of this week and the one before by their ids, from which leftovers may be. */
  readonly origins: ReadonlyMap<string, Dish>;
  readonly recipes: ReadonlyMap<string, RecipeSummary>;
  readonly error: unknown;
  readonly refetch: () => void;
}

/** The meals of a week, and what is told of them beside: what leftovers are of, and pictures. */
export const useWeek = ({ from, to }: Span): Week => {
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
