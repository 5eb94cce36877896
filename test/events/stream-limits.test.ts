import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';

import type { TestClient } from '../support/client.ts';
import { onEveryEngine } from '../support/engines.ts';
import type { EventReader } from '../support/event-reader.ts';
import { newMember, setUp } from '../support/people.ts';
import type { Person } from '../support/people.ts';
import { serviceForSuite } from '../support/test-service.ts';

const PER_USER = 3;
const IN_TOTAL = 5;

/** Opens streams concurrently. */
const followAll = (client: TestClient, count: number): Promise<readonly EventReader[]> =>
  Promise.all(Array.from({ length: count }, () => client.follow()));

/** How many responses have the given status. */
const countOf = (readers: readonly EventReader[], status: number): number =>
  readers.filter(({ response }) => response.statusCode === status).length;

onEveryEngine('event stream limits', (engine) => {
  const service = serviceForSuite(engine, {
    settings: {
      TUREEN_AUTH: 'accounts',
      TUREEN_LIMIT_EVENT_STREAMS_PER_USER: String(PER_USER),
      TUREEN_LIMIT_EVENT_STREAMS: String(IN_TOTAL),
    },
  });
  let people: readonly Person[];
  before(async () => {
    const admin = await setUp(service);
    people = [admin, await newMember(service, admin, admin.library, 'viewer')];
  });

  test('limits streams per user and in total, and frees the slots of closed streams', async () => {
    const [first, second] = people;
    assert.ok(first && second);
    const library = first.library;
    const own = await followAll(first.in(library), PER_USER + 1);
    assert.deepEqual([countOf(own, 200), countOf(own, 429)], [PER_USER, 1]);
    const rejected = own.find(({ response }) => response.statusCode === 429);
    await rejected?.until(({ isEnded }) => isEnded, 'end');
    assert.equal(rejected?.response.headers['retry-after'], '30');
    assert.match(rejected.text, /"code":"rate-limited".*"limit":"event_streams_per_user"/);

    const others = await followAll(second.in(library), PER_USER);
    assert.deepEqual([countOf(others, 200), countOf(others, 503)], [IN_TOTAL - PER_USER, 1]);
    const overTotal = others.find(({ response }) => response.statusCode === 503);
    assert.equal(overTotal?.response.headers['retry-after'], '30');
    assert.equal((await first.in(library).get('/api/v1/tags')).status, 200);

    for (const reader of [...own, ...others]) reader.leave();
    let again = await first.in(library).follow();
    while (again.response.statusCode !== 200) {
      await turn();
      again = await first.in(library).follow();
    }
    again.leave();
  });
});
