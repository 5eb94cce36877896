import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

import type { InstanceState } from '../../src/domains/instance/index.ts';
import type { WebhookBody } from '../../src/domains/webhooks/index.ts';
import type { Engine } from '../support/engines.ts';
import { queueDeliveries } from '../support/queue-deliveries.ts';
import { Receiver } from '../support/receiver.ts';
import { WatchedService } from '../support/responsiveness.ts';
import type { WatchedWork } from '../support/responsiveness.ts';
import { TestService } from '../support/test-service.ts';

const settings = { TUREEN_WEBHOOK_ALLOW_LOOPBACK: '1' };
const WEBHOOKS = '/api/v1/webhooks';
/** More than the concurrency limit, so that most of them were picked up after another had been delivered. */
const ARRIVALS = 100;
const PATIENCE_MS = 120_000;

/** The resource that the other client reads: it counts pending deliveries. */
const INSTANCE = { path: '/api/v1/instance' };

interface Backlog {
  readonly watched: WatchedService;
  readonly receiver: Receiver;
  /** The webhook, and the body it was created with. */
  readonly path: string;
  readonly input: object;
}

/** A service with a webhook that has this many deliveries due. */
const withBacklog = async <T>(engine: Engine, due: number, work: (backlog: Backlog) => Promise<T>): Promise<T> => {
  await using service = new TestService(engine, { settings });
  await using cleanup = new AsyncDisposableStack();
  const receiver = new Receiver();
  await receiver.start();
  cleanup.defer(() => receiver.stop());
  await service.start();
  const input = { name: 'Busy', url: receiver.url, enabled: true, event_types: ['tag.created'] };
  const { body } = await service.client.post<{ webhook: WebhookBody }>(WEBHOOKS, input);
  await queueDeliveries(service, body.webhook.id, due);
  await service.stop();

  await using watched = await WatchedService.start({ ...service.settings, ...settings });
  return await work({ watched, receiver, path: `${WEBHOOKS}/${body.webhook.id}`, input });
};

/** What other clients see while deliveries are sent with this many due. */
export const watchSending = (engine: Engine, due: number): Promise<WatchedWork> =>
  withBacklog(engine, due, async ({ watched, receiver }) => {
    const before = receiver.received.length;
    const arriving = () =>
      receiver.until(({ received }) => received.length >= before + ARRIVALS, 'delivery', PATIENCE_MS);
    const { seen } = await watched.whileReading(INSTANCE, arriving);
    const { body } = await watched.client.get<InstanceState>(INSTANCE.path);
    assert.ok(body.webhooks.deliveries_waiting < due);
    return { name: 'sending', seen };
  });

/** What other clients see while a webhook with this many due deliveries is disabled, enabled and deleted. */
export const watchSwitching = (engine: Engine, due: number): Promise<readonly WatchedWork[]> =>
  withBacklog(engine, due, async ({ watched, path, input }) => {
    const { client } = watched;
    const off = await watched.whileReading(INSTANCE, () => client.put(path, { ...input, enabled: false }));
    assert.equal(off.result.status, 200);
    const { body: paused } = await client.get<InstanceState>(INSTANCE.path);
    assert.ok(paused.webhooks.deliveries_waiting < ARRIVALS);
    const on = await watched.whileReading(INSTANCE, () => client.put(path, input));
    assert.equal(on.result.status, 200);
    const removed = await watched.whileReading(INSTANCE, () => client.delete(path));
    assert.equal(removed.result.status, 204);
    return [
      { name: 'disabling', seen: off.seen },
      { name: 'enabling', seen: on.seen },
      { name: 'deleting', seen: removed.seen },
    ];
  });

const RECEIVERS = 10;
const THOUSAND = 1000;
const DRAIN_PATIENCE_MS = 30 * 60_000;

/** CPU time that a process has used, in milliseconds; see proc(5). */
const getCpuMs = async (pid: number): Promise<number> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user + system) * 10;
};

interface Reached {
  readonly ms: number;
  readonly cpuMs: number;
}

const between = (one: Reached, other: Reached): Reached => ({
  ms: other.ms - one.ms,
  cpuMs: other.cpuMs - one.cpuMs,
});

/** What the first and the last thousand of the deliveries took, sent to ten receivers. */
interface DrainFigures {
  readonly first: Reached;
  readonly last: Reached;
  readonly perSecond: number;
}

/** Sends this many due deliveries to ten receivers, each of which gets every delivery once. */
export const drainBacklog = async (engine: Engine, deliveries: number): Promise<DrainFigures> => {
  await using service = new TestService(engine, { settings });
  await using cleanup = new AsyncDisposableStack();
  const receivers = Array.from({ length: RECEIVERS }, () => new Receiver());
  for (const receiver of receivers) {
    await receiver.start();
    cleanup.defer(() => receiver.stop());
  }
  await service.start();
  for (const { url } of receivers) {
    const input = { name: 'Busy', url, enabled: true, event_types: ['tag.created'] };
    const { body } = await service.client.post<{ webhook: WebhookBody }>(WEBHOOKS, input);
    await queueDeliveries(service, body.webhook.id, deliveries / RECEIVERS);
  }
  await service.stop();

  await using watched = await WatchedService.start({ ...service.settings, ...settings });
  const began = performance.now();
  const count = (): number => receivers.reduce((sum, { received }) => sum + received.length, 0);
  const reach = async (wanted: number): Promise<Reached> => {
    const deadline = performance.now() + DRAIN_PATIENCE_MS;
    while (count() < wanted) {
      assert.ok(performance.now() < deadline, `${count()} of ${wanted} deliveries arrived`);
      await sleep(5);
    }
    return { ms: performance.now(), cpuMs: await getCpuMs(watched.pid) };
  };
  const from = await reach(1);
  const first = await reach(THOUSAND);
  const lastFrom = await reach(deliveries - THOUSAND);
  const last = await reach(deliveries);
  for (const { received } of receivers) {
    assert.equal(new Set(received.map(({ headers }) => headers['webhook-id'])).size, deliveries / RECEIVERS);
  }
  return {
    first: between(from, first),
    last: between(lastFrom, last),
    perSecond: (deliveries * 1000) / (last.ms - began),
  };
};
