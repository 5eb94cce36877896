import { setTimeout as pause } from 'node:timers/promises';

import { Client } from 'pg';

import type { Notices } from '../notices.ts';

const CHANNEL = 'tureen';
/** What is to be sent within so long is sent together: a notification takes a lock that every other one waits for. */
const GATHER_MS = 20;
/** PostgreSQL takes no more than 8,000 bytes at once. */
const MOST_WORDS = 100;
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [50, 1000];

interface NoticeOptions {
  readonly url: string;
  readonly onLost: (error: Error) => void;
}

type Listener = (word: string | undefined) => void;

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/**
 * Notices by LISTEN and NOTIFY. What a transaction changed is told after its commit, by a statement of its own: inside of
 * it, all commits of the database would wait for one another. A connection of its own speaks and listens; whenever it is
 * lost another takes its place, and everybody is told that words may have been missed.
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
    await this.#client?.end().catch(() => undefined);
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
        await client.query({ name: 'notify', text: 'select pg_notify($1, $2)', values: [CHANNEL, payload] });
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
    const client = new Client({
      connectionString: this.#options.url,
      application_name: 'tureen notices',
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
    });
    const { promise: lost, resolve, reject } = Promise.withResolvers<void>();
    // Where it is lost before it listens, that is told by what was awaited.
    lost.catch(() => undefined);
    client.on('error', reject).on('end', resolve);
    client.on('notification', ({ payload = '[]' }) => {
      for (const word of wordsOf(payload)) this.#tell(word);
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      // Closed meanwhile: nobody knows of this connection yet, so nobody else would end it.
      if (this.#closing.signal.aborted) return;
      this.#client = client;
      onBegun();
      this.#tell(undefined);
      void this.#send();
      await lost;
    } finally {
      this.#client = undefined;
      await client.end().catch(() => undefined);
    }
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
