import type { EventTypeScopes } from '../../platform/outbox/event-types.ts';

export const pantryEvents = {
  'pantry.updated': 'library',
} as const satisfies EventTypeScopes;

type PantryEvents = typeof pantryEvents;

declare module '../../platform/outbox/event-types.ts' {
  interface EventTypes extends PantryEvents {}
}
