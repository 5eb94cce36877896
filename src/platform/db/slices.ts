import { setImmediate as turnOfTheLoop } from 'node:timers/promises';

import type { Tx } from './database.ts';

/** Rows that one statement reads or writes: some 10 ms on SQLite, whose statements run on the main thread. */
const MAX_ROWS_AT_ONCE = 1000;

/** Some items at a time, with a turn of the event loop in between. */
export async function* slicesOf<T>(items: readonly T[]): AsyncGenerator<readonly T[]> {
  for (let from = 0; from < items.length; from += MAX_ROWS_AT_ONCE) {
    if (from > 0) await turnOfTheLoop();
    yield items.slice(from, from + MAX_ROWS_AT_ONCE);
  }
}

/** Writes some rows at a time until fewer are left than it may write at once. */
export const untilNoneLeft = async (write: (maxRows: number) => Promise<number>): Promise<void> => {
  while ((await write(MAX_ROWS_AT_ONCE)) === MAX_ROWS_AT_ONCE) await turnOfTheLoop();
};

/**
 * Enlists a write of many rows in the transaction, some rows at a time. What fits into one slice waits for the end of
 * the transaction as any enlisted write does; of several slices each is sent before the next. The transaction stays
 * one: nobody sees a part of it, and other writers of SQLite wait for all of it.
 */
export const enlistInSlices = async <T>(
  tx: Tx,
  items: readonly T[],
  enlist: (slice: readonly T[]) => void,
): Promise<void> => {
  let isFirst = true;
  for await (const slice of slicesOf(items)) {
    if (!isFirst) await tx.flush();
    isFirst = false;
    enlist(slice);
  }
};
