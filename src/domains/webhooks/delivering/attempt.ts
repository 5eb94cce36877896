import { instantOf, secondsOf } from '../../../platform/clock/clock.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { FetchRefused } from '../../../platform/fetch/fetch-refused.ts';
import type { PublicPost } from '../../../platform/fetch/public-post.ts';
import type { DeliveryRow } from '../delivery.store.ts';
import { payloadOf } from '../present.ts';
import { signatureHeaders } from '../signature.ts';
import type { WebhookRow } from '../webhook.store.ts';
import type { Attempted } from './finish-delivery.ts';
import { retryAfterMsOf } from './schedule.ts';

interface Sending {
  readonly clock: Clock;
  readonly post: PublicPost;
  readonly version: string;
}

const secretsOf = ({ secret, previous_secret, previous_until }: WebhookRow, clock: Clock): readonly string[] =>
  previous_secret !== null && previous_until !== null && previous_until > instantOf(clock)
    ? [secret, previous_secret]
    : [secret];

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

/** Sends a delivery with a fresh signature. Its id and body are the same for every attempt. */
export const attempt = async (
  { clock, post, version }: Sending,
  webhook: WebhookRow,
  delivery: DeliveryRow,
): Promise<Attempted> => {
  const body = JSON.stringify(payloadOf(delivery));
  const headers = {
    'content-type': 'application/json',
    'user-agent': `Tureen/${version} (+webhook)`,
    'service-delivery-id': delivery.id,
    'service-event-type': delivery.type,
    ...signatureHeaders({ deliveryId: delivery.id, time: secondsOf(clock), body, secrets: secretsOf(webhook, clock) }),
  };
  try {
    const { status, headers: answered } = await post.post(webhook.url, headers, body);
    return {
      isDelivered: isSuccess(status),
      code: String(status),
      retryAfterMs: retryAfterMsOf(answered['retry-after'], clock.now()),
    };
  } catch (error) {
    if (error instanceof FetchRefused) return { isDelivered: false, code: error.reason };
    throw error;
  }
};
