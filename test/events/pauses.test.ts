// When a webhook is paused, which deliveries are kept, and how it resumes (decisions.md, section 11).
import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { DeliveryBody } from '../../src/domains/webhooks/webhook.schemas.ts';
import { onEveryEngine } from '../support/engines.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { serviceForSuite } from '../support/test-service.ts';
import { newTag, writeTags } from './library-tags.ts';
import { answer, held, idOf, isOfEvent, placesForSuite } from './places.ts';
import { newWebhook } from './webhooks.ts';

const settings = { TUREEN_WEBHOOK_ALLOW_LOOPBACK: '1', TUREEN_LIMIT_WRITES_PER_MINUTE: '0' };
const QUEUED = 40;

const idsOf = (deliveries: readonly DeliveryBody[]): readonly string[] =>
  deliveries
    .filter(isOfEvent)
    .map(({ id }) => id)
    .toSorted();
const isQuiet = (all: readonly DeliveryBody[]): boolean => all.every(({ state }) => state !== 'delivering');
const areDelivered = (all: readonly DeliveryBody[]): boolean => all.every(({ state }) => state === 'succeeded');

onEveryEngine('a webhook', (engine) => {
  const clock = new ManualClock();
  const service = serviceForSuite(engine, { clock, settings, deliveries: { pollIntervalMs: 20, random: () => 0 } });
  const newPlace = placesForSuite();

  test('is paused after twenty failures in a row and keeps its queue until it is enabled again', async () => {
    const client = await service.newLibrary();
    const { answering, letGo } = held(answer(500));
    const place = newPlace(answering);
    const webhook = await newWebhook(client, place.url, ['tag.*']);
    const reader = await client.follow();
    await writeTags({ writers: 4, changes: QUEUED, clientOf: () => client });
    letGo();
    await reader.until(({ events }) => events.some(({ event }) => event === 'webhook.paused'), 'pause');
    const kept = await webhook.deliveriesWhere(isQuiet);
    const { enabled, pause_reason, consecutive_failures } = await webhook.read();
    assert.deepEqual([enabled, pause_reason], [false, 'repeated-failures']);
    const tried = place.events.length;
    // Deliveries in flight together with the twentieth were completed.
    assert.ok(tried >= 20 && tried < 24, `${tried} deliveries were attempted`);
    assert.equal(consecutive_failures, tried);
    assert.equal(kept.length, QUEUED);
    assert.ok(kept.every(({ next_attempt_at }) => next_attempt_at === undefined));

    clock.advance({ days: 1 });
    place.answer = answer(204);
    await newTag(client, 'Told to nobody');
    await webhook.sendTest();
    assert.equal(place.events.length, tried);
    assert.deepEqual(idsOf(await webhook.deliveries()), idsOf(kept));
    assert.equal(reader.events.filter(({ event }) => event === 'webhook.paused').length, 1);
    reader.leave();

    await webhook.turnOn();
    await webhook.deliveriesWhere(areDelivered);
    const taken = place.events.slice(tried);
    assert.deepEqual(taken.map(idOf).toSorted(), idsOf(kept));
    const [again] = taken;
    assert.ok(again);
    await webhook.resend(idOf(again));
    await place.until(tried + QUEUED + 1);
    const last = place.events.at(-1);
    assert.deepEqual([last && idOf(last), last?.body], [idOf(again), again.body]);
  });

  test('is paused immediately if its receiver is gone, and can resend the failed delivery', async () => {
    const client = await service.newLibrary();
    const place = newPlace(answer(410));
    const webhook = await newWebhook(client, place.url, ['tag.*']);
    await newTag(client, 'Soup');
    const [failed] = await webhook.deliveriesWhere((all) => all.some(({ state }) => state === 'failed'));
    assert.deepEqual([failed?.attempts, failed?.last_code], [1, '410']);
    const { enabled, pause_reason, consecutive_failures } = await webhook.read();
    assert.deepEqual([enabled, pause_reason, consecutive_failures], [false, 'gone', 1]);
    await newTag(client, 'Told to nobody');
    assert.equal((await webhook.deliveries()).length, 1);
    place.answer = answer(204);
    await webhook.turnOn();
    await webhook.resend(failed?.id ?? '');
    const [resent] = await webhook.deliveriesWhere((all) => all.some(({ state }) => state === 'succeeded'));
    assert.deepEqual([resent?.id, resent?.attempts], [failed?.id, 2]);
    const [first, second] = place.events;
    assert.deepEqual([second && idOf(second), second?.body], [first && idOf(first), first?.body]);
  });

  test('is not notified of its own pause, but other webhooks are', async () => {
    const client = await service.newLibrary();
    const gone = newPlace(answer(410));
    const other = newPlace(answer(204));
    const paused = await newWebhook(client, gone.url);
    await newWebhook(client, other.url, ['webhook.*']);
    await newTag(client, 'Soup');
    await other.until(1);
    assert.deepEqual(
      other.events.map(({ headers }) => headers['service-event-type']),
      ['webhook.paused'],
    );
    assert.deepEqual(
      (await paused.deliveries()).map(({ event_type }) => event_type),
      ['tag.created'],
    );
  });

  test('receives only tests while disabled, and no retry of a delivery that was in flight', async () => {
    const client = await service.newLibrary();
    const { answering, letGo } = held(answer(204));
    const place = newPlace((received, response) =>
      (received.headers['service-event-type'] === 'tag.created' ? answering : answer(204))(received, response),
    );
    const webhook = await newWebhook(client, place.url, ['tag.*']);
    await newTag(client, 'Soup');
    await place.until(1);
    await webhook.turnOff();
    // Its sender is presumed dead.
    clock.advance({ minutes: 1 });
    try {
      await webhook.sendTest();
      assert.equal(place.events.length, 1);
    } finally {
      letGo();
    }
  });
});
