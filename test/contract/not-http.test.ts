import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { test } from 'node:test';

import { checkAnswer } from '../support/answer-check.ts';
import { onEveryEngine } from '../support/engines.ts';
import type { TestResponse } from '../support/test-response.ts';
import { serviceForSuite } from '../support/test-service.ts';

interface RawCase {
  readonly sent: string;
  /** The allowed statuses of the responses. */
  readonly allowed: readonly string[];
  /** Close our side once everything is sent. */
  readonly hangUp?: boolean;
}

const GET = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n';
const POST = 'POST /api/v1/libraries HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
const CHUNKED = `${POST}Transfer-Encoding: chunked\r\n`;
const badRequest = ['400'];
const tooLarge = ['431'];

/** Input that is not HTTP, or HTTP that Node.js answers on its own unless configured otherwise. */
const rawCases: Readonly<Record<string, RawCase>> = {
  'nothing at all': { sent: '', allowed: [''], hangUp: true },
  'half a request line': { sent: 'GET /hea', allowed: badRequest, hangUp: true },
  'a TLS greeting': {
    sent: '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003\r\n\r\n',
    allowed: badRequest,
  },
  'HTTP/2': { sent: 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', allowed: badRequest },
  'an unknown version': { sent: 'GET / HTTP/9.9\r\nHost: localhost\r\n\r\n', allowed: badRequest },
  'an unknown method': { sent: 'BREW / HTTP/1.1\r\nHost: localhost\r\n\r\n', allowed: badRequest },
  'no address': { sent: 'GET HTTP/1.1\r\nHost: localhost\r\n\r\n', allowed: badRequest },
  'an address without a slash': { sent: 'GET healthz HTTP/1.1\r\nHost: localhost\r\n\r\n', allowed: badRequest },
  'an address with raw bytes': { sent: 'GET /\u00fc\u0000 HTTP/1.1\r\nHost: localhost\r\n\r\n', allowed: badRequest },
  'a very long address': { sent: `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n\r\n`, allowed: tooLarge },
  'the server itself': { sent: 'OPTIONS * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', allowed: ['404'] },
  'a tunnel': { sent: 'CONNECT example.org:443 HTTP/1.1\r\nHost: localhost\r\n\r\n', allowed: [''] },
  'no host': { sent: 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n', allowed: ['400', '403'] },
  'no host in HTTP/1.0': { sent: 'GET /healthz HTTP/1.0\r\n\r\n', allowed: ['400', '403'] },
  'an expectation': { sent: `${GET}Expect: miracles\r\nConnection: close\r\n\r\n`, allowed: ['200', '400', '417'] },
  'a header without a colon': { sent: `${GET}nonsense\r\n\r\n`, allowed: badRequest },
  'a header without a name': { sent: `${GET}: nameless\r\n\r\n`, allowed: badRequest },
  'a header with a NUL': { sent: `${GET}X: a\u0000b\r\n\r\n`, allowed: badRequest },
  'a header over two lines': { sent: `${GET}X: a\r\n b\r\n\r\n`, allowed: badRequest },
  'a space before the colon': { sent: 'GET / HTTP/1.1\r\nHost : localhost\r\n\r\n', allowed: badRequest },
  'a huge header': { sent: `${GET}X: ${'a'.repeat(20_000)}\r\n\r\n`, allowed: tooLarge },
  'thousands of headers': { sent: `${GET}${'X: a\r\n'.repeat(3000)}\r\n`, allowed: tooLarge },
  'a negative length': { sent: `${POST}Content-Length: -2\r\n\r\n{}`, allowed: badRequest },
  'a length beyond any number': { sent: `${POST}Content-Length: ${'9'.repeat(30)}\r\n\r\n{}`, allowed: badRequest },
  'a length beyond the limit': { sent: `${POST}Content-Length: 999999999999\r\n\r\n{}`, allowed: ['413'] },
  'two lengths': { sent: `${POST}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`, allowed: badRequest },
  'a length and chunks': { sent: `${CHUNKED}Content-Length: 2\r\n\r\n2\r\n{}\r\n0\r\n\r\n`, allowed: badRequest },
  'a body shorter than its length': {
    sent: `${POST}Content-Length: 50\r\n\r\n{"name":`,
    allowed: badRequest,
    hangUp: true,
  },
  'a chunk size that is not a number': { sent: `${CHUNKED}\r\nzz\r\n{}\r\n0\r\n\r\n`, allowed: badRequest },
  'a chunk longer than its size': { sent: `${CHUNKED}\r\n1\r\n{}\r\n0\r\n\r\n`, allowed: badRequest },
  'a chunk that never arrives': { sent: `${CHUNKED}\r\nff\r\n{}`, allowed: badRequest, hangUp: true },
  'a huge trailer': { sent: `${CHUNKED}\r\n0\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, allowed: tooLarge },
  'an encoding without an end': { sent: `${POST}Transfer-Encoding: gzip\r\n\r\n{}`, allowed: badRequest },
  // The rejection must not look like the response to the previous request, which may well have succeeded.
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

/** Everything the service sends until it closes the connection. */
const exchange = (origin: string, { sent, hangUp = false }: RawCase): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname);
    let received = '';
    socket.setEncoding('utf8').on('data', (text: string) => (received += text));
    socket.on('close', () => resolve(received)).on('error', reject);
    socket.setTimeout(60_000, () => socket.destroy(new Error(`the connection is still open after ${received}`)));
    socket.write(Buffer.from(sent, 'latin1'));
    if (hangUp) socket.end();
  });

const answersIn = (received: string): readonly TestResponse<unknown>[] =>
  received
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

onEveryEngine('input that is not valid HTTP', (engine) => {
  const service = serviceForSuite(engine);

  test('is rejected with a problem and does not affect other requests', async () => {
    const { origin } = service.client;
    for (const [name, rawCase] of Object.entries(rawCases)) {
      const received = await exchange(origin, rawCase);
      const answers = answersIn(received);
      const statuses = answers.map(({ status }) => status).join(' ');
      assert.ok(rawCase.allowed.includes(statuses), `${name} was answered with: ${received}`);
      for (const answer of answers) checkAnswer(name, '', answer);
      assert.equal((await service.client.get('/healthz')).status, 200);
    }
  });
});
