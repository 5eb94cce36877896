import assert from 'node:assert/strict';
import { Agent, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import * as fc from 'fast-check';

import { problemCodes } from '../../src/platform/problem/catalogue.ts';
import type { ProblemBody } from '../../src/platform/problem/problem-body.ts';
import { checkAnswer } from '../support/answer-check.ts';
import type { TestClient } from '../support/client.ts';
import { onEveryEngine } from '../support/engines.ts';
import type { TestAnswer } from '../support/test-answer.ts';
import { serviceForSuite } from '../support/test-service.ts';
import { nowhere, operations, pages, validValue } from './documented-targets.ts';
import { requestTo } from './request-arbitraries.ts';
import type { GeneratedRequest, Surroundings } from './request-arbitraries.ts';

const REQUESTS = 2000;
const AT_ONCE = 16;

/** Codes of answers that come before the operation has seen the request. */
const BEFORE_THE_OPERATION = new Set([
  'malformed-request',
  'route-not-found',
  'method-not-allowed',
  'host-not-allowed',
]);

/** Libraries, and something at every path that a creation leads to. */
const prepare = async (client: TestClient): Promise<Surroundings> => {
  const [library = '', otherLibrary = ''] = await Promise.all(
    ['Mine', 'Other'].map(async (name) => (await client.post<{ id: string }>('/api/v1/libraries', { name })).body.id),
  );
  const ids = new Map<string, readonly string[]>([['/problems/', problemCodes]]);
  for (const { method, path, body } of operations) {
    if (method !== 'POST' || body === undefined || path.includes('{')) continue;
    const inputs = fc.sample(validValue(body), { numRuns: 60, seed: 1 });
    const headers = { 'x-service-library': library };
    const answers = await Promise.all(inputs.map((input) => client.post<{ id: string }>(path, input, headers)));
    const made = answers.filter(({ status }) => status === 201);
    ids.set(
      `${path}/`,
      made.map((answer) => answer.body.id),
    );
  }
  return { library, otherLibrary, ids };
};

const decoded = (bytes: Buffer, encoding: string | undefined): Buffer => {
  if (bytes.length === 0 || encoding === undefined) return bytes;
  return encoding === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes);
};

/** Without its encoding, so that what was compressed is held against the document too. */
const answerOf = ({ statusCode, headers: all }: IncomingMessage, received: Buffer): TestAnswer<unknown> => {
  const { 'content-encoding': encoding, ...headers } = all;
  const bytes = decoded(received, encoding);
  const text = bytes.toString();
  const isJson = /json/.test(headers['content-type'] ?? '') && text !== '';
  return { status: statusCode ?? 0, headers, bytes, text, body: isJson ? (JSON.parse(text) as unknown) : {} };
};

/** Sends the address as it is; given a whole URL, Node would mend it first. */
const exchange = (origin: string, agent: Agent, { method, address, headers, body }: GeneratedRequest) =>
  new Promise<TestAnswer<unknown>>((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const outgoing = request({ hostname, port, method, path: address, headers, agent }, (incoming) => {
      incoming
        .toArray()
        .then((chunks: Buffer[]) => resolve(answerOf(incoming, Buffer.concat(chunks))))
        .catch(reject);
    });
    outgoing.on('error', reject).end(body);
  });

const check = (sent: GeneratedRequest, answer: TestAnswer<unknown>): void => {
  assert.ok(answer.status < 500, `answered ${answer.status}: ${answer.text}`);
  checkAnswer(sent.method, sent.address, answer);
  // Only where the service leaves the rest of a body unread has it reason to give up the connection.
  if (!sent.isTooLarge) assert.notEqual(answer.headers.connection, 'close', `${answer.status} ended the connection`);
};

/** How often what came, and how often each operation was reached. */
class Tally {
  readonly outcomes = new Map<string, number>();
  readonly reached = new Map<string, number>();

  add({ target, method }: GeneratedRequest, { status, body }: TestAnswer<unknown>): void {
    const { code = '' } = body as Partial<ProblemBody>;
    this.#count(this.outcomes, `${status} ${code}`.trim());
    if (method === target.method && !BEFORE_THE_OPERATION.has(code)) this.#count(this.reached, target.name);
  }

  #count(counts: Map<string, number>, what: string): void {
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }

  toString(): string {
    const lines = [...this.outcomes]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([what, count]) => `${String(count).padStart(5)} × ${what}`);
    return lines.join('\n');
  }
}

interface RawCase {
  readonly sent: string;
  /** The statuses of the answers, one of these. */
  readonly allowed: readonly string[];
  /** Close our side when all is sent. */
  readonly hangUp?: boolean;
}

const GET = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n';
const POST = 'POST /api/v1/libraries HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
const CHUNKED = `${POST}Transfer-Encoding: chunked\r\n`;
const refused = ['400'];
const tooLarge = ['431'];

/** What is not HTTP, or HTTP that Node answers by itself unless it is told otherwise. */
const rawCases: Readonly<Record<string, RawCase>> = {
  'nothing at all': { sent: '', allowed: [''], hangUp: true },
  'half a request line': { sent: 'GET /hea', allowed: refused, hangUp: true },
  'a TLS greeting': {
    sent: '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003\r\n\r\n',
    allowed: refused,
  },
  'HTTP/2': { sent: 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', allowed: refused },
  'a version that is none': { sent: 'GET / HTTP/9.9\r\nHost: localhost\r\n\r\n', allowed: refused },
  'a method that is none': { sent: 'BREW / HTTP/1.1\r\nHost: localhost\r\n\r\n', allowed: refused },
  'no address': { sent: 'GET HTTP/1.1\r\nHost: localhost\r\n\r\n', allowed: refused },
  'an address without a slash': { sent: 'GET healthz HTTP/1.1\r\nHost: localhost\r\n\r\n', allowed: refused },
  'an address of bare bytes': { sent: 'GET /\u00fc\u0000 HTTP/1.1\r\nHost: localhost\r\n\r\n', allowed: refused },
  'a very long address': { sent: `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n\r\n`, allowed: tooLarge },
  'the server itself': { sent: 'OPTIONS * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', allowed: ['404'] },
  'a tunnel': { sent: 'CONNECT example.org:443 HTTP/1.1\r\nHost: localhost\r\n\r\n', allowed: [''] },
  'no host': { sent: 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n', allowed: ['400', '403'] },
  'no host in HTTP/1.0': { sent: 'GET /healthz HTTP/1.0\r\n\r\n', allowed: ['400', '403'] },
  'an expectation': { sent: `${GET}Expect: miracles\r\nConnection: close\r\n\r\n`, allowed: ['200', '400', '417'] },
  'a header without a colon': { sent: `${GET}nonsense\r\n\r\n`, allowed: refused },
  'a header without a name': { sent: `${GET}: nameless\r\n\r\n`, allowed: refused },
  'a header with a NUL': { sent: `${GET}X: a\u0000b\r\n\r\n`, allowed: refused },
  'a header over two lines': { sent: `${GET}X: a\r\n b\r\n\r\n`, allowed: refused },
  'a space before the colon': { sent: 'GET / HTTP/1.1\r\nHost : localhost\r\n\r\n', allowed: refused },
  'a huge header': { sent: `${GET}X: ${'a'.repeat(20_000)}\r\n\r\n`, allowed: tooLarge },
  'thousands of headers': { sent: `${GET}${'X: a\r\n'.repeat(3000)}\r\n`, allowed: tooLarge },
  'a negative length': { sent: `${POST}Content-Length: -2\r\n\r\n{}`, allowed: refused },
  'a length beyond all numbers': { sent: `${POST}Content-Length: ${'9'.repeat(30)}\r\n\r\n{}`, allowed: refused },
  'a length beyond the limit': { sent: `${POST}Content-Length: 999999999999\r\n\r\n{}`, allowed: ['413'] },
  'two lengths': { sent: `${POST}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`, allowed: refused },
  'a length and chunks': { sent: `${CHUNKED}Content-Length: 2\r\n\r\n2\r\n{}\r\n0\r\n\r\n`, allowed: refused },
  'a body shorter than its length': {
    sent: `${POST}Content-Length: 50\r\n\r\n{"name":`,
    allowed: refused,
    hangUp: true,
  },
  'a chunk whose size is no number': { sent: `${CHUNKED}\r\nzz\r\n{}\r\n0\r\n\r\n`, allowed: refused },
  'a chunk longer than its size': { sent: `${CHUNKED}\r\n1\r\n{}\r\n0\r\n\r\n`, allowed: refused },
  'a chunk that does not come': { sent: `${CHUNKED}\r\nff\r\n{}`, allowed: refused, hangUp: true },
  'a huge trailer': { sent: `${CHUNKED}\r\n0\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, allowed: tooLarge },
  'an encoding that does not end': { sent: `${POST}Transfer-Encoding: gzip\r\n\r\n{}`, allowed: refused },
  // The refusal must not pass for the answer of the request before it, which may well have been done.
  'nonsense after a request': { sent: `${GET}\r\nnonsense\r\n\r\n`, allowed: ['', '200', '200 400'] },
  'nonsense after a change': {
    sent: `${POST}Content-Length: 12\r\n\r\n{"name":"x"}nonsense\r\n\r\n`,
    allowed: ['', '201', '201 400'],
  },
  'nonsense after a change and a quick request': {
    sent: `${POST}Content-Length: 12\r\n\r\n{"name":"y"}${GET}\r\nnonsense\r\n\r\n`,
    allowed: ['', '201', '201 200', '201 200 400'],
  },
};

/** All that the service says until it closes the connection. */
const talk = (origin: string, { sent, hangUp = false }: RawCase): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname);
    let heard = '';
    socket.setEncoding('utf8').on('data', (text: string) => (heard += text));
    socket.on('close', () => resolve(heard)).on('error', reject);
    socket.setTimeout(5000, () => socket.destroy(new Error(`left open after ${heard}`)));
    socket.write(Buffer.from(sent, 'latin1'));
    if (hangUp) socket.end();
  });

const answersIn = (heard: string): readonly TestAnswer<unknown>[] =>
  heard
    .split(/(?=HTTP\/1\.1 \d{3} )/)
    .filter((answer) => answer !== '')
    .map((answer) => {
      const [head = '', text = ''] = answer.split('\r\n\r\n', 2);
      const lines = head.split('\r\n').slice(1);
      const headers = Object.fromEntries(
        lines.map((line) => [line.split(':')[0]?.toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
      ) as Record<string, string>;
      const body = text === '' ? {} : (JSON.parse(text) as unknown);
      return { status: Number(head.slice(9, 12)), headers, bytes: Buffer.from(text), text, body };
    });

onEveryEngine('bad requests', (engine) => {
  const service = serviceForSuite(engine);

  test('no input of any kind ever yields a 500, and every answer is one that the document promises', async (t) => {
    const surroundings = await prepare(service.client);
    const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
    t.after(() => agent.destroy());
    const tally = new Tally();

    const toEachOperation = operations.map((operation) => requestTo(operation, surroundings));
    const beside = fc.oneof(...[...pages, ...nowhere].map((target) => requestTo(target, surroundings)));
    const batch = fc.tuple(...toEachOperation, beside, beside, beside);
    const sendAndCheck = async (sent: GeneratedRequest): Promise<void> => {
      try {
        const answer = await exchange(service.client.origin, agent, sent);
        check(sent, answer);
        tally.add(sent, answer);
      } catch (cause) {
        throw new Error(`It was ${sent.toString()}`, { cause });
      }
    };
    const property = fc.asyncProperty(batch, async (requests) => {
      await Promise.all(requests.map(sendAndCheck));
    });
    await fc.assert(property, { numRuns: Math.ceil(REQUESTS / (operations.length + 3)) });

    // A generator that is always refused at the door would prove nothing.
    t.diagnostic(`\n${tally.toString()}`);
    const codes = new Set([...tally.outcomes.keys()].map((outcome) => outcome.slice(4)).filter((code) => code !== ''));
    assert.ok(codes.size >= 10, `only ${[...codes].join(', ')}`);
    assert.ok([...tally.outcomes.keys()].some((outcome) => outcome.startsWith('2')));
    for (const { name } of operations) assert.ok((tally.reached.get(name) ?? 0) >= 10, `${name} was hardly reached`);
  });

  test('what is not HTTP is refused with a problem, and harms nothing else', async () => {
    const { origin } = service.client;
    for (const [name, rawCase] of Object.entries(rawCases)) {
      const heard = await talk(origin, rawCase);
      const answers = answersIn(heard);
      const statuses = answers.map(({ status }) => status).join(' ');
      assert.ok(rawCase.allowed.includes(statuses), `${name} was answered: ${heard}`);
      for (const answer of answers) checkAnswer(name, '', answer);
      assert.equal((await service.client.get('/healthz')).status, 200);
    }
  });
});
