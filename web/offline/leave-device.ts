import { caller } from '../api/client.ts';
import { changeQueue } from './change-queue.ts';
import { forgetAnswers } from './kept-answers.ts';
import type { QueuedChange } from './list-change.ts';

/** What is of the device and not of who uses it. */
const STAYS = new Set(['tureen.locale', 'tureen.theme']);

const ownChanges = (): readonly QueuedChange[] =>
  changeQueue.changes().filter(({ userId }) => userId === caller.userId);

/** Whether whoever uses the app has changed something that was not sent yet. */
export const hasWaitingChanges = (): boolean => ownChanges().length > 0;

/**
 * Leaves nothing of whoever signs out on the device. Changes that somebody else made here and that were not sent yet wait
 * for them; the files of the app stay, since they tell nothing of anybody.
 */
export const leaveDevice = async (): Promise<void> => {
  changeQueue.replace(ownChanges(), []);
  await forgetAnswers();
  for (const key of Object.keys(localStorage)) if (!STAYS.has(key)) localStorage.removeItem(key);
  sessionStorage.clear();
};
