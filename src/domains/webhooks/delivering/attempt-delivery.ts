import { getCurrentInstant, getCurrentUnixSeconds } from '../../../platform/clock/clock.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { PublicFetchError } from '../../../platform/fetch/public-fetch-error.ts';
import type { PublicPost } from '../../../platform/fetch/public-post.ts';
import type { DeliveryRow } from '../delivery.store.ts';
import { toPayload } from '../present.ts';
import { createSignatureHeaders } from '../signature.ts';
import type { WebhookRow } from '../webhook.store.ts';
import type { AttemptResult } from './record-attempt-result.ts';
import { parseRetryAfterMs } from './retry-schedule.ts';

interface Sending {
  readonly clock: Clock;
  readonly post: PublicPost;
  readonly version: string;
}

const secretsOf = ({ secret, previous_secret, previous_until }: WebhookRow, clock: Clock): readonly string[] =>
  previous_secret !== null && previous_until !== null && previous_until > getCurrentInstant(clock)
    ? [secret, previous_secret]
    : [secret];

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

/** Sends a delivery with a fresh signature. Its id and body are the same for every attempt. */
export const attemptDelivery = async (
  { clock, post, version }: Sending,
  webhook: WebhookRow,
  delivery: DeliveryRow,
): Promise<AttemptResult> => {
  const body = JSON.stringify(toPayload(delivery));
  const headers = {
    'content-type': 'application/json',
    'user-agent': `Tureen/${version} (+webhook)`,
    'service-delivery-id': delivery.id,
    'service-event-type': delivery.type,
    ...createSignatureHeaders({
      deliveryId: delivery.id,
      time: getCurrentUnixSeconds(clock),
      body,
      secrets: secretsOf(webhook, clock),
    }),
  };
  try {
    const { status, headers: answered } = await post.post(webhook.url, headers, body);
    return {
      isDelivered: isSuccess(status),
      code: String(status),
      retryAfterMs: parseRetryAfterMs(answered['retry-after'], clock.now()),
    };
  } catch (error) {
    if (error instanceof PublicFetchError) return { isDelivered: false, code: error.reason };
    throw error;
  }
};
