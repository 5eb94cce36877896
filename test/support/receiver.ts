// A local webhook receiver.
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before } from 'node:test';

import { PATIENCE_MS } from './eventually.ts';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** The exact bytes, as text. */
  readonly body: string;
}

/** The response; undefined for 204. */
export type Answering = (received: Received, response: ServerResponse) => void;

export class Receiver {
  readonly received: Received[] = [];
  /** Number of connections made to it. */
  connections = 0;
  answer: Answering = (_received, response) => void response.writeHead(204).end();
  readonly #server: Server;
  readonly #waiting = new Set<() => void>();

  constructor() {
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('error', () => undefined);
      request.on('end', () => {
        const body = Buffer.concat(chunks).toString();
        const received = { path: request.url ?? '', headers: request.headers, body };
        this.received.push(received);
        this.answer(received, response);
        for (const look of this.#waiting) look();
      });
    });
    this.#server.on('connection', () => {
      this.connections += 1;
    });
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/hook`;
  }

  /** What was received on one path. */
  at(path: string): readonly Received[] {
    return this.received.filter((one) => one.path === path);
  }

  /** Resolves when the condition is met; fails if it is not met in time. */
  async until(condition: (receiver: this) => boolean, what: string, ms = PATIENCE_MS): Promise<void> {
    if (condition(this)) return;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const look = (): void => {
      if (condition(this)) resolve();
    };
    const timer = setTimeout(() => reject(new Error(`timed out waiting for ${what}; got ${this.received.length}`)), ms);
    this.#waiting.add(look);
    try {
      await promise;
    } finally {
      clearTimeout(timer);
      this.#waiting.delete(look);
    }
  }
}

/** A receiver for all tests of a suite. */
export const receiverForSuite = (): Receiver => {
  const receiver = new Receiver();
  before(() => receiver.start());
  after(() => receiver.stop());
  return receiver;
};
