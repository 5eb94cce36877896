import { Agent, request } from 'node:http';
import type { OutgoingHttpHeaders } from 'node:http';

import type { ProblemBody } from '../../src/platform/problem/problem-body.ts';
import { checkAnswer } from './answer-check.ts';
import { openEvents } from './event-reader.ts';
import type { EventReader } from './event-reader.ts';
import type { TestResponse } from './test-response.ts';

export interface TestRequest {
  readonly headers?: OutgoingHttpHeaders;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent as is. */
  readonly raw?: string | Buffer;
}

/** Called for every exchange of a client and of those derived from it. */
export type Watch = (path: string, answer: TestResponse<unknown>) => void;

/**
 * An HTTP client on a real socket, so that every header can be sent and seen. Every response of the API is checked
 * against the OpenAPI document.
 */
export class TestClient {
  readonly origin: string;
  readonly #headers: OutgoingHttpHeaders;
  readonly #watch: Watch | undefined;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 64 });

  constructor(origin: string, headers: OutgoingHttpHeaders = {}, watch?: Watch) {
    this.origin = origin;
    this.#headers = headers;
    this.#watch = watch;
  }

  /** The same client with additional headers, for example for another library. */
  with(headers: OutgoingHttpHeaders): TestClient {
    return new TestClient(this.origin, { ...this.#headers, ...headers }, this.#watch);
  }

  get<T = ProblemBody>(path: string, headers: OutgoingHttpHeaders = {}): Promise<TestResponse<T>> {
    return this.send<T>('GET', path, { headers });
  }

  post<T = ProblemBody>(path: string, json: unknown, headers: OutgoingHttpHeaders = {}): Promise<TestResponse<T>> {
    return this.send<T>('POST', path, { headers, json });
  }

  put<T = ProblemBody>(path: string, json: unknown, headers: OutgoingHttpHeaders = {}): Promise<TestResponse<T>> {
    return this.send<T>('PUT', path, { headers, json });
  }

  patch<T = ProblemBody>(path: string, json: unknown, headers: OutgoingHttpHeaders = {}): Promise<TestResponse<T>> {
    return this.send<T>('PATCH', path, { headers, json });
  }

  delete<T = ProblemBody>(path: string, headers: OutgoingHttpHeaders = {}): Promise<TestResponse<T>> {
    return this.send<T>('DELETE', path, { headers });
  }

  async send<T = ProblemBody>(
    method: string,
    path: string,
    { headers = {}, json, raw }: TestRequest = {},
  ): Promise<TestResponse<T>> {
    const payload = json === undefined ? raw : JSON.stringify(json);
    const answer = await exchange<T>(`${this.origin}${path}`, this.#agent, payload, {
      method,
      headers: {
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...(payload !== undefined && { 'content-length': Buffer.byteLength(payload) }),
        ...this.#headers,
        ...headers,
      },
    });
    this.#watch?.(path, answer);
    checkAnswer(method, path, answer);
    return answer;
  }

  /** Follows the live events on a separate connection. */
  follow(headers: OutgoingHttpHeaders = {}, query = ''): Promise<EventReader> {
    return openEvents(`${this.origin}/api/v1/events${query}`, { ...this.#headers, ...headers });
  }

  close(): void {
    this.#agent.destroy();
  }
}

const exchange = <T>(
  url: string,
  agent: Agent,
  payload: string | Buffer | undefined,
  options: { method: string; headers: OutgoingHttpHeaders },
): Promise<TestResponse<T>> =>
  new Promise((resolve, reject) => {
    const began = performance.now();
    const outgoing = request(url, { ...options, agent }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () => {
        const ms = performance.now() - began;
        const bytes = Buffer.concat(chunks);
        const text = bytes.toString();
        const isJson = /json/.test(incoming.headers['content-type'] ?? '') && !incoming.headers['content-encoding'];
        resolve({
          status: incoming.statusCode ?? 0,
          ms,
          headers: incoming.headers,
          bytes,
          text,
          body: isJson && text !== '' ? (JSON.parse(text) as T) : ({} as T),
        });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(payload);
  });
