// interface.md, "Webhooks"; decisions.md, section 11.
import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { test } from 'node:test';

import { eventually } from '../../../../test/support/eventually.ts';
import type { TestClient } from '../../../../test/support/client.ts';
import { onEveryEngine } from '../../../../test/support/engines.ts';
import { receiverForSuite } from '../../../../test/support/receiver.ts';
import type { Received } from '../../../../test/support/receiver.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';
import type { EventBody } from '../../../platform/outbox/event.ts';
import type { DeliveryBody, WebhookBody } from '../webhook.schemas.ts';

const WEBHOOKS = '/api/v1/webhooks';

const settings = { TUREEN_WEBHOOK_ALLOW_LOOPBACK: '1' };

const newTag = async (client: TestClient, name: string): Promise<string> =>
  (await client.post<{ id: string }>('/api/v1/tags', { name })).body.id;

const eventOf = ({ body }: Received): EventBody => JSON.parse(body) as EventBody;

const isSignedWith = (secret: string, { headers, body }: Received): boolean => {
  const [time = '', ...signatures] = String(headers['service-signature']).split(',');
  const expected = createHmac('sha256', secret)
    .update(`${time.slice(2)}.${body}`)
    .digest('hex');
  return signatures.includes(`v1=${expected}`);
};

const deliveriesOf = async (client: TestClient, { id }: WebhookBody): Promise<readonly DeliveryBody[]> =>
  (await client.get<DeliveryBody[]>(`${WEBHOOKS}/${id}/deliveries`)).body;

const settled = async (client: TestClient, webhook: WebhookBody, state: string): Promise<readonly DeliveryBody[]> => {
  let deliveries: readonly DeliveryBody[] = [];
  await eventually(
    async () => {
      deliveries = await deliveriesOf(client, webhook);
      return deliveries.length > 0 && deliveries.every((one) => one.state === state);
    },
    () => `all deliveries ${state}, last seen: ${JSON.stringify(deliveries)}`,
  );
  return deliveries;
};

onEveryEngine('webhook delivery', (engine) => {
  const service = serviceForSuite(engine, { settings, deliveries: { pollIntervalMs: 50 } });
  const receiver = receiverForSuite();
  let paths = 0;

  const subscribe = async (client: TestClient, more: object = {}, at = WEBHOOKS) => {
    const path = `/${(paths += 1)}`;
    const { status, body } = await client.post<{ webhook: WebhookBody; secret: string }>(at, {
      name: 'Kitchen',
      url: new URL(path, receiver.url).href,
      enabled: true,
      event_types: null,
      ...more,
    });
    assert.equal(status, 201, JSON.stringify(body));
    return { ...body, path };
  };

  const waitForDeliveries = (path: string, count: number): Promise<void> =>
    receiver.until((all) => all.at(path).length >= count, `delivery ${count} at ${path}`);

  test('delivers only subscribed events, signed and with the same body as in a stream', async () => {
    const client = await service.newLibrary();
    const { webhook, secret, path } = await subscribe(client, { event_types: ['tag.created', 'book.*'] });
    const started = Date.now();
    const reader = await client.follow();
    const id = await newTag(client, 'Soup');
    await client.put(`/api/v1/tags/${id}`, { name: 'Stew' }, { 'if-match': '"1"' });
    await client.post('/api/v1/books', { kind: 'personal', title: 'Secret words of a book' });
    await waitForDeliveries(path, 2);
    await settled(client, webhook, 'succeeded');
    await reader.count(3);
    reader.leave();
    const [first, second] = receiver.at(path).toSorted((a, b) => (eventOf(a).id < eventOf(b).id ? -1 : 1));
    assert.ok(first && second);
    assert.deepEqual(
      [first, second].map(eventOf),
      reader.events.filter(({ event }) => event !== 'tag.updated').map(({ data }) => data),
    );
    const { headers } = first;
    assert.deepEqual(
      [headers['service-event-type'], headers['content-type'], headers['webhook-id']],
      ['tag.created', 'application/json', headers['service-delivery-id']],
    );
    assert.ok(isSignedWith(secret, first) && isSignedWith(secret, second));
    assert.ok(!isSignedWith('whsec_other', first));
    const time = Number(/^t=(\d+),/.exec(String(headers['service-signature']))?.[1]);
    assert.ok(Math.floor(started / 1000) <= time && time <= Date.now() / 1000, String(time));
    const listed = await deliveriesOf(client, webhook);
    assert.deepEqual(
      listed.map(({ attempts, last_code, next_attempt_at }) => [attempts, last_code, next_attempt_at]),
      [
        [1, '204', undefined],
        [1, '204', undefined],
      ],
    );
    assert.ok(listed.some((one) => one.id === headers['service-delivery-id'] && one.event_id === eventOf(first).id));
  });

  test('skips new events for a disabled webhook and keeps its queued deliveries', async () => {
    const client = await service.newLibrary();
    const { webhook, path } = await subscribe(client, { enabled: false });
    await newTag(client, 'Unheard');
    const { body } = await client.put<WebhookBody>(`${WEBHOOKS}/${webhook.id}`, {
      name: webhook.name,
      url: webhook.url,
      enabled: true,
      event_types: null,
    });
    assert.equal(body.enabled, true);
    const id = await newTag(client, 'Heard');
    await waitForDeliveries(path, 1);
    assert.deepEqual(
      receiver
        .at(path)
        .map(eventOf)
        .map(({ resource }) => resource.id),
      [id],
    );
    assert.equal((await deliveriesOf(client, webhook)).length, 1);
  });

  test('marks a test as such, sends it even to a disabled webhook, and attempts it once', async () => {
    const client = await service.newLibrary();
    const { webhook, path, secret } = await subscribe(client, { enabled: false });
    const { status, body } = await client.post<DeliveryBody>(`${WEBHOOKS}/${webhook.id}/test`, undefined);
    assert.deepEqual([status, body.state, body.attempts], [202, 'queued', 0]);
    await waitForDeliveries(path, 1);
    const [received] = receiver.at(path);
    assert.ok(received && isSignedWith(secret, received));
    assert.deepEqual(
      [received.headers['service-event-type'], eventOf(received).id, eventOf(received).resource.id],
      ['webhook.test', body.event_id, webhook.id],
    );
    await settled(client, webhook, 'succeeded');
    receiver.answer = (_received, response) => void response.writeHead(500).end();
    await client.post(`${WEBHOOKS}/${webhook.id}/test`, undefined);
    await waitForDeliveries(path, 2);
    receiver.answer = (_received, response) => void response.writeHead(204).end();
    const failed = async (): Promise<DeliveryBody | undefined> =>
      (await deliveriesOf(client, webhook)).find(({ state }) => state === 'failed');
    await eventually(async () => (await failed()) !== undefined, 'a failed delivery');
    assert.deepEqual([(await failed())?.attempts, (await failed())?.last_code], [1, '500']);
    const { body: now } = await client.get<WebhookBody>(`${WEBHOOKS}/${webhook.id}`);
    assert.equal(now.consecutive_failures, 0);
  });

  test('counts failures in a row and starts over after a success', async () => {
    const client = await service.newLibrary();
    const { webhook, path } = await subscribe(client, { event_types: ['tag.created'] });
    const readFailures = async (): Promise<number> =>
      (await client.get<WebhookBody>(`${WEBHOOKS}/${webhook.id}`)).body.consecutive_failures;
    receiver.answer = (_received, response) => void response.writeHead(500).end();
    await newTag(client, 'First');
    await eventually(async () => (await readFailures()) === 1, 'a counted failure');
    receiver.answer = (_received, response) => void response.writeHead(204).end();
    await newTag(client, 'Second');
    await waitForDeliveries(path, 2);
    await eventually(async () => (await readFailures()) === 0, 'no failures in a row');
  });

  test('signs with both secrets during a rotation', async () => {
    const client = await service.newLibrary();
    const { webhook, path, secret } = await subscribe(client);
    const rotated = await client.post<{ secret: string }>(`${WEBHOOKS}/${webhook.id}/rotate-secret`, undefined);
    await newTag(client, 'After');
    await waitForDeliveries(path, 1);
    const [received] = receiver.at(path);
    assert.ok(received && isSignedWith(secret, received) && isSignedWith(rotated.body.secret, received));
    assert.equal(String(received.headers['webhook-signature']).split(' ').length, 2);
  });

  test('resends a delivery with the same id and body', async () => {
    const client = await service.newLibrary();
    const { webhook, path } = await subscribe(client);
    await newTag(client, 'Again');
    const [delivery] = await settled(client, webhook, 'succeeded');
    assert.ok(delivery);
    const resent = await client.post<DeliveryBody>(
      `${WEBHOOKS}/${webhook.id}/deliveries/${delivery.id}/resend`,
      undefined,
    );
    assert.deepEqual([resent.status, resent.body.id, resent.body.state], [202, delivery.id, 'queued']);
    await waitForDeliveries(path, 2);
    const [first, second] = receiver.at(path);
    assert.deepEqual(
      [first?.body, first?.headers['service-delivery-id']],
      [second?.body, second?.headers['service-delivery-id']],
    );
    assert.equal((await settled(client, webhook, 'succeeded'))[0]?.attempts, 2);
  });

  test('sends events of every library and of the instance to an instance webhook', async () => {
    const { webhook, path } = await subscribe(
      service.client,
      { event_types: ['tag.created', 'library.created'] },
      '/api/v1/instance-webhooks',
    );
    const client = await service.newLibrary();
    const id = await newTag(client, 'Everywhere');
    await waitForDeliveries(path, 2);
    const events = receiver.at(path).map(eventOf);
    assert.deepEqual(events.map(({ type }) => type).toSorted(), ['library.created', 'tag.created']);
    const tagEvent = events.find(({ type }) => type === 'tag.created');
    const libraryEvent = events.find(({ type }) => type === 'library.created');
    assert.deepEqual([tagEvent?.resource.id, tagEvent?.library_id], [id, libraryEvent?.resource.id]);
    assert.equal(libraryEvent?.library_id, undefined);
    await service.client.delete(`/api/v1/instance-webhooks/${webhook.id}`);
  });

  test('does not deliver a rolled-back change', async () => {
    const client = await service.newLibrary();
    const { webhook, path } = await subscribe(client);
    await newTag(client, 'Twice');
    assert.equal((await client.post('/api/v1/tags', { name: 'Twice' })).status, 409);
    await newTag(client, 'Last');
    await waitForDeliveries(path, 2);
    assert.equal((await settled(client, webhook, 'succeeded')).length, 2);
  });

  test('never includes recipe text or a secret in an event or delivery', async () => {
    const client = await service.newLibrary();
    const reader = await client.follow();
    const { secret, path } = await subscribe(client);
    const words = 'Unmistakable words';
    const { body: recipe } = await client.post<{ id: string }>('/api/v1/recipes', {
      recipe: {
        title: `${words} as a title`,
        description: `${words} described`,
        ingredient_sections: [{ ingredients: [{ text: `1 ${words}` }] }],
        instruction_sections: [{ steps: [{ text: `Boil the ${words}.` }] }],
      },
    });
    await newTag(client, words);
    await client.post('/api/v1/pantry', { name: words, note: words });
    await client.post('/api/v1/shopping/lists', { name: words });
    await client.post('/api/v1/books', { kind: 'personal', title: words });
    await client.post('/api/v1/saved-meals', { name: words, dishes: [] });
    await client.post('/api/v1/recipes/import-previews', {
      text: `${words}\n\nIngredients\n1 egg\n\nMethod\nBoil it.`,
    });
    await client.delete(`/api/v1/recipes/${recipe.id}`, { 'if-match': '"1"' });
    const token = await client.post<{ secret: string }>('/api/v1/account/tokens', { name: words, scopes: ['read'] });
    await reader.count(8);
    await waitForDeliveries(path, reader.events.length);
    reader.leave();
    const all = [reader.text, ...receiver.at(path).flatMap(({ body, headers }) => [body, JSON.stringify(headers)])];
    for (const text of all) {
      for (const banned of ['Unmistakable', secret, token.body.secret]) assert.ok(!text.includes(banned), text);
    }
    assert.ok(receiver.at(path).every(({ body }) => Buffer.byteLength(body) < 20_000));
  });
});

onEveryEngine('delivery address check', (engine) => {
  const service = serviceForSuite(engine, { deliveries: { pollIntervalMs: 50 } });
  const receiver = receiverForSuite();

  test('runs at delivery and blocks a host name that resolves to this machine', async () => {
    const client = await service.newLibrary();
    const { port } = new URL(receiver.url);
    const { body } = await client.post<{ webhook: WebhookBody }>(WEBHOOKS, {
      name: 'Inside',
      url: `https://localhost:${port}/hook`,
      enabled: true,
      event_types: null,
    });
    await newTag(client, 'Inside');
    const path = `${WEBHOOKS}/${body.webhook.id}/deliveries`;
    const last = async () => (await client.get<DeliveryBody[]>(path)).body[0];
    await eventually(async () => (await last())?.attempts === 1, 'the first attempt');
    assert.deepEqual([(await last())?.state, (await last())?.last_code], ['retrying', 'address-not-allowed']);
    assert.equal(receiver.connections, 0);
  });
});
