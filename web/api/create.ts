import { randomId, send } from './client.ts';
import { isOutcomeUnknown } from './is-outcome-unknown.ts';

const keys = new Map<string, string>();

/**
 * Runs a creation with an idempotency key that stays the same while the outcome of the first attempt is unknown, so
 * that it happens once. After a success or a refusal the key is dropped, so that the same thing can be created again.
 */
export const runOnce = async <T>(subject: unknown, work: (key: string) => Promise<T>): Promise<T> => {
  const text = JSON.stringify(subject);
  const key = keys.get(text) ?? randomId();
  keys.set(text, key);
  try {
    const result = await work(key);
    keys.delete(text);
    return result;
  } catch (error) {
    if (!isOutcomeUnknown(error)) keys.delete(text);
    throw error;
  }
};

/** Creates a resource once, however often the request is sent. */
export const create = <T>(path: string, body?: unknown): Promise<T> =>
  runOnce([path, body], async (key) => (await send<T>('POST', path, { body, idempotencyKey: key })).body);
