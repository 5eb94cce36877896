import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onEveryEngine } from '../../../test/support/engines.ts';
import { serviceForSuite } from '../../../test/support/test-service.ts';
import { systemClock } from '../clock/clock.ts';
import { asId } from '../ids/ids.ts';
import type { LibraryId, UserId } from '../ids/ids.ts';
import { emitEvent, emitInstanceEvent } from './outbox.ts';
import { sweepEvents } from './sweep-events.ts';

const actor = { clock: systemClock, userId: asId<UserId>('someone') };
const inStream = (name: string) => ({ ...actor, libraryId: asId<LibraryId>(name) });
const newEvent = (id: string) => ({ type: 'tag.created', resource: { type: 'tag', id, revision: 1 } }) as const;

onEveryEngine('outbox', (engine) => {
  const service = serviceForSuite(engine);

  const numbers = async (stream: string): Promise<readonly unknown[]> => {
    const rows = await service.rows(`select number, resource_id from event where stream = '${stream}' order by number`);
    return rows.map(({ number, resource_id }) => `${String(number)} ${String(resource_id)}`);
  };

  test('numbers the events of each stream in the order they were emitted', async () => {
    await service.database.transaction(async (tx) => emitEvent(tx, inStream('b'), newEvent('first')));
    await service.database.transaction(async (tx) => {
      emitEvent(tx, inStream('b'), newEvent('second'));
      emitEvent(tx, inStream('a'), newEvent('other'));
      emitEvent(tx, inStream('b'), newEvent('third'));
      emitInstanceEvent(tx, actor, newEvent('all'));
    });
    assert.deepEqual(await numbers('b'), ['1 first', '2 second', '3 third']);
    assert.deepEqual(await numbers('a'), ['1 other']);
  });

  test('leaves no event and no gap after a rollback', async () => {
    const failing = service.database.transaction(async (tx) => {
      emitEvent(tx, inStream('c'), newEvent('never'));
      throw new Error('after all');
    });
    await assert.rejects(failing);
    await service.database.transaction(async (tx) => emitEvent(tx, inStream('c'), newEvent('first')));
    assert.deepEqual(await numbers('c'), ['1 first']);
  });

  test('numbers events without gaps or repeats if many writers emit to two streams in any order', async () => {
    const streams = ['x', 'y'] as const;
    await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        service.database.transaction(async (tx) => {
          for (const name of index % 2 === 0 ? streams : streams.toReversed()) {
            emitEvent(tx, inStream(name), newEvent(String(index)));
          }
        }),
      ),
    );
    for (const stream of streams) {
      const seen = await service.rows(`select number from event where stream = '${stream}' order by number`);
      assert.deepEqual(
        seen.map(({ number }) => number),
        Array.from({ length: 200 }, (_, index) => index + 1),
      );
    }
  });

  test('keeps events for 7 days', async () => {
    const clock = { now: () => new Date(Date.now() + 8 * 24 * 3_600_000) };
    await service.database.transaction(async (tx) => emitEvent(tx, { ...inStream('d'), clock }, newEvent('young')));
    await sweepEvents(service.database, clock);
    const left = await service.rows('select resource_id from event');
    assert.deepEqual(
      left.map(({ resource_id }) => resource_id),
      ['young'],
    );
  });
});
