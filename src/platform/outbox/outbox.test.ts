import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onEveryEngine } from '../../../test/support/engines.ts';
import { serviceForSuite } from '../../../test/support/test-service.ts';
import { sweep } from '../../app/maintenance.ts';
import { systemClock } from '../clock/clock.ts';
import { loadConfig } from '../config/config.ts';
import { asId } from '../ids/ids.ts';
import type { LibraryId, UserId } from '../ids/ids.ts';
import { createLog } from '../log/log.ts';
import { announce, announceToInstance } from './outbox.ts';

const actor = { clock: systemClock, userId: asId<UserId>('someone') };
const inStream = (name: string) => ({ ...actor, libraryId: asId<LibraryId>(name) });
const happening = (id: string) => ({ type: 'tag.created', resource: { type: 'tag', id, revision: 1 } }) as const;

onEveryEngine('outbox', (engine) => {
  const service = serviceForSuite(engine);

  const numbers = async (stream: string): Promise<readonly unknown[]> => {
    const rows = await service.rows(`select number, resource_id from event where stream = '${stream}' order by number`);
    return rows.map(({ number, resource_id }) => `${String(number)} ${String(resource_id)}`);
  };

  test('numbers the events of a transaction in the order of their announcement, per stream', async () => {
    await service.database.transaction(async (tx) => announce(tx, inStream('b'), happening('first')));
    await service.database.transaction(async (tx) => {
      announce(tx, inStream('b'), happening('second'));
      announce(tx, inStream('a'), happening('other'));
      announce(tx, inStream('b'), happening('third'));
      announceToInstance(tx, actor, happening('all'));
    });
    assert.deepEqual(await numbers('b'), ['1 first', '2 second', '3 third']);
    assert.deepEqual(await numbers('a'), ['1 other']);
  });

  test('leaves no event and no gap after a rollback', async () => {
    const failing = service.database.transaction(async (tx) => {
      announce(tx, inStream('c'), happening('never'));
      throw new Error('after all');
    });
    await assert.rejects(failing);
    await service.database.transaction(async (tx) => announce(tx, inStream('c'), happening('first')));
    assert.deepEqual(await numbers('c'), ['1 first']);
  });

  test('numbers without gaps or repeats under many writers of two streams, in any order', async () => {
    const streams = ['x', 'y'] as const;
    await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        service.database.transaction(async (tx) => {
          for (const name of index % 2 === 0 ? streams : streams.toReversed()) {
            announce(tx, inStream(name), happening(String(index)));
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
    await service.database.transaction(async (tx) => announce(tx, { ...inStream('d'), clock }, happening('young')));
    await sweep({ database: service.database, clock, log: createLog('silent'), limits: loadConfig({}, '').limits });
    const left = await service.rows('select resource_id from event');
    assert.deepEqual(
      left.map(({ resource_id }) => resource_id),
      ['young'],
    );
  });
});
