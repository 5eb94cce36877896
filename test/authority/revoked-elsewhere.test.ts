// What is withdrawn on one instance is refused by all others with their next request. Several instances need PostgreSQL.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';

import type { TestClient } from '../support/client.ts';
import { engines } from '../support/engines.ts';
import type { Engine } from '../support/engines.ts';
import { join, newLibrary, newMember, newToken, setUp, signIn } from '../support/people.ts';
import type { Person } from '../support/people.ts';
import { serviceForSuite } from '../support/test-service.ts';
import type { TestService } from '../support/test-service.ts';

const sessionOf = ({ session }: Person) => ({ cookie: `tureen_session=${session}` });
const tokenOf = (secret: string) => ({ authorization: `Bearer ${secret}` });

const testRevocation = (engine: Engine): void => {
  const service = serviceForSuite(engine, { settings: { TUREEN_AUTH: 'accounts' } });
  let instances: readonly TestService[];
  let admin: Person;
  before(async () => {
    admin = await setUp(service);
    instances = [service, service.beside(), service.beside()];
    for (const other of instances.slice(1)) await other.start();
  });
  after(async () => {
    for (const other of instances.slice(1)) await other.stop();
  });

  const member = (role: 'viewer' | 'editor' = 'editor'): Promise<Person> =>
    newMember(service, admin, admin.library, role);
  const statusesOf = async (request: (client: TestClient) => Promise<{ readonly status: number }>) =>
    Promise.all(instances.map(async ({ client }) => (await request(client)).status));
  /** The statuses of each instance, which reads often enough to cache whatever it caches. */
  const readOn = (headers: Readonly<Record<string, string>>): Promise<readonly number[]> =>
    statusesOf((client) => client.get('/api/v1/tags', headers));
  const readUntilCached = async (headers: Readonly<Record<string, string>>): Promise<void> => {
    for (let time = 0; time < 3; time += 1) assert.deepEqual(await readOn(headers), [200, 200, 200]);
  };

  test('refuse a session that was ended on one of them', async () => {
    const person = await member();
    const other = await signIn(service, person.username);
    await readUntilCached(sessionOf(person));
    const { body } = await person.client.get<{ items: { id: string; current: boolean }[] }>('/api/v1/account/sessions');
    const id = body.items.find(({ current }) => current)?.id;
    assert.equal((await other.client.delete(`/api/v1/account/sessions/${id}`)).status, 200);
    assert.deepEqual(await readOn(sessionOf(person)), [401, 401, 401]);
    assert.deepEqual(await readOn(sessionOf(other)), [200, 200, 200]);
  });

  test('refuse a token that was revoked on one of them', async () => {
    const person = await member();
    const secret = await newToken(person, 'read');
    await readUntilCached(tokenOf(secret));
    const { body } = await person.client.get<{ items: { id: string }[] }>('/api/v1/account/tokens');
    assert.equal((await person.client.delete(`/api/v1/account/tokens/${body.items[0]?.id}`)).status, 200);
    assert.deepEqual(await readOn(tokenOf(secret)), [401, 401, 401]);
  });

  test('refuse writes of a user whose role was lowered on one of them', async () => {
    const person = await member();
    const program = tokenOf(await newToken(person, 'read', 'write'));
    let names = 0;
    const write = () =>
      statusesOf((client) => client.post('/api/v1/tags', { name: `${person.username} ${(names += 1)}` }, program));
    assert.deepEqual(await write(), [201, 201, 201]);
    await readUntilCached(program);
    const path = `/api/v1/libraries/${admin.library}/members/${person.id}`;
    assert.equal((await admin.client.patch(path, { role: 'viewer' })).status, 200);
    assert.deepEqual(await write(), [403, 403, 403]);
    assert.deepEqual(await readOn(program), [200, 200, 200]);
  });

  test('refuse a user who was removed from a library on one of them', async () => {
    const person = await member();
    const library = await newLibrary(admin);
    await join(admin, library, person, 'viewer');
    const there = { ...sessionOf(person), 'x-service-library': library };
    await readUntilCached(there);
    const path = `/api/v1/libraries/${library}/members/${person.id}`;
    assert.equal((await admin.client.delete(path)).status, 204);
    assert.deepEqual(await readOn(there), [404, 404, 404]);
    assert.deepEqual(await readOn({ ...sessionOf(person), 'x-service-library': admin.library }), [200, 200, 200]);
  });

  test('refuse a user who was disabled on one of them, with session and token', async () => {
    const person = await member();
    const secret = await newToken(person, 'read');
    for (const headers of [sessionOf(person), tokenOf(secret)]) await readUntilCached(headers);
    assert.equal((await admin.client.patch(`/api/v1/users/${person.id}`, { disabled: true })).status, 200);
    for (const headers of [sessionOf(person), tokenOf(secret)]) {
      assert.deepEqual(await readOn(headers), [401, 401, 401]);
    }
  });
};

for (const engine of engines.filter(({ name }) => name === 'postgres')) {
  suite('three instances', () => testRevocation(engine));
}
