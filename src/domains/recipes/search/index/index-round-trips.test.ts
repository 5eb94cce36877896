import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { engines } from '../../../../../test/support/engines.ts';
import { recipeOf } from '../../../../../test/support/pantry.ts';
import { countRoundTrips } from '../../../../../test/support/round-trips.ts';
import { TestService } from '../../../../../test/support/test-service.ts';

for (const engine of engines.filter(({ name }) => name === 'postgres')) {
  suite('pantry overhead of a new recipe on PostgreSQL', () => {
    test('adds no round trip to the five that creating a recipe takes', async (t) => {
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
      // The first search caches the number of the library in the index.
      await service.client.get('/api/v1/recipes?q=egg');
      const statuses = new Set<number>();
      const roundTrips = await wire.during(async () => statuses.add((await create()).status));
      assert.deepEqual([...statuses], [201]);
      // Membership, begin, words, everything else, commit.
      assert.equal(roundTrips, 5);
    });
  });
}
