import { newKey } from './client.ts';

const keys = new Map<string, string>();

/**
 * Creates something under a key that stays the same while the same is asked for again after a failure: whether the
 * first request arrived or not, it is done once. What was done is forgotten, so that it can be asked for once more.
 */
export const sendOnce = async <T>(asked: unknown, create: (key: string) => Promise<T>): Promise<T> => {
  const text = JSON.stringify(asked);
  const key = keys.get(text) ?? newKey();
  keys.set(text, key);
  const made = await create(key);
  keys.delete(text);
  return made;
};
