import type { EventTypeScopes } from '../../platform/outbox/event-types.ts';
import type { ReceiverRules } from './receiver-url.ts';

/** What a webhook may be set to. */
export interface WebhookRules extends ReceiverRules {
  /** All event types of the application. */
  readonly events: EventTypeScopes;
}
