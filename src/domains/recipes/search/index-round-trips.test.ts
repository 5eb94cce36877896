import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { engines } from '../../../../test/support/engines.ts';
import { recipeOf } from '../../../../test/support/pantry.ts';
import { countRoundTrips } from '../../../../test/support/round-trips.ts';
import { TestService } from '../../../../test/support/test-service.ts';

for (const engine of engines.filter(({ name }) => name === 'postgres')) {
  suite('what the pantry costs a new recipe on PostgreSQL', () => {
    test('no round trip: it is held with the words, and looked at by the last statement', async (t) => {
      const database = await engine.createDatabase();
      const wire = await countRoundTrips(database.settings['DATABASE_URL'] ?? '');
      const service = new TestService({
        ...engine,
        createDatabase: async () => ({ ...database, settings: { ...database.settings, DATABASE_URL: wire.url } }),
      });
      await service.start();
      t.after(async () => {
        await service.stop();
        await wire.close();
        await database.drop();
      });
      const create = () => service.client.post('/api/v1/recipes', { recipe: recipeOf('Egg', 'egg', 'salt') });
      await create();
      // The number of the library in the index is known to the process from its first search on.
      await service.client.get('/api/v1/recipes?q=egg');
      const statuses = new Set<number>();
      const roundTrips = await wire.during(async () => statuses.add((await create()).status));
      assert.deepEqual([...statuses], [201]);
      // The membership, begin, the words, all the rest, commit.
      assert.equal(roundTrips, 5);
    });
  });
}
