import type { EventTypeScopes } from '../../platform/outbox/event-types.ts';

export const shoppingEvents = {
  'shopping-list.created': 'library',
  'shopping-list.updated': 'library',
  'shopping-list.deleted': 'library',
} as const satisfies EventTypeScopes;

type ShoppingEvents = typeof shoppingEvents;

declare module '../../platform/outbox/event-types.ts' {
  interface EventTypes extends ShoppingEvents {}
}
