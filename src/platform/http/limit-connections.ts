import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';

import type { Limits } from '../config/limits.ts';
import type { Log } from '../log/log.ts';

/** File descriptors reserved for the database, uploads and outgoing requests. */
const RESERVED_FILES = 256;

/** Log at most one line in this time. */
const LOG_EVERY_MS = 60_000;

/** How many files the process may have open; Infinity if the system does not report it. */
const maxOpenFiles = (): number => {
  try {
    return Number(/^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? Infinity);
  } catch {
    return Infinity;
  }
};

/**
 * Limits open connections so that they never use up the file descriptors the service itself needs. When the limit is
 * reached, idle connections are closed.
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
