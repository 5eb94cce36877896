import { Type } from 'typebox';
import type { Static } from 'typebox';

import type { Id } from '../../platform/ids/ids.ts';
import { Line, component } from '../../platform/schema/schema.ts';

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
      url: Type.String({ description: 'Where deliveries are sent to.' }),
      enabled: Type.Boolean({ description: 'Off, it is told nothing; deliveries that wait are kept.' }),
      event_types: Nullable(Type.Array(Type.String(), { description: 'What it is told; null for everything.' })),
      consecutive_failures: Type.Integer({ description: 'Attempts that failed since the last that did not.' }),
      created_at: instant('When it was made.'),
      updated_at: instant('When it was changed.'),
      secret_rotated_at: instant('When its secret was made.'),
      revision: Type.Integer(),
      updated_by: Type.String({ description: 'Id of who changed it last.' }),
      library_id: Type.Optional(Type.String({ description: 'Absent for a webhook of the instance.' })),
      pause_reason: Type.Optional(
        Type.String({ description: 'Why it was turned off by the service: `repeated-failures` or `gone`.' }),
      ),
    },
    { description: 'A subscription to events. Its signing secret is never a field of it.' },
  ),
);
export type WebhookBody = Static<typeof Webhook>;

export const WebhookInput = component(
  'WebhookInput',
  Type.Object(
    {
      name: Line({ maxLength: 100, description: 'What people call it.' }),
      url: Type.String({ minLength: 1, maxLength: 2048, description: 'An https address that takes POST requests.' }),
      enabled: Type.Boolean({ description: 'Turned on again, its count of failures begins anew.' }),
      event_types: EventTypes,
    },
    { additionalProperties: false },
  ),
);
export type WebhookInput = Static<typeof WebhookInput>;

export const WebhookWithSecret = component(
  'WebhookWithSecret',
  Type.Object(
    {
      webhook: Webhook,
      secret: Type.Optional(
        Type.String({ description: 'Signs deliveries. It is shown this once; a retry of the request has none.' }),
      ),
    },
    { description: 'A webhook, and this once its secret.' },
  ),
);

export type WebhookWithSecret = Static<typeof WebhookWithSecret>;

export const WebhookList = component(
  'WebhookList',
  Type.Object({ webhooks: Type.Array(Webhook, { description: 'The oldest first.' }) }),
);

export const WebhookDelivery = component(
  'WebhookDelivery',
  Type.Object(
    {
      id: Type.String({ description: 'Sent as `Service-Delivery-Id`; a retry has the same.' }),
      subscription_id: Type.String({ description: 'Id of the webhook.' }),
      event_id: Type.String(),
      event_type: Type.String(),
      state: Type.String({ description: '`queued`, `delivering`, `succeeded`, `retrying` or `failed`.' }),
      attempts: Type.Integer({ description: 'How often it was tried.' }),
      created_at: instant('When it was queued.'),
      last_code: Type.Optional(
        Type.String({ description: 'What came of the last attempt: the status of the answer, or why there was none.' }),
      ),
      next_attempt_at: Type.Optional(instant('When it is tried next.')),
    },
    { description: 'One event on its way to one receiver.' },
  ),
);
export type DeliveryBody = Static<typeof WebhookDelivery>;

export const DeliveryList = Type.Union([Type.Array(WebhookDelivery), Type.Null()], {
  description: 'Newest first.',
});
