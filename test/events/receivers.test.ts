// How deliveries reach receivers: without redirects, without blocking each other, and over few connections.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onEveryEngine } from '../support/engines.ts';
import { Receiver } from '../support/receiver.ts';
import { serviceForSuite } from '../support/test-service.ts';
import { newTag, writeTags } from './library-tags.ts';
import { answer, held, placesForSuite } from './places.ts';
import { newWebhook } from './webhooks.ts';

const settings = { TUREEN_WEBHOOK_ALLOW_LOOPBACK: '1', TUREEN_LIMIT_WRITES_PER_MINUTE: '0' };
/** Concurrent deliveries per webhook. */
const AT_ONCE = 4;
/** Concurrent deliveries per library, however many webhooks it has. */
const LIBRARY_SHARE = 40;
/** Maximum number of webhooks per library. */
const MAX_WEBHOOKS = 50;

onEveryEngine('webhook delivery', (engine) => {
  const service = serviceForSuite(engine, { settings, deliveries: { pollIntervalMs: 20 } });
  const newPlace = placesForSuite();

  test('does not follow redirects', async () => {
    const client = await service.newLibrary();
    const elsewhere = newPlace(answer(204));
    for (const status of [301, 302, 303, 307, 308]) {
      const place = newPlace(answer(status, { location: elsewhere.url }));
      const webhook = await newWebhook(client, place.url);
      await newTag(client, `Redirected with ${status}`);
      const [delivery] = await webhook.deliveriesWhere((all) => all.some(({ state }) => state === 'retrying'));
      assert.deepEqual([delivery?.attempts, delivery?.last_code], [1, String(status)]);
    }
    assert.deepEqual(elsewhere.events, []);
  });

  test('does not let a slow receiver delay others', async () => {
    const client = await service.newLibrary();
    const { answering, letGo, waiting } = held(answer(204));
    const slow = newPlace(answering);
    const quick = newPlace(answer(204));
    await newWebhook(client, slow.url);
    await newWebhook(client, quick.url);
    const changes = 60;
    await writeTags({ writers: 8, changes, clientOf: () => client });
    await quick.until(changes);
    assert.ok(waiting.length <= AT_ONCE, `${waiting.length} deliveries wait for the slow receiver`);
    letGo();
    await slow.until(changes);
  });

  test('does not let fifty slow receivers delay other libraries', async () => {
    const [busy, calm] = [await service.newLibrary(), await service.newLibrary()];
    const { answering, letGo, waiting } = held(answer(204));
    const slow = newPlace(answering);
    const quick = newPlace(answer(204));
    for (let count = 0; count < MAX_WEBHOOKS; count += 1) await newWebhook(busy, slow.url);
    await newWebhook(calm, quick.url);
    await writeTags({ writers: 4, changes: 2 * AT_ONCE, clientOf: () => busy });
    await slow.until(LIBRARY_SHARE);
    try {
      for (let count = 1; count <= 10; count += 1) {
        await newTag(calm, `Tag ${count}`);
        await quick.until(count);
      }
    } finally {
      letGo();
    }
    assert.ok(waiting.length <= LIBRARY_SHARE, `${waiting.length} deliveries wait for the slow receivers`);
  });

  test('sends many deliveries over a few connections', async (t) => {
    const receiver = new Receiver();
    await receiver.start();
    try {
      const client = await service.newLibrary();
      await newWebhook(client, receiver.url);
      const changes = 100;
      await writeTags({ writers: 8, changes, clientOf: () => client });
      await receiver.until(({ received }) => received.length >= changes, `${changes} deliveries`);
      t.diagnostic(`${receiver.received.length} deliveries over ${receiver.connections} connections`);
      assert.equal(receiver.received.length, changes);
      // Four at a time; connections idle for some seconds are closed, which happens on a busy machine.
      assert.ok(receiver.connections <= changes / AT_ONCE, `${receiver.connections} connections`);
    } finally {
      receiver.stop();
    }
  });
});
