import { setTimeout as pause } from 'node:timers/promises';

/** Waits for all of them, for no longer than the time, and gives the names of those that had not ended by then. */
export const endWithin = async (
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
  // After the time nobody waits for them any more, and what they say is of no use.
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
