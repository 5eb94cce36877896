import { Agent, request } from 'node:http';

interface ClientRequest {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly json?: unknown;
  /** Instead of JSON. */
  readonly form?: { readonly raw: Buffer; readonly headers: Readonly<Record<string, string>> };
  readonly headers?: Readonly<Record<string, string>>;
}

export interface ClientResponse {
  readonly status: number;
  readonly text: string;
  /** From the first byte sent to the last byte received. */
  readonly ms: number;
}

/** HTTP client with keep-alive connections. It is minimal because its own overhead is part of every figure. */
export class Client {
  readonly #address: string;
  readonly #agent: Agent;
  readonly #headers: Readonly<Record<string, string>>;

  /** The headers are sent with every request. */
  constructor(address: string, connections: number, headers: Readonly<Record<string, string>> = {}) {
    this.#address = address;
    this.#headers = headers;
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  send(path: string, { method = 'GET', json, form, headers = {} }: ClientRequest = {}): Promise<ClientResponse> {
    const body = json === undefined ? form?.raw : JSON.stringify(json);
    const content = json === undefined ? form?.headers : { 'content-type': 'application/json' };
    return new Promise((resolve, reject) => {
      const startedAt = performance.now();
      const sent = request(
        `${this.#address}/api/v1${path}`,
        { method, agent: this.#agent, headers: { ...this.#headers, ...content, ...headers } },
        (response) => {
          const parts: string[] = [];
          response.setEncoding('utf8');
          response.on('data', (part: string) => parts.push(part));
          response.on('error', reject);
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, text: parts.join(''), ms: performance.now() - startedAt }),
          );
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  }

  /** Fails on an unexpected status, because then the measured time is meaningless. */
  async expect(status: number, path: string, sent: ClientRequest = {}): Promise<ClientResponse> {
    const received = await this.send(path, sent);
    if (received.status === status) return received;
    throw new Error(`${sent.method ?? 'GET'} ${path}: ${received.status} ${received.text.slice(0, 500)}`);
  }

  close(): void {
    this.#agent.destroy();
  }
}
