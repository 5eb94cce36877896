import { defineModule } from '../../platform/module/module.ts';
import { mealAuditActions } from './audit-actions.ts';
import { calendarOperations } from './calendar/calendar.routes.ts';
import { removeLocalModeCalendars } from './calendar/calendar.store.ts';
import { mealEvents } from './events.ts';
import { plannedMealOperations } from './planned/meal.routes.ts';
import { mealsMigration } from './migrations/0005_meals.ts';
import { mealProblems } from './problems.ts';
import { savedMealOperations } from './saved/saved-meal.routes.ts';
import { MAX_DISHES, MAX_PLAIN_ITEMS } from './dishes/dish.schemas.ts';

export const mealsModule = defineModule({
  name: 'meals',
  migrations: [mealsMigration],
  libraryTables: [
    { table: 'meal', key: ['id'] },
    { table: 'saved_meal', key: ['id'] },
  ],
  problems: mealProblems,
  events: mealEvents,
  auditActions: mealAuditActions,
  // Fixed paths come before paths with an id.
  fixedLimits: {
    meal_dishes: { value: MAX_DISHES, description: 'Maximum number of dishes of a meal.' },
    dish_plain_items: { value: MAX_PLAIN_ITEMS, description: 'Maximum number of items of a dish without a recipe.' },
  },
  operations: ({ config }) => [...calendarOperations(config), ...plannedMealOperations, ...savedMealOperations],
  removeLocalAccess: removeLocalModeCalendars,
});
