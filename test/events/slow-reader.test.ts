// Readers that fall behind are disconnected and lose nothing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';

import { eventually } from '../support/eventually.ts';
import { onEveryEngine } from '../support/engines.ts';
import type { Engine } from '../support/engines.ts';
import { serviceForSuite } from '../support/test-service.ts';
import type { TestService } from '../support/test-service.ts';
import { newTag, numberOf } from './library-tags.ts';
import { openPlain } from './plain-stream.ts';

/** More than the system buffers for an unread connection, which is a few megabytes. */
const [EVENTS, BYTES_EACH] = [9000, 1200];

/** Creates a library with a long history and returns its id and the number of its newest event before that. */
const libraryWithHistory = async (service: TestService) => {
  const client = await service.newLibrary();
  const reader = await client.follow();
  await reader.until(({ lastEventId }) => lastEventId !== '', 'id');
  reader.leave();
  const id = reader.lastEventId.slice(0, reader.lastEventId.lastIndexOf('.'));
  const before = numberOf(reader.lastEventId);
  await service.write(
    `insert into event_counter values ('${id}', ${before + EVENTS})
    on conflict (stream) do update set last_number = ${before + EVENTS}`,
  );
  const values = Array.from({ length: EVENTS }, (_, at) => {
    const resource = String(at).padEnd(BYTES_EACH, '.');
    return `('${id}', ${before + at + 1}, 'tag.created', '2026-01-01T00:00:00.000Z', 'x', 'tag', '${resource}', 1)`;
  });
  for (let at = 0; at < EVENTS; at += 500) {
    await service.write(`insert into event values ${values.slice(at, at + 500).join(', ')}`);
  }
  return { id, before };
};

/** How many streams are open. */
const openStreams = async (service: TestService): Promise<number> => {
  const { text } = await service.client.get('/metrics');
  return Number(/^tureen_event_streams_open (\d+)$/m.exec(text)?.[1]);
};

const disconnects = (
  engine: Engine,
  heartbeatMs: number,
  onWait: (service: TestService, id: string) => Promise<void>,
) => {
  const service = serviceForSuite(engine, {
    settings: { TUREEN_LIMIT_WRITES_PER_MINUTE: '0' },
    streams: { stallMs: 200, heartbeatMs },
  });

  return async (t: TestContext): Promise<void> => {
    const { id, before } = await libraryWithHistory(service);
    const { origin } = service.client;
    const slow = await openPlain({ origin, library: id, first: before + 1, onChange: () => undefined });
    assert.equal(await openStreams(service), 1);
    await eventually(async () => {
      await onWait(service, id);
      return (await openStreams(service)) === 0;
    }, 'the end of the stream');
    // Data in flight is still there for it; it resumes after the last of that.
    slow.read();
    await eventually(() => slow.isClosed, 'the end of the connection');
    assert.deepEqual(slow.faults, []);
    const read = slow.times.length;
    assert.ok(read > 0 && read < EVENTS, `it read ${read} events`);
    // On an instance with the default timeout, because on a busy machine even a willing reader is slow.
    const patient = service.beside({});
    await patient.start();
    t.after(() => patient.stop());
    const reader = patient.client.with({ 'x-service-library': id });
    const again = await reader.follow({ 'last-event-id': `${id}.${before + read}` });
    await again.count(EVENTS - read);
    assert.equal(numberOf(again.events[0]?.id ?? ''), before + read + 1);
    assert.ok(again.events.every(({ event }) => event === 'tag.created'));
    again.leave();
  };
};

onEveryEngine('event reader that reads nothing', (engine) => {
  let tags = 0;
  const isDisconnected = disconnects(engine, 60_000, async (service, id) => {
    tags += 1;
    await newTag(service.client.with({ 'x-service-library': id }), `Tag ${tags}`);
  });
  test('is disconnected by further events and resumes at its position', isDisconnected);
});

onEveryEngine('event reader that reads nothing in a quiet library', (engine) => {
  test(
    'is disconnected by the next keep-alive and resumes at its position',
    disconnects(engine, 300, async () => undefined),
  );
});
