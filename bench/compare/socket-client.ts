import { connect } from 'node:net';
import type { Socket } from 'node:net';

const END_OF_HEAD = Buffer.from('\r\n\r\n');

/** A request as bytes. */
export const encodeRequest = (
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body = '',
): Buffer => {
  const lines = Object.entries({ host: 'localhost', 'content-length': String(Buffer.byteLength(body)), ...headers });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return Buffer.from(`${method} /api/v1${path} HTTP/1.1\r\n${head}\r\n${body}`);
};

const parseLength = (head: string): number => {
  const length = /^content-length: (\d+)$/im.exec(head)?.[1];
  if (length !== undefined) return Number(length);
  if (head.startsWith('HTTP/1.1 304')) return 0;
  throw new Error(`no content-length in ${head}`);
};

/**
 * One keep-alive connection that sends one request at a time. It only looks for the status and the end of a response:
 * the client shares the machine with the service, and should be a small part of what is measured.
 */
export class SocketClient {
  readonly #socket: Socket;
  #received: Buffer = Buffer.alloc(0);
  #resolve: ((status: number) => void) | undefined;
  #reject: ((error: Error) => void) | undefined;

  constructor(address: string) {
    const { hostname, port } = new URL(address);
    this.#socket = connect({ host: hostname, port: Number(port), noDelay: true });
    this.#socket.on('data', (chunk) => this.#take(chunk));
    this.#socket.on('error', (error) => this.#reject?.(error));
    this.#socket.on('close', () => this.#reject?.(new Error('the service closed the connection')));
  }

  /** Resolves with the status once the response is complete. */
  send(request: Buffer): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#reject = undefined;
    this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    const end = this.#received.indexOf(END_OF_HEAD);
    if (end === -1) return;
    const head = this.#received.toString('latin1', 0, end);
    const length = end + END_OF_HEAD.length + parseLength(head);
    if (this.#received.length < length) return;
    this.#received = this.#received.subarray(length);
    this.#resolve?.(Number(head.slice(9, 12)));
  }
}
