// When a failed delivery is retried (decisions.md, section 11).
import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { DeliveryBody } from '../../src/domains/webhooks/webhook.schemas.ts';
import { onEveryEngine } from '../support/engines.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { serviceForSuite } from '../support/test-service.ts';
import { newTag } from './library-tags.ts';
import { answer, idOf, isOfEvent, placesForSuite } from './places.ts';
import { newWebhook } from './webhooks.ts';

const [MINUTE, HOUR] = [60, 3600];
/** Seconds between attempts. */
const DELAYS = [5, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR];
const isFailed = (one: DeliveryBody): boolean => isOfEvent(one) && one.state === 'failed';
const settings = { TUREEN_WEBHOOK_ALLOW_LOOPBACK: '1' };

onEveryEngine('delivery schedule', (engine) => {
  const clock = new ManualClock();
  const service = serviceForSuite(engine, { clock, settings, deliveries: { pollIntervalMs: 20, random: () => 0 } });
  const newPlace = placesForSuite();
  const inSeconds = (seconds: number): string => new Date(clock.now().getTime() + seconds * 1000).toISOString();

  test('attempts a failing delivery ten times, on schedule and never early', async () => {
    const client = await service.newLibrary();
    const place = newPlace(answer(500));
    const webhook = await newWebhook(client, place.url);
    await newTag(client, 'Soup');
    let tries = 0;
    for (const delay of DELAYS) {
      tries += 1;
      const isTried = ({ state, attempts }: DeliveryBody): boolean => state === 'retrying' && attempts === tries;
      const delivery = (await webhook.deliveriesWhere((all) => all.some(isTried))).find(isOfEvent);
      assert.deepEqual([delivery?.last_code, delivery?.next_attempt_at], ['500', inSeconds(delay)]);
      clock.advance({ seconds: delay - 0.001 });
      await webhook.sendTest();
      assert.equal(place.events.length, tries, `attempted before ${delay} s had passed`);
      clock.advance({ seconds: 0.001 });
      await place.until(tries + 1);
    }
    const delivery = (await webhook.deliveriesWhere((all) => all.some(isFailed))).find(isFailed);
    assert.deepEqual([delivery?.attempts, delivery?.next_attempt_at], [10, undefined]);
    const { enabled, consecutive_failures, pause_reason } = await webhook.read();
    assert.deepEqual([enabled, consecutive_failures, pause_reason], [true, 10, undefined]);
    clock.advance({ days: 2 });
    await webhook.sendTest();
    assert.equal(place.events.length, 10);
    assert.equal(new Set(place.events.map(idOf)).size, 1);
    assert.equal(new Set(place.events.map(({ body }) => body)).size, 1);
  });

  test('honors a Retry-After in seconds or as a date if it is longer than the scheduled delay', async () => {
    const client = await service.newLibrary();
    const place = newPlace(answer(429, { 'retry-after': '3600' }));
    const webhook = await newWebhook(client, place.url);
    const after = async (attempts: number): Promise<unknown> => {
      const isTried = (one: DeliveryBody): boolean => one.attempts === attempts && one.state === 'retrying';
      const [delivery] = await webhook.deliveriesWhere((all) => all.some(isTried));
      return [delivery?.last_code, delivery?.next_attempt_at];
    };
    await newTag(client, 'Soup');
    assert.deepEqual(await after(1), ['429', inSeconds(HOUR)]);
    place.answer = answer(503, { 'retry-after': new Date(inSeconds(3 * HOUR)).toUTCString() });
    clock.advance({ hours: 1 });
    assert.deepEqual(await after(2), ['503', inSeconds(2 * HOUR)]);
    place.answer = answer(429, { 'retry-after': '1' });
    clock.advance({ hours: 2 });
    assert.deepEqual(await after(3), ['429', inSeconds(30 * MINUTE)]);
    place.answer = answer(204);
    clock.advance({ minutes: 30 });
    await webhook.deliveriesWhere((all) => all.every(({ state }) => state === 'succeeded'));
  });
});
