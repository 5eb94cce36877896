import assert from 'node:assert/strict';

import type { DeliveryBody, WebhookBody } from '../../../../src/domains/webhooks/webhook.schemas.ts';
import type { EventBody } from '../../../../src/platform/outbox/event.ts';
import type { TestClient } from '../../../support/client.ts';
import { newLibrary, newMember, statusAndCode } from '../../../support/people.ts';
import { newEntry } from '../../../support/recipes.ts';
import { provedBy, proves, section } from '../sentence.ts';
import type { Section } from '../sentence.ts';

const WEBHOOKS = '/api/v1/webhooks';
const DELIVERIES_TEST = 'src/domains/webhooks/delivering/deliveries.test.ts';
const PAUSES_TEST = 'test/events/pauses.test.ts';
const VERIFY_TEST = 'test/webhooks/verify.test.ts';

const WEBHOOK = { name: 'Kitchen', url: 'https://receiver.invalid/', enabled: false, event_types: ['tag.*'] };

interface WithSecret {
  readonly webhook: WebhookBody;
  readonly secret: string;
}

const newTag = async (client: TestClient, name = 'Soup'): Promise<string> =>
  (await client.post<{ id: string }>('/api/v1/tags', { name })).body.id;

/** The first events that a client gets while something happens. */
const eventsOf = async (
  client: TestClient,
  count: number,
  happen: () => Promise<unknown>,
  headers: Readonly<Record<string, string>> = {},
) => {
  const reader = await client.follow(headers);
  try {
    await happen();
    await reader.count(count);
    return { bodies: reader.events.map(({ data }) => data as EventBody), reader };
  } finally {
    reader.leave();
  }
};

export const events: readonly Section[] = [
  section(
    'Live event stream',
    proves('The stream delivers events for the library named in `X-Service-Library`.', async ({ client, local }) => {
      const other = await local.newLibrary();
      const made: string[] = [];
      const { bodies } = await eventsOf(client, 2, async () => {
        made.push(await newTag(client, 'First'));
        await newTag(other, 'Elsewhere');
        made.push(await newTag(client, 'Second'));
      });
      assert.deepEqual(
        bodies.map(({ resource }) => resource.id),
        made,
      );
    }),
    proves('Each event names what changed and its new revision.', async ({ client }) => {
      const id = await newTag(client);
      const { bodies } = await eventsOf(client, 1, () =>
        client.put(`/api/v1/tags/${id}`, { name: 'Stew' }, { 'if-match': '"1"' }),
      );
      assert.deepEqual([bodies[0]?.type, bodies[0]?.resource], ['tag.updated', { type: 'tag', id, revision: 2 }]);
    }),
    provedBy(
      'It never carries recipe text or credentials.',
      DELIVERIES_TEST,
      'never includes recipe text or a secret in an event or delivery',
    ),
    proves('A client treats an event as a prompt to refresh.', async ({ client }) => {
      const { id } = await newEntry(client);
      const { bodies } = await eventsOf(client, 1, () =>
        client.put(`/api/v1/recipes/${id}`, { recipe: { title: 'Stew' } }, { 'if-match': '"1"' }),
      );
      const { resource } = bodies[0] ?? assert.fail('no event');
      const refreshed = await client.get<{ revision: number }>(`/api/v1/recipes/${resource.id}`);
      assert.equal(refreshed.body.revision, resource.revision);
    }),
    proves(
      'A resync event means changes were missed that cannot be replayed; the client reloads everything it depends on.',
      async ({ client }) => {
        const reader = await client.follow({ 'last-event-id': 'unknown' });
        await reader.count(1);
        await newTag(client);
        await reader.count(2);
        reader.leave();
        const [resync, next] = reader.events;
        assert.deepEqual([resync?.event, resync?.data], ['resync', { reason: 'unknown' }]);
        assert.deepEqual([next?.event, reader.events.length], ['tag.created', 2]);
      },
    ),
    provedBy(
      'The server closes each connection after five minutes.',
      'src/domains/events/events.test.ts',
      'sends heartbeats, closes the stream after its lifetime, and misses no event before the client reconnects',
    ),
    proves('The client reconnects with backoff and sends the last event id in `Last-Event-ID`.', async ({ client }) => {
      const { reader } = await eventsOf(client, 1, () => newTag(client, 'Before'));
      assert.match(reader.text, /^retry: \d+$/m);
      const missed = await newTag(client, 'Missed');
      const { bodies } = await eventsOf(client, 1, async () => {}, { 'last-event-id': reader.lastEventId });
      assert.deepEqual(
        bodies.map(({ resource }) => resource.id),
        [missed],
      );
    }),
  ),
  section(
    'Webhooks',
    provedBy(
      'A webhook sends the same events',
      DELIVERIES_TEST,
      'delivers only subscribed events, signed and with the same body as in a stream',
    ),
    proves('to an HTTPS endpoint.', async ({ client }) => {
      const { status, body } = await client.post(WEBHOOKS, { ...WEBHOOK, url: 'http://receiver.invalid/' });
      assert.deepEqual([status, body.errors?.[0]?.location], [422, 'body.url']);
      assert.equal((await client.post(WEBHOOKS, WEBHOOK)).status, 201);
    }),
    proves('Library owners create it;', async ({ accounts, admin }) => {
      const owner = await newMember(accounts, admin, admin.library, 'viewer');
      const library = await newLibrary(owner);
      for (const role of ['viewer', 'editor'] as const) {
        const member = await newMember(accounts, owner, library, role);
        assert.deepEqual(statusAndCode(await member.in(library).post(WEBHOOKS, WEBHOOK)), [403, 'forbidden']);
      }
      assert.equal((await owner.in(library).post(WEBHOOKS, WEBHOOK)).status, 201);
    }),
    provedBy(
      'its `event_types` list chooses the events.',
      DELIVERIES_TEST,
      'delivers only subscribed events, signed and with the same body as in a stream',
    ),
    provedBy(
      'Each delivery is signed with the `Service-Signature` header.',
      DELIVERIES_TEST,
      'delivers only subscribed events, signed and with the same body as in a stream',
    ),
    provedBy(
      'The receiver verifies it over the exact received bytes before parsing,',
      VERIFY_TEST,
      'does not parse the body before verifying it',
    ),
    provedBy(
      'and rejects a timestamp more than five minutes from now.',
      VERIFY_TEST,
      'rejects signatures more than five minutes in the past or future',
    ),
    provedBy(
      'Delivery is at least once.',
      'test/crash/delivery-kills.test.ts',
      'arrive at least once and unchanged when the service is killed 3 times',
    ),
    provedBy(
      'The receiver records delivery ids and ignores repeats.',
      DELIVERIES_TEST,
      'resends a delivery with the same id and body',
    ),
    proves('The signing secret appears once, on creation or secret rotation.', async ({ client }) => {
      const { body } = await client.post<WithSecret>(WEBHOOKS, WEBHOOK);
      const path = `${WEBHOOKS}/${body.webhook.id}`;
      const rotated = await client.post<WithSecret>(`${path}/rotate-secret`, undefined);
      for (const secret of [body.secret, rotated.body.secret]) assert.match(secret, /^whsec_/);
      for (const { status, text } of [
        await client.get(path),
        await client.get(WEBHOOKS),
        await client.put(path, WEBHOOK),
        await client.get(`${path}/deliveries`),
      ]) {
        assert.equal(status, 200);
        assert.ok(!text.includes('whsec_'), text);
      }
    }),
    proves('If lost, rotate it.', async ({ client }) => {
      const { body } = await client.post<WithSecret>(WEBHOOKS, WEBHOOK);
      const rotated = await client.post<WithSecret>(`${WEBHOOKS}/${body.webhook.id}/rotate-secret`, undefined);
      assert.deepEqual([rotated.status, rotated.body.webhook.id], [200, body.webhook.id]);
      assert.notEqual(rotated.body.secret, body.secret);
    }),
    provedBy(
      'After repeated failures the webhook is paused (queued deliveries kept, no new ones added).',
      PAUSES_TEST,
      'is paused after twenty failures in a row and keeps its queue until it is enabled again',
    ),
    provedBy(
      'After the receiver is fixed, the webhook is turned back on and deliveries are resent from its delivery history.',
      PAUSES_TEST,
      'is paused immediately if its receiver is gone, and can resend the failed delivery',
    ),
    proves(
      'An instance webhook can be tested with the test operation, which returns a delivery.',
      async ({ client }) => {
        const { body } = await client.post<WithSecret>('/api/v1/instance-webhooks', WEBHOOK);
        const path = `/api/v1/instance-webhooks/${body.webhook.id}`;
        try {
          const tested = await client.post<DeliveryBody>(`${path}/test`, undefined);
          assert.deepEqual(
            [tested.status, tested.body.subscription_id, tested.body.event_type],
            [202, body.webhook.id, 'webhook.test'],
          );
          const listed = await client.get<readonly DeliveryBody[]>(`${path}/deliveries`);
          assert.deepEqual(
            listed.body.map(({ id }) => id),
            [tested.body.id],
          );
        } finally {
          await client.delete(path);
        }
      },
    ),
    proves(
      'Audit history (see the audit operation) is a separate record of account and library actions.',
      async ({ client }) => {
        const { library_id: library } = await newEntry(client);
        const { bodies } = await eventsOf(client, 1, async () => {
          await client.post(`/api/v1/libraries/${library}/invitations`, { role: 'viewer' });
          await newTag(client);
        });
        assert.deepEqual(
          bodies.map(({ type }) => type),
          ['tag.created'],
        );
        const audit = await client.get<{ events: readonly { action: string }[] }>(
          `/api/v1/account/audit?library_id=${library}`,
        );
        const actions = audit.body.events.map(({ action }) => action);
        assert.ok(actions.includes('invitation.created') && !actions.includes('tag.created'), actions.join(', '));
      },
    ),
  ),
];
