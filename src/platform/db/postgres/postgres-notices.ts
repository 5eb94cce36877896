import { setTimeout as pause } from 'node:timers/promises';

import { Client } from 'pg';

import type { Notices } from '../notices.ts';
import { afterSilence } from './after-silence.ts';
import type { OpenSockets } from './open-sockets.ts';

const CHANNEL = 'tureen';
/** What is to be sent within so long is sent together: a notification takes a lock that every other one waits for. */
const GATHER_MS = 20;
/** PostgreSQL takes no more than 8,000 bytes at once. */
const MOST_WORDS = 100;
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [50, 1000];

interface NoticeOptions {
  readonly url: string;
  readonly sockets: OpenSockets;
  /** How long the server may take to answer, and how often it is asked while there is nothing else to say. */
  readonly answerMs: number;
  readonly heartbeatMs: number;
  readonly onLost: (error: Error) => void;
}

type Listener = (word: string | undefined) => void;

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/**
 * Notices by LISTEN and NOTIFY. What a transaction changed is told after its commit, by a statement of its own: inside of
 * it, all commits of the database would wait for one another. A connection of its own speaks and listens; whenever it is
 * lost another takes its place, and everybody is told that words may have been missed. A heartbeat finds out when the
 * server has gone silent, which who only listens would never notice.
 */
export class PostgresNotices implements Notices {
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
    // Where there is no connection they wait for the next one, and where it is speaking until it is done.
    if (client === undefined || this.#isSending || this.#words.size === 0) return;
    const words = [...this.#words];
    this.#words = new Set();
    this.#isSending = true;
    try {
      for (let at = 0; at < words.length; at += MOST_WORDS) {
        const payload = JSON.stringify(words.slice(at, at + MOST_WORDS));
        const query = { name: 'notify', text: 'select pg_notify($1, $2)', values: [CHANNEL, payload] };
        await this.#answered(client, () => client.query(query));
      }
    } catch {
      // Others find out by themselves, a little later. That the connection is lost it tells itself.
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
    // Where it is lost before it listens, that is told by what was awaited.
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
      // Closed meanwhile: nobody knows of this connection yet, so nobody else would end it.
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
      // The goodbye of a server that has gone silent never comes; its socket is destroyed with all others at the end.
      client.end().catch(() => undefined);
    }
  }

  /** Asks for a sign of life where nothing is being sent, which would be one. */
  async #beat(): Promise<void> {
    const client = this.#client;
    if (client === undefined || this.#isSending) return;
    this.#isSending = true;
    try {
      await this.#answered(client, () => client.query('select 1'));
    } catch {
      // That the connection is lost it tells itself.
    } finally {
      this.#isSending = false;
    }
    if (this.#words.size > 0) this.#sendSoon();
  }

  /** Waits for an answer for no longer than it may take; then the connection is taken for lost. */
  async #answered<T>(client: Client, ask: () => Promise<T>): Promise<T> {
    const cancel = afterSilence(this.#options.answerMs, () => client.connection.stream.destroy());
    return ask().finally(cancel);
  }

  #tell(word: string | undefined): void {
    for (const listener of this.#listeners) listener(word);
  }
}

/** Others may use the channel, too. */
const wordsOf = (payload: string): readonly string[] => {
  try {
    const words: unknown = JSON.parse(payload);
    return Array.isArray(words) ? words.filter((word) => typeof word === 'string') : [];
  } catch {
    return [];
  }
};
