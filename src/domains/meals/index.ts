import type { Config } from '../../platform/config/config.ts';
import type { Operation } from '../../platform/http/operation.ts';
import { calendarOperations } from './calendar/calendar.routes.ts';
import { plannedMealOperations } from './meal.routes.ts';
import { savedMealOperations } from './saved-meal.routes.ts';

export type { Calendar, CreatedCalendar } from './calendar/calendar.schemas.ts';
export { removeLocalCalendars } from './calendar/calendar.store.ts';
export type { Dish, DishInput, PlainItem } from './dish.schemas.ts';
export type { Meal, MealInput, Slot } from './meal.schemas.ts';
export { mealsWithDishes } from './meals-with-dishes.ts';
export type { SavedMeal, SavedMealInput } from './saved-meal.schemas.ts';

/** Every operation of this domain, in the order of the API reference: fixed paths before paths with an id. */
export const mealOperations = (config: Pick<Config, 'baseUrl'>): readonly Operation[] => [
  ...calendarOperations(config),
  ...plannedMealOperations,
  ...savedMealOperations,
];
