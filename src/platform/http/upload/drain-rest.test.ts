import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { after, before, suite, test } from 'node:test';

import { blockEventLoop } from '../../../../test/support/block-event-loop.ts';
import { PATIENCE_MS, eventually } from '../../../../test/support/eventually.ts';
import { drainRest } from './drain-rest.ts';

const CHECK_MS = 250;
/** For one check. */
const LIMITS = { maxSeconds: CHECK_MS / 1000 };
const PARTS = 10;
/** Enough between two checks. */
const PART_BYTES = 64 * 1024;

suite('the rest of a rejected body', () => {
  let onDraining: ((request: IncomingMessage) => void) | undefined;
  // Nothing else closes a connection.
  const server = createServer({ keepAliveTimeout: 0, requestTimeout: 0 }, (request, response) => {
    if (request.method === 'POST') {
      response.once('close', () => {
        drainRest(request, LIMITS);
        onDraining?.(request);
      });
    }
    response.end(request.method);
  });

  before(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  after(() => server.close());

  const sendHalf = (): Socket => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write('POST / HTTP/1.1\r\nhost: tureen\r\ncontent-length: 10\r\n\r\n01234');
    return socket;
  };

  test('may arrive while the event loop is blocked for longer than the limit', async () => {
    const socket = sendHalf();
    onDraining = () => {
      socket.write('56789GET / HTTP/1.1\r\nhost: tureen\r\nconnection: close\r\n\r\n');
      blockEventLoop(2 * CHECK_MS);
    };
    assert.match(await text(socket), /POST[^]*GET/);
  });

  test('may take longer while a client keeps sending', async (t) => {
    t.mock.timers.enable({ apis: ['setInterval'] });
    const part = Buffer.alloc(PART_BYTES);
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(`POST / HTTP/1.1\r\nhost: tureen\r\ncontent-length: ${PARTS * PART_BYTES}\r\n\r\n`);
    const draining = Promise.withResolvers<IncomingMessage>();
    onDraining = draining.resolve;
    const request = await draining.promise;
    for (let sent = 1; sent <= PARTS; sent += 1) {
      const before = request.socket.bytesRead;
      socket.write(part);
      await eventually(() => request.socket.bytesRead >= before + PART_BYTES);
      t.mock.timers.tick(CHECK_MS);
    }
    socket.write('GET / HTTP/1.1\r\nhost: tureen\r\nconnection: close\r\n\r\n');
    assert.match(await text(socket), /POST[^]*GET/);
  });

  test('must arrive in time, or the connection is closed', { timeout: PATIENCE_MS }, async () => {
    onDraining = undefined;
    const socket = sendHalf();
    socket.on('error', () => undefined).resume();
    await once(socket, 'close');
  });
});
