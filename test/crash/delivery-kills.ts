// Repeatedly kills the service during deliveries and compares what arrived with what happened.
import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';

import { OwnedWebhook, newWebhook } from '../events/webhooks.ts';
import { TestClient } from '../support/client.ts';
import type { Engine } from '../support/engines.ts';
import { Receiver } from '../support/receiver.ts';
import { MoodyReceiver } from './delivery-receiver.ts';
import { startProcess } from './service-process.ts';
import type { ServiceProcess } from './service-process.ts';

const WEBHOOKS = 4;
const WRITERS = 4;
const POLL_MS = 5;
/** Enough for a lease to expire, a hanging receiver and a retry. */
const PATIENCE_MS = 90_000;

export interface KilledDeliveries {
  readonly kills: number;
  readonly deliveries: number;
  readonly mostHanging: number;
  /** How much faster the service's clock runs. */
  readonly speed: number;
}

const settingsFor = (speed: number): Readonly<Record<string, string>> => ({
  TUREEN_WEBHOOK_ALLOW_LOOPBACK: '1',
  TUREEN_LIMIT_WRITES_PER_MINUTE: '0',
  ...(speed !== 1 && {
    NODE_OPTIONS: `--import=${import.meta.resolve('./delivery-quick-time.ts')}`,
    TUREEN_TEST_TIME_FROM: String(Date.now()),
    TUREEN_TEST_TIME_SPEED: String(speed),
  }),
});

/** Makes each of these changes. Those without a response are left over and made again with the same key. */
const write = async (client: TestClient, names: string[]): Promise<void> => {
  const one = async (): Promise<void> => {
    for (let name = names.pop(); name !== undefined; name = names.pop()) {
      const tried = await client.post('/api/v1/tags', { name }, { 'idempotency-key': name }).catch(() => undefined);
      if (tried === undefined) return void names.push(name);
      assert.equal(tried.status, 201, tried.text);
    }
    return undefined;
  };
  await Promise.all(Array.from({ length: WRITERS }, one));
};

const until = async (what: () => string, isMet: () => boolean): Promise<void> => {
  const deadline = performance.now() + PATIENCE_MS;
  while (!isMet()) {
    assert.ok(performance.now() < deadline, what());
    await pause(POLL_MS);
  }
};

/**
 * Checks that the deliveries that the service reports match those the receiver got: each at least once and always the
 * same.
 */
const checkArrived = async (
  webhooks: readonly OwnedWebhook[],
  { arrived }: MoodyReceiver,
  changes: number,
): Promise<void> => {
  const ids = new Set<string>();
  for (const webhook of webhooks) {
    const deliveries = await webhook.deliveriesWhere((all) => all.every(({ state }) => state === 'succeeded'));
    assert.equal(deliveries.length, changes);
    assert.equal(new Set(deliveries.map(({ event_id }) => event_id)).size, changes);
    for (const { id, event_id } of deliveries) {
      const { bodies, taken = 0 } = arrived.get(id) ?? {};
      assert.ok(taken > 0, `${id} was never accepted`);
      assert.equal(bodies?.size, 1, `${id} arrived with different bodies`);
      assert.equal((JSON.parse([...bodies].join('')) as { id: string }).id, event_id);
      ids.add(id);
    }
    assert.equal((await webhook.read()).enabled, true);
  }
  assert.deepEqual(new Set(arrived.keys()), ids);
};

/** Delivers to a receiver that occasionally fails, from a service that is killed `kills` times. Returns statistics. */
export const killDeliveries = async (
  engine: Engine,
  { kills, deliveries, mostHanging, speed }: KilledDeliveries,
): Promise<string> => {
  const database = await engine.createDatabase();
  const receiver = new Receiver();
  const moody = new MoodyReceiver(receiver, mostHanging);
  const settings = { ...database.settings, ...settingsFor(speed) };
  let service: ServiceProcess | undefined;
  let client: TestClient | undefined;
  const start = async (): Promise<TestClient> => {
    client?.close();
    service = await startProcess(settings);
    client = new TestClient(service.address);
    return client;
  };
  try {
    await receiver.start();
    let owner = await start();
    const made: OwnedWebhook[] = [];
    for (let count = 0; count < WEBHOOKS; count += 1) {
      made.push(await newWebhook(owner, `${receiver.url}/${count}`, ['tag.*']));
    }
    const changes = deliveries / WEBHOOKS;
    const names = Array.from({ length: changes }, (_, at) => `Tag ${at}`);
    const left: string[] = [];
    for (let killed = 0; killed < kills; killed += 1) {
      left.push(...names.splice(0, Math.ceil(changes / (kills + 1))));
      // At a different point each time: right after the first is sent, or only after most of them.
      const enough = moody.attempts + 1 + Math.floor(Math.random() * left.length * WEBHOOKS);
      const writing = write(owner, left);
      await until(
        () => `${moody.attempts} of ${enough} were sent after ${killed} kills`,
        () => moody.attempts >= enough,
      );
      await service?.kill();
      await writing;
      owner = await start();
    }
    left.push(...names);
    await write(owner, left);
    assert.deepEqual(left, []);
    const begun = performance.now();
    await until(
      () => `${moody.taken} of ${deliveries} were accepted`,
      () => moody.taken >= deliveries,
    );
    const seconds = (performance.now() - begun) / 1000;
    await checkArrived(
      made.map(({ id }) => new OwnedWebhook(owner, id, {})),
      moody,
      changes,
    );
    const ways = [...moody.ways].map(([way, count]) => `${way} ${count}`).join(', ');
    return `${kills} kills; ${moody.attempts} attempts for ${deliveries} deliveries, ${moody.repeated} repeated; ${ways}; all taken ${seconds.toFixed(1)} s after the last change`;
  } finally {
    client?.close();
    await service?.kill();
    receiver.stop();
    await database.drop();
  }
};
