import { Type } from 'typebox';
import type { Static } from 'typebox';

import type { Id } from '../../platform/ids/ids.ts';
import { Name, component } from '../../platform/schema/schema-builders.ts';

export type WebhookId = Id<'webhook'>;
export type DeliveryId = Id<'delivery'>;

const Nullable = <T extends ReturnType<typeof Type.Array>>(list: T) => Type.Union([list, Type.Null()]);

const EventTypes = Nullable(
  Type.Array(Type.String({ minLength: 1, maxLength: 100 }), {
    minItems: 1,
    maxItems: 50,
    description: 'Types of events, such as `recipe.updated`, `recipe.*` or `*`; null for all.',
  }),
);

const instant = (description: string) => Type.String({ format: 'date-time', description });

export const Webhook = component(
  'Webhook',
  Type.Object(
    {
      id: Type.String(),
      name: Type.String(),
      url: Type.String({ description: 'The URL that receives deliveries.' }),
      enabled: Type.Boolean({ description: 'If false, it gets no new deliveries, and waiting ones are kept.' }),
      event_types: Nullable(Type.Array(Type.String(), { description: 'The event types it receives; null for all.' })),
      consecutive_failures: Type.Integer({ description: 'Failed attempts since the last success.' }),
      created_at: instant('When it was created.'),
      updated_at: instant('When it last changed.'),
      secret_rotated_at: instant('When its current secret was created.'),
      revision: Type.Integer(),
      updated_by: Type.String({ description: 'Id of the user who last changed it.' }),
      library_id: Type.Optional(Type.String({ description: 'Absent for a webhook of the instance.' })),
      pause_reason: Type.Optional(
        Type.String({ description: 'Why the service disabled it: `repeated-failures` or `gone`.' }),
      ),
    },
    { description: 'A subscription to events. It never contains its signing secret.' },
  ),
);
export type WebhookBody = Static<typeof Webhook>;

export const WebhookInput = component(
  'WebhookInput',
  Type.Object(
    {
      name: Name({ maxLength: 100, description: 'Name of the webhook. Need not be unique.' }),
      url: Type.String({ minLength: 1, maxLength: 2048, description: 'An https URL that accepts POST requests.' }),
      enabled: Type.Boolean({ description: 'Enabling it again resets its failure count.' }),
      event_types: EventTypes,
    },
    { description: 'Other properties are ignored, so a webhook can be sent back as it was read.' },
  ),
);
export type WebhookInput = Static<typeof WebhookInput>;

export const WebhookWithSecret = component(
  'WebhookWithSecret',
  Type.Object(
    {
      webhook: Webhook,
      secret: Type.Optional(
        Type.String({ description: 'Signs deliveries. Shown only once: a retry does not return it.' }),
      ),
    },
    { description: 'A webhook with its secret, which is shown only once.' },
  ),
);

export type WebhookWithSecret = Static<typeof WebhookWithSecret>;

export const WebhookList = component(
  'WebhookList',
  Type.Object({
    items: Type.Array(Webhook, { description: 'All of them, oldest first.' }),
    next_cursor: Type.Null({ description: 'There is only one page.' }),
    webhooks: Type.Array(Webhook, { description: 'The same as `items`; an earlier name.', deprecated: true }),
  }),
);

export const WebhookDelivery = component(
  'WebhookDelivery',
  Type.Object(
    {
      id: Type.String({ description: 'Sent as `Service-Delivery-Id`; the same for retries.' }),
      subscription_id: Type.String({ description: 'Id of the webhook.' }),
      event_id: Type.String(),
      event_type: Type.String(),
      state: Type.String({ description: '`queued`, `delivering`, `succeeded`, `retrying` or `failed`.' }),
      attempts: Type.Integer({ description: 'The number of attempts.' }),
      created_at: instant('When it was queued.'),
      last_code: Type.Optional(
        Type.String({ description: 'The result of the last attempt: the response status, or why there was none.' }),
      ),
      next_attempt_at: Type.Optional(instant('When the next attempt is due.')),
    },
    { description: 'The delivery of one event to one webhook.' },
  ),
);
export type DeliveryBody = Static<typeof WebhookDelivery>;

export const DeliveryList = Type.Union([Type.Array(WebhookDelivery), Type.Null()], {
  description: 'Newest first.',
});
