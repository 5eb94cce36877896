import { caller } from '../api/client.ts';
import { changeQueue } from './change-queue.ts';
import { clearCachedResponses } from './response-cache.ts';
import { deviceStorage, tabStorage } from './safe-storage.ts';
import type { QueuedChange } from './list-change.ts';

/** Settings of the device rather than of the user. */
const DEVICE_KEYS = new Set(['tureen.locale', 'tureen.theme']);

const getOwnChanges = (): readonly QueuedChange[] =>
  changeQueue.changes().filter(({ userId }) => userId === caller.userId);

/** Whether the user has unsent changes. */
export const hasUnsentChanges = (): boolean => getOwnChanges().length > 0;

/**
 * Removes all data of the user who signs out. Unsent changes of other users wait for them, and the app's files stay,
 * since they are not personal.
 */
export const clearDevice = async (): Promise<void> => {
  changeQueue.replace(getOwnChanges(), []);
  await clearCachedResponses();
  for (const key of deviceStorage.keys()) if (!DEVICE_KEYS.has(key)) deviceStorage.remove(key);
  for (const key of tabStorage.keys()) tabStorage.remove(key);
};
