import assert from 'node:assert/strict';
import { afterEach, mock, test } from 'node:test';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

import { onEveryEngine } from '../../../../test/support/engines.ts';
import { parseCalendar, subscribe } from '../../../../test/support/icalendar.ts';
import { ManualClock } from '../../../../test/support/manual-clock.ts';
import { newMeal } from '../../../../test/support/meals.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';

const summaries = (text: string) => parseCalendar(text).events.map((event) => event['SUMMARY']);

onEveryEngine('reading the meal calendar feed', (engine) => {
  const service = serviceForSuite(engine, { clock: new ManualClock('2026-03-14T12:00:00.000Z') });
  afterEach(() => mock.restoreAll());

  /** Starts recording how many meals each read returns and how many requests are admitted to the feed. */
  const watchReads = (hold: (which: number) => Promise<void> = async () => {}) => {
    const { connection } = service.database.db;
    const execute = connection.execute.bind(connection);
    const found: number[] = [];
    const admitted = mock.fn();
    mock.method(connection, 'execute', async (...[statement]: Parameters<typeof execute>) => {
      const isReading = statement.sql.includes('"moment"');
      const which = isReading ? found.push(0) - 1 : found.length;
      if (isReading) await hold(which);
      const result = await execute(statement);
      if (isReading) found[which] = result.rows.length;
      else if (statement.sql.includes('secret_hash')) admitted();
      return result;
    });
    return { found, admitted };
  };

  test('reads 20 meals at a time and returns all of them in order', async () => {
    const client = await service.newLibrary();
    const address = await subscribe(client);
    const names = Array.from({ length: 45 }, (_, number) => `Meal ${number}`);
    for (const name of names) await newMeal(client, 'meals', [], { name });
    const { found } = watchReads();
    const { text } = await service.client.get(address);
    assert.deepEqual(
      summaries(text),
      names.map((name) => `Dinner: ${name}`),
    );
    // Each read fetches one meal beyond its page to see whether there are more.
    assert.deepEqual(found, [21, 21, 5]);
  });

  test('yields to the event loop between reads', async () => {
    const client = await service.newLibrary();
    const address = await subscribe(client);
    for (let number = 0; number < 25; number += 1) await newMeal(client, 'meals', [{ display_name: `Soup ${number}` }]);
    const turns: string[] = [];
    const { found } = watchReads(async (which) => {
      turns.push(`reading ${which}`);
      setImmediate(() => turns.push('another'));
    });
    await service.client.get(address);
    assert.deepEqual(
      [found, turns.slice(0, 3)],
      [
        [21, 5],
        ['reading 0', 'another', 'reading 1'],
      ],
    );
  });

  test('shares one read among concurrent requests and does not cache it', async () => {
    const client = await service.newLibrary();
    const address = await subscribe(client);
    await newMeal(client, 'meals', [], { name: 'Shared' });
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const { found, admitted } = watchReads(() => held);
    const readers = Array.from({ length: 5 }, () => service.client.get(address));
    while (admitted.mock.callCount() < readers.length) await yieldToEventLoop();
    // After one more turn of the event loop, all requests are waiting for the first read.
    await yieldToEventLoop();
    release();
    for (const { status, text } of await Promise.all(readers)) {
      assert.deepEqual([status, summaries(text)], [200, ['Dinner: Shared']]);
    }
    assert.deepEqual(found, [1]);
    await service.client.get(address);
    assert.deepEqual(found, [1, 1]);
  });

  test('does not share an earlier read after a change or with another library', async () => {
    const [client, other] = [await service.newLibrary(), await service.newLibrary()];
    const [address, theirs] = [await subscribe(client), await subscribe(other)];
    await newMeal(client, 'meals', [], { name: 'Old' });
    await newMeal(other, 'meals', [], { name: 'Theirs' });
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    watchReads(async (which) => {
      begin();
      if (which === 0) await held;
    });
    const before = service.client.get(address);
    await begun;
    // A request that shared the first read would be blocked until this timeout.
    setTimeout(release, 5000).unref();
    assert.deepEqual(summaries((await service.client.get(theirs)).text), ['Dinner: Theirs']);
    await newMeal(client, 'meals', [], { name: 'New' });
    assert.deepEqual(summaries((await service.client.get(address)).text), ['Dinner: Old', 'Dinner: New']);
    release();
    assert.equal((await before).status, 200);
  });
});
