import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { engines, onEveryEngine } from '../../../test/support/engines.ts';
import { PREVIEWS, sendFiles } from '../../../test/support/imports.ts';
import { countRoundTrips } from '../../../test/support/round-trips.ts';
import { TestService, serviceForSuite } from '../../../test/support/test-service.ts';

const text = 'Pancakes\n\nIngredients\n2 eggs\n1 cup milk\n\nMethod\nStir everything, then fry it.';

const recipes = (count: number): object =>
  Array.from({ length: count }, (_, number) => ({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: `Soup ${number}`,
    recipeIngredient: ['1 onion', '1 cup water'],
    recipeInstructions: ['Simmer it.'],
  }));

for (const engine of engines.filter(({ name }) => name === 'postgres')) {
  suite('a preview on PostgreSQL', () => {
    test('is written in a single statement', async (t) => {
      const database = await engine.createDatabase();
      const wire = await countRoundTrips(database.settings['DATABASE_URL'] ?? '');
      const settings = { ...database.settings, DATABASE_URL: wire.url };
      const service = new TestService(
        { ...engine, createDatabase: async () => ({ ...database, settings }) },
        // Keeps periodic polling from adding round trips.
        { deliveries: { pollIntervalMs: 600_000 }, workerSettings: { pollMs: 600_000 } },
      );
      await service.start();
      t.after(async () => {
        await service.stop();
        await wire.close();
        await database.drop();
      });
      const trips = await wire.during(async () => {
        assert.equal((await service.client.post(PREVIEWS, { text })).status, 201);
      });
      // The membership, two lookups of duplicates, and everything that is written.
      assert.equal(trips, 4);
    });
  });
}

onEveryEngine('a preview', (engine) => {
  const service = serviceForSuite(engine);

  test('reads the same as the response that created it, whether small or large', async () => {
    for (const count of [1, 100, 101, 250]) {
      const created = await sendFiles(service.client, { 'recipes.json': recipes(count) });
      assert.equal(created.status, 201, created.text);
      assert.equal(created.body.items.length, count);
      const read = await service.client.get(created.headers.location?.replace(/^.*(?=\/api)/, '') ?? '');
      assert.equal(read.text, created.text);
      assert.equal(read.headers.etag, created.headers.etag);
    }
  });
});
