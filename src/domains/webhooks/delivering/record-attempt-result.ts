import { instantAfter, getCurrentInstant } from '../../../platform/clock/clock.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { asId } from '../../../platform/ids/ids.ts';
import { TEST_EVENT_TYPE, lockDelivery, clearDueTimes, updateDelivery } from '../delivery.store.ts';
import type { DeliveryRow } from '../delivery.store.ts';
import { announcePause } from '../webhook-owner.ts';
import type { DeliveryId, WebhookId } from '../webhook.schemas.ts';
import { updateFailureCount, lockWebhookOfAnyOwner, updateWebhookRow } from '../webhook.store.ts';
import type { WebhookRow } from '../webhook.store.ts';
import { getRetryDelayMs } from './retry-schedule.ts';

/** The result of an attempt. */
export interface AttemptResult {
  readonly isDelivered: boolean;
  /** The response status, or the reason why there was no response. */
  readonly code: string;
  readonly retryAfterMs?: number | undefined;
}

interface Finishing {
  readonly clock: Clock;
  readonly random: () => number;
}

/** Consecutive failures after which a webhook is paused. */
const MAX_FAILURES = 20;
/** The receiver is gone for good. */
const GONE = '410';

/** The next state of a delivery after an attempt. */
const nextOf = (
  { type, attempts, round_attempts }: DeliveryRow,
  { isDelivered, code, retryAfterMs }: AttemptResult,
  { clock, random }: Finishing,
): Pick<DeliveryRow, 'state' | 'attempts' | 'round_attempts' | 'last_code' | 'next_attempt_at' | 'worker'> => {
  const tried = { attempts: attempts + 1, round_attempts: round_attempts + 1, last_code: code, worker: null };
  if (isDelivered) return { ...tried, state: 'succeeded', next_attempt_at: null };
  const delay = getRetryDelayMs({ attempts: tried.round_attempts, retryAfterMs, random });
  // Tests are not retried: the person testing sees the result and can test again.
  if (delay === undefined || code === GONE || type === TEST_EVENT_TYPE) {
    return { ...tried, state: 'failed', next_attempt_at: null };
  }
  return { ...tried, state: 'retrying', next_attempt_at: instantAfter(clock, delay) };
};

/** Why a failure pauses the webhook; undefined if it stays active. */
const pauseReasonOf = (failures: number, code: string): string | undefined => {
  if (code === GONE) return 'gone';
  return failures >= MAX_FAILURES ? 'repeated-failures' : undefined;
};

const pause = async (
  tx: Tx,
  { clock }: Finishing,
  webhook: WebhookRow,
  failures: number,
  reason: string,
): Promise<void> => {
  const paused: WebhookRow = {
    ...webhook,
    enabled: 0,
    consecutive_failures: failures,
    pause_reason: reason,
    updated_at: getCurrentInstant(clock),
    revision: webhook.revision + 1,
  };
  updateWebhookRow(tx, paused);
  await clearDueTimes(tx, asId<WebhookId>(webhook.id));
  announcePause(tx, clock, paused);
};

/**
 * Stores the result of an attempt for the delivery and its webhook, which is paused after repeated failures. Does
 * nothing if another worker has taken over the delivery.
 */
export const recordAttemptResult = async (
  tx: Tx,
  finishing: Finishing,
  tried: DeliveryRow,
  attempted: AttemptResult,
): Promise<void> => {
  const webhookId = asId<WebhookId>(tried.webhook_id);
  const webhook = await lockWebhookOfAnyOwner(tx, webhookId);
  const delivery = await lockDelivery(tx, webhookId, asId<DeliveryId>(tried.id));
  if (webhook === undefined || delivery === undefined || delivery.worker !== tried.worker) return;
  const next = nextOf(delivery, attempted, finishing);
  updateDelivery(tx, { id: delivery.id, ...next });
  if (delivery.type === TEST_EVENT_TYPE) return;
  const failures = attempted.isDelivered ? 0 : webhook.consecutive_failures + 1;
  const reason = attempted.isDelivered ? undefined : pauseReasonOf(failures, attempted.code);
  if (reason !== undefined && webhook.enabled === 1) {
    // Flush first: the pause below also sets aside this delivery's row.
    await tx.flush();
    await pause(tx, finishing, webhook, failures, reason);
    // Flush so that this webhook is off when the event of its pause is queued for active webhooks.
    await tx.flush();
    return;
  }
  if (failures !== webhook.consecutive_failures) updateFailureCount(tx, webhookId, failures);
  if (webhook.enabled === 0) {
    await tx.flush();
    await clearDueTimes(tx, webhookId);
  }
};
