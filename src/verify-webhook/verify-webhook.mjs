// What receivers import as tureen/webhooks. Node strips no types inside node_modules, so this is plain JavaScript, with
// its types in verify-webhook.d.mts. docs/webhooks.md shows the same in other languages.
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whatever sent this does not know the secret, or sent it long ago. */
export class WebhookVerificationError extends Error {
  constructor(code, message) {
    super(message);
    this.name = 'WebhookVerificationError';
    this.code = code;
  }
}

/** `t=<unix seconds>,v1=<hex>[,v1=<hex>]`. What else there is belongs to schemes of other times, and is passed over. */
const read = (header) => {
  const fields = typeof header === 'string' ? header.split(',') : [];
  const valuesOf = (pattern) => fields.flatMap((field) => pattern.exec(field.trim())?.[1] ?? []);
  const [time] = valuesOf(/^t=(\d+)$/);
  const signatures = valuesOf(/^v1=([\da-f]{64})$/);
  if (time !== undefined && signatures.length > 0) return { time, signatures };
  throw new WebhookVerificationError('malformed-header', 'The Service-Signature header is missing or malformed.');
};

/** An empty secret is one that everybody knows: it comes of a setting that is missing, and must not pass for one. */
const listOf = (secret) => {
  const secrets = [secret].flat();
  if (secrets.length > 0 && secrets.every((one) => typeof one === 'string' && one !== '')) return secrets;
  throw new TypeError('verifyWebhook needs a secret.');
};

export const verifyWebhook = ({ body, header, secret, toleranceSeconds = 300, now = new Date() }) => {
  const secrets = listOf(secret);
  const { time, signatures } = read(header);

  // Asked this way round, a tolerance or a date that is not a number lets nothing pass.
  const isFresh = Math.abs(now.getTime() / 1000 - Number(time)) <= toleranceSeconds;
  if (!isFresh) {
    throw new WebhookVerificationError(
      'timestamp-out-of-range',
      `It was signed more than ${toleranceSeconds} s from now.`,
    );
  }

  // Signed is the time as it is written, and the bytes as they came: nothing is parsed before they are known.
  const bytes = Buffer.from(body);
  const isGenuine = secrets.some((key) => {
    const expected = Buffer.from(createHmac('sha256', key).update(`${time}.`).update(bytes).digest('hex'));
    return signatures.some((signature) => timingSafeEqual(Buffer.from(signature), expected));
  });
  if (!isGenuine) {
    throw new WebhookVerificationError('signature-mismatch', 'No signature fits the body, the time and the secret.');
  }
  return JSON.parse(bytes.toString());
};
