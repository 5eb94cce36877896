import { Type } from 'typebox';

import type { CalendarDay } from '../../../platform/clock/calendar-day.ts';
import { mealSlots } from '../meals.tables.ts';
import type { Id } from '../../../platform/ids/ids.ts';
import {
  DateTime,
  Day,
  LineOrEmpty,
  Maybe,
  Revision,
  Uuid,
  component,
} from '../../../platform/schema/schema-builders.ts';
import type { Of } from '../../../platform/schema/schema-builders.ts';
import { Dish, DishesInput, Notes } from '../dishes/dish.schemas.ts';
import type { StoredDish } from '../dishes/dish.schemas.ts';

export type MealId = Id<'meal'>;

const Slot = Type.Enum([...mealSlots], { type: 'string', description: 'The time of day.' });

export type Slot = Of<typeof Slot>;

/** Day and slot of a meal. */
export const MealPlan = component('MealPlan', Type.Object({ date: Day('The day of the meal.'), slot: Slot }));

export const MealInput = component(
  'MealInput',
  Type.Object({
    date: Day('The day of the meal. Several meals may have the same day and slot.'),
    slot: Slot,
    name: Maybe(LineOrEmpty({ maxLength: 500, description: 'An optional name.' })),
    notes: Maybe(Notes),
    dishes: DishesInput,
  }),
);

export const Meal = component(
  'Meal',
  Type.Object(
    {
      id: Uuid('Id of the meal.'),
      date: Type.String({ format: 'date' }),
      slot: Slot,
      name: Type.String({ description: 'Empty if it has none.' }),
      notes: Type.String(),
      dishes: Type.Array(Dish),
      revision: Revision,
      created_at: DateTime('When it was planned.'),
      updated_at: DateTime('When the meal last changed, not counting changes to its recipes.'),
      updated_by: Type.String({ description: 'Id of the user who last changed it.' }),
    },
    { description: 'A planned meal.' },
  ),
);

export type MealPlan = Of<typeof MealPlan>;
export type MealInput = Of<typeof MealInput>;
export type Meal = Of<typeof Meal>;

/** A planned meal as stored. */
export interface StoredMeal {
  readonly id: MealId;
  readonly date: CalendarDay;
  readonly slot: Slot;
  readonly name: string;
  readonly notes: string;
  readonly dishes: readonly StoredDish[];
  readonly representation: string;
  readonly revision: number;
  readonly created_at: string;
  readonly updated_at: string;
  readonly updated_by: string;
}
