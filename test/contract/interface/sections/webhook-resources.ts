import assert from 'node:assert/strict';

import type { DeliveryBody, WebhookBody } from '../../../../src/domains/webhooks/webhook.schemas.ts';
import type { TestClient } from '../../../support/client.ts';
import { eventually } from '../../../support/eventually.ts';
import { newLibrary, newMember } from '../../../support/people.ts';
import { proves, provedBy, section } from '../sentence.ts';
import type { Section } from '../sentence.ts';

const WEBHOOKS = '/api/v1/webhooks';
const INSTANCE_WEBHOOKS = '/api/v1/instance-webhooks';
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Deliveries to this machine are attempted, and fail without a connection. */
const input = { name: 'Kitchen', url: 'https://localhost:1/hook', enabled: false, event_types: ['tag.*'] };

interface Created {
  readonly webhook: WebhookBody;
  readonly secret: string;
}

const create = async (client: TestClient, more: object = {}, path = WEBHOOKS): Promise<Created> => {
  const { status, body, text } = await client.post<Created>(path, { ...input, ...more });
  assert.equal(status, 201, text);
  return body;
};

const read = async (client: TestClient, { id }: WebhookBody): Promise<WebhookBody> => {
  const { status, body } = await client.get<WebhookBody>(`${WEBHOOKS}/${id}`);
  assert.equal(status, 200);
  return body;
};

const assertRefused = async (client: TestClient, change: object, location: string): Promise<void> => {
  const { status, body } = await client.post(WEBHOOKS, { ...input, ...change });
  assert.deepEqual([status, body.errors?.[0]?.location], [422, location]);
};

interface FailedDelivery {
  readonly webhook: WebhookBody;
  readonly delivery: DeliveryBody;
  readonly tagId: string;
}

/** A delivery whose first attempt has failed. */
const failedDelivery = async (client: TestClient): Promise<FailedDelivery> => {
  const { webhook } = await create(client, { enabled: true });
  const { body: tag } = await client.post<{ id: string }>('/api/v1/tags', { name: 'Soup' });
  let delivery: DeliveryBody | undefined;
  await eventually(async () => {
    [delivery] = (await client.get<DeliveryBody[]>(`${WEBHOOKS}/${webhook.id}/deliveries`)).body;
    return delivery?.state === 'retrying';
  }, 'a failed attempt');
  return { webhook, delivery: delivery ?? assert.fail('no delivery'), tagId: tag.id };
};

/** A delivery of an event that has not been attempted yet. */
const testDelivery = async (client: TestClient, { id }: WebhookBody): Promise<DeliveryBody> => {
  const { status, body } = await client.post<DeliveryBody>(`${WEBHOOKS}/${id}/test`, undefined);
  assert.equal(status, 202);
  return body;
};

export const webhookResources: readonly Section[] = [
  section(
    'Webhook (library and instance subscriptions)',
    proves('`id`: string, req.', async ({ client }) => {
      const { webhook } = await create(client);
      assert.equal((await read(client, webhook)).id, webhook.id);
    }),
    proves('`name`: string, req, 1 to 100 chars on write.', async ({ client }) => {
      const longest = 'x'.repeat(100);
      assert.equal((await create(client, { name: longest })).webhook.name, longest);
      for (const name of [undefined, '', `${longest}x`]) await assertRefused(client, { name }, 'body.name');
    }),
    proves('`url`: string, req, 1 to 2048 chars on write.', async ({ client }) => {
      const longest = input.url.padEnd(2048, 'x');
      assert.equal((await create(client, { url: longest })).webhook.url, longest);
      for (const url of [undefined, '', `${longest}x`]) await assertRefused(client, { url }, 'body.url');
    }),
    proves('`enabled`: boolean, req.', async ({ client }) => {
      const { webhook } = await create(client, { enabled: false });
      assert.equal((await read(client, webhook)).enabled, false);
      await client.put(`${WEBHOOKS}/${webhook.id}`, { ...input, enabled: true });
      assert.equal((await read(client, webhook)).enabled, true);
      await assertRefused(client, { enabled: undefined }, 'body.enabled');
    }),
    proves('`event_types`: array of string or null, req, 1 to 50 items on write.', async ({ client }) => {
      const most = Array.from({ length: 50 }, () => 'tag.created');
      assert.equal((await client.post(WEBHOOKS, { ...input, event_types: most })).status, 201);
      assert.equal((await create(client, { event_types: null })).webhook.event_types, null);
      const { webhook } = await create(client, { event_types: ['tag.created', 'recipe.*'] });
      assert.deepEqual((await read(client, webhook)).event_types, ['tag.created', 'recipe.*']);
      for (const event_types of [undefined, [], [...most, 'tag.created']]) {
        await assertRefused(client, { event_types }, 'body.event_types');
      }
    }),
    proves('`consecutive_failures`: integer, req.', async ({ client }) => {
      const { webhook } = await failedDelivery(client);
      assert.equal(webhook.consecutive_failures, 0);
      assert.ok((await read(client, webhook)).consecutive_failures >= 1);
    }),
    proves('`created_at`, `updated_at`: date-time, req.', async ({ client }) => {
      const { webhook } = await create(client);
      assert.match(webhook.created_at, DATE_TIME);
      assert.equal(webhook.updated_at, webhook.created_at);
      await client.put(`${WEBHOOKS}/${webhook.id}`, { ...input, name: 'Pantry' });
      const changed = await read(client, webhook);
      assert.equal(changed.created_at, webhook.created_at);
      assert.match(changed.updated_at, DATE_TIME);
    }),
    proves('`secret_rotated_at`: date-time, req.', async ({ client }) => {
      const { webhook } = await create(client);
      assert.match(webhook.secret_rotated_at, DATE_TIME);
      await eventually(async () => {
        const path = `${WEBHOOKS}/${webhook.id}/rotate-secret`;
        const { body } = await client.post<Created>(path, undefined);
        assert.match(body.webhook.secret_rotated_at, DATE_TIME);
        return body.webhook.secret_rotated_at !== webhook.secret_rotated_at;
      }, 'a rotation in a later millisecond');
    }),
    proves('`revision`: integer, req.', async ({ client }) => {
      const { webhook } = await create(client);
      assert.equal(webhook.revision, 1);
      await client.put(`${WEBHOOKS}/${webhook.id}`, { ...input, name: 'Pantry' });
      assert.equal((await read(client, webhook)).revision, 2);
    }),
    proves('`updated_by`: string, req.', async ({ accounts, admin }) => {
      const person = await newMember(accounts, admin, admin.library, 'viewer');
      const client = person.in(await newLibrary(person));
      const { webhook } = await create(client);
      assert.equal((await read(client, webhook)).updated_by, person.id);
    }),
    proves('`library_id`: string, optional.', async ({ accounts, admin, local }) => {
      const person = await newMember(accounts, admin, admin.library, 'viewer');
      const library = await newLibrary(person);
      assert.equal((await create(person.in(library))).webhook.library_id, library);
      const { webhook } = await create(local.client, {}, INSTANCE_WEBHOOKS);
      assert.ok(!('library_id' in webhook));
      assert.equal((await local.client.delete(`${INSTANCE_WEBHOOKS}/${webhook.id}`)).status, 204);
    }),
    provedBy(
      '`pause_reason`: string, optional.',
      'test/events/pauses.test.ts',
      'is paused immediately if its receiver is gone, and can resend the failed delivery',
    ),
    proves('The signing secret is never a field of this record.', async ({ client }) => {
      const { webhook, secret } = await create(client);
      const path = `${WEBHOOKS}/${webhook.id}`;
      for (const { status, text } of [
        await client.get(path),
        await client.get(WEBHOOKS),
        await client.put(path, { ...input, name: 'Pantry' }),
      ]) {
        assert.equal(status, 200);
        assert.ok(!text.includes(secret) && !text.includes('"secret"'), text);
      }
    }),
    proves('It appears only in the response that creates the webhook or rotates its secret.', async ({ client }) => {
      const created = await client.post<Created>(WEBHOOKS, input, { 'idempotency-key': 'once' });
      assert.match(created.body.secret, /^whsec_/);
      const path = `${WEBHOOKS}/${created.body.webhook.id}`;
      const rotated = await client.post<Created>(`${path}/rotate-secret`, undefined);
      assert.match(rotated.body.secret, /^whsec_/);
      assert.notEqual(rotated.body.secret, created.body.secret);
      const retry = await client.post(WEBHOOKS, input, { 'idempotency-key': 'once' });
      for (const { text } of [retry, await client.get(path), await client.get(`${path}/deliveries`)]) {
        assert.ok(!text.includes('whsec_'), text);
      }
    }),
  ),
  section(
    'Webhook delivery',
    proves('`id`: string, req.', async ({ client }) => {
      const { webhook } = await create(client);
      const { id } = await testDelivery(client, webhook);
      const { body } = await client.get<DeliveryBody[]>(`${WEBHOOKS}/${webhook.id}/deliveries`);
      assert.deepEqual(
        body.map((delivery) => delivery.id),
        [id],
      );
    }),
    proves('`subscription_id`: string, req.', async ({ client }) => {
      const { webhook } = await create(client);
      assert.equal((await testDelivery(client, webhook)).subscription_id, webhook.id);
    }),
    proves('`event_id`: string, req.', async ({ client }) => {
      const reader = await client.follow();
      const { delivery, tagId } = await failedDelivery(client);
      await reader.until(({ events }) => events.some(({ event }) => event === 'tag.created'), 'tag.created');
      reader.leave();
      const data = reader.events.find(({ event }) => event === 'tag.created')?.data as {
        readonly id: string;
        readonly resource: { readonly id: string };
      };
      assert.deepEqual([delivery.event_id, tagId], [data.id, data.resource.id]);
    }),
    proves('`event_type`: string, req.', async ({ client }) => {
      const { webhook, delivery } = await failedDelivery(client);
      assert.equal(delivery.event_type, 'tag.created');
      assert.equal((await testDelivery(client, webhook)).event_type, 'webhook.test');
    }),
    proves('`state`: string, req.', async ({ client }) => {
      const { webhook, delivery } = await failedDelivery(client);
      assert.equal(delivery.state, 'retrying');
      assert.equal((await testDelivery(client, webhook)).state, 'queued');
    }),
    proves('`attempts`: integer, req.', async ({ client }) => {
      const { webhook, delivery } = await failedDelivery(client);
      assert.ok(Number.isInteger(delivery.attempts) && delivery.attempts >= 1);
      assert.equal((await testDelivery(client, webhook)).attempts, 0);
    }),
    proves('`created_at`: date-time, req.', async ({ client }) => {
      const { webhook } = await create(client);
      assert.match((await testDelivery(client, webhook)).created_at, DATE_TIME);
    }),
    proves('`last_code`: string, optional.', async ({ client }) => {
      const { webhook, delivery } = await failedDelivery(client);
      assert.equal(delivery.last_code, 'address-not-allowed');
      assert.ok(!('last_code' in (await testDelivery(client, webhook))));
    }),
    proves('`next_attempt_at`: date-time, optional.', async ({ client }) => {
      const { webhook, delivery } = await failedDelivery(client);
      assert.match(String(delivery.next_attempt_at), DATE_TIME);
      // A test is attempted once.
      const { id } = await testDelivery(client, webhook);
      await eventually(async () => {
        const { body } = await client.get<DeliveryBody[]>(`${WEBHOOKS}/${webhook.id}/deliveries`);
        const last = body.find((one) => one.id === id);
        assert.ok(last?.state !== 'failed' || !('next_attempt_at' in last));
        return last?.state === 'failed';
      }, 'a failed test');
    }),
  ),
];
