// A reader of server-sent events on a real socket.
import { request } from 'node:http';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';

import { PATIENCE_MS } from './eventually.ts';

/** A block of a stream. */
export interface ReadEvent {
  readonly id: string;
  readonly event: string;
  /** Parsed as JSON; undefined for a block without data. */
  readonly data: unknown;
}

const blockOf = (text: string): ReadEvent => {
  const fields = new Map(
    text.split('\n').flatMap((line): [string, string][] => {
      const colon = line.indexOf(':');
      return colon > 0 ? [[line.slice(0, colon), line.slice(colon + 1).trimStart()]] : [];
    }),
  );
  const data = fields.get('data');
  return {
    id: fields.get('id') ?? '',
    event: fields.get('event') ?? '',
    data: data === undefined ? undefined : (JSON.parse(data) as unknown),
  };
};

/** Reads a stream until it ends or is closed. */
export class EventReader {
  readonly response: IncomingMessage;
  /** Dispatched events: blocks with data. */
  readonly events: ReadEvent[] = [];
  /** Everything received, verbatim. */
  text = '';
  lastEventId = '';
  isEnded = false;
  #rest = '';
  readonly #changed = new Set<() => void>();

  constructor(response: IncomingMessage) {
    this.response = response;
    response.setEncoding('utf8').on('data', (chunk: string) => this.#take(chunk));
    response.once('close', () => {
      this.isEnded = true;
      this.#notify();
    });
    response.on('error', () => undefined);
  }

  /** Resolves when the condition is met; fails if it is not met in time. */
  async until(condition: (reader: this) => boolean, what: string, ms = PATIENCE_MS): Promise<void> {
    if (condition(this)) return;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const look = (): void => {
      if (condition(this)) resolve();
    };
    const timer = setTimeout(() => reject(new Error(`timed out waiting for ${what}:\n${this.text.slice(-2000)}`)), ms);
    this.#changed.add(look);
    try {
      await promise;
    } finally {
      clearTimeout(timer);
      this.#changed.delete(look);
    }
  }

  count(count: number): Promise<void> {
    return this.until(({ events }) => events.length >= count, `${count} events`);
  }

  ended(): Promise<void> {
    return this.until(({ isEnded }) => isEnded, 'end');
  }

  leave(): void {
    this.response.destroy();
  }

  #take(chunk: string): void {
    this.text += chunk;
    const blocks = `${this.#rest}${chunk}`.split('\n\n');
    this.#rest = blocks.pop() ?? '';
    for (const block of blocks.map(blockOf)) {
      if (block.id !== '') this.lastEventId = block.id;
      if (block.data !== undefined) this.events.push(block);
    }
    this.#notify();
  }

  #notify(): void {
    for (const look of this.#changed) look();
  }
}

/** Opens a stream. The response may be a rejection, whose body is then read. */
export const openEvents = (url: string, headers: OutgoingHttpHeaders = {}): Promise<EventReader> =>
  new Promise((resolve, reject) => {
    request(url, { headers, agent: false })
      .on('response', (response) => resolve(new EventReader(response)))
      .on('error', reject)
      .end();
  });
