import { setImmediate as turnOfTheLoop } from 'node:timers/promises';

/** Recipes that are read, or asked about by one statement: some ten milliseconds of work. */
const AT_ONCE = 20;

/** Works on some at a time, and lets others have their turn in between. */
export const inPieces = async <T, R>(
  items: readonly T[],
  work: (piece: readonly T[]) => Promise<readonly R[]>,
): Promise<readonly R[]> => {
  const results: R[] = [];
  for (let from = 0; from < items.length; from += AT_ONCE) {
    results.push(...(await work(items.slice(from, from + AT_ONCE))));
    await turnOfTheLoop();
  }
  return results;
};
