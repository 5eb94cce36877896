// interface.md, "Live event stream"; decisions.md, section 11.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { TestClient } from '../../../test/support/client.ts';
import { onEveryEngine } from '../../../test/support/engines.ts';
import type { EventReader } from '../../../test/support/event-reader.ts';
import { newLibrary, newMember, newToken, setUp, signIn } from '../../../test/support/people.ts';
import { serviceForSuite } from '../../../test/support/test-service.ts';
import type { EventBody } from '../../platform/outbox/event.ts';
import type { AccountState } from '../accounts/index.ts';

const newTag = async (client: TestClient, name: string): Promise<string> => {
  const { status, body } = await client.post<{ id: string }>('/api/v1/tags', { name });
  assert.equal(status, 201, JSON.stringify(body));
  return body.id;
};

const numberOf = (id: string): number => Number(id.slice(id.lastIndexOf('.') + 1));

const tags = ({ events }: EventReader): readonly string[] =>
  events.map(({ data }) => (data as EventBody).resource?.id ?? '');

onEveryEngine('live events', (engine) => {
  const service = serviceForSuite(engine);

  test('sends each committed change with the resource and its revision, and nothing else', async () => {
    const client = await service.newLibrary();
    const reader = await client.follow();
    const { statusCode, headers } = reader.response;
    assert.deepEqual(
      [statusCode, headers['content-type'], headers['cache-control'], headers['x-accel-buffering']],
      [200, 'text/event-stream', 'no-store, no-transform', 'no'],
    );
    const before = new Date().toISOString();
    const id = await newTag(client, 'Soup');
    const after = new Date().toISOString();
    await reader.count(1);
    const [event] = reader.events;
    assert.ok(event);
    const { occurred_at, actor_id, ...rest } = event.data as EventBody;
    const { body: account } = await client.get<{ user: { id: string } }>('/api/v1/account');
    assert.equal(actor_id, account.user.id);
    assert.ok(before <= occurred_at && occurred_at <= after, occurred_at);
    assert.equal(event.event, 'tag.created');
    assert.equal(rest.id, event.id);
    assert.equal(rest.id, `${rest.library_id}.${numberOf(rest.id)}`);
    assert.deepEqual(rest.resource, { type: 'tag', id, revision: 1 });
    assert.match(reader.text, /^retry: 2000\nid: \S+\n\n/);
    reader.leave();
  });

  test('never compresses a stream, whatever the client accepts', async () => {
    const client = await service.newLibrary();
    const reader = await client.follow({ 'accept-encoding': 'br, gzip' });
    assert.equal(reader.response.headers['content-encoding'], undefined);
    reader.leave();
  });

  test('resumes a stream after Last-Event-ID, with each event once and in order', async () => {
    const client = await service.newLibrary();
    const first = await client.follow();
    const made = [await newTag(client, 'a')];
    await first.count(1);
    first.leave();
    for (const name of ['b', 'c', 'd']) made.push(await newTag(client, name));
    const second = await client.follow({ 'last-event-id': first.lastEventId });
    await second.count(3);
    made.push(await newTag(client, 'e'));
    await second.count(4);
    assert.deepEqual([...tags(first), ...tags(second)], made);
    second.leave();
  });

  test('lets a client that disconnects before its first event resume without missing one', async () => {
    const client = await service.newLibrary();
    const first = await client.follow();
    await first.until(({ lastEventId }) => lastEventId !== '', 'id');
    first.leave();
    const id = await newTag(client, 'meanwhile');
    const second = await client.follow({ 'last-event-id': first.lastEventId });
    await second.count(1);
    assert.deepEqual(tags(second), [id]);
    second.leave();
  });

  test('replays thousands of events completely, followed by events that occur during the replay', async () => {
    const client = await service.newLibrary();
    const reader = await client.follow();
    await reader.until(({ lastEventId }) => lastEventId !== '', 'id');
    reader.leave();
    const library = reader.lastEventId.slice(0, reader.lastEventId.lastIndexOf('.'));
    const from = numberOf(reader.lastEventId);
    const count = 3000;
    await service.write(
      `insert into event_counter values ('${library}', ${from + count})
      on conflict (stream) do update set last_number = ${from + count}`,
    );
    const values = Array.from(
      { length: count },
      (_, at) => `('${library}', ${from + at + 1}, 'tag.created', '2026-01-01T00:00:00.000Z', 'x', 'tag', '${at}', 1)`,
    );
    for (let at = 0; at < count; at += 500) {
      await service.write(`insert into event values ${values.slice(at, at + 500).join(', ')}`);
    }
    const again = await client.follow({ 'last-event-id': reader.lastEventId });
    await newTag(client, 'newest');
    await again.count(count + 1);
    assert.deepEqual(
      again.events.map(({ id }) => numberOf(id)),
      Array.from({ length: count + 1 }, (_, at) => from + at + 1),
    );
    again.leave();
  });

  test('starts a stream with a resync that carries the newest id if events cannot be replayed', async () => {
    const client = await service.newLibrary();
    const other = await service.newLibrary();
    const ids = await Promise.all(
      [client, other].map(async (one) => {
        await newTag(one, 'a');
        await newTag(one, 'b');
        const reader = await one.follow();
        await reader.until(({ lastEventId }) => lastEventId !== '', 'id');
        reader.leave();
        return reader.lastEventId;
      }),
    );
    const [newest = '', foreign = ''] = ids;
    const library = newest.slice(0, newest.lastIndexOf('.'));
    const resync = async (lastEventId: string): Promise<unknown> => {
      const reader = await client.follow({ 'last-event-id': lastEventId });
      await reader.count(1);
      reader.leave();
      const [event] = reader.events;
      return [event?.event, event?.id, event?.data];
    };
    assert.deepEqual(await resync('nonsense'), ['resync', newest, { reason: 'unknown' }]);
    assert.deepEqual(await resync(`${library}.999999`), ['resync', newest, { reason: 'unknown' }]);
    assert.deepEqual(await resync(foreign), ['resync', newest, { reason: 'another-library' }]);
    await service.write(`delete from event where stream = '${library}' and number < ${numberOf(newest)}`);
    assert.deepEqual(await resync(`${library}.${numberOf(newest) - 2}`), ['resync', newest, { reason: 'too-old' }]);
  });

  test('misses nothing after the event id that the account had', async () => {
    const { body: library } = await service.client.post<{ id: string }>('/api/v1/libraries', { name: 'Test' });
    const client = service.client.with({ 'x-service-library': library.id });
    await newTag(client, 'before');
    const { body: account } = await client.get<AccountState>('/api/v1/account');
    const query = `?last_event_id=${account.last_event_ids[library.id]}`;
    const made = [await newTag(client, 'a'), await newTag(client, 'b')];
    const first = await client.follow({}, query);
    await first.count(2);
    assert.deepEqual(tags(first), made);
    first.leave();

    // As a browser reconnects: to the same URL, with the header.
    const second = await client.follow({ 'last-event-id': first.lastEventId }, query);
    made.push(await newTag(client, 'c'));
    await second.count(1);
    assert.deepEqual(tags(second), made.slice(2));
    second.leave();
  });

  test('accepts the library in the query, because a browser cannot send the header', async () => {
    const client = await service.newLibrary();
    const reader = await client.follow();
    await reader.until(({ lastEventId }) => lastEventId !== '', 'id');
    const library = reader.lastEventId.slice(0, reader.lastEventId.lastIndexOf('.'));
    reader.leave();
    const browser = await service.client.follow({}, `?library=${library}`);
    const id = await newTag(client, 'x');
    await browser.count(1);
    assert.deepEqual(tags(browser), [id]);
    browser.leave();
    const missing = await service.client.follow({}, '?library=nothing');
    assert.equal(missing.response.statusCode, 404);
    await missing.ended();
  });

  test('releases the feed of closed streams and ends every stream when the service stops', async () => {
    const client = await service.newLibrary();
    const reader = await client.follow();
    await reader.until(({ lastEventId }) => lastEventId !== '', 'id');
    await service.restart();
    await reader.ended();
    const again = await service.client.follow({}, `?library=${reader.lastEventId.split('.')[0]}`);
    assert.equal(again.response.statusCode, 200);
    again.leave();
  });
});

onEveryEngine('event stream lifetime', (engine) => {
  const service = serviceForSuite(engine, { streams: { heartbeatMs: 100, closeMs: 1500 } });

  test('sends heartbeats, closes the stream after its lifetime, and misses no event before the client reconnects', async () => {
    const client = await service.newLibrary();
    const reader = await client.follow();
    await reader.until(({ text }) => text.split('\n').filter((line) => line === ':').length > 3, 'fourth heartbeat');
    await reader.ended();
    const id = await newTag(client, 'between');
    const again = await client.follow({ 'last-event-id': reader.lastEventId });
    await again.count(1);
    assert.deepEqual(tags(again), [id]);
    again.leave();
  });
});

onEveryEngine('live event access', (engine) => {
  const service = serviceForSuite(engine, {
    settings: { TUREEN_AUTH: 'accounts' },
    streams: { heartbeatMs: 200 },
  });

  test('rejects strangers and admits viewers and tokens with the read scope', async () => {
    const owner = await setUp(service);
    const library = await newLibrary(owner);
    const viewer = await newMember(service, owner, library, 'viewer');
    const anonymous = await service.client.follow({ 'x-service-library': library });
    assert.equal(anonymous.response.statusCode, 401);
    const stranger = await newMember(service, owner, await newLibrary(owner), 'viewer');
    assert.equal((await stranger.in(library).follow()).response.statusCode, 404);
    const token = await newToken(viewer, 'read');
    const readers = [
      await viewer.in(library).follow(),
      await service.client.follow({ authorization: `Bearer ${token}`, 'x-service-library': library }),
    ];
    const id = await newTag(owner.in(library), 'told');
    for (const reader of readers) {
      await reader.count(1);
      assert.equal(tags(reader).at(-1), id);
      reader.leave();
    }
  });

  test('disconnects a reader who signs out or loses membership, and sends them no later events', async () => {
    const owner = await signIn(service, 'Admin');
    const library = await newLibrary(owner);
    const leaver = await newMember(service, owner, library, 'viewer');
    const removed = await newMember(service, owner, library, 'viewer');
    const [leaving, losing] = [await leaver.in(library).follow(), await removed.in(library).follow()];
    await leaver.client.post('/api/v1/auth/sign-out', undefined);
    await leaving.ended();
    const { status } = await owner.client.delete(`/api/v1/libraries/${library}/members/${removed.id}`);
    assert.ok(status < 300, String(status));
    await newTag(owner.in(library), 'secret');
    await losing.ended();
    assert.ok(!losing.text.includes('tag.created'), losing.text);
  });
});
