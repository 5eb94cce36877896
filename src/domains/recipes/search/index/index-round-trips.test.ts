import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';

import { engines } from '../../../../../test/support/engines.ts';
import { recipeOf, stock } from '../../../../../test/support/pantry.ts';
import { newEntry } from '../../../../../test/support/recipes.ts';
import { countRoundTrips } from '../../../../../test/support/round-trips.ts';
import { TestService } from '../../../../../test/support/test-service.ts';

/** One less than before cookable recipes had a table of their own: words are written together with everything else. */
const ROUND_TRIPS_TO_REPLACE = 9;

for (const engine of engines.filter(({ name }) => name === 'postgres')) {
  suite('pantry overhead of a written recipe on PostgreSQL', () => {
    const cleanUp = new AsyncDisposableStack();
    let service: TestService;
    let countDuring: (send: () => Promise<{ readonly status: number }>) => Promise<readonly [number, number]>;

    before(async () => {
      const database = await engine.createDatabase();
      cleanUp.defer(() => database.drop());
      const wire = await countRoundTrips(database.settings['DATABASE_URL'] ?? '');
      cleanUp.defer(() => wire.close());
      service = new TestService({
        ...engine,
        createDatabase: async () => ({ ...database, settings: { ...database.settings, DATABASE_URL: wire.url } }),
      });
      await service.start();
      cleanUp.defer(() => service.stop());
      countDuring = async (send) => {
        let status = 0;
        const roundTrips = await wire.during(async () => ({ status } = await send()));
        return [status, roundTrips];
      };
      await newEntry(service.client, recipeOf('Egg', 'egg', 'salt'));
      await stock(service.client, 'egg');
    });
    after(() => cleanUp.disposeAsync());

    const create = (...foods: readonly string[]) =>
      service.client.post('/api/v1/recipes', { recipe: recipeOf('Egg', ...foods) });

    test('adds no round trip to the two that creating a recipe takes', async () => {
      await create('egg');
      // The membership; everything else, from begin to commit.
      assert.deepEqual(await countDuring(() => create('egg', 'salt')), [201, 2]);
      assert.deepEqual(await countDuring(() => create('egg')), [201, 2]);
    });

    test('adds no round trip to those that replacing a recipe takes', async () => {
      const { id } = await newEntry(service.client, recipeOf('Egg', 'egg', 'salt'));
      let count = 0;
      const replace = (...foods: readonly string[]) => {
        const recipe = { ...recipeOf('Egg', ...foods), description: `Version ${(count += 1)}` };
        return service.client.put(`/api/v1/recipes/${id}`, { recipe }, { 'if-match': '*' });
      };
      await replace('salt');
      assert.deepEqual(await countDuring(() => replace('egg')), [200, ROUND_TRIPS_TO_REPLACE]);
      assert.deepEqual(await countDuring(() => replace('egg', 'salt')), [200, ROUND_TRIPS_TO_REPLACE]);
    });
  });
}
