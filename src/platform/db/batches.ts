import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

import type { Tx } from './database.ts';

/**
 * Rows that one statement reads or writes. On SQLite, whose statements run on the main thread, that takes 5 ms, or ten
 * times as long on a slow machine.
 */
export const MAX_ROWS_AT_ONCE = 500;

/** Yields the items in slices, with a turn of the event loop between them. */
export async function* toBatches<T>(items: readonly T[]): AsyncGenerator<readonly T[]> {
  for (let from = 0; from < items.length; from += MAX_ROWS_AT_ONCE) {
    if (from > 0) await yieldToEventLoop();
    yield items.slice(from, from + MAX_ROWS_AT_ONCE);
  }
}

/** Reads all rows, each time those after the last one, with a turn of the event loop in between. */
export const readInBatches = async <T>(
  read: (last: T | undefined, maxRows: number) => Promise<readonly T[]>,
): Promise<readonly T[]> => {
  const rows: T[] = [];
  for (;;) {
    const next = await read(rows.at(-1), MAX_ROWS_AT_ONCE);
    for (const row of next) rows.push(row);
    if (next.length < MAX_ROWS_AT_ONCE) return rows;
    await yieldToEventLoop();
  }
};

/** Repeats the write until it affects fewer rows than the maximum, which is lower for rows with much data. */
export const writeInBatches = async (
  write: (maxRows: number) => Promise<number>,
  maxRows = MAX_ROWS_AT_ONCE,
): Promise<void> => {
  while ((await write(maxRows)) === maxRows) await yieldToEventLoop();
};

/**
 * Queues a write of many rows in slices. A single slice waits for the end of the transaction like any queued write; if
 * there are several, each is sent before the next. It is still one transaction: no one sees a part of it, and other
 * writers on SQLite wait for all of it.
 */
export const deferInBatches = async <T>(
  tx: Tx,
  items: readonly T[],
  enlist: (slice: readonly T[]) => void,
): Promise<void> => {
  let isFirst = true;
  for await (const slice of toBatches(items)) {
    if (!isFirst) await tx.flush();
    isFirst = false;
    enlist(slice);
  }
};
