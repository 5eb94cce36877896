import type { Instant } from '../../platform/clock/clock.ts';

/** The time of day of a meal, in chronological order. */
export const mealSlots = ['breakfast', 'lunch', 'dinner', 'snack', 'other'] as const;

/** Columns shared by planned and saved meals. */
interface AnyMeal {
  id: string;
  library_id: string;
  name: string;
  notes: string;
  /** JSON: the dishes, without the details that come from their recipes. */
  dishes: string;
  /** The entity tag of the response when this revision was written, recipe details included. */
  representation: string;
  revision: number;
  created_at: Instant;
  updated_at: Instant;
  updated_by: string;
}

export interface MealTables {
  /** A meal planned for a day. */
  meal: AnyMeal & {
    date: string;
    slot: (typeof mealSlots)[number];
    /** Date and slot combined, as the sort key. */
    moment: string;
  };
  /** The dishes of planned meals, which leftovers refer to. */
  meal_dish: { meal_id: string; dish_id: string; library_id: string };
  /** A meal saved to be planned repeatedly. */
  saved_meal: AnyMeal & {
    /** Sort key of the name: see `toTitleSortKey`. */
    name_key: string;
  };
  /** The secret URL at which a calendar app reads a library's meals on behalf of a member. */
  meal_calendar: {
    id: string;
    library_id: string;
    user_id: string;
    secret_hash: string;
    /** 1 if it was created in local mode, by anyone who could reach the service. */
    made_locally: number;
    created_at: Instant;
  };
}

declare module '../../platform/db/tables.ts' {
  interface Tables extends MealTables {}
}
