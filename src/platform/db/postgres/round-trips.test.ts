import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { TestContext } from 'node:test';

import { engines } from '../../../../test/support/engines.ts';
import type { Engine } from '../../../../test/support/engines.ts';
import { PASSWORD, newLibrary, newToken, setUp } from '../../../../test/support/people.ts';
import { newEntry } from '../../../../test/support/recipes.ts';
import { countRoundTrips } from '../../../../test/support/round-trips.ts';
import { TestService } from '../../../../test/support/test-service.ts';

/** A service whose round trips to PostgreSQL are counted. */
const startCounted = async (t: TestContext, engine: Engine, settings: Readonly<Record<string, string>> = {}) => {
  const database = await engine.createDatabase();
  const wire = await countRoundTrips(database.settings['DATABASE_URL'] ?? '');
  const service = new TestService(
    {
      ...engine,
      createDatabase: async () => ({ ...database, settings: { ...database.settings, DATABASE_URL: wire.url } }),
    },
    // Keeps periodic polling from adding round trips.
    { deliveries: { pollIntervalMs: 600_000 }, workerSettings: { pollMs: 600_000 }, settings },
  );
  await service.start();
  t.after(async () => {
    await service.stop();
    await wire.close();
    await database.drop();
  });
  const during = async (request: () => Promise<{ status: number }>): Promise<string> => {
    const statuses = new Set<number>();
    const roundTrips = await wire.during(async () => statuses.add((await request()).status));
    return `${[...statuses].join()} in ${roundTrips}`;
  };
  return { service, during };
};

for (const engine of engines.filter(({ name }) => name === 'postgres')) {
  suite('round trips to PostgreSQL', () => {
    test('takes one round trip for the membership, and one more for a write or a page that is not cached', async (t) => {
      const { service, during } = await startCounted(t, engine);
      let names = 0;
      const create = (headers = {}) => service.client.post('/api/v1/tags', { name: `Tag ${(names += 1)}` }, headers);
      await create();
      assert.equal(await during(() => create()), '201 in 2');
      assert.equal(await during(() => create({ 'idempotency-key': `receipt ${names}` })), '201 in 2');
      const page = () => service.client.get('/api/v1/tags');
      const newPage = async () => {
        await create();
        return page();
      };
      assert.equal(await during(newPage), '200 in 4');
      // A page is cached on the second request, and served without a query from then on.
      await page();
      assert.equal(await during(page), '200 in 1');
      const { etag } = (await service.client.get('/api/v1/tags')).headers;
      assert.equal(await during(() => service.client.get('/api/v1/tags', { 'if-none-match': etag })), '304 in 1');
    });

    test('reads a recipe in two round trips, and in one if it was read before', async (t) => {
      const { service, during } = await startCounted(t, engine);
      const ids: string[] = [];
      for (let count = 0; count < 5; count += 1) ids.push((await newEntry(service.client)).id);
      const unread = ids.values();
      assert.equal(await during(() => service.client.get(`/api/v1/recipes/${unread.next().value}`)), '200 in 2');
      assert.equal(await during(() => service.client.get(`/api/v1/recipes/${ids[0]}`)), '200 in 1');
    });

    test('searches in three round trips: for the membership, the words, and the page with its total', async (t) => {
      const { service, during } = await startCounted(t, engine);
      for (let count = 0; count < 3; count += 1) await newEntry(service.client, { title: `Soup ${count}` });
      let limit = 1;
      // Pages of another length are not cached, nor are the totals of another query.
      const search = (q: string) => () => service.client.get(`/api/v1/recipes?q=${q}&limit=${(limit += 1)}`);
      await search('soup')();
      assert.equal(await during(search('soup')), '200 in 3');
      assert.equal(await during(search('soup+2')), '200 in 3');
      // A word that the library does not have is compared with similar ones.
      assert.equal(await during(search('nothing')), '200 in 6');
    });

    test('signs in with a password in five round trips', async (t) => {
      const { service, during } = await startCounted(t, engine, { TUREEN_AUTH: 'accounts' });
      const { username } = await setUp(service);
      const signIn = (password: string) => () => service.client.post('/api/v1/auth/sign-in', { username, password });
      await signIn(PASSWORD)();
      // The attempt is counted, the user read and locked, the libraries read, and everything written.
      assert.equal(await during(signIn(PASSWORD)), '200 in 5');
      assert.equal(await during(signIn('wrong')), '401 in 4');
    });

    test('reads a credential and the membership in one round trip', async (t) => {
      const { service, during } = await startCounted(t, engine, { TUREEN_AUTH: 'accounts' });
      const owner = await setUp(service);
      const token = service.client.with({ authorization: `Bearer ${await newToken(owner, 'read')}` });
      const inLibrary = { 'x-service-library': owner.library };
      // The first use of a credential is recorded, and the second request caches the page.
      for (const client of [owner.client, token]) for (let n = 0; n < 3; n += 1) await client.get('/api/v1/tags');
      assert.equal(await during(() => owner.client.get('/api/v1/tags')), '200 in 1');
      assert.equal(await during(() => owner.client.get('/api/v1/tags', inLibrary)), '200 in 1');
      assert.equal(await during(() => token.get('/api/v1/tags')), '200 in 1');
      assert.equal(await during(() => token.get('/api/v1/tags', inLibrary)), '200 in 1');
      assert.equal(await during(() => token.get('/api/v1/tags', { 'x-service-library': 'another' })), '404 in 1');
      assert.equal(await during(() => service.client.get('/api/v1/tags', { authorization: 'Bearer no' })), '401 in 1');
      await newLibrary(owner);
      assert.equal(await during(() => token.get('/api/v1/tags')), '400 in 1');
    });
  });
}
