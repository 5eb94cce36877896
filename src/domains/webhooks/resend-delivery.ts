import { getCurrentInstant } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem/problem.ts';
import { lockDelivery, updateDelivery } from './delivery.store.ts';
import type { DeliveryRow } from './delivery.store.ts';
import { testOrResendQueuedSignal } from './delivering/test-or-resend-queued.ts';
import { lockWebhookOrThrow } from './webhook-owner.ts';
import type { LibraryOrInstanceScope } from './webhook-owner.ts';
import type { DeliveryId, WebhookId } from './webhook.schemas.ts';

/** Restarts the attempts of a delivery, whatever its state. It keeps its id, so that receivers recognize it. */
export const resendDelivery = async (
  tx: Tx,
  scope: LibraryOrInstanceScope,
  webhookId: WebhookId,
  id: DeliveryId,
): Promise<DeliveryRow> => {
  const { enabled } = await lockWebhookOrThrow(tx, scope, webhookId);
  const before = await lockDelivery(tx, webhookId, id);
  if (before === undefined) throw new Problem('delivery-not-found');
  if (enabled === 0) throw new Problem('webhook-disabled');
  // It is in flight, and the result of that attempt decides what happens next.
  if (before.state === 'delivering') return before;
  const delivery: DeliveryRow = {
    ...before,
    state: 'queued',
    round_attempts: 0,
    next_attempt_at: getCurrentInstant(scope.clock),
    worker: null,
  };
  updateDelivery(tx, delivery);
  testOrResendQueuedSignal.emitAfterCommit(tx, () => undefined);
  return delivery;
};
