// Many writers, and readers that come and go on every instance while the connections between instances are cut.
import assert from 'node:assert/strict';

import type { TestClient } from '../support/client.ts';
import type { Engine } from '../support/engines.ts';
import { TestService } from '../support/test-service.ts';
import { Follower } from './follower.ts';
import { writeTags } from './library-tags.ts';

const WRITERS = 16;
const LIBRARIES = 2;
const READERS_EACH = 3;
const settings = { TUREEN_LIMIT_WRITES_PER_MINUTE: '0' };

export interface Following {
  readonly events: number;
  /** How often the notification connections between instances are cut. */
  readonly cuts: number;
  /** Maximum delay of an event; meaningless on a busy machine. */
  readonly maxLagMs?: number;
}

/** Cuts the connections of this database and returns how many there were. */
const cutNotices = async (service: TestService): Promise<number> => {
  const [row] = await service.rows(
    `select count(pg_terminate_backend(pid)) as count from pg_stat_activity
    where application_name = 'tureen notices' and datname = current_database()`,
  );
  return Number(row?.['count']);
};

/** A library with a client for each instance. */
const libraryOn = async (services: readonly TestService[]): Promise<readonly TestClient[]> => {
  const [first] = services;
  assert.ok(first);
  const { body } = await first.client.post<{ id: string }>('/api/v1/libraries', { name: 'Followed' });
  return services.map(({ client }) => client.with({ 'x-service-library': body.id }));
};

const follow = async (
  services: readonly TestService[],
  { events, cuts, maxLagMs = Infinity }: Following,
): Promise<string> => {
  const [first] = services;
  assert.ok(first);
  const libraries = await Promise.all(Array.from({ length: LIBRARIES }, () => libraryOn(services)));
  const followers = libraries.flatMap((clients) => Array.from({ length: READERS_EACH }, () => new Follower(clients)));
  await Promise.all(followers.map((follower) => follower.begin()));

  const begun = performance.now();
  const following = followers.map((follower) => follower.followUntil(follower.position + events / LIBRARIES));
  const cutting: Promise<number>[] = [];
  const writers = libraries.flat();
  const answered = await writeTags({
    writers: WRITERS,
    changes: events,
    // In turn across libraries, and within each across instances.
    clientOf: (change) => {
      const clients = libraries[change % LIBRARIES] ?? writers;
      const client = clients[Math.floor(change / LIBRARIES) % clients.length];
      assert.ok(client);
      return client;
    },
    onAnswer: (count) => {
      const isDue = cutting.length < cuts && count >= ((cutting.length + 1) * events) / (cuts + 1);
      if (isDue && services.length > 1) cutting.push(cutNotices(first));
    },
  });
  const seconds = (performance.now() - begun) / 1000;
  await Promise.all(following);
  const cut = (await Promise.all(cutting)).reduce((sum, count) => sum + count, 0);

  const lags = followers.flatMap(({ got }) => [...got].map(([id, at]) => Math.max(0, at - (answered.get(id) ?? NaN))));
  lags.sort((a, b) => a - b);
  const max = lags.at(-1) ?? NaN;
  const resyncs = followers.flatMap((follower) => follower.resyncs);
  const connections = followers.reduce((sum, follower) => sum + follower.connections, 0);
  const figures = [
    `${events} events in ${seconds.toFixed(1)} s, ${connections} connections of ${followers.length} readers, opened within ${Math.max(...followers.map(({ longestOpeningMs }) => longestOpeningMs)).toFixed(0)} ms`,
    `${cut} listening connections cut in ${cutting.length} cuts, ${resyncs.length} resyncs`,
    `lag p50 ${lags[Math.floor(lags.length / 2)]?.toFixed(0)} ms, p99 ${lags[Math.floor(lags.length * 0.99)]?.toFixed(0)} ms, max ${max.toFixed(0)} ms`,
  ].join('; ');
  assert.deepEqual(
    followers.flatMap(({ faults: violations }) => violations),
    [],
    figures,
  );
  // The whole history is still available, so no reader has to reload everything.
  assert.deepEqual(resyncs, [], figures);
  assert.equal(lags.length, (events / LIBRARIES) * followers.length, figures);
  assert.ok(max < maxLagMs, figures);
  if (services.length > 1) assert.ok(cut >= cuts, figures);
  return figures;
};

/** Uses two instances on PostgreSQL and one on SQLite. Returns statistics. */
export const followEverywhere = async (engine: Engine, following: Following): Promise<string> => {
  const service = new TestService(engine, { settings });
  const services = [service];
  try {
    await service.start();
    if (engine.name === 'postgres') {
      const other = service.beside();
      services.unshift(other);
      await other.start();
    }
    return await follow(services, following);
  } finally {
    for (const one of services) await one.remove();
  }
};
