import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

/** 32 random bytes, in the shape that the libraries of Standard Webhooks know. */
export const newSigningSecret = (): string => `${PREFIX}${randomBytes(32).toString('base64')}`;

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text);

interface Signed {
  readonly deliveryId: string;
  /** Unix seconds. */
  readonly time: number;
  readonly body: string;
  /** The present one first. While a rotation is young the one before signs, too. */
  readonly secrets: readonly string[];
}

/**
 * The headers that prove who sent a delivery. `Service-Signature` is keyed with the secret as it is written; the three of
 * Standard Webhooks (https://github.com/standard-webhooks/standard-webhooks) with the bytes that it stands for.
 */
export const signatureHeaders = ({ deliveryId, time, body, secrets }: Signed): Record<string, string> => ({
  'service-signature': [
    `t=${time}`,
    ...secrets.map((secret) => `v1=${hmac(secret, `${time}.${body}`).digest('hex')}`),
  ].join(','),
  'webhook-id': deliveryId,
  'webhook-timestamp': String(time),
  'webhook-signature': secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
      return `v1,${hmac(key, `${deliveryId}.${time}.${body}`).digest('base64')}`;
    })
    .join(' '),
});
