import { setTimeout as pause } from 'node:timers/promises';

/** Waits for all parts up to the time limit, and returns the names of those that had not ended by then. */
export const waitWithTimeout = async (
  ms: number,
  parts: Readonly<Record<string, Promise<unknown>>>,
): Promise<readonly string[]> => {
  const open = new Set(Object.keys(parts));
  const ended = Promise.all(
    Object.entries(parts).map(async ([name, part]) => {
      await part;
      open.delete(name);
    }),
  );
  // After the timeout their errors are of no use, and must not become unhandled rejections.
  ended.catch(() => undefined);
  const waiting = new AbortController();
  const late = pause(ms, undefined, { signal: waiting.signal }).catch(() => undefined);
  try {
    await Promise.race([ended, late]);
  } finally {
    waiting.abort();
  }
  return [...open];
};
