import type { EventTypeScopes } from '../../platform/outbox/event-types.ts';

export const webhookEvents = {
  'webhook.paused': 'library',
} as const satisfies EventTypeScopes;

type WebhookEvents = typeof webhookEvents;

declare module '../../platform/outbox/event-types.ts' {
  interface EventTypes extends WebhookEvents {}
}
