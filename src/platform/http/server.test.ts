// Failures of a request, the server or its database, and the responses that the client receives.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { test } from 'node:test';

import { onEveryEngine } from '../../../test/support/engines.ts';
import { holdWriters } from '../../../test/support/hold-writers.ts';
import { TestService, serviceForSuite } from '../../../test/support/test-service.ts';
import { Problem } from '../problem/problem.ts';
import { ok } from './api-response.ts';
import { change, read } from './operation.ts';
import type { Operation } from './operation.ts';

/** An operation that runs the given function, at a path that the product does not use. */
const extra = (path: string, perform: () => Promise<never>): Operation =>
  read({ id: path, method: 'GET', path, area: 'Test', summary: path, access: 'public', responses: {}, perform });

const operationsWaitingFor = (opened: Promise<void>): readonly Operation[] => [
  extra('/test/broken', () => Promise.reject(new TypeError('a secret detail'))),
  extra('/test/signed-out', () => Promise.reject(new Problem('authentication-required'))),
  extra('/test/revoked', () => Promise.reject(new Problem('invalid-credentials'))),
  extra('/test/waiting', () => opened.then(() => Promise.reject(new Problem('route-not-found')))),
];

/** Sends raw bytes and returns the whole response. */
const sendRaw = async (address: string, bytes: string): Promise<string> => {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.write(bytes);
  let response = '';
  socket.on('data', (chunk: Buffer) => (response += chunk.toString()));
  await once(socket, 'close');
  return response;
};

onEveryEngine('server', (engine) => {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const service = serviceForSuite(engine, {
    extraOperations: operationsWaitingFor(opened),
    settings: { TUREEN_LIMIT_CONCURRENT_REQUESTS: '3' },
    timeouts: { requestMs: 300, requestCheckMs: 50 },
  });

  test('returns 500 internal-error for an internal error and reveals no details to the client', async () => {
    const answer = await service.client.get('/api/v1/test/broken');
    assert.deepEqual([answer.status, answer.body.code], [500, 'internal-error']);
    assert.doesNotMatch(answer.text, /secret|TypeError/);
  });

  test('returns authentication-required and invalid-credentials as regular problems', async () => {
    assert.equal((await service.client.get('/api/v1/test/signed-out')).body.code, 'authentication-required');
    assert.equal((await service.client.get('/api/v1/test/revoked')).body.code, 'invalid-credentials');
  });

  test('returns 503 unavailable with Retry-After when overloaded, and recovers when the load is gone', async () => {
    const waiting = [1, 2, 3].map(() => service.client.get('/api/v1/test/waiting'));
    let refused = await service.client.get('/api/v1/capabilities');
    while (refused.status === 200) refused = await service.client.get('/api/v1/capabilities');
    assert.deepEqual([refused.status, refused.body.code, refused.headers['retry-after']], [503, 'unavailable', '1']);
    open();
    await Promise.all(waiting);
    assert.equal((await service.client.get('/api/v1/capabilities')).status, 200);
  });

  test('returns 400 malformed-request for input that is not HTTP', async () => {
    const response = await sendRaw(service.client.origin, 'NONSENSE\r\n\r\n');
    assert.match(response, /^HTTP\/1\.1 400 .*application\/problem\+json.*"code":"malformed-request"/s);
  });

  test('returns 431 headers-too-large for headers that are too large', async () => {
    const response = await sendRaw(
      service.client.origin,
      `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    );
    assert.match(response, /^HTTP\/1\.1 431 .*"code":"headers-too-large"/s);
  });

  test('returns 408 request-timeout for an incomplete request', async () => {
    const response = await sendRaw(
      service.client.origin,
      'POST /api/v1/tags HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    );
    assert.match(response, /^HTTP\/1\.1 408 .*"code":"request-timeout"/s);
  });
});

onEveryEngine('server with a busy database', (engine) => {
  const service = serviceForSuite(engine, { timeouts: { idempotencyMs: 200 }, groupCommit: { busyWaitMs: 200 } });

  test('returns 503 unavailable with no effect if a lock is held too long, and still serves reads', async () => {
    const release = await holdWriters(service);
    try {
      const answer = await service.client.post('/api/v1/tags', { name: 'Waiting' });
      assert.deepEqual([answer.status, answer.body.code, answer.headers['retry-after']], [503, 'unavailable', '1']);
      assert.equal((await service.client.get('/api/v1/tags')).status, 200);
    } finally {
      await release();
    }
    const { body } = await service.client.get<{ items: readonly unknown[] }>('/api/v1/tags');
    assert.deepEqual(body.items, []);
    assert.equal((await service.client.post('/api/v1/tags', { name: 'Waiting' })).status, 201);
  });
});

/** A change that waits inside its transaction, and signals when it has started waiting. */
const slowChange = () => {
  const started = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<void>();
  const operation = change({
    id: 'slowChange',
    method: 'POST',
    path: '/test/slow',
    area: 'Test',
    summary: 'Writes when it may',
    access: 'account',
    responses: {},
    perform: async (tx) => {
      started.resolve();
      await opened.promise;
      await tx.query.insertInto('allowance').values({ name: 'last words', window_start: 0, used: 0 }).execute();
      return ok({});
    },
  });
  return { operation, started: started.promise, open: opened.resolve };
};

onEveryEngine('server shutdown', (engine) => {
  test('rejects new requests with 503 unavailable, finishes running ones, and loses no acknowledged write', async () => {
    const { operation, started, open } = slowChange();
    const service = new TestService(engine, { extraOperations: [operation] });
    await service.start();
    const pending = service.client.send('POST', '/api/v1/test/slow');
    await started;
    const stopped = service.stop();
    for (const path of ['/readyz', '/api/v1/tags']) {
      const refused = await service.client.get(path);
      assert.deepEqual([refused.status, refused.body.code], [503, 'unavailable']);
      assert.deepEqual([refused.headers['retry-after'], refused.headers.connection], ['1', 'close']);
    }
    open();
    assert.equal((await pending).status, 200);
    await stopped;
    await service.start();
    assert.equal((await service.rows("select name from allowance where name = 'last words'")).length, 1);
    await service.remove();
  });
});
