import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';

import type { Limits } from '../config/limits.ts';
import type { Log } from '../log/log.ts';

/** Files that are left for the database, uploads and requests to others. */
const RESERVED_FILES = 256;

/** At most one line of the log in so long. */
const LOG_EVERY_MS = 60_000;

/** How many files the process may have open; Infinity where the system does not tell. */
const maxOpenFiles = (): number => {
  try {
    return Number(/^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? Infinity);
  } catch {
    return Infinity;
  }
};

/**
 * Limits the open connections, so that they never use up the file descriptors that the service needs for its own work.
 * If all are taken, those that wait for a next request are closed.
 */
export const limitConnections = (server: Server, { connections }: Limits, log: Log): void => {
  server.maxConnections = Math.max(1, Math.min(connections, maxOpenFiles() - RESERVED_FILES));
  let loggedAt = -Infinity;
  server.on('drop', () => {
    server.closeIdleConnections();
    if (performance.now() - loggedAt < LOG_EVERY_MS) return;
    loggedAt = performance.now();
    log.warn({ connections: server.maxConnections }, 'too many connections');
  });
};
