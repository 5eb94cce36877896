import { setTimeout as pause } from 'node:timers/promises';

import { isBusy } from './sqlite-connection.ts';
import type { SqliteConnection } from './sqlite-connection.ts';

const PAUSE_MS = 10;

/**
 * Begins a transaction that writes. Where another process holds the file it is waited for without
 * holding up the event loop, as SQLite's own wait would.
 */
export const beginImmediate = async (connection: SqliteConnection, waitMs: number): Promise<void> => {
  const deadline = performance.now() + waitMs;
  for (;;) {
    try {
      connection.executeNow({ sql: 'begin immediate', parameters: [] });
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
      await pause(PAUSE_MS);
    }
  }
};
