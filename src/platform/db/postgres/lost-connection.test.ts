import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { engines } from '../../../../test/support/engines.ts';
import { untilTransactionWaits } from '../../../../test/support/hold-writers.ts';
import { startAndConnect } from '../../../../test/support/start-and-connect.ts';
import { TestService } from '../../../../test/support/test-service.ts';
import { countUses } from '../../allowance/allowance.store.ts';

const CUT = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where application_name = 'tureen' and datname = current_database()`;

const createWrite = (name: string) => ({
  sql: 'insert into allowance (name, window_start, used) values ($1, 1, 1)',
  parameters: [name],
});

for (const engine of engines.filter(({ name }) => name === 'postgres')) {
  suite('lost PostgreSQL connections', () => {
    test('returns 503 for a change that is cut off midway, rolls it back, and serves the next request', async (t) => {
      const service = new TestService(engine);
      const other = await startAndConnect(t, service);
      const cut = () => other.query(CUT);

      const created = await service.client.post<{ id: string }>('/api/v1/tags', { name: 'Before' });
      const path = `/api/v1/tags/${created.body.id}`;
      for (const change of [
        () => service.client.put(path, { name: 'After' }, { 'if-match': '"1"' }),
        () => service.client.post('/api/v1/tags', { name: 'Another' }),
      ]) {
        await other.query('begin; lock table tag, event_counter in exclusive mode');
        const answer = change();
        await untilTransactionWaits(service);
        await cut();
        await other.query('rollback');
        const { status, body } = await answer;
        assert.deepEqual([status, body.code], [503, 'unavailable']);
        assert.deepEqual((await service.client.get(path)).headers.etag, '"1"');
      }

      for (let round = 0; round < 20; round += 1) {
        // Concurrent requests leave several idle connections, and each of them is dead before the pool notices.
        await Promise.all(Array.from({ length: 8 }, () => service.client.get('/api/v1/tags')));
        await cut();
        const list = await service.client.get<{ items: readonly { name: string }[] }>('/api/v1/tags');
        assert.deepEqual(
          list.body.items.map(({ name }) => name),
          ['Before'],
        );
      }

      for (let revision = 1; revision <= 20; revision += 1) {
        await cut();
        const renamed = await service.client.put(path, { name: `Name ${revision}` }, { 'if-match': `"${revision}"` });
        assert.deepEqual([renamed.status, renamed.headers.etag], [200, `"${revision + 1}"`]);
      }
    });

    test('commits on another connection if the server has just ended its own', async (t) => {
      const service = new TestService(engine);
      const other = await startAndConnect(t, service);

      const rounds = Array.from({ length: 40 }, (_, round) => `round ${round}`);
      for (const name of rounds) {
        // Until now the connection counts as alive, so that the whole transaction is sent at once.
        await service.client.get('/api/v1/tags');
        await service.database.transaction(async (tx) => {
          await other.query(CUT);
          // The process is too busy to notice the end of the connection before it commits.
          Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
          tx.defer(createWrite(name));
          tx.deferAhead(createWrite(`${name}, ahead`));
        });
      }

      const { rows } = await other.query("select name from allowance where name like 'round %'");
      assert.equal(rows.length, 2 * rounds.length);
    });

    test('counts a use at least once, whether the connection is lost before or while it is counted', async (t) => {
      const service = new TestService(engine);
      const other = await startAndConnect(t, service);
      const count = () => countUses(service.database, { name: 'test', uses: 1, window_start: 1000, over_before: 0 });

      for (let round = 1; round <= 20; round += 1) {
        // Several idle connections, and each of them is dead before the pool notices.
        await Promise.all(Array.from({ length: 8 }, () => service.client.get('/api/v1/tags')));
        await other.query(CUT);
        assert.equal((await count()).used, round);
      }

      await other.query('begin; lock table allowance in exclusive mode');
      const counted = count();
      await untilTransactionWaits(service);
      await other.query(CUT);
      await other.query('rollback');
      assert.equal((await counted).used, 21);

      await assert.rejects(
        service.database.transaction(() => count()),
        /a statement was executed directly while a transaction is open/,
      );
    });
  });
}
