import type { EventTypeScopes } from '../../platform/outbox/event-types.ts';

export const accountEvents = {
  'user.created': 'instance',
  'user.disabled': 'instance',
} as const satisfies EventTypeScopes;

type AccountEvents = typeof accountEvents;

declare module '../../platform/outbox/event-types.ts' {
  interface EventTypes extends AccountEvents {}
}
