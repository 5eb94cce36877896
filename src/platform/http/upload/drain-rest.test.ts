import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { connect } from 'node:net';
import { after, before, suite, test } from 'node:test';

import { drainRest } from './drain-rest.ts';

const MAX_MS = 50;

const readAnswer = async (socket: Socket): Promise<string> => String((await once(socket, 'data'))[0]);

/** Blocks the event loop. */
const standStill = (ms: number): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

suite('the rest of a rejected body', () => {
  const server = createServer((request, response) => {
    if (request.method === 'POST') response.once('close', () => drainRest(request, MAX_MS));
    response.end(request.method);
  });

  before(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  after(() => server.close());

  const sendHalf = async (): Promise<Socket> => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write('POST / HTTP/1.1\r\nhost: tureen\r\ncontent-length: 10\r\n\r\n01234');
    assert.match(await readAnswer(socket), /POST/);
    return socket;
  };

  test('may arrive while the service stands still for longer than it would wait', async () => {
    const socket = await sendHalf();
    socket.write('56789GET / HTTP/1.1\r\nhost: tureen\r\nconnection: close\r\n\r\n');
    standStill(4 * MAX_MS);
    assert.match(await readAnswer(socket), /GET/);
  });

  test('must arrive in time, or the connection is closed', async () => {
    const socket = await sendHalf();
    socket.on('error', () => undefined);
    await once(socket, 'close');
  });
});
