import { Client, DatabaseError } from 'pg';

import { afterSilence } from './after-silence.ts';
import type { OpenSockets } from './open-sockets.ts';
import type { ProbeResult } from './server-health.ts';

interface ProbeOptions {
  readonly url: string;
  readonly sockets: OpenSockets;
  readonly withinMs: number;
}

/** Out of connections, memory or disk: there may be nothing wrong with the connections that are open. */
const isOutOfResources = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code?.startsWith('53') === true;

/**
 * Asks the server over a connection of its own, whatever the state of the others. A connection keeps the setting that was
 * in force when it was opened, so only a new one tells whether writes are taken now.
 */
export const probe = async ({ url, sockets, withinMs }: ProbeOptions): Promise<ProbeResult> => {
  const client = new Client({ connectionString: url, application_name: 'tureen probe', stream: sockets.create });
  client.on('error', () => undefined);
  let isLate = false;
  const cancel = afterSilence(withinMs, () => {
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
    // Nobody has to wait for the goodbye, which a server that has gone silent would never answer.
    client.end().catch(() => undefined);
  }
};
