import { setTimeout as pause } from 'node:timers/promises';

import { isSqliteBusy } from './sqlite-connection.ts';
import type { SqliteConnection } from './sqlite-connection.ts';

const PAUSE_MS = 10;

/**
 * Begins a write transaction. If another process holds the file, this waits without blocking the event loop, which
 * SQLite's own busy timeout would do.
 */
export const beginImmediate = async (connection: SqliteConnection, waitMs: number): Promise<void> => {
  const deadline = performance.now() + waitMs;
  for (;;) {
    try {
      connection.executeNow({ sql: 'begin immediate', parameters: [] });
      return;
    } catch (error) {
      if (!isSqliteBusy(error) || performance.now() > deadline) throw error;
      await pause(PAUSE_MS);
    }
  }
};
