import assert from 'node:assert/strict';
import { afterEach, mock, test } from 'node:test';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

import { onEveryEngine } from '../../../../test/support/engines.ts';
import { parseCalendar, subscribe } from '../../../../test/support/icalendar.ts';
import { ManualClock } from '../../../../test/support/manual-clock.ts';
import { newMeal } from '../../../../test/support/meals.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';

const summaries = (text: string) => parseCalendar(text).events.map((event) => event['SUMMARY']);

onEveryEngine('reading the feed of planned meals', (engine) => {
  const service = serviceForSuite(engine, { clock: new ManualClock('2026-03-14T12:00:00.000Z') });
  afterEach(() => mock.restoreAll());

  /** Records from now on how many meals each read returned and how many readers were admitted to the feed. */
  const watchReadings = (hold: (which: number) => Promise<void> = async () => {}) => {
    const { connection } = service.database.db;
    const execute = connection.execute.bind(connection);
    const found: number[] = [];
    const letIn = mock.fn();
    mock.method(connection, 'execute', async (...[statement]: Parameters<typeof execute>) => {
      const isReading = statement.sql.includes('"moment"');
      const which = isReading ? found.push(0) - 1 : found.length;
      if (isReading) await hold(which);
      const result = await execute(statement);
      if (isReading) found[which] = result.rows.length;
      else if (statement.sql.includes('secret_hash')) letIn();
      return result;
    });
    return { found, letIn };
  };

  test('reads about 20 meals at a time, all of them in order', async () => {
    const client = await service.newLibrary();
    const address = await subscribe(client);
    const names = Array.from({ length: 45 }, (_, number) => `Meal ${number}`);
    for (const name of names) await newMeal(client, 'meals', [], { name });
    const { found } = watchReadings();
    const { text } = await service.client.get(address);
    assert.deepEqual(
      summaries(text),
      names.map((name) => `Dinner: ${name}`),
    );
    // One more than the page size shows that there are more.
    assert.deepEqual(found, [21, 21, 5]);
  });

  test('yields to other requests between reads', async () => {
    const client = await service.newLibrary();
    const address = await subscribe(client);
    for (let number = 0; number < 25; number += 1) await newMeal(client, 'meals', [{ display_name: `Soup ${number}` }]);
    const turns: string[] = [];
    const { found } = watchReadings(async (which) => {
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

  test('concurrent readers share one read, which is not cached', async () => {
    const client = await service.newLibrary();
    const address = await subscribe(client);
    await newMeal(client, 'meals', [], { name: 'Shared' });
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const { found, letIn } = watchReadings(() => held);
    const readers = Array.from({ length: 5 }, () => service.client.get(address));
    while (letIn.mock.callCount() < readers.length) await yieldToEventLoop();
    // After one more turn of the event loop, all of them wait for the first one's read.
    await yieldToEventLoop();
    release();
    for (const { status, text } of await Promise.all(readers)) {
      assert.deepEqual([status, summaries(text)], [200, ['Dinner: Shared']]);
    }
    assert.deepEqual(found, [1]);
    await service.client.get(address);
    assert.deepEqual(found, [1, 1]);
  });

  test('a reader after a change, or of another library, does not get an earlier read', async () => {
    const [client, other] = [await service.newLibrary(), await service.newLibrary()];
    const [address, theirs] = [await subscribe(client), await subscribe(other)];
    await newMeal(client, 'meals', [], { name: 'Old' });
    await newMeal(other, 'meals', [], { name: 'Theirs' });
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    watchReadings(async (which) => {
      begin();
      if (which === 0) await held;
    });
    const before = service.client.get(address);
    await begun;
    // A reader that shared it would wait just as long.
    setTimeout(release, 5000).unref();
    assert.deepEqual(summaries((await service.client.get(theirs)).text), ['Dinner: Theirs']);
    await newMeal(client, 'meals', [], { name: 'New' });
    assert.deepEqual(summaries((await service.client.get(address)).text), ['Dinner: Old', 'Dinner: New']);
    release();
    assert.equal((await before).status, 200);
  });
});
