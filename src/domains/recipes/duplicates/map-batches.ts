import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/** Recipes that are parsed at once or looked up by one statement: about ten milliseconds of work. */
const AT_ONCE = 20;

/** Processes items in slices and yields to the event loop after each. */
export const mapBatches = async <T, R>(
  items: readonly T[],
  work: (piece: readonly T[]) => Promise<readonly R[]>,
): Promise<readonly R[]> => {
  const results: R[] = [];
  for (let from = 0; from < items.length; from += AT_ONCE) {
    results.push(...(await work(items.slice(from, from + AT_ONCE))));
    await yieldToEventLoop();
  }
  return results;
};
