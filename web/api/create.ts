import { newKey, send } from './client.ts';
import { isForLater } from './is-for-later.ts';

const keys = new Map<string, string>();

/**
 * Creates something under a key that stays the same while the same is asked for again and nobody knows whether the
 * first request arrived: it is done once. What was done or refused is forgotten, so that it can be asked for anew.
 */
export const once = async <T>(asked: unknown, work: (key: string) => Promise<T>): Promise<T> => {
  const text = JSON.stringify(asked);
  const key = keys.get(text) ?? newKey();
  keys.set(text, key);
  try {
    const made = await work(key);
    keys.delete(text);
    return made;
  } catch (error) {
    if (!isForLater(error)) keys.delete(text);
    throw error;
  }
};

/** Creates what a body tells of, once, however often it has to be sent. */
export const create = <T>(path: string, body?: unknown): Promise<T> =>
  once([path, body], async (key) => (await send<T>('POST', path, { body, key })).body);
