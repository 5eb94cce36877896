// Clients that send their bodies slowly occupy neither the request slots of others nor all memory for bodies.
import assert from 'node:assert/strict';
import { afterEach, before, test } from 'node:test';
import type { TestContext } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';

import { onEveryEngine } from '../support/engines.ts';
import { eventually } from '../support/eventually.ts';
import { PASSWORD, newMember, newToken, setUp } from '../support/people.ts';
import type { Person } from '../support/people.ts';
import { newRecipe } from '../support/recipes.ts';
import { SlowBody, bodiesArriving, untilArriving } from '../support/slow-body.ts';
import type { SlowRequest } from '../support/slow-body.ts';
import { serviceForSuite } from '../support/test-service.ts';
import type { TestService } from '../support/test-service.ts';
import { storedFiles } from '../support/upload.ts';

const SLOW = 30;

/** Opens slow requests and closes the remaining ones after the test. */
const slowClients = (service: TestService) => {
  const opened: SlowBody[] = [];
  afterEach(async () => {
    for (const slow of opened.splice(0)) slow.leave();
    await untilArriving(service.client, 0);
  });
  return async (request: Omit<SlowRequest, 'origin'>, count = SLOW): Promise<readonly SlowBody[]> => {
    const { origin } = service.client;
    const slow = await Promise.all(Array.from({ length: count }, () => SlowBody.open({ origin, ...request })));
    opened.push(...slow);
    return slow;
  };
};

/** Waits until the service has closed this many, and returns them. */
const refusedOf = async (slow: readonly SlowBody[], count: number): Promise<readonly SlowBody[]> => {
  while (slow.filter(({ isClosed }) => isClosed).length < count) await turn();
  return slow.filter(({ isClosed }) => isClosed);
};

/** Keeps sending at the required rate of a byte per second until the test is over. */
const keepToRate = async (t: TestContext, { client }: TestService, slow: readonly SlowBody[]): Promise<void> => {
  while ((await bodiesArriving(client)) + slow.filter(({ status }) => status !== undefined).length < slow.length) {
    await turn();
  }
  // Only now, so that it is not mistaken for part of the headers.
  await Promise.all(slow.map((one) => one.send(' '.repeat(8000))));
  const timer = setInterval(() => {
    for (const one of slow) if (!one.isClosed) void one.send(' ');
  }, 100);
  t.after(() => clearInterval(timer));
  // By the time this gets a response, everything sent before has been read.
  await bodiesArriving(client);
};

const tags = { path: '/api/v1/tags' };

onEveryEngine('slow bodies', (engine) => {
  const service = serviceForSuite(engine, { settings: { TUREEN_LIMIT_CONCURRENT_REQUESTS: '3' } });
  const openSlow = slowClients(service);

  test('occupy no request slot', async () => {
    await openSlow(tags);
    await untilArriving(service.client, SLOW);
    assert.equal((await service.client.get('/api/v1/tags')).status, 200);
    assert.equal((await service.client.get('/readyz')).status, 200);
    assert.equal((await service.client.post('/api/v1/tags', { name: 'Soup' })).status, 201);
  });

  test('get a response when they are complete', async () => {
    const [slow] = await openSlow({ ...tags, bytes: 16, headers: { connection: 'close' } }, 1);
    await untilArriving(service.client, 1);
    await slow?.send('"name": "Slow"}');
    await slow?.closed();
    assert.equal(slow?.status, 201);
    assert.equal(await bodiesArriving(service.client), 0);
  });

  test('are dropped when the client disconnects', async () => {
    const slow = await openSlow(tags, 4);
    await untilArriving(service.client, 4);
    for (const [index, one] of slow.entries()) one.leave(index % 2 === 0 ? 'reset' : 'end');
    await untilArriving(service.client, 0);
  });

  test('are not awaited for unknown paths or methods', async () => {
    for (const [path, status] of [
      ['/api/v1/nothing', 404],
      ['/api/v1/capabilities', 405],
    ] as const) {
      const [slow] = await openSlow({ path, headers: { connection: 'close' } }, 1);
      await slow?.closed();
      assert.equal(slow?.status, status);
    }
  });
});

onEveryEngine('slow bodies beyond the available memory', (engine) => {
  const service = serviceForSuite(engine, {
    settings: { TUREEN_LIMIT_OPEN_BODIES_PER_USER: '10', TUREEN_LIMIT_OPEN_BODIES: '20' },
  });
  const openSlow = slowClients(service);

  /** A body is dropped only after the service has started reading it; until then, another request may get a 503. */
  const createTag = async (name: string): Promise<void> => {
    const first = await service.client.post('/api/v1/tags', { name });
    const { status } = first.status === 503 ? await service.client.post('/api/v1/tags', { name }) : first;
    assert.equal(status, 201);
  };

  test('are dropped in favor of other requests', async () => {
    const slow = await openSlow(tags);
    for (let count = 0; count < 5; count += 1) await createTag(`Soup ${count}`);
    for (const { heard } of await refusedOf(slow, SLOW - 10)) {
      assert.match(heard, /^HTTP\/1\.1 408 .*"code":"request-timeout"/s);
    }
  });

  test('leave no file behind', async () => {
    const path = `/api/v1/recipes/${await newRecipe(service.client)}/assets`;
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const slow = await openSlow({ path, headers });
    for (const one of slow) {
      void one.send('\r\n--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7');
    }
    for (let count = 0; count < 5; count += 1) await createTag(`Stew ${count}`);
    for (const one of slow) one.leave();
    await untilArriving(service.client, 0);
    await eventually(async () => (await storedFiles(service)).incoming.length === 0, 'an empty folder');
    assert.deepEqual((await storedFiles(service)).stored, []);
  });
});

onEveryEngine('slow bodies that are never completed', (engine) => {
  const service = serviceForSuite(engine, { settings: { TUREEN_LIMIT_WRITES_PER_MINUTE: String(SLOW) } });
  const openSlow = slowClients(service);

  test('do not count as writes of their user', async () => {
    const slow = await openSlow(tags, SLOW - 1);
    await untilArriving(service.client, SLOW - 1);
    for (const one of slow) one.leave();
    await untilArriving(service.client, 0);
    for (const name of ['Soup', 'Stew'])
      assert.equal((await service.client.post('/api/v1/tags', { name })).status, 201);
  });
});

onEveryEngine('bodies that are too slow', (engine) => {
  const service = serviceForSuite(engine, {
    settings: { TUREEN_LIMIT_BODY_GRACE_SECONDS: '1' },
    timeouts: { bodyCheckMs: 20 },
  });
  const openSlow = slowClients(service);

  test('get 408 request-timeout, and their connection is closed', async () => {
    const slow = await openSlow(tags, 3);
    await Promise.all(slow.map((one) => one.closed()));
    for (const { heard } of slow)
      assert.match(heard, /^HTTP\/1\.1 408 .*\nconnection: close.*"code":"request-timeout"/s);
    assert.equal(await bodiesArriving(service.client), 0);
  });
});

onEveryEngine('slow bodies of signed-out callers', (engine) => {
  const service = serviceForSuite(engine, {
    settings: {
      TUREEN_AUTH: 'accounts',
      TUREEN_LIMIT_CONCURRENT_REQUESTS: '5',
      TUREEN_LIMIT_OPEN_BODIES_ANONYMOUS: '10',
      TUREEN_LIMIT_OPEN_BODIES_PER_ADDRESS: '5',
    },
  });
  const openSlow = slowClients(service);
  let admin: Person;
  before(async () => {
    admin = await setUp(service);
  });

  test('are not awaited by operations that require an account', async () => {
    const [slow] = await openSlow({ ...tags, headers: { connection: 'close' } }, 1);
    await slow?.closed();
    assert.equal(slow?.status, 401);
  });

  test('do not prevent others from signing in or writing', async () => {
    const member = await newMember(service, admin, admin.library, 'editor');
    const slow = await openSlow({ path: '/api/v1/auth/sign-in' });
    const attempt = { username: member.username, password: PASSWORD };
    assert.equal((await service.client.post('/api/v1/auth/sign-in', attempt)).status, 200);
    assert.equal((await member.in(admin.library).post('/api/v1/tags', { name: 'Soup' })).status, 201);
    for (const { status } of await refusedOf(slow, SLOW - 5)) assert.equal(status, 408);
  });
});

onEveryEngine('slow bodies at the required rate', (engine) => {
  const service = serviceForSuite(engine, {
    settings: {
      TUREEN_AUTH: 'accounts',
      TUREEN_LIMIT_BODY_BYTES_PER_SECOND: '1',
      TUREEN_LIMIT_OPEN_BODIES_PER_USER: '40',
    },
  });
  const openSlow = slowClients(service);
  let admin: Person;
  before(async () => {
    admin = await setUp(service);
  });

  const signIn = () => service.client.post('/api/v1/auth/sign-in', { username: admin.username, password: PASSWORD });

  test('reserve memory for the bytes that have arrived, not for the announced length', async (t) => {
    const token = await newToken(admin, 'read', 'write');
    const headers = { authorization: `Bearer ${token}` };
    const slow = await openSlow({ ...tags, headers, bytes: 2 * 1024 ** 2 }, 34);
    await keepToRate(t, service, slow);
    assert.ok(slow.every(({ status }) => status === undefined));
    assert.equal((await admin.in(admin.library).post('/api/v1/tags', { name: 'Soup' })).status, 201);
  });

  test('are dropped in favor of other requests if they take long', async (t) => {
    const slow = await openSlow({ path: '/api/v1/auth/sign-in', bytes: 64 * 1024 }, 50);
    await keepToRate(t, service, slow);
    while ((await signIn()).status !== 200) await turn();
    for (const { status } of await refusedOf(slow, 1)) assert.equal(status, 408);
  });

  test('get 413 if no sign-in is required and they announce more than 64 KiB', async () => {
    const slow = await openSlow({ path: '/api/v1/auth/sign-in', bytes: 64 * 1024 + 1 }, 4);
    await Promise.all(slow.map((one) => one.closed()));
    for (const { heard } of slow) {
      assert.match(heard, /^HTTP\/1\.1 413 .*"limit":"public_json_body_bytes","maximum":65536/s);
    }
    assert.equal((await signIn()).status, 200);
  });

  test('use no more memory than is available to their address', async () => {
    const slow = await openSlow({ path: '/api/v1/auth/sign-in', bytes: 64 * 1024 }, 40);
    await Promise.all(slow.map((one) => one.send(' '.repeat(60_000))));
    for (const { status } of await refusedOf(slow, 8)) assert.ok(status === 408 || status === 429, String(status));
    assert.equal((await signIn()).status, 200);
  });
});
