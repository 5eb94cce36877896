import { Client, DatabaseError } from 'pg';

import { startResponseTimeout } from './response-timeout.ts';
import type { SocketRegistry } from './socket-registry.ts';
import type { ProbeResult } from './server-health.ts';

interface ProbeOptions {
  readonly url: string;
  readonly sockets: SocketRegistry;
  readonly withinMs: number;
}

/** Out of connections, memory or disk: existing connections may still work. */
const isOutOfResources = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code?.startsWith('53') === true;

/**
 * Queries the server over a new connection, whatever the state of the pool. A connection keeps the setting that was in
 * effect when it was opened, so only a new one can show whether writes are accepted now.
 */
export const probe = async ({ url, sockets, withinMs }: ProbeOptions): Promise<ProbeResult> => {
  const client = new Client({ connectionString: url, application_name: 'tureen probe', stream: sockets.create });
  client.on('error', () => undefined);
  let isLate = false;
  const cancel = startResponseTimeout(withinMs, () => {
    isLate = true;
    client.connection.stream.destroy();
  });
  try {
    await client.connect();
    const { rows } = await client.query<{ readonly setting: string }>(
      "select current_setting('transaction_read_only') as setting",
    );
    return { kind: rows[0]?.setting === 'on' ? 'read-only' : 'available' };
  } catch (error) {
    if (isLate) return { kind: 'silent', error: new Error(`no answer within ${withinMs} ms`, { cause: error }) };
    return { kind: 'refused', error, isFull: isOutOfResources(error) };
  } finally {
    cancel();
    // Not awaited: a server that has stopped responding would never confirm the close.
    client.end().catch(() => undefined);
  }
};
