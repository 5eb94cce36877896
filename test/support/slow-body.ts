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
  /** What it announces to send. */
  readonly bytes?: number;
}

/** A POST whose body begins and then goes on no faster than the test wants. */
export class SlowBody {
  readonly #socket: Socket;
  readonly #closed: Promise<unknown>;
  /** What came back. */
  heard = '';

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (chunk: Buffer) => (this.heard += chunk.toString()));
    // A reset is one way in which the service may end it.
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

  /** The status that came back; undefined while none has. */
  get status(): number | undefined {
    const status = /^HTTP\/1\.1 (\d+)/.exec(this.heard)?.[1];
    return status === undefined ? undefined : Number(status);
  }

  /** Resolves when the system has taken the text, or the connection is closed. */
  send(text: string): Promise<void> {
    return new Promise((resolve) => this.#socket.write(text, () => resolve()));
  }

  /** Until the service closes the connection. */
  async closed(): Promise<void> {
    await this.#closed;
  }

  /** Ends the connection as a client does that is gone. */
  leave(how: 'end' | 'reset' = 'end'): void {
    if (how === 'reset') this.#socket.resetAndDestroy();
    else this.#socket.destroy();
  }
}

/** How many bodies of admitted requests arrive. */
export const bodiesArriving = async (client: TestClient): Promise<number> => {
  const { status, text } = await client.get('/metrics');
  assert.equal(status, 200);
  return Number(/^tureen_http_bodies_arriving (\d+)$/m.exec(text)?.[1]);
};

/** Waits until so many bodies arrive. */
export const untilArriving = async (client: TestClient, wanted: number): Promise<void> => {
  while ((await bodiesArriving(client)) !== wanted) await turn();
};
