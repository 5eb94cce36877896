// Clients that do not read their responses occupy no slot and are eventually disconnected.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';

import { MediaBytes } from '../../src/platform/http/api-response.ts';
import { read } from '../../src/platform/http/operation.ts';
import type { TestClient } from '../support/client.ts';
import { onEveryEngine } from '../support/engines.ts';
import { serviceForSuite } from '../support/test-service.ts';

const SLOTS = 3;

/** Larger than the system's buffers for a connection. */
const bytes = Buffer.alloc(16 * 1024 * 1024);

const large = read({
  id: 'large',
  method: 'GET',
  path: '/test/large',
  area: 'Test',
  summary: 'A large answer',
  access: 'public',
  responses: {},
  perform: () => ({ status: 200, body: new MediaBytes('application/octet-stream', bytes) }),
});

/** Requests the large response and reads only its start. */
const requestAndStop = async (origin: string): Promise<Socket> => {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  socket.write('GET /api/v1/test/large HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(socket, 'readable');
  return socket;
};

const requestsInFlight = async (client: TestClient): Promise<number> => {
  const { text } = await client.get('/metrics');
  return Number(/^tureen_http_requests_under_way (\d+)$/m.exec(text)?.[1]);
};

onEveryEngine('clients that do not read their response', (engine) => {
  const service = serviceForSuite(engine, {
    settings: { TUREEN_LIMIT_CONCURRENT_REQUESTS: String(SLOTS) },
    extraOperations: [large],
    timeouts: { stallMs: 2000 },
  });

  test('occupy no slot and are disconnected', async () => {
    const sockets = await Promise.all(Array.from({ length: 2 * SLOTS }, () => requestAndStop(service.client.origin)));
    assert.equal((await service.client.get('/api/v1/capabilities')).status, 200);
    // This request is itself in flight.
    while ((await requestsInFlight(service.client)) > 1) await turn();
    for (const socket of sockets) socket.destroy();
  });
});
