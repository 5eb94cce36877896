import type { EventTypeScopes } from '../../platform/outbox/event-types.ts';

export const recipeEvents = {
  'recipe.created': 'library',
  'recipe.updated': 'library',
  'recipe.trashed': 'library',
  'recipe.restored': 'library',
  'recipe.purged': 'library',
  'recipe.organized': 'library',
} as const satisfies EventTypeScopes;

type RecipeEvents = typeof recipeEvents;

declare module '../../platform/outbox/event-types.ts' {
  interface EventTypes extends RecipeEvents {}
}
