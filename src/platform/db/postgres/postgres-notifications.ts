import { setTimeout as pause } from 'node:timers/promises';

import { Client } from 'pg';

import type { Notifications } from '../notifications.ts';
import { startResponseTimeout } from './response-timeout.ts';
import type { SocketRegistry } from './socket-registry.ts';

const CHANNEL = 'tureen';
/** Notifications within this time are sent together: each NOTIFY takes a lock that all others wait for. */
const GATHER_MS = 20;
/** Keeps the payload below PostgreSQL's limit of 8,000 bytes. */
const MAX_WORDS = 100;
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [50, 1000];

interface NoticeOptions {
  readonly url: string;
  readonly sockets: SocketRegistry;
  /** How long the server may take to answer. `heartbeatMs` is how often it is queried while nothing else is sent. */
  readonly answerMs: number;
  readonly heartbeatMs: number;
  readonly onLost: (error: Error) => void;
}

type Listener = (word: string | undefined) => void;

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/**
 * Notices through LISTEN and NOTIFY. Changes are announced after their commit, in a separate statement: a NOTIFY inside
 * the transaction would make all commits of the database wait for each other. A dedicated connection sends and listens.
 * If it is lost, it is replaced, and listeners are notified that they may have missed something. A heartbeat detects a
 * server that stops responding, which a connection that only listens would never notice.
 */
export class PostgresNotifications implements Notifications {
  readonly #options: NoticeOptions;
  readonly #listeners = new Set<Listener>();
  readonly #closing = new AbortController();
  #words = new Set<string>();
  #waiting: NodeJS.Timeout | undefined;
  #isSending = false;
  #connecting: Promise<void> | undefined;
  #client: Client | undefined;

  constructor(options: NoticeOptions) {
    this.#options = options;
  }

  send(word: string): void {
    this.#words.add(word);
    this.#connecting ??= this.#keepConnected();
    this.#sendSoon();
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    this.#connecting ??= this.#keepConnected();
    return () => void this.#listeners.delete(listener);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    clearTimeout(this.#waiting);
    await this.#connecting;
  }

  #sendSoon(): void {
    this.#waiting ??= setTimeout(() => {
      this.#waiting = undefined;
      void this.#send();
    }, GATHER_MS).unref();
  }

  async #send(): Promise<void> {
    const client = this.#client;
    // Without a connection, notices wait for the next one; while a send is in progress, they wait until it is done.
    if (client === undefined || this.#isSending || this.#words.size === 0) return;
    const words = [...this.#words];
    this.#words = new Set();
    this.#isSending = true;
    try {
      for (let at = 0; at < words.length; at += MAX_WORDS) {
        const payload = JSON.stringify(words.slice(at, at + MAX_WORDS));
        const query = { name: 'notify', text: 'select pg_notify($1, $2)', values: [CHANNEL, payload] };
        await this.#answered(client, () => client.query(query));
      }
    } catch {
      // Other instances find out by polling, a little later. The lost connection is reported by its own event.
    } finally {
      this.#isSending = false;
    }
    if (this.#words.size > 0) this.#sendSoon();
  }

  async #keepConnected(): Promise<void> {
    const { signal } = this.#closing;
    let wait = FIRST_PAUSE_MS;
    while (!signal.aborted) {
      try {
        await this.#connectUntilLost(() => {
          wait = FIRST_PAUSE_MS;
        });
      } catch (error) {
        if (!signal.aborted) this.#options.onLost(asError(error));
      }
      await pause(wait, undefined, { signal }).catch(() => undefined);
      wait = Math.min(2 * wait, LONGEST_PAUSE_MS);
    }
  }

  async #connectUntilLost(onBegun: () => void): Promise<void> {
    const { url, sockets, heartbeatMs } = this.#options;
    const { signal } = this.#closing;
    const client = new Client({ connectionString: url, application_name: 'tureen notices', stream: sockets.create });
    const { promise: lost, resolve, reject } = Promise.withResolvers<void>();
    // If the connection is lost before it listens, the awaited call below reports the error.
    lost.catch(() => undefined);
    const close = (): void => resolve();
    client.on('error', reject).on('end', resolve);
    client.on('notification', ({ payload = '[]' }) => {
      for (const word of wordsOf(payload)) this.#tell(word);
    });
    signal.addEventListener('abort', close);
    const heartbeat = setInterval(() => void this.#beat(), heartbeatMs).unref();
    try {
      await this.#answered(client, () => client.connect());
      await this.#answered(client, () => client.query(`listen ${CHANNEL}`));
      // Closed during startup: no other code knows about this connection yet, so it has to be ended here.
      if (signal.aborted) return;
      this.#client = client;
      onBegun();
      this.#tell(undefined);
      void this.#send();
      await lost;
    } finally {
      this.#client = undefined;
      clearInterval(heartbeat);
      signal.removeEventListener('abort', close);
      // A server that has stopped responding never confirms the close; its socket is destroyed with all others at
      // shutdown.
      client.end().catch(() => undefined);
    }
  }

  /** Checks that the server responds, unless something is being sent, which checks the same. */
  async #beat(): Promise<void> {
    const client = this.#client;
    if (client === undefined || this.#isSending) return;
    this.#isSending = true;
    try {
      await this.#answered(client, () => client.query('select 1'));
    } catch {
      // The lost connection is reported by its own event.
    } finally {
      this.#isSending = false;
    }
    if (this.#words.size > 0) this.#sendSoon();
  }

  /** Waits for an answer up to the time limit; after that, the connection is considered lost. */
  async #answered<T>(client: Client, ask: () => Promise<T>): Promise<T> {
    const cancel = startResponseTimeout(this.#options.answerMs, () => client.connection.stream.destroy());
    return ask().finally(cancel);
  }

  #tell(word: string | undefined): void {
    for (const listener of this.#listeners) listener(word);
  }
}

/** Ignores other payloads, since other programs may use the channel too. */
const wordsOf = (payload: string): readonly string[] => {
  try {
    const words: unknown = JSON.parse(payload);
    return Array.isArray(words) ? words.filter((word) => typeof word === 'string') : [];
  } catch {
    return [];
  }
};
