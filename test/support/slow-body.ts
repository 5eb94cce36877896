import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';

import type { TestClient } from './client.ts';

export interface SlowRequest {
  readonly origin: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The announced length. */
  readonly bytes?: number;
}

/** A POST whose body starts and then continues only as fast as the test wants. */
export class SlowBody {
  readonly #socket: Socket;
  readonly #closed: Promise<unknown>;
  /** The data received. */
  heard = '';

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (chunk: Buffer) => (this.heard += chunk.toString()));
    // The service may also end it with a reset.
    socket.on('error', () => undefined);
    this.#closed = new Promise((resolve) => void socket.once('close', resolve));
  }

  static async open({ origin, path, headers = {}, bytes = 1000 }: SlowRequest): Promise<SlowBody> {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname);
    const slow = new SlowBody(socket);
    await once(socket, 'connect');
    const all = { host: 'localhost', 'content-type': 'application/json', 'content-length': bytes, ...headers };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
    socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n{`);
    return slow;
  }

  get isClosed(): boolean {
    return this.#socket.destroyed;
  }

  /** The received status; undefined until there is one. */
  get status(): number | undefined {
    const status = /^HTTP\/1\.1 (\d+)/.exec(this.heard)?.[1];
    return status === undefined ? undefined : Number(status);
  }

  /** Resolves when the system has accepted the text, or the connection is closed. */
  send(text: string): Promise<void> {
    return new Promise((resolve) => this.#socket.write(text, () => resolve()));
  }

  /** Waits until the service closes the connection. */
  async closed(): Promise<void> {
    await this.#closed;
  }

  /** Closes the connection like a client that disappears. */
  leave(how: 'end' | 'reset' = 'end'): void {
    if (how === 'reset') this.#socket.resetAndDestroy();
    else this.#socket.destroy();
  }
}

/** How many bodies of admitted requests are being received. */
export const bodiesArriving = async (client: TestClient): Promise<number> => {
  const { status, text } = await client.get('/metrics');
  assert.equal(status, 200);
  return Number(/^tureen_http_bodies_arriving (\d+)$/m.exec(text)?.[1]);
};

/** Waits until this many bodies are being received. */
export const untilArriving = async (client: TestClient, wanted: number): Promise<void> => {
  while ((await bodiesArriving(client)) !== wanted) await turn();
};
