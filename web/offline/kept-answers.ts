import { caller, get } from '../api/client.ts';
import { ProblemError } from '../api/problem.ts';
import { deviceStore } from './device-store.ts';

/** In a shop a connection may be there and carry nothing: after this time what is kept is shown. */
const PATIENCE_MS = 4000;

const keyOf = (path: string): string => `${caller.userId} ${caller.libraryId} ${path}`;

const kept = async <T>(key: string): Promise<T | undefined> =>
  (await (await deviceStore())?.get('answers', key)) as T | undefined;

/** Keeps an answer that came by another way than reading it: that to a change. */
export const keepAnswer = async (path: string, body: unknown): Promise<void> => {
  await (await deviceStore())?.put('answers', body, keyOf(path));
};

/** Reads something and keeps it on this device; where the service is not reached, as it was kept. */
export const readKept = async <T>(path: string, signal: AbortSignal): Promise<T> => {
  const key = keyOf(path);
  const known = await kept<T>(key);
  const patience = known === undefined ? [] : [AbortSignal.timeout(PATIENCE_MS)];
  try {
    const body = await get<T>(path, { signal: AbortSignal.any([signal, ...patience]) });
    await (await deviceStore())?.put('answers', body, key);
    return body;
  } catch (error) {
    if (known === undefined || signal.aborted || error instanceof ProblemError) throw error;
    return known;
  }
};

/** When somebody signs out, nothing that they read stays here. What they have changed waits until they come back. */
export const forgetAnswers = async (): Promise<void> => {
  await (await deviceStore())?.clear('answers');
};
