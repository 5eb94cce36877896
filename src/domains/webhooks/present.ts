import { toEventBody } from '../../platform/outbox/event.ts';
import type { EventBody } from '../../platform/outbox/event.ts';
import { TEST_EVENT_TYPE } from './delivery.store.ts';
import type { DeliveryRow } from './delivery.store.ts';
import type { DeliveryBody, WebhookBody } from './webhook.schemas.ts';
import type { WebhookRow } from './webhook.store.ts';

/** Restores the type of a list that was validated when it was stored. */
const typesOf = (text: string | null): string[] | null => (text === null ? null : (JSON.parse(text) as string[]));

export const presentWebhook = (row: WebhookRow): WebhookBody => ({
  id: row.id,
  name: row.name,
  url: row.url,
  enabled: row.enabled === 1,
  event_types: typesOf(row.event_types),
  consecutive_failures: row.consecutive_failures,
  created_at: row.created_at,
  updated_at: row.updated_at,
  secret_rotated_at: row.secret_rotated_at,
  revision: row.revision,
  updated_by: row.updated_by,
  ...(row.library_id !== null && { library_id: row.library_id }),
  ...(row.pause_reason !== null && { pause_reason: row.pause_reason }),
});

/** The body of a delivery, the same as in an event stream. A test does not belong to a library and has its own id. */
export const toPayload = (row: DeliveryRow): EventBody => {
  const body = toEventBody(row);
  return row.type === TEST_EVENT_TYPE ? { ...body, id: `test.${row.id}` } : body;
};

export const presentDelivery = (row: DeliveryRow): DeliveryBody => ({
  id: row.id,
  subscription_id: row.webhook_id,
  event_id: toPayload(row).id,
  event_type: row.type,
  state: row.state,
  attempts: row.attempts,
  created_at: row.created_at,
  ...(row.last_code !== null && { last_code: row.last_code }),
  // While a delivery is in flight this is the end of its lease, an internal detail.
  ...(row.next_attempt_at !== null && row.state !== 'delivering' && { next_attempt_at: row.next_attempt_at }),
});
