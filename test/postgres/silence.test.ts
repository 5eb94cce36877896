import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { TestContext } from 'node:test';

import { elapsed } from '../support/elapsed.ts';
import type { PostgresTimeouts } from '../../src/platform/db/postgres/open-postgres.ts';
import { ok } from '../../src/platform/http/api-response.ts';
import { change } from '../../src/platform/http/operation.ts';
import { startProcess } from '../crash/service-process.ts';
import { engines } from '../support/engines.ts';
import type { Engine } from '../support/engines.ts';
import { eventually } from '../support/eventually.ts';
import { SilentProxy } from '../support/silent-proxy.ts';
import { TestService } from '../support/test-service.ts';
import type { TestOptions } from '../support/test-service.ts';

const postgresTimes: Partial<PostgresTimeouts> = {
  statementMs: 500,
  connectMs: 500,
  responseMs: 500,
  retryMs: 50,
  heartbeatMs: 100,
  closeMs: 200,
};

const codeOf = ({ status, body }: { status: number; body: { code?: string } }): unknown[] => [status, body.code];

interface Gauges {
  readonly up: string | undefined;
  readonly writable: string | undefined;
}

/** A service that reaches its database over a network that can go silent. */
const startBehindProxy = async (
  engine: Engine,
  t: TestContext,
  options: TestOptions = {},
): Promise<{ service: TestService; proxy: SilentProxy; url: string }> => {
  const database = await engine.createDatabase();
  const url = database.settings['DATABASE_URL'] ?? assert.fail('the database has no URL');
  const proxy = await SilentProxy.start(url);
  const settings = { ...database.settings, DATABASE_URL: proxy.url };
  const service = new TestService(
    { ...engine, createDatabase: async () => ({ ...database, settings }) },
    { postgresTimeouts: postgresTimes, ...options },
  );
  await service.start();
  t.after(async () => {
    await service.stop();
    await proxy.close();
    await service.remove();
  });
  return { service, proxy, url };
};

const gaugesOf = async ({ client }: TestService): Promise<Gauges> => {
  const { text } = await client.get('/metrics');
  return {
    up: /^tureen_database_up (\d)$/m.exec(text)?.[1],
    writable: /^tureen_database_writable (\d)$/m.exec(text)?.[1],
  };
};

for (const engine of engines.filter(({ name }) => name === 'postgres')) {
  suite('unresponsive PostgreSQL', () => {
    test('answers 503 while all connections are silent, recovers on its own and can be stopped', async (t) => {
      const { service, proxy } = await startBehindProxy(engine, t, { settings: { TUREEN_DATABASE_CONNECTIONS: '2' } });
      const { client } = service;
      assert.equal((await client.post('/api/v1/tags', { name: 'Before' })).status, 201);
      let missed = 0;
      service.database.notifications.listen((word) => (missed += Number(word === undefined)));

      proxy.silence();
      const first = await elapsed(() =>
        Promise.all([
          client.get('/api/v1/tags'),
          client.post('/api/v1/tags', { name: 'Lost' }),
          client.get<{ code: string; params: object }>('/readyz'),
        ]),
      );
      const [read, change, ready] = first.result;
      for (const answer of [read, change]) assert.deepEqual(codeOf(answer), [503, 'unavailable']);
      assert.deepEqual([ready.status, ready.body.params], [503, { reason: 'database-unreachable' }]);
      for (const { headers } of [read, change, ready]) assert.ok(Number(headers['retry-after']) > 0);
      assert.equal((await client.get('/healthz')).status, 200);
      // A new connection is tried first.
      await eventually(async () => (await gaugesOf(service)).up === '0');
      assert.deepEqual(await gaugesOf(service), { up: '0', writable: '0' });

      // Each would wait as long as the first if they took turns on two dead connections.
      const many = await elapsed(() => Promise.all(Array.from({ length: 200 }, () => client.get('/api/v1/tags'))));
      assert.deepEqual(new Set(many.result.map(({ status }) => status)), new Set([503]));
      assert.ok(many.ms < 20 * first.ms, 'requests waited for one another');

      const before = missed;
      proxy.speak();
      await eventually(async () => (await client.get('/readyz')).status === 200);
      await eventually(async () => (await client.get('/api/v1/tags')).status === 200);
      assert.equal((await client.post('/api/v1/tags', { name: 'After' })).status, 201);
      assert.deepEqual(await gaugesOf(service), { up: '1', writable: '1' });
      // The notification connection has noticed, too.
      await eventually(() => missed > before);

      proxy.silence();
      const held = proxy.held;
      const pending = client.get('/api/v1/tags');
      await eventually(() => proxy.held > held);
      await service.stop();
      assert.equal((await pending).status, 503);
    });

    test('replaces all open connections once one is detected as dead', async (t) => {
      const { service, proxy } = await startBehindProxy(engine, t, { settings: { TUREEN_DATABASE_CONNECTIONS: '4' } });
      const { client } = service;
      await Promise.all(Array.from({ length: 8 }, () => client.get('/api/v1/tags')));
      proxy.silenceOpen();
      assert.equal((await client.get('/api/v1/tags')).status, 503);
      for (let round = 0; round < 6; round += 1) assert.equal((await client.get('/api/v1/tags')).status, 200);
      assert.equal((await client.get('/readyz')).status, 200);
    });

    test('reports that a commit may have happened if its response is lost, and keeps its data', async (t) => {
      let proxyOfService: SilentProxy | undefined;
      let isReleased = false;
      const losesAnswer = change({
        id: 'losesAnswer',
        method: 'POST',
        path: '/test/loses-answer',
        area: 'Test',
        summary: 'Writes, and never hears of its commit',
        access: 'account',
        responses: {},
        prepare: async () => 'a file that was stored',
        release: async () => void (isReleased = true),
        perform: async (tx) => {
          await tx.query.insertInto('allowance').values({ name: 'kept', window_start: 0, used: 0 }).execute();
          proxyOfService?.dropAnswers();
          return ok({});
        },
      });
      const { service, proxy } = await startBehindProxy(engine, t, { extraOperations: [losesAnswer] });
      proxyOfService = proxy;
      const { status, body } = await service.client.send('POST', '/api/v1/test/loses-answer');
      assert.equal(status, 503);
      assert.match(body.detail ?? '', /may have been made/);
      assert.equal(isReleased, false);
      assert.equal((await service.rows("select name from allowance where name = 'kept'")).length, 1);
    });

    test('answers 503 if a backend is stopped and uses a working connection for the next request', async (t) => {
      const service = new TestService(engine, {
        postgresTimeouts: postgresTimes,
        settings: { TUREEN_DATABASE_CONNECTIONS: '1' },
      });
      await service.start();
      t.after(() => service.remove());
      const [row] = await service.rows(
        'select pg_backend_pid() as pid, inet_server_addr() = inet_client_addr() as here',
      );
      const pid = Number(row?.['pid']);
      if (row?.['here'] !== true) return t.skip('the server is on another machine');
      process.kill(pid, 'SIGSTOP');
      try {
        assert.deepEqual(codeOf(await service.client.get('/api/v1/tags')), [503, 'unavailable']);
        assert.equal((await service.client.get('/api/v1/tags')).status, 200);
        assert.equal((await service.client.post('/api/v1/tags', { name: 'After' })).status, 201);
        assert.equal((await service.client.get('/readyz')).status, 200);
      } finally {
        // The server waits for it before it releases the database.
        process.kill(pid, 'SIGCONT');
      }
      return undefined;
    });

    test("keeps the connection of a statement ended by the server's own timeout", async (t) => {
      // No shorter time to connect or respond: on a machine that stalls, the service would replace the connection.
      const service = new TestService(engine, {
        postgresTimeouts: { statementMs: 500 },
        settings: { TUREEN_DATABASE_CONNECTIONS: '1' },
      });
      await service.start();
      t.after(() => service.remove());
      const pid = () => service.rows('select pg_backend_pid() as pid');
      const before = await pid();
      await assert.rejects(service.rows('select pg_sleep(10)'), { name: 'DatabaseUnavailable', code: '57014' });
      assert.deepEqual(await pid(), before);
      // Background work may take longer, and only there.
      const slow = (statementMs?: number) =>
        service.database.transaction(
          (tx) => tx.connection.execute({ sql: 'select pg_sleep(0.8)', parameters: [] }),
          statementMs === undefined ? {} : { statementMs },
        );
      await assert.rejects(slow(), { code: '57014' });
      await slow(10_000);
      await assert.rejects(slow(), { code: '57014' });
    });

    test('exits on SIGTERM while requests are in flight', async (t) => {
      const database = await engine.createDatabase();
      const proxy = await SilentProxy.start(database.settings['DATABASE_URL'] ?? '');
      t.after(async () => {
        await proxy.close();
        await database.drop();
      });
      const service = await startProcess({
        ...database.settings,
        DATABASE_URL: proxy.url,
        TUREEN_LOG: 'silent',
        // Long enough for the start on a busy machine.
        TUREEN_DATABASE_STATEMENT_SECONDS: '3',
        TUREEN_DATABASE_CONNECT_SECONDS: '3',
      });
      proxy.silence();
      const pending = fetch(`${service.address}/api/v1/tags`);
      await eventually(() => proxy.held > 0);
      const ended = service.terminate();
      assert.equal((await pending).status, 503);
      assert.equal(await ended, 0);
    });
  });
}
