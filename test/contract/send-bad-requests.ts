import assert from 'node:assert/strict';
import { Agent, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import * as fc from 'fast-check';

import { listProblemCodes } from '../../src/platform/problem/problem-catalog.ts';
import type { ProblemBody } from '../../src/platform/problem/problem-body.ts';
import { checkAnswer } from '../support/answer-check.ts';
import { TestClient } from '../support/client.ts';
import type { TestResponse } from '../support/test-response.ts';
import { nowhere, operations, pages, validValue } from './documented-targets.ts';
import { requestTo } from './request-arbitraries.ts';
import type { GeneratedRequest, Surroundings } from './request-arbitraries.ts';

const AT_ONCE = 16;

/** After signing out, all further requests would be rejected. */
const targets = operations.filter(({ name }) => name !== 'signOut');

/** Problem codes returned before the operation sees the request. */
const BEFORE_THE_OPERATION = new Set([
  'malformed-request',
  'route-not-found',
  'method-not-allowed',
  'host-not-allowed',
]);

/** Creates libraries, and resources with every operation that can create some. */
const prepare = async (client: TestClient): Promise<Surroundings> => {
  const [library = '', otherLibrary = ''] = await Promise.all(
    ['Mine', 'Other'].map(async (name) => (await client.post<{ id: string }>('/api/v1/libraries', { name })).body.id),
  );
  const ids = new Map<string, readonly string[]>([['/problems/', listProblemCodes()]]);
  for (const { method, path, body } of operations) {
    if (method !== 'POST' || body === undefined || path.includes('{')) continue;
    const inputs = fc.sample(validValue(body), { numRuns: 25, seed: 1 });
    const headers = { 'x-service-library': library };
    const answers = await Promise.all(inputs.map((input) => client.post(path, input, headers)));
    const made = answers.filter(({ status }) => status === 201);
    // Found by Location rather than by body, because some bodies contain the secret of what was created and nest the
    // thing itself.
    ids.set(
      `${path}/`,
      made.map((answer) => String(answer.headers.location).split('/').at(-1) ?? ''),
    );
  }
  return { library, otherLibrary, ids };
};

const decoded = (bytes: Buffer, encoding: string | undefined): Buffer => {
  if (bytes.length === 0 || encoding === undefined) return bytes;
  return encoding === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes);
};

/** Decodes the response, so that compressed ones are checked against the document, too. */
const answerOf = ({ statusCode, headers: all }: IncomingMessage, received: Buffer): TestResponse<unknown> => {
  const { 'content-encoding': encoding, ...headers } = all;
  const bytes = decoded(received, encoding);
  const text = bytes.toString();
  const isJson = /json/.test(headers['content-type'] ?? '') && text !== '';
  return { status: statusCode ?? 0, headers, bytes, text, body: isJson ? (JSON.parse(text) as unknown) : {} };
};

/** Sends the URL as is; given a full URL, Node.js would normalize it first. */
const exchange = (
  { origin, headers: common }: Sender,
  agent: Agent,
  { method, address, headers: own, body }: GeneratedRequest,
) =>
  new Promise<TestResponse<unknown>>((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const headers = { ...common, ...own };
    const outgoing = request({ hostname, port, method, path: address, headers, agent }, (incoming) => {
      incoming
        .toArray()
        .then((chunks: Buffer[]) => resolve(answerOf(incoming, Buffer.concat(chunks))))
        .catch(reject);
    });
    outgoing.on('error', reject).end(body);
  });

/**
 * On a machine that stands still for seconds, a request may wait for the database for too long. That is not the fault of
 * its input, which the second answer proves.
 */
const exchangeTwiceIfUnavailable = async (sender: Sender, agent: Agent, sent: GeneratedRequest) => {
  const answer = await exchange(sender, agent, sent);
  if (answer.status !== 503) return answer;
  await pause(1000 * Number(answer.headers['retry-after']));
  return exchange(sender, agent, sent);
};

const check = (sent: GeneratedRequest, answer: TestResponse<unknown>): void => {
  assert.ok(answer.status < 500, `answered ${answer.status}: ${answer.text}`);
  checkAnswer(sent.method, sent.address, answer);
  // The service may close the connection only if it leaves the rest of a body, or of headers that are too long (431),
  // unread.
  if (sent.isTooLarge || answer.status === 413 || answer.status === 431) return;
  assert.notEqual(answer.headers.connection, 'close', `${answer.status} ended the connection`);
};

/** Counts of outcomes, and how often each operation was reached. */
class Tally {
  readonly outcomes = new Map<string, number>();
  readonly reached = new Map<string, number>();

  add({ target, method }: GeneratedRequest, { status, body }: TestResponse<unknown>): void {
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

/** With fewer rounds, chance decides whether a single operation is reached. */
const ENOUGH_ROUNDS = 30;

/**
 * If all generated requests were rejected up front, the test would prove nothing: two in three must get through, and in
 * a long run one in five for every target.
 */
const checkCoverage = ({ outcomes, reached }: Tally, rounds: number): void => {
  const codes = new Set([...outcomes.keys()].map((outcome) => outcome.slice(4)).filter((code) => code !== ''));
  assert.ok(codes.size >= 10, `the only problem codes are ${[...codes].join(', ')}`);
  assert.ok([...outcomes.keys()].some((outcome) => outcome.startsWith('2')));
  const total = [...reached.values()].reduce((sum, count) => sum + count, 0);
  assert.ok(total >= (targets.length * rounds * 2) / 3, `operations were reached only ${total} times`);
  if (rounds < ENOUGH_ROUNDS) return;
  for (const { name } of targets) assert.ok((reached.get(name) ?? 0) >= rounds / 5, `${name} was hardly reached`);
};

/** The sender of the requests. */
export interface Sender {
  readonly origin: string;
  /** Credentials, for example. */
  readonly headers: Readonly<Record<string, string>>;
  /** What the service has logged. */
  readonly warnings: readonly string[];
}

/** Sends at least this many generated requests, checks every response, and returns a summary. */
export const sendBadRequests = async (sender: Sender, atLeast: number): Promise<string> => {
  const surroundings = await prepare(new TestClient(sender.origin, sender.headers));
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const tally = new Tally();
  const rounds = Math.ceil(atLeast / (targets.length + 3));

  const toEachOperation = targets.map((operation) => requestTo(operation, surroundings));
  const toOtherTargets = fc.oneof(...[...pages, ...nowhere].map((target) => requestTo(target, surroundings)));
  const batch = fc.tuple(...toEachOperation, toOtherTargets, toOtherTargets, toOtherTargets);
  const sendAndCheck = async (sent: GeneratedRequest): Promise<void> => {
    try {
      const answer = await exchangeTwiceIfUnavailable(sender, agent, sent);
      check(sent, answer);
      tally.add(sent, answer);
    } catch (cause) {
      const lastWarnings = sender.warnings.slice(-10).join('');
      throw new Error(`The request was ${sent.toString()}\nThe last warnings:\n${lastWarnings}`, { cause });
    }
  };
  const property = fc.asyncProperty(batch, async (requests) => {
    await Promise.all(requests.map(sendAndCheck));
  });
  try {
    // The error names the request that failed. Shrinking a round of 160 requests would take longer than the whole suite.
    await fc.assert(property, { numRuns: rounds, endOnFailure: true });
  } finally {
    agent.destroy();
  }
  checkCoverage(tally, rounds);
  return tally.toString();
};
