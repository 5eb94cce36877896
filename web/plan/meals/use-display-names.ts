import { useCallback, useMemo } from 'react';

import { useFormats, useWords } from '../../language/locale.tsx';
import { getOwnName } from '../dishes/dishes.ts';
import type { AnyMeal, Dish } from '../dishes/dishes.ts';
import { planWords } from '../plan.words.ts';
import type { MealTime } from '../meal-time.ts';

/** Display names of dishes, meals and meal times. `origins` are the dishes that leftovers may refer to, by id. */
export interface DisplayNames {
  readonly dish: (dish: Dish, origins?: ReadonlyMap<string, Dish>) => string;
  readonly meal: (meal: AnyMeal) => string;
  readonly mealTime: (mealTime: MealTime) => string;
}

export const useDisplayNames = (): DisplayNames => {
  const words = useWords(planWords);
  const formats = useFormats();
  const dish = useCallback(
    (one: Dish, origins?: ReadonlyMap<string, Dish>): string => {
      const own = getOwnName(one);
      if (own !== undefined) return own;
      const origin = one.leftover_of === undefined ? undefined : origins?.get(one.leftover_of);
      const name = origin && getOwnName(origin);
      if (name !== undefined) return words.leftoversOf(name);
      if (one.leftover_of !== undefined) return words.leftovers;
      return one.entry_id === undefined ? (one.notes ?? '') : words.unknownRecipe;
    },
    [words],
  );
  const meal = useCallback(
    ({ name, dishes }: AnyMeal): string =>
      name === '' ? formats.list(dishes.map((one) => dish(one))) || words.mealWithoutDishes : name,
    [dish, formats, words],
  );
  const mealTime = useCallback(
    ({ date, slot }: MealTime): string => words.mealOf(words[slot], formats.shortDay(date)),
    [formats, words],
  );
  return useMemo(() => ({ dish, meal, mealTime }), [dish, meal, mealTime]);
};
