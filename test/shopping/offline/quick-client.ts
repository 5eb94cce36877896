import assert from 'node:assert/strict';
import { connect } from 'node:net';
import type { Socket } from 'node:net';

import type { TestClient, TestRequest } from '../../support/client.ts';
import type { TestResponse } from '../../support/test-response.ts';

/** What a device needs from a client. */
export type Client = Pick<TestClient, 'send' | 'close'>;

const HEAD_END = '\r\n\r\n';

/** The response at the start of the received data, if it is complete. */
const answerIn = (received: Buffer): TestResponse<unknown> | undefined => {
  const end = received.indexOf(HEAD_END);
  if (end < 0) return undefined;
  const [start = '', ...lines] = received.toString('latin1', 0, end).split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => line.split(': ', 2)).map(([k = '', v]) => [k.toLowerCase(), v]),
  );
  const bytes = received.subarray(end + HEAD_END.length);
  assert.ok(headers['content-length'], `a response without a content length: ${start}`);
  if (bytes.length < Number(headers['content-length'])) return undefined;
  const text = bytes.toString();
  let body: unknown;
  return {
    status: Number(start.split(' ', 2)[1]),
    headers,
    bytes,
    text,
    // Parsed on demand, because many repeated responses are only compared.
    get body() {
      return (body ??= JSON.parse(text));
    },
  };
};

/** A connection with one request in flight at a time. */
class Connection {
  readonly #socket: Socket;
  #chunks: Buffer[] = [];
  #answered: ((answer: TestResponse<unknown>) => void) | undefined;
  #failed: ((error: Error) => void) | undefined;

  constructor(port: number, host: string) {
    this.#socket = connect({ port, host, noDelay: true });
    this.#socket.on('data', (chunk) => this.#receive(chunk));
    this.#socket.on('error', (error) => this.#failed?.(error));
    this.#socket.on('close', () => this.#failed?.(new Error('the connection was closed')));
  }

  get isUsable(): boolean {
    return this.#socket.writable;
  }

  send(request: string): Promise<TestResponse<unknown>> {
    return new Promise((resolve, reject) => {
      [this.#answered, this.#failed] = [resolve, reject];
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #receive(chunk: Buffer): void {
    this.#chunks.push(chunk);
    const answer = answerIn(this.#chunks.length === 1 ? chunk : Buffer.concat(this.#chunks));
    if (answer === undefined) return;
    this.#chunks = [];
    this.#answered?.(answer);
  }
}

/**
 * Sends and parses JSON without any checks: for this many requests, `TestClient`, which checks every response against
 * the OpenAPI document, would take a third longer.
 */
export class QuickClient implements Client {
  readonly #url: URL;
  readonly #headers: Readonly<Record<string, string>>;
  /** Only one is kept: a rarely used second one would be closed by the service just when it is used. */
  #idle: Connection | undefined;

  constructor(origin: string, headers: Readonly<Record<string, string>>) {
    this.#url = new URL(origin);
    this.#headers = headers;
  }

  async send<T>(method: string, path: string, { headers = {}, json }: TestRequest = {}): Promise<TestResponse<T>> {
    const payload = json === undefined ? '' : JSON.stringify(json);
    const length = Buffer.byteLength(payload);
    const all = {
      host: this.#url.host,
      ...this.#headers,
      ...headers,
      ...(length > 0 && { 'content-type': 'application/json', 'content-length': length }),
    };
    const head = Object.entries(all).map(([name, value]) => `${name}: ${String(value)}\r\n`);
    const connection = this.#take();
    const answer = await connection.send(`${method} ${path} HTTP/1.1\r\n${head.join('')}\r\n${payload}`);
    if (this.#idle === undefined) this.#idle = connection;
    else connection.close();
    return answer as TestResponse<T>;
  }

  close(): void {
    this.#idle?.close();
  }

  #take(): Connection {
    const idle = this.#idle;
    this.#idle = undefined;
    return idle?.isUsable === true ? idle : new Connection(Number(this.#url.port), this.#url.hostname);
  }
}
