// decisions-2.md, section 2: `settings.assumed_convention` and `settings.shown_convention`.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import type { TestClient } from '../../../test/support/client.ts';
import { onEveryEngine } from '../../../test/support/engines.ts';
import { newLibrary, newMember, setUp, statusAndCode } from '../../../test/support/people.ts';
import type { Person } from '../../../test/support/people.ts';
import { serviceForSuite } from '../../../test/support/test-service.ts';
import { asId } from '../../platform/ids/ids.ts';
import type { LibraryId, UserId } from '../../platform/ids/ids.ts';
import type { AccountState } from '../accounts/index.ts';
import type { Library } from './library.schemas.ts';
import { loadConventions } from './load-conventions.ts';

const ANY = { 'if-match': '*' };
const NOTHING_CHOSEN = { assumed_convention: null, shown_convention: null };

const settingsOf = async (client: TestClient, path: string) => (await client.get<Library>(path)).body.settings;

onEveryEngine('the settings of a library', (engine) => {
  const service = serviceForSuite(engine, { settings: { TUREEN_AUTH: 'accounts' } });
  let admin: Person;
  before(async () => {
    admin = await setUp(service);
  });

  const newPath = async (): Promise<string> => `/api/v1/libraries/${await newLibrary(admin)}`;

  test('refuses viewers, strangers, unknown conventions, and a change of another revision', async () => {
    const path = await newPath();
    const id = path.slice(path.lastIndexOf('/') + 1);
    const viewer = await newMember(service, admin, id, 'viewer');
    const stranger = await newMember(service, admin, await newLibrary(admin), 'owner');
    const { client } = admin;
    const input = { assumed_convention: 'us', shown_convention: 'metric' };
    const change = `${path}/settings`;
    assert.deepEqual(statusAndCode(await viewer.client.put(change, input, ANY)), [403, 'forbidden']);
    assert.deepEqual(statusAndCode(await stranger.client.put(change, input, ANY)), [404, 'library-not-found']);
    for (const wrong of [
      { assumed_convention: 'as-written' },
      { assumed_convention: 'customary' },
      { shown_convention: 'universal' },
      { shown_convention: '' },
    ]) {
      assert.deepEqual(statusAndCode(await client.put(change, wrong, ANY)), [422, 'validation-failed']);
    }
    assert.deepEqual(statusAndCode(await client.put(change, input)), [428, 'precondition-required']);
    const stale = await client.put(change, input, { 'if-match': '"7"' });
    assert.deepEqual(statusAndCode(stale), [412, 'precondition-failed']);
    assert.deepEqual(await settingsOf(client, path), NOTHING_CHOSEN);
  });

  test('are null until someone chooses, and editors may choose', async () => {
    const path = await newPath();
    const id = path.slice(path.lastIndexOf('/') + 1);
    const editor = await newMember(service, admin, id, 'editor');
    const { body: library } = await editor.client.get<Library>(path);
    assert.deepEqual(library.settings, NOTHING_CHOSEN);
    const settings = { assumed_convention: 'au', shown_convention: 'as-written' } as const;
    const current = { 'if-match': `"${library.revision}"` };
    const changed = await editor.client.put<Library>(`${path}/settings`, settings, current);
    assert.deepEqual([changed.status, changed.body.settings, changed.body.role], [200, settings, 'editor']);
    assert.deepEqual(
      [changed.body.revision, changed.headers.etag],
      [library.revision + 1, `"${library.revision + 1}"`],
    );
    const { status } = await editor.client.put(`${path}/settings`, settings, current);
    assert.equal(status, 412, 'the settings have the revision of the library');

    const { revision, updated_at, name } = changed.body;
    const read = await editor.client.get<Library>(path);
    assert.deepEqual([read.body.settings, read.body.revision, read.body.updated_at], [settings, revision, updated_at]);
    const renamed = await admin.client.put<Library>(path, { name: `${name} 2` }, ANY);
    assert.deepEqual(renamed.body.settings, settings, 'renaming keeps the settings');
    const listed = (await editor.client.get<AccountState>('/api/v1/account')).body.libraries as readonly Library[];
    assert.deepEqual(listed.find((one) => one.id === id)?.settings, settings);
    const events = await service.rows(
      `select type from event where resource_id = '${id}' and resource_type = 'library' and resource_revision = ${revision}`,
    );
    assert.deepEqual(
      events.map(({ type }) => type),
      ['library.updated'],
    );
  });

  test('that are absent or null are taken back', async () => {
    const path = await newPath();
    const { client } = admin;
    await client.put(`${path}/settings`, { assumed_convention: 'ca', shown_convention: 'jp' }, ANY);
    await client.put(`${path}/settings`, { assumed_convention: null, shown_convention: 'jp' }, ANY);
    assert.deepEqual(await settingsOf(client, path), { assumed_convention: null, shown_convention: 'jp' });
    await client.put(`${path}/settings`, {}, ANY);
    assert.deepEqual(await settingsOf(client, path), NOTHING_CHOSEN);
  });

  test('a person may override how amounts are shown, and null follows the library again', async () => {
    const person = await newMember(service, admin, await newLibrary(admin), 'viewer');
    const own = async () => (await person.client.get<AccountState>('/api/v1/account')).body.settings;
    const path = '/api/v1/account/settings';
    const refused = await person.client.put(path, { shown_convention: 'customary' });
    assert.deepEqual(statusAndCode(refused), [422, 'validation-failed']);
    assert.deepEqual(await own(), { shown_convention: null });
    const { status, body } = await person.client.put<AccountState>(path, { shown_convention: 'metric' });
    assert.deepEqual([status, body.settings], [200, { shown_convention: 'metric' }]);
    assert.deepEqual(await own(), { shown_convention: 'metric' });
    const { body: other } = await admin.client.get<AccountState>('/api/v1/account');
    assert.deepEqual(other.settings, { shown_convention: null }, 'others keep their own');
    await person.client.put(path, { shown_convention: null });
    assert.deepEqual(await own(), { shown_convention: null });
  });

  test('are loaded for other domains as they apply to the caller', async () => {
    const path = await newPath();
    const libraryId = path.slice(path.lastIndexOf('/') + 1);
    const person = await newMember(service, admin, libraryId, 'viewer');
    const load = () =>
      loadConventions(service.database.db, { userId: asId<UserId>(person.id), libraryId: asId<LibraryId>(libraryId) });
    assert.deepEqual(await load(), { assumed: null, shown: null });
    await admin.client.put(`${path}/settings`, { assumed_convention: 'us', shown_convention: 'imperial' }, ANY);
    assert.deepEqual(await load(), { assumed: 'us', shown: 'imperial' });
    await person.client.put('/api/v1/account/settings', { shown_convention: 'as-written' });
    assert.deepEqual(await load(), { assumed: 'us', shown: 'as-written' });
  });
});
