// What it costs to work off a backlog of deliveries, and who gets them when.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { TestContext } from 'node:test';

import { Client } from 'pg';

import { captureStatements } from '../../../../test/support/captured-statements.ts';
import { engines, onEveryEngine } from '../../../../test/support/engines.ts';
import type { Engine } from '../../../../test/support/engines.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { queueDeliveries } from '../../../../test/support/queue-deliveries.ts';
import { Receiver } from '../../../../test/support/receiver.ts';
import type { Received } from '../../../../test/support/receiver.ts';
import { TestService } from '../../../../test/support/test-service.ts';
import type { WebhookBody } from '../webhook.schemas.ts';

const options = {
  settings: { TUREEN_WEBHOOK_ALLOW_LOOPBACK: '1' },
  // Nothing is searched unless there is a reason.
  deliveries: { pollIntervalMs: 600_000 },
};

const startReceiver = async (t: TestContext): Promise<Receiver> => {
  const receiver = new Receiver();
  await receiver.start();
  t.after(() => receiver.stop());
  return receiver;
};

/** Creates webhooks of the receiver, each with its own path and as many deliveries due; they are sent after a restart. */
const queueFor = async (
  service: TestService,
  { url }: Receiver,
  { webhooks, due }: { readonly webhooks: number; readonly due: number },
): Promise<readonly string[]> => {
  const paths = Array.from({ length: webhooks }, (_, index) => `/${index}`);
  const ids: string[] = [];
  for (const path of paths) {
    const input = { name: 'Busy', url: new URL(path, url).href, enabled: true, event_types: ['tag.created'] };
    const { status, body, text } = await service.client.post<{ webhook: WebhookBody }>('/api/v1/webhooks', input);
    assert.equal(status, 201, text);
    ids.push(body.webhook.id);
  }
  for (const id of ids) await queueDeliveries(service, id, due);
  return paths;
};

const isRenamed = ({ headers }: Received): boolean => String(headers['service-delivery-id']).startsWith('a-');

onEveryEngine('a backlog of deliveries', (engine) => {
  test('is sent in turns if a library has more webhooks than it may send to at once', async (t) => {
    const receiver = await startReceiver(t);
    await using service = new TestService(engine, options);
    await service.start();
    const [webhooks, due] = [15, 30];
    const paths = await queueFor(service, receiver, { webhooks, due });
    await service.restart();
    const countAt = (path: string): number => receiver.at(path).length;
    await receiver.until(() => paths.some((path) => countAt(path) === due), 'all deliveries of one webhook');
    assert.deepEqual(
      paths.filter((path) => countAt(path) === 0),
      [],
      'have not received anything',
    );
    await receiver.until(({ received }) => received.length === webhooks * due, 'all deliveries');
  });

  test('includes deliveries that appear at the front of the queue later', async (t) => {
    const receiver = await startReceiver(t);
    await using service = new TestService(engine, {
      ...options,
      deliveries: { pollIntervalMs: 20, fullSearchIntervalMs: 100 },
    });
    await service.start();
    await queueFor(service, receiver, { webhooks: 1, due: 50 });
    await receiver.until(({ received }) => received.length === 50, 'the first deliveries');
    await service.write(`update webhook_delivery set id = 'a-' || id, next_attempt_at = '2025-01-01T00:00:00.000Z',
      state = 'queued' where state = 'succeeded'`);
    await receiver.until(({ received }) => received.some(isRenamed), 'a delivery from the front of the queue');
  });
});

/** A service behind a proxy that counts its statements. */
const startCounted = async (t: TestContext, engine: Engine) => {
  const database = await engine.createDatabase();
  const url = database.settings['DATABASE_URL'] ?? assert.fail('DATABASE_URL is not set');
  const wire = await captureStatements(url);
  const service = new TestService(
    {
      ...engine,
      createDatabase: async () => ({ ...database, settings: { ...database.settings, DATABASE_URL: wire.url } }),
    },
    options,
  );
  await service.start();
  t.after(async () => {
    await service.stop();
    await wire.close();
    await database.drop();
  });
  return { service, wire, url };
};

/** A connection outside the service. */
const connect = async (url: string): Promise<Client & AsyncDisposable> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  return Object.assign(client, { [Symbol.asyncDispose]: () => client.end() });
};

for (const engine of engines.filter(({ name }) => name === 'postgres')) {
  suite('a backlog of deliveries on PostgreSQL', () => {
    test('takes at most four statements per delivery, and one search for all', async (t) => {
      const receiver = await startReceiver(t);
      const { service, wire } = await startCounted(t, engine);
      const [webhooks, due] = [5, 100];
      await queueFor(service, receiver, { webhooks, due });
      const before = new Map(wire.executions);
      await service.restart();
      const deliveries = webhooks * due;
      await receiver.until(({ received }) => received.length === deliveries, 'all deliveries');
      await service.stop();
      const counts = [...wire.executions]
        .map(([sql, count]) => ({ sql, count: count - (before.get(sql) ?? 0) }))
        .filter(({ sql, count }) => sql.includes('webhook') && count > 0);
      const statements = counts.reduce((sum, { count }) => sum + count, 0);
      t.diagnostic(`${statements} statements for ${deliveries} deliveries`);
      const listed = counts.map(({ sql, count }) => `${count} times ${sql.trim()}`).join('\n');
      // Even if no two attempts end at the same time: one stores the result, and three claim the next delivery. At the
      // beginning and the end, some find nothing.
      assert.ok(statements <= 4 * deliveries + 10 * webhooks, listed);
      const ofEveryWebhook = counts.filter(({ sql }) => /from webhook\b(?!_)/.test(sql) && sql.includes('since'));
      assert.deepEqual(
        ofEveryWebhook.map(({ count }) => count),
        [1],
        listed,
      );
    });

    test('is shared by two instances, each delivery once', async (t) => {
      const receiver = await startReceiver(t);
      await using service = new TestService(engine, options);
      await service.start();
      const [webhooks, due] = [3, 200];
      await queueFor(service, receiver, { webhooks, due });
      await service.stop();
      await using other = service.beside();
      await Promise.all([service.start(), other.start()]);
      await receiver.until(({ received }) => received.length >= webhooks * due, 'all deliveries');
      await Promise.all([service.stop(), other.stop()]);
      const ids = receiver.received.map(({ headers }) => headers['service-delivery-id']);
      assert.deepEqual([ids.length, new Set(ids).size], [webhooks * due, webhooks * due]);
    });

    test('passes no entry of the index twice, even if none of them can be removed', async (t) => {
      const receiver = await startReceiver(t);
      const { service, url } = await startCounted(t, engine);
      const due = 1000;
      await queueFor(service, receiver, { webhooks: 1, due });
      // Like a backup: as long as a transaction may see the old entries, they stay.
      await using backup = await connect(url);
      await backup.query('begin isolation level repeatable read; select 1 from webhook');
      const queryNumber = async (sql: string): Promise<number> => {
        await using admin = await connect(url);
        const { rows } = await admin.query<{ number: string }>(sql);
        return Number(rows[0]?.number);
      };
      const readEntries = (): Promise<number> =>
        queryNumber(
          "select idx_tup_read as number from pg_stat_user_indexes where indexrelname = 'webhook_delivery_due'",
        );
      const countConnections = (): Promise<number> =>
        queryNumber(
          "select count(*) as number from pg_stat_activity where application_name = 'tureen' and datname = current_database()",
        );
      const before = await readEntries();
      await service.restart();
      await receiver.until(({ received }) => received.length === due, 'all deliveries');
      // The server records the statistics of a connection when it ends, shortly after the client has closed it.
      await service.stop();
      await eventually(async () => (await countConnections()) === 0, 'the end of all connections');
      const entries = (await readEntries()) - before;
      t.diagnostic(`${entries} entries read for ${due} deliveries`);
      // A few may have been sent before the restart.
      assert.ok(entries > due / 2 && entries < 2 * due, `${entries} entries read for ${due} deliveries`);
    });
  });
}
