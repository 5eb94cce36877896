import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { suite, test } from 'node:test';
import type { TestContext } from 'node:test';

import { PublicFetchError } from './public-fetch-error.ts';
import type { PublicFetchErrorReason } from './public-fetch-error.ts';
import { createPublicPost } from './public-post.ts';

const allow = ['127.0.0.1'];

const receiver = async (t: TestContext, answer: (request: IncomingMessage, response: ServerResponse) => void) => {
  const sockets = new Set<Socket>();
  let bodies: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => {
      body += chunk;
    });
    request.on('end', () => {
      bodies = [...bodies, body];
      answer(request, response);
    });
  });
  server.on('connection', (socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/hook?x=1`, sockets, bodies: () => bodies };
};

const poster = (t: TestContext, settings: Partial<Parameters<typeof createPublicPost>[0]> = {}) => {
  const post = createPublicPost({ allow, timeMs: 2000, ...settings });
  t.after(() => post.close());
  return post;
};

const isRefused =
  (...reasons: readonly PublicFetchErrorReason[]) =>
  (error: unknown): boolean => {
    assert.ok(error instanceof PublicFetchError, String(error));
    assert.ok(reasons.includes(error.reason), error.reason);
    return true;
  };

suite('posting to URLs that users specify', () => {
  test('sends the body unchanged, and reuses the connection for several requests', async (t) => {
    const { url, sockets, bodies } = await receiver(t, (request, response) => {
      assert.deepEqual([request.method, request.url, request.headers['x-sign']], ['POST', '/hook?x=1', 'yes']);
      response.writeHead(202, { 'retry-after': '7' }).end('thanks');
    });
    const sender = poster(t);
    for (let count = 0; count < 5; count += 1) {
      const { status, headers } = await sender.post(url, { 'x-sign': 'yes' }, `{"count":${count},"dish":"crème"}`);
      assert.deepEqual([status, headers['retry-after']], [202, '7']);
      // The connection is free once the rest of the response has been read.
      await new Promise((resolve) => setImmediate(resolve));
    }
    assert.deepEqual(bodies()[4], '{"count":4,"dish":"crème"}');
    assert.ok(sockets.size < 5, `${sockets.size} connections`);
  });

  test('silently replaces a reused connection that the receiver has closed', async (t) => {
    const { url, sockets, bodies } = await receiver(t, (_request, response) => response.writeHead(204).end());
    const sender = poster(t);
    assert.equal((await sender.post(url, {}, 'first')).status, 204);
    await new Promise((resolve) => setImmediate(resolve));
    for (const socket of sockets) socket.destroy();
    assert.equal((await sender.post(url, {}, 'second')).status, 204);
    assert.deepEqual(bodies(), ['first', 'second']);
  });

  test('returns a redirect like any other response, without following it', async (t) => {
    const other = await receiver(t, (_request, response) => response.writeHead(204).end());
    const { url } = await receiver(t, (_request, response) => response.writeHead(307, { location: other.url }).end());
    assert.equal((await poster(t).post(url, {}, 'x')).status, 307);
    assert.equal(other.sockets.size, 0);
  });

  test('stops reading a long response, and does not reuse its connection', async (t) => {
    const { url, sockets } = await receiver(t, (_request, response) => {
      response.writeHead(200);
      const more = (): void => {
        while (response.write('x'.repeat(65_536)));
        if (!response.destroyed) response.once('drain', more);
      };
      more();
    });
    const sender = poster(t);
    assert.equal((await sender.post(url, {}, 'x')).status, 200);
    assert.equal((await sender.post(url, {}, 'x')).status, 200);
    assert.equal(sockets.size, 2);
  });

  test('distinguishes a timeout, a broken connection and an invalid response', async (t) => {
    const silent = await receiver(t, () => undefined);
    await assert.rejects(poster(t, { timeMs: 100 }).post(silent.url, {}, 'x'), isRefused('timeout'));
    const broken = await receiver(t, (request) => request.socket.destroy());
    await assert.rejects(poster(t).post(broken.url, {}, 'x'), isRefused('unreachable'));
    const nonsense = await receiver(t, (request) => request.socket.end('this is no HTTP\r\n\r\n'));
    await assert.rejects(poster(t).post(nonsense.url, {}, 'x'), isRefused('bad-answer'));
  });

  test('never connects to non-public addresses or to names that resolve to them', async (t) => {
    const { url, sockets } = await receiver(t, (_request, response) => response.writeHead(204).end());
    const strict = poster(t, { allow: [] });
    await assert.rejects(strict.post(url, {}, 'x'), isRefused('address-not-allowed'));
    for (const host of [
      '10.0.0.1',
      '169.254.169.254',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '[64:ff9b::7f00:1]',
      'localhost',
    ]) {
      await assert.rejects(strict.post(`https://${host}/`, {}, 'x'), isRefused('address-not-allowed'), host);
    }
    const named = poster(t, { allow: [], resolve: async () => ['127.0.0.1'] });
    const { port } = new URL(url);
    await assert.rejects(named.post(`http://receiver.example.org:${port}/`, {}, 'x'), isRefused('address-not-allowed'));
    assert.equal(sockets.size, 0);
  });
});
