import { caller, get } from '../api/client.ts';
import { ProblemError, UnreachableError } from '../api/problem.ts';
import { deviceStore } from './device-store.ts';

/** In a shop a connection may be there and carry nothing: after this time what is kept is shown, and an answer still taken. */
const PATIENCE_MS = 1000;

const keyOf = (path: string): string => `${caller.userId} ${caller.libraryId} ${path}`;

const kept = async <T>(key: string): Promise<T | undefined> =>
  (await (await deviceStore())?.get('answers', key)) as T | undefined;

/** Keeps an answer that came by another way than reading it: that to a change. */
export const keepAnswer = async (path: string, body: unknown): Promise<void> => {
  await (await deviceStore())?.put('answers', body, keyOf(path));
};

const readAndKeep = async <T>(path: string, key: string, signal: AbortSignal): Promise<T> => {
  const body = await get<T>(path, { signal });
  await (await deviceStore())?.put('answers', body, key);
  return body;
};

const patienceIsOver = async (): Promise<never> => {
  await new Promise((over) => setTimeout(over, PATIENCE_MS));
  throw new UnreachableError('There is no answer yet.');
};

interface KeptReading<T> {
  readonly signal: AbortSignal;
  /** Takes an answer that came after what was kept had been given in its place. */
  readonly onLate: (body: T) => unknown;
}

/** Reads something and keeps it on this device; where the service is not reached, or not soon, as it was kept. */
export const readKept = async <T>(path: string, { signal, onLate }: KeptReading<T>): Promise<T> => {
  const key = keyOf(path);
  const known = await kept<T>(key);
  const answer = readAndKeep<T>(path, key, signal);
  if (known === undefined) return answer;
  try {
    return await Promise.race([answer, patienceIsOver()]);
  } catch (error) {
    if (signal.aborted || error instanceof ProblemError) throw error;
    // Somebody else may use the app by then, or another library.
    void answer.then((body) => key === keyOf(path) && onLate(body)).catch(() => {});
    return known;
  }
};

/**
 * When somebody is signed out, nothing that they read stays here. What they have changed waits until they come back,
 * unless they left the device themselves (leave-device.ts).
 */
export const forgetAnswers = async (): Promise<void> => {
  await (await deviceStore())?.clear('answers');
};
