// Open streams are checked together: the number of statements does not grow with the number of streams.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { TestContext } from 'node:test';

import { captureStatements } from '../support/captured-statements.ts';
import { engines } from '../support/engines.ts';
import type { Engine } from '../support/engines.ts';
import type { EventReader } from '../support/event-reader.ts';
import { bearer, newLibrary, newMember, newToken, setUp } from '../support/people.ts';
import { TestService } from '../support/test-service.ts';
import { newTag } from './library-tags.ts';

const [MEMBERS, STREAMS_EACH] = [4, 10];

/** Statements that look up credentials or memberships. */
const CHECK = /secret_hash|library_member.* as "?member/s;

const heartbeatsOf = ({ text }: EventReader): number => text.split('\n').filter((line) => line === ':').length;

/** Fifty streams of one library: ten each of four sessions and a token. */
const openStreams = async (t: TestContext, engine: Engine, heartbeatMs: number) => {
  const database = await engine.createDatabase();
  const wire = await captureStatements(database.settings['DATABASE_URL'] ?? '');
  const service = new TestService(
    {
      ...engine,
      createDatabase: async () => ({ ...database, settings: { ...database.settings, DATABASE_URL: wire.url } }),
    },
    { settings: { TUREEN_AUTH: 'accounts' }, streams: { heartbeatMs } },
  );
  await service.start();
  t.after(async () => {
    await service.stop();
    await wire.close();
    await database.drop();
  });
  const owner = await setUp(service);
  const library = await newLibrary(owner);
  const members = [];
  for (let count = 0; count < MEMBERS; count += 1) members.push(await newMember(service, owner, library, 'viewer'));
  const program = bearer(service, await newToken(owner, 'read')).with({ 'x-service-library': library });
  const clients = [...members.map((member) => member.in(library)), program];
  const readers = await Promise.all(
    clients.map((client) => Promise.all(Array.from({ length: STREAMS_EACH }, () => client.follow()))),
  );
  for (const reader of readers.flat()) await reader.until(({ lastEventId }) => lastEventId !== '', 'id');
  const sent = (): number => [...wire.executions].reduce((sum, [sql, times]) => sum + (CHECK.test(sql) ? times : 0), 0);
  /** The number of checks during some work. */
  const countChecks = async (work: () => Promise<unknown>): Promise<number> => {
    const before = sent();
    await work();
    return sent() - before;
  };
  return { owner, library, members, readers, countChecks };
};

for (const engine of engines.filter(({ name }) => name === 'postgres')) {
  suite('checks of open event streams', () => {
    test('take fewer statements than there are heartbeats, and end the streams of a session that ended', async (t) => {
      const { members, readers, countChecks } = await openStreams(t, engine, 1000);
      const all = readers.flat();
      const beats = (): number => all.reduce((sum, reader) => sum + heartbeatsOf(reader), 0);
      const before = beats();
      const checks = await countChecks(async () => {
        await Promise.all(
          all.map((reader) => {
            const wanted = heartbeatsOf(reader) + 3;
            return reader.until((one) => heartbeatsOf(one) >= wanted, 'heartbeats');
          }),
        );
      });
      const sent = beats() - before;
      t.diagnostic(`${checks} statements for ${sent} heartbeats`);
      // At most four per tick, of which there are ten per heartbeat. One by one, each heartbeat would take two.
      assert.ok(checks > 0 && checks < sent, `${checks} statements for ${sent} heartbeats`);

      await members[0]?.client.post('/api/v1/auth/sign-out', undefined);
      for (const reader of readers[0] ?? []) await reader.ended();
      assert.ok(readers.slice(1).every((streams) => streams.every(({ isEnded }) => !isEnded)));
    });

    test('take a few statements for all streams if the members change, and end those of a removed member', async (t) => {
      const { owner, library, members, readers, countChecks } = await openStreams(t, engine, 60_000);
      const [removed = [], ...others] = readers;
      const checks = await countChecks(async () => {
        const { status } = await owner.client.delete(`/api/v1/libraries/${library}/members/${members[0]?.id}`);
        assert.ok(status < 300, String(status));
        await Promise.all(removed.map((reader) => reader.ended()));
        await Promise.all(others.flat().map((reader) => reader.count(1)));
      });
      t.diagnostic(`${checks} statements for a change of members`);
      // Two of them are of the request itself.
      assert.ok(checks <= 10, `${checks} statements`);
      await newTag(owner.in(library), 'secret');
      await Promise.all(others.flat().map((reader) => reader.count(2)));
      assert.ok(removed.every(({ events }) => events.length === 0));
    });
  });
}
