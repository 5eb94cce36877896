import { Agent, request } from 'node:http';

interface Sent {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly json?: unknown;
  /** Instead of JSON. */
  readonly form?: { readonly raw: Buffer; readonly headers: Readonly<Record<string, string>> };
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Received {
  readonly status: number;
  readonly text: string;
  /** From the first byte sent to the last byte received. */
  readonly ms: number;
}

/** HTTP client with keep-alive connections. It is minimal because its own overhead is part of every figure. */
export class Client {
  readonly #address: string;
  readonly #agent: Agent;

  constructor(address: string, connections: number) {
    this.#address = address;
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  send(path: string, { method = 'GET', json, form, headers = {} }: Sent = {}): Promise<Received> {
    const body = json === undefined ? form?.raw : JSON.stringify(json);
    const content = json === undefined ? form?.headers : { 'content-type': 'application/json' };
    return new Promise((resolve, reject) => {
      const began = performance.now();
      const sent = request(
        `${this.#address}/api/v1${path}`,
        { method, agent: this.#agent, headers: { ...content, ...headers } },
        (answer) => {
          const parts: string[] = [];
          answer.setEncoding('utf8');
          answer.on('data', (part: string) => parts.push(part));
          answer.on('error', reject);
          answer.on('end', () =>
            resolve({ status: answer.statusCode ?? 0, text: parts.join(''), ms: performance.now() - began }),
          );
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  }

  /** Fails on an unexpected status, because then the measured time is meaningless. */
  async expect(status: number, path: string, sent: Sent = {}): Promise<Received> {
    const received = await this.send(path, sent);
    if (received.status === status) return received;
    throw new Error(`${sent.method ?? 'GET'} ${path}: ${received.status} ${received.text.slice(0, 500)}`);
  }

  close(): void {
    this.#agent.destroy();
  }
}
