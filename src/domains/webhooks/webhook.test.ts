// interface.md, "Webhook", "Webhooks"; decisions.md, section 11.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { TestClient } from '../../../test/support/client.ts';
import { onEveryEngine } from '../../../test/support/engines.ts';
import { newLibrary, setUp, signIn } from '../../../test/support/people.ts';
import { serviceForSuite } from '../../../test/support/test-service.ts';
import type { DeliveryBody, WebhookBody } from './webhook.schemas.ts';

const WEBHOOKS = '/api/v1/webhooks';
const MISSING = '00000000-0000-7000-8000-000000000000';

const input = { name: 'Kitchen', url: 'https://example.org/hook', enabled: true, event_types: ['recipe.*'] };

interface Created {
  readonly webhook: WebhookBody;
  readonly secret?: string;
}

const create = async (client: TestClient, more: object = {}, path = WEBHOOKS): Promise<Required<Created>> => {
  const { status, body } = await client.post<Required<Created>>(path, { ...input, ...more });
  assert.equal(status, 201, JSON.stringify(body));
  return body;
};

onEveryEngine('webhooks', (engine) => {
  const service = serviceForSuite(engine);

  test('rejects undeliverable URLs and unknown event types with their location (422)', async () => {
    const client = await service.newLibrary();
    const refused = async (more: object, location: string) => {
      const { status, body } = await client.post(WEBHOOKS, { ...input, ...more });
      assert.deepEqual([status, body.errors?.[0]?.location], [422, location], JSON.stringify(more));
    };
    for (const url of [
      'http://example.org/',
      'ftp://example.org/',
      'example.org',
      'https://user:secret@example.org/',
      'https://127.0.0.1/',
      'https://10.0.0.1/',
      'https://[::1]/',
      'https://example.org/#part',
      `https://example.org/${'x'.repeat(2048)}`,
    ]) {
      await refused({ url }, 'body.url');
    }
    await refused({ event_types: [] }, 'body.event_types');
    await refused({ event_types: ['recipe.*', 'soup.boiled'] }, 'body.event_types[1]');
    await refused({ event_types: ['user.created'] }, 'body.event_types[0]');
    await refused({ event_types: Array.from({ length: 51 }, () => '*') }, 'body.event_types');
    await refused({ name: '' }, 'body.name');
    await refused({ name: 'x'.repeat(101) }, 'body.name');
    await refused({ enabled: undefined }, 'body.enabled');
  });

  test('shows the secret only once, on creation, and then reads and lists the webhook without it', async () => {
    const client = await service.newLibrary();
    const key = { 'idempotency-key': 'once' };
    const first = await client.post<Created>(WEBHOOKS, input, key);
    assert.match(String(first.body.secret), /^whsec_[A-Za-z0-9+/]{43}=$/);
    const retry = await client.post<Created>(WEBHOOKS, input, key);
    assert.deepEqual([retry.status, retry.body], [201, { webhook: first.body.webhook }]);
    const { webhook } = first.body;
    assert.equal(first.headers.location, `${WEBHOOKS}/${webhook.id}`);
    const { pause_reason, ...shown } = webhook;
    assert.equal(pause_reason, undefined);
    assert.deepEqual([shown.name, shown.url, shown.enabled, shown.event_types], Object.values(input));
    assert.deepEqual([shown.revision, shown.consecutive_failures], [1, 0]);
    const read = await client.get<WebhookBody>(`${WEBHOOKS}/${webhook.id}`);
    assert.deepEqual([read.status, read.body, read.headers.etag], [200, webhook, '"1"']);
    const list = await client.get(WEBHOOKS);
    assert.deepEqual(list.body, { items: [webhook], next_cursor: null, webhooks: [webhook] });
    for (const { headers } of [first, retry]) assert.equal(headers['cache-control'], 'no-store');
    for (const answer of [read, list]) assert.ok(!answer.text.includes('whsec_'), answer.text);
    const stranger = await service.newLibrary();
    assert.deepEqual((await stranger.get<{ items: WebhookBody[] }>(WEBHOOKS)).body.items, []);
    for (const id of [webhook.id, MISSING]) {
      const { status, body } = await stranger.get(`${WEBHOOKS}/${id}`);
      assert.deepEqual([status, body.code], [404, 'webhook-not-found']);
    }
  });

  test('updates a webhook with or without If-Match, and accepts null as its event types', async () => {
    const client = await service.newLibrary();
    const { webhook } = await create(client);
    const path = `${WEBHOOKS}/${webhook.id}`;
    const other = { ...input, name: ' The\n pantry ', event_types: null };
    const changed = await client.put<WebhookBody>(path, other, { 'if-match': '"1"' });
    assert.deepEqual([changed.status, changed.body.name, changed.body.event_types], [200, 'The pantry', null]);
    assert.equal(changed.headers.etag, '"2"');
    const stale = await client.put(path, other, { 'if-match': '"1"' });
    assert.deepEqual([stale.status, stale.body.code], [412, 'precondition-failed']);
    assert.equal((await client.put<WebhookBody>(path, other)).body.revision, 3);
    const { body: read } = await client.get<WebhookBody>(path);
    const sentBack = await client.put<WebhookBody>(path, { ...read, unknown: 1 });
    assert.deepEqual([sentBack.status, sentBack.body.name], [200, read.name]);
    const missing = await client.put(`${WEBHOOKS}/${MISSING}`, other);
    assert.deepEqual([missing.status, missing.body.code], [404, 'webhook-not-found']);
  });

  test('creates a revision when the secret is rotated, and deletes a webhook', async () => {
    const client = await service.newLibrary();
    const { webhook, secret } = await create(client);
    const path = `${WEBHOOKS}/${webhook.id}`;
    const { status, body, headers } = await client.post<Required<Created>>(`${path}/rotate-secret`, undefined);
    assert.deepEqual([status, body.webhook.revision, headers['cache-control']], [200, 2, 'no-store']);
    assert.notEqual(body.secret, secret);
    assert.ok(body.webhook.secret_rotated_at >= webhook.secret_rotated_at);
    assert.equal((await client.delete(path, { 'if-match': '"1"' })).status, 412);
    assert.equal((await client.delete(path)).status, 204);
    assert.equal((await client.delete(path)).status, 404);
    assert.equal((await client.post(`${path}/rotate-secret`, undefined)).status, 404);
  });

  test('limits a library to 50 webhooks', async () => {
    const client = await service.newLibrary();
    for (let count = 0; count < 50; count += 1) await create(client, { enabled: false });
    const { status, body } = await client.post(WEBHOOKS, input);
    assert.deepEqual([status, body.code, body.params?.['maximum']], [409, 'too-many-webhooks', 50]);
  });

  test('lists deliveries in pages and refuses to resend for a missing delivery or a disabled webhook', async () => {
    const client = await service.newLibrary();
    const { webhook } = await create(client, { enabled: false, url: 'https://receiver.invalid/' });
    const path = `${WEBHOOKS}/${webhook.id}`;
    const tests: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      const { status, body } = await client.post<DeliveryBody>(`${path}/test`, undefined);
      assert.deepEqual([status, body.subscription_id, body.event_type], [202, webhook.id, 'webhook.test']);
      tests.push(body.id);
    }
    const all = await client.get<DeliveryBody[]>(`${path}/deliveries`);
    assert.deepEqual(all.body.map(({ id }) => id).toSorted(), tests.toSorted());
    const part = await client.get<DeliveryBody[]>(`${path}/deliveries?offset=1&limit=1`);
    assert.deepEqual([part.body.length, part.body[0]?.id], [1, all.body[1]?.id]);
    assert.equal((await client.get(`${path}/deliveries?offset=1001`)).status, 422);
    assert.equal((await client.get(`${path}/deliveries?limit=101`)).status, 422);
    const off = await client.post(`${path}/deliveries/${tests[0]}/resend`, undefined);
    assert.deepEqual([off.status, off.body.code], [409, 'webhook-disabled']);
    const missing = await client.post(`${path}/deliveries/${MISSING}/resend`, undefined);
    assert.deepEqual([missing.status, missing.body.code], [404, 'delivery-not-found']);
  });
});

onEveryEngine('instance webhooks', (engine) => {
  const service = serviceForSuite(engine, { settings: { TUREEN_AUTH: 'accounts' } });

  test('have their own event types and are managed by an administrator, separately from library webhooks', async () => {
    const admin = await setUp(service);
    const path = '/api/v1/instance-webhooks';
    const made = await create(admin.client, { event_types: ['user.created', 'library.*'] }, path);
    assert.equal(made.webhook.library_id, undefined);
    const library = await newLibrary(admin);
    const own = await create(admin.in(library));
    assert.equal(own.webhook.library_id, library);
    const { body } = await admin.client.get<{ webhooks: WebhookBody[] }>(path);
    assert.deepEqual(body.webhooks, [made.webhook]);
    assert.equal((await admin.client.get(`${path}/${own.webhook.id}`)).status, 404);
    assert.equal((await admin.in(library).get(`${WEBHOOKS}/${made.webhook.id}`)).status, 404);
    const again = await signIn(service, 'Admin');
    assert.equal((await again.client.delete(`${path}/${made.webhook.id}`)).status, 204);
  });
});
