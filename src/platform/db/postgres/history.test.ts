import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { engines } from '../../../../test/support/engines.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { startAndConnect } from '../../../../test/support/start-and-connect.ts';
import { TestService } from '../../../../test/support/test-service.ts';

const createWrite = (name: string) => ({
  sql: 'insert into allowance (name, window_start, used) values ($1, 1, 1)',
  parameters: [name],
});

for (const engine of engines.filter(({ name }) => name === 'postgres')) {
  suite('the history of a transaction', () => {
    test('is that of its connection, even if it was opened after the work had begun', async (t) => {
      const service = new TestService(engine);
      const other = await startAndConnect(t, service);
      const cut = async (): Promise<void> => {
        const { rows } = await other.query<{ pid: number }>(
          "select pid from pg_stat_activity where application_name = 'tureen' and datname = current_database()",
        );
        const pids = rows.map(({ pid }) => pid);
        await other.query('select pg_terminate_backend(pid) from unnest($1::int[]) as pid', [pids]);
        const isOver = async (): Promise<boolean> =>
          (await other.query('select 1 from pg_stat_activity where pid = any ($1)', [pids])).rows.length === 0;
        await eventually(isOver, 'the connections to end');
      };
      const histories: object[] = [];
      await service.database.transaction(async (tx) => {
        histories.push(tx.historyKey);
        if (histories.length === 1) await cut();
        tx.deferAhead(createWrite('ahead'));
        tx.defer(createWrite('first'));
        tx.defer(createWrite('second'));
      });

      assert.ok(histories.length > 1);
      assert.notEqual(histories.at(-1), histories[0]);
      const { rows } = await other.query<{ name: string }>(
        "select name from allowance where name in ('ahead', 'first', 'second') order by name",
      );
      assert.deepEqual(
        rows.map(({ name }) => name),
        ['ahead', 'first', 'second'],
      );
    });
  });
}
