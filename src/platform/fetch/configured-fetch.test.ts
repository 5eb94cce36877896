import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, suite, test } from 'node:test';
import { gzipSync } from 'node:zlib';

import { ConfiguredFetchError, createBoundedFetch, configuredFetch } from './configured-fetch.ts';

const LIMIT = 1024 * 1024;

suite('fetching configured URLs', () => {
  const requested: string[] = [];
  const server = createServer((request, response) => {
    requested.push(request.url ?? '');
    switch (request.url) {
      case '/redirect':
        return response.writeHead(302, { location: '/elsewhere' }).end();
      case '/large':
        return response.end(Buffer.alloc(LIMIT + 1));
      case '/bomb':
        return response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(LIMIT + 1)));
      case '/silent':
        return response;
      case '/nothing':
        return response.writeHead(204).end();
      default:
        return response.writeHead(201, { 'content-type': 'text/plain' }).end(Buffer.alloc(LIMIT, 'a'));
    }
  });
  let origin = '';
  before(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });

  const rejects = (promise: Promise<Response>, reason: RegExp): Promise<void> =>
    assert.rejects(promise, (error) => {
      assert.ok(error instanceof ConfiguredFetchError);
      assert.match(error.message, reason);
      assert.ok(error.message.startsWith(origin));
      return true;
    });

  test('rejects a response larger than 1 MiB, compressed or not', async () => {
    await rejects(configuredFetch(`${origin}/large`), /larger than 1048576 bytes/);
    await rejects(configuredFetch(`${origin}/bomb`), /larger than 1048576 bytes/);
  });

  test('times out if the server does not respond', async () => {
    await rejects(createBoundedFetch({ timeMs: 20, bytes: LIMIT })(`${origin}/silent`), /timeout/);
  });

  test('lets the caller abort the request', async () => {
    await rejects(configuredFetch(`${origin}/silent`, { signal: AbortSignal.abort() }), /aborted/);
  });

  test('names only the origin in the error, since a path may contain secrets', async () => {
    await assert.rejects(configuredFetch('http://127.0.0.1:1/secret'), (error) => {
      assert.ok(error instanceof ConfiguredFetchError);
      assert.match(error.message, /^http:\/\/127\.0\.0\.1:1 could not be asked: /);
      return true;
    });
  });

  test('does not follow redirects', async () => {
    const response = await configuredFetch(`${origin}/redirect`);
    assert.deepEqual([response.status, response.headers.get('location')], [302, '/elsewhere']);
    assert.ok(!requested.includes('/elsewhere'));
  });

  test('returns status, headers and a body of up to 1 MiB unchanged', async () => {
    const response = await configuredFetch(`${origin}/all`);
    assert.deepEqual([response.status, response.headers.get('content-type')], [201, 'text/plain']);
    assert.equal((await response.text()).length, LIMIT);
    assert.equal((await configuredFetch(`${origin}/nothing`)).status, 204);
  });
});
