import { getCurrentInstant } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { INSTANCE_STREAM } from '../../platform/outbox/event.ts';
import { TEST_EVENT_TYPE, insertDelivery } from './delivery.store.ts';
import type { DeliveryRow } from './delivery.store.ts';
import { testOrResendQueuedSignal } from './delivering/test-or-resend-queued.ts';
import { lockWebhookOrThrow } from './webhook-owner.ts';
import type { LibraryOrInstanceScope } from './webhook-owner.ts';
import type { DeliveryId, WebhookId } from './webhook.schemas.ts';

/** Queues a test delivery. It is attempted once, even if the webhook is disabled. */
export const testWebhook = async (tx: Tx, scope: LibraryOrInstanceScope, id: WebhookId): Promise<DeliveryRow> => {
  const { library_id, revision } = await lockWebhookOrThrow(tx, scope, id);
  const now = getCurrentInstant(scope.clock);
  const delivery: DeliveryRow = {
    id: scope.newId<DeliveryId>(),
    webhook_id: id,
    stream: library_id ?? INSTANCE_STREAM,
    number: 0,
    type: TEST_EVENT_TYPE,
    occurred_at: now,
    actor_id: scope.userId,
    resource_type: 'webhook',
    resource_id: id,
    resource_revision: revision,
    state: 'queued',
    attempts: 0,
    round_attempts: 0,
    created_at: now,
    last_code: null,
    next_attempt_at: now,
    worker: null,
  };
  insertDelivery(tx, delivery);
  testOrResendQueuedSignal.emitAfterCommit(tx, () => undefined);
  return delivery;
};
