import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

/** 32 random bytes in the format of the Standard Webhooks libraries. */
export const generateSigningSecret = (): string => `${PREFIX}${randomBytes(32).toString('base64')}`;

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text);

interface Signed {
  readonly deliveryId: string;
  /** Unix seconds. */
  readonly time: number;
  readonly body: string;
  /** Current secret first. During a rotation the previous one also signs. */
  readonly secrets: readonly string[];
}

/**
 * The headers that authenticate a delivery. `Service-Signature` uses the secret's text as its key; the three Standard
 * Webhooks headers (https://github.com/standard-webhooks/standard-webhooks) use the decoded bytes.
 */
export const createSignatureHeaders = ({ deliveryId, time, body, secrets }: Signed): Record<string, string> => ({
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
