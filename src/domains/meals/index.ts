import type { Config } from '../../platform/config/config.ts';
import type { Operation } from '../../platform/http/operation.ts';
import { calendarOperations } from './calendar/calendar.routes.ts';
import { plannedMealOperations } from './meal.routes.ts';
import { savedMealOperations } from './saved-meal.routes.ts';

export { removeLocalCalendars } from './calendar/calendar.store.ts';
export type { Meal } from './meal.schemas.ts';
export { mealsWithDishes } from './meals-with-dishes.ts';

/** Every operation of the room, in the order of the reference: what has a path of its own before what an id may name. */
export const mealOperations = (config: Pick<Config, 'baseUrl'>): readonly Operation[] => [
  ...calendarOperations(config),
  ...plannedMealOperations,
  ...savedMealOperations,
];
