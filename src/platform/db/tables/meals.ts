import type { Instant } from '../../clock/clock.ts';

/** When on its day a meal is eaten, in the order of the day. */
export const mealSlots = ['breakfast', 'lunch', 'dinner', 'snack', 'other'] as const;

/** What planned and saved meals have in common. */
interface AnyMeal {
  id: string;
  library_id: string;
  name: string;
  notes: string;
  /** JSON: the dishes, without what is read of their recipes. */
  dishes: string;
  /** The tag of what was shown when this revision was written, recipe details included. */
  representation: string;
  revision: number;
  created_at: Instant;
  updated_at: Instant;
  updated_by: string;
}

export interface MealTables {
  /** A meal on a day. */
  meal: AnyMeal & {
    date: string;
    slot: (typeof mealSlots)[number];
    /** The date and the slot, as they are sorted. */
    moment: string;
  };
  /** The dishes of planned meals, by which leftovers name them. */
  meal_dish: { meal_id: string; dish_id: string; library_id: string };
  /** A meal to be planned again and again. */
  saved_meal: AnyMeal & {
    /** The name as it is sorted: see `titleKey`. */
    name_key: string;
  };
  /** The secret address at which a calendar program reads the meals of a library on behalf of a member. */
  meal_calendar: {
    id: string;
    library_id: string;
    user_id: string;
    secret_hash: string;
    /** 1 where it was made in local mode, by whoever reached the service then. */
    made_locally: number;
    created_at: Instant;
  };
}
