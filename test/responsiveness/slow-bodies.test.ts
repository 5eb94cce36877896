// Clients that send their bodies slowly take neither the slots of others nor all the room for bodies.
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

/** Opens slow requests, and ends what is left of them after the test. */
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

/** Waits until so many were closed by the service, and gives those. */
const refusedOf = async (slow: readonly SlowBody[], count: number): Promise<readonly SlowBody[]> => {
  while (slow.filter(({ isClosed }) => isClosed).length < count) await turn();
  return slow.filter(({ isClosed }) => isClosed);
};

/** Lets them keep to the required rate of a byte a second until the test is over. */
const keepToRate = async (t: TestContext, { client }: TestService, slow: readonly SlowBody[]): Promise<void> => {
  while ((await bodiesArriving(client)) + slow.filter(({ status }) => status !== undefined).length < slow.length) {
    await turn();
  }
  // Only now, so that it is not taken for a part of the headers.
  await Promise.all(slow.map((one) => one.send(' '.repeat(8000))));
  const timer = setInterval(() => {
    for (const one of slow) if (!one.isClosed) void one.send(' ');
  }, 100);
  t.after(() => clearInterval(timer));
  // What was sent before is read before this is answered.
  await bodiesArriving(client);
};

const tags = { path: '/api/v1/tags' };

onEveryEngine('slow bodies', (engine) => {
  const service = serviceForSuite(engine, { settings: { TUREEN_LIMIT_CONCURRENT_REQUESTS: '3' } });
  const openSlow = slowClients(service);

  test('take no slot of the requests that are worked on', async () => {
    await openSlow(tags);
    await untilArriving(service.client, SLOW);
    assert.equal((await service.client.get('/api/v1/tags')).status, 200);
    assert.equal((await service.client.get('/readyz')).status, 200);
    assert.equal((await service.client.post('/api/v1/tags', { name: 'Soup' })).status, 201);
  });

  test('are answered when they are whole', async () => {
    const [slow] = await openSlow({ ...tags, bytes: 16, headers: { connection: 'close' } }, 1);
    await untilArriving(service.client, 1);
    await slow?.send('"name": "Slow"}');
    await slow?.closed();
    assert.equal(slow?.status, 201);
    assert.equal(await bodiesArriving(service.client), 0);
  });

  test('are forgotten when the client is gone', async () => {
    const slow = await openSlow(tags, 4);
    await untilArriving(service.client, 4);
    for (const [index, one] of slow.entries()) one.leave(index % 2 === 0 ? 'reset' : 'end');
    await untilArriving(service.client, 0);
  });

  test('are not waited for where there is nothing, or another method', async () => {
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

onEveryEngine('slow bodies beyond the room there is', (engine) => {
  const service = serviceForSuite(engine, {
    settings: { TUREEN_LIMIT_OPEN_BODIES_PER_USER: '10', TUREEN_LIMIT_OPEN_BODIES: '20' },
  });
  const openSlow = slowClients(service);

  /** A body gives way once the service has begun to read it; until then another may be told to try again. */
  const createTag = async (name: string): Promise<void> => {
    const first = await service.client.post('/api/v1/tags', { name });
    const { status } = first.status === 503 ? await service.client.post('/api/v1/tags', { name }) : first;
    assert.equal(status, 201);
  };

  test('give way to others, the slowest first', async () => {
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

onEveryEngine('slow bodies that never become whole', (engine) => {
  const service = serviceForSuite(engine, { settings: { TUREEN_LIMIT_WRITES_PER_MINUTE: String(SLOW) } });
  const openSlow = slowClients(service);

  test('are no writes of their user', async () => {
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
    waits: { bodyCheckMs: 20 },
  });
  const openSlow = slowClients(service);

  test('are 408 request-timeout, and their connection is closed', async () => {
    const slow = await openSlow(tags, 3);
    await Promise.all(slow.map((one) => one.closed()));
    for (const { heard } of slow)
      assert.match(heard, /^HTTP\/1\.1 408 .*\nconnection: close.*"code":"request-timeout"/s);
    assert.equal(await bodiesArriving(service.client), 0);
  });
});

onEveryEngine('slow bodies of callers who are not signed in', (engine) => {
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

  test('are not waited for by what needs an account', async () => {
    const [slow] = await openSlow({ ...tags, headers: { connection: 'close' } }, 1);
    await slow?.closed();
    assert.equal(slow?.status, 401);
  });

  test('keep nobody from signing in or from writing', async () => {
    const member = await newMember(service, admin, admin.library, 'editor');
    const slow = await openSlow({ path: '/api/v1/auth/sign-in' });
    const attempt = { username: member.username, password: PASSWORD };
    assert.equal((await service.client.post('/api/v1/auth/sign-in', attempt)).status, 200);
    assert.equal((await member.in(admin.library).post('/api/v1/tags', { name: 'Soup' })).status, 201);
    for (const { status } of await refusedOf(slow, SLOW - 5)) assert.equal(status, 408);
  });
});

onEveryEngine('bodies that are slow but keep to the required rate', (engine) => {
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

  test('reserve what has arrived, not what they announce', async (t) => {
    const token = await newToken(admin, 'read', 'write');
    const headers = { authorization: `Bearer ${token}` };
    const slow = await openSlow({ ...tags, headers, bytes: 2 * 1024 ** 2 }, 34);
    await keepToRate(t, service, slow);
    assert.ok(slow.every(({ status }) => status === undefined));
    assert.equal((await admin.in(admin.library).post('/api/v1/tags', { name: 'Soup' })).status, 201);
  });

  test('give way to others when they take long', async (t) => {
    const slow = await openSlow({ path: '/api/v1/auth/sign-in', bytes: 64 * 1024 }, 50);
    await keepToRate(t, service, slow);
    while ((await signIn()).status !== 200) await turn();
    for (const { status } of await refusedOf(slow, 1)) assert.equal(status, 408);
  });

  test('are 413 where nobody has to be signed in and they announce more than 64 KiB', async () => {
    const slow = await openSlow({ path: '/api/v1/auth/sign-in', bytes: 64 * 1024 + 1 }, 4);
    await Promise.all(slow.map((one) => one.closed()));
    for (const { heard } of slow) {
      assert.match(heard, /^HTTP\/1\.1 413 .*"limit":"json_body_bytes","maximum":65536/s);
    }
    assert.equal((await signIn()).status, 200);
  });

  test('take no more memory than there is for their address', async () => {
    const slow = await openSlow({ path: '/api/v1/auth/sign-in', bytes: 64 * 1024 }, 40);
    await Promise.all(slow.map((one) => one.send(' '.repeat(60_000))));
    for (const { status } of await refusedOf(slow, 8)) assert.ok(status === 408 || status === 429, String(status));
    assert.equal((await signIn()).status, 200);
  });
});
