import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { engines } from '../../../../../test/support/engines.ts';
import { newEntry } from '../../../../../test/support/recipes.ts';
import { startAndConnect } from '../../../../../test/support/start-and-connect.ts';
import { TestService } from '../../../../../test/support/test-service.ts';

for (const engine of engines.filter(({ name }) => name === 'postgres')) {
  suite('words after a failover', () => {
    test('are written again, because a new connection may lead to a server that lost them', async (t) => {
      const service = new TestService(engine);
      const other = await startAndConnect(t, service);
      const countFound = async (q: string): Promise<number> =>
        (await service.client.get<{ total: number }>(`/api/v1/recipes?q=${q}`)).body.total;

      for (let count = 1; count <= 2; count += 1) {
        await newEntry(service.client, { title: 'Rhubarb crumble' });
        assert.equal(await countFound('rubarb'), count);
      }
      // What a standby that was promoted would lack.
      await other.query("delete from recipe_word where word = 'rhubarb'");
      await other.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'tureen' and datname = current_database()",
      );
      await newEntry(service.client, { title: 'Rhubarb cake' });
      assert.equal(await countFound('rubarb'), 3);
    });
  });
}
