import type { EventTypeScopes } from '../../platform/outbox/event-types.ts';

export const mealEvents = {
  'meal.created': 'library',
  'meal.updated': 'library',
  'meal.deleted': 'library',
  'saved-meal.created': 'library',
  'saved-meal.updated': 'library',
  'saved-meal.deleted': 'library',
} as const satisfies EventTypeScopes;

type MealEvents = typeof mealEvents;

declare module '../../platform/outbox/event-types.ts' {
  interface EventTypes extends MealEvents {}
}
