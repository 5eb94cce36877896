import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { ReadOnlyStartupError } from '../../src/platform/db/errors.ts';
import { createLog } from '../../src/platform/log/log.ts';
import { assemble, callers } from '../authority/callers.ts';
import type { CallerKind } from '../authority/callers.ts';
import type { Sent } from '../authority/requests.ts';
import { table } from '../authority/table.ts';
import { engines } from '../support/engines.ts';
import { eventually } from '../support/eventually.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { accountModeOperations } from '../support/people.ts';
import { asAdministrator } from '../support/postgres-databases.ts';
import { TestService } from '../support/test-service.ts';

const server = (): string => process.env['TUREEN_TEST_POSTGRES_URL'] ?? assert.fail('no server is configured');

const nameOf = (settings: Readonly<Record<string, string>>): string =>
  new URL(settings['DATABASE_URL'] ?? '').pathname.slice(1);

/** Like a failover to a standby: connections are cut, and new ones are read-only. */
const makeReadOnly = async (settings: Readonly<Record<string, string>>): Promise<void> => {
  const name = nameOf(settings);
  await asAdministrator(server(), `alter database ${name} set default_transaction_read_only = on`);
  await asAdministrator(
    server(),
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`,
  );
};

/** Open connections stay, so the service has to notice and replace them. */
const makeWritable = (settings: Readonly<Record<string, string>>): Promise<void> =>
  asAdministrator(server(), `alter database ${nameOf(settings)} reset default_transaction_read_only`);

interface Line {
  readonly level: number;
  readonly msg: string;
  readonly err?: { readonly code?: string };
}

for (const engine of engines.filter(({ name }) => name === 'postgres')) {
  suite('read-only PostgreSQL', () => {
    test('serves reads, answers changes with 503, reports its state and recovers on its own', async (t) => {
      const clock = new ManualClock();
      const lines: Line[] = [];
      const log = createLog('warn', { write: (line) => void lines.push(JSON.parse(line) as Line) });
      const service = new TestService(engine, {
        clock,
        log,
        postgresTimeouts: { retryMs: 50 },
        streams: { closeMs: 20 },
        settings: { TUREEN_AUTH: 'accounts', TUREEN_LIMIT_CHALLENGES_PER_MINUTE: '1000' },
      });
      await service.start();
      t.after(() => service.remove());
      const cast = await assemble(service, clock);

      const prepared: { id: string; kind: string; method: string; by: CallerKind; sent: Sent }[] = [];
      for (const { id, kind, method } of accountModeOperations()) {
        const { rule, request } = table[id] ?? assert.fail(`${id} has no row`);
        const by = callers.find((caller) => rule[caller] === 'ok') ?? 'owner';
        prepared.push({ id, kind, method, by, sent: await request(cast) });
      }
      const send = ({ method, by, sent: { path, ...rest } }: (typeof prepared)[number]) =>
        cast.clients[by].send(method, path, rest);
      const reads = prepared.filter(({ kind }) => kind === 'read');
      const changes = prepared.filter(({ kind }) => kind === 'change');

      // Long enough for every session and token to be due for an update of its last use, before and after.
      clock.advance({ minutes: 6 });
      const expected = new Map<string, number>();
      for (const read of reads) expected.set(read.id, (await send(read)).status);
      clock.advance({ minutes: 6 });
      await makeReadOnly(service.settings);

      for (const read of reads) {
        const { status, text } = await send(read);
        assert.equal(status, expected.get(read.id), `${read.id}: ${text}`);
      }
      const refused = new Set<string>();
      for (const change of changes) {
        const { status, headers, text } = await send(change);
        assert.ok(status === 503 || status < 500, `${change.id}: ${status} ${text}`);
        if (status !== 503) continue;
        refused.add(change.id);
        assert.equal(headers['retry-after'], '5', change.id);
      }
      for (const id of ['createTag', 'createRecipe', 'signIn', 'deleteBook']) assert.ok(refused.has(id), id);

      const ready = await service.client.get<{ params: object }>('/readyz');
      assert.deepEqual([ready.status, ready.body.params], [503, { reason: 'database-read-only' }]);
      assert.equal((await service.client.get('/healthz')).status, 200);
      assert.match((await service.client.get('/metrics')).text, /^tureen_database_writable 0$/m);
      assert.equal(lines.filter(({ msg }) => msg.startsWith('the database is read-only')).length, 1);
      assert.ok(lines.some(({ level, err }) => level === 50 && err?.code === '25006'));
      assert.deepEqual(
        lines.filter(({ msg }) => msg === 'internal-error'),
        [],
      );

      await makeWritable(service.settings);
      const owner = cast.owner.in(cast.library);
      await eventually(async () => (await service.client.get('/readyz')).status === 200);
      assert.equal((await owner.post('/api/v1/tags', { name: 'After' })).status, 201);
      const [seen] = await service.rows(
        `select count(*) as count from session where last_seen_at = '${clock.now().toISOString()}'`,
      );
      assert.equal(Number(seen?.['count']), 1);
    });

    test('starts and serves reads if nothing has to be written, and otherwise fails to start', async (t) => {
      const service = new TestService(engine, { postgresTimeouts: { retryMs: 50 } });
      await service.start();
      await service.client.post('/api/v1/tags', { name: 'Before' });
      await service.stop();
      t.after(() => service.remove());
      await makeReadOnly(service.settings);
      await service.start();
      assert.equal((await service.client.get('/api/v1/tags')).status, 200);
      assert.equal((await service.client.post('/api/v1/tags', { name: 'Refused' })).status, 503);
      await makeWritable(service.settings);
      await eventually(async () => (await service.client.post('/api/v1/tags', { name: 'After' })).status === 201);

      for (const database of [await engine.createEmptyDatabase(), await engine.createDatabase()]) {
        await makeReadOnly(database.settings);
        const refused = new TestService({ ...engine, createDatabase: async () => database });
        await assert.rejects(refused.start(), ReadOnlyStartupError);
        await database.drop();
      }
    });
  });
}
