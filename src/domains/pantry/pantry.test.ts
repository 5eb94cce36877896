import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { TestClient } from '../../../test/support/client.ts';
import { onEveryEngine } from '../../../test/support/engines.ts';
import { statusAndCode } from '../../../test/support/people.ts';
import { serviceForSuite } from '../../../test/support/test-service.ts';
import type { TestService } from '../../../test/support/test-service.ts';
import type { PantryEntry } from './entry.schemas.ts';

const path = '/api/v1/pantry';
const first = { 'if-match': '"1"' };
const whole = {
  name: 'Flour',
  amount: 'half a bag',
  unit: 'kg',
  location: 'cellar',
  note: 'wholemeal\nand white',
  semantic_id: 'wheat-flour',
};

const newEntry = async (client: TestClient, input: object = whole): Promise<PantryEntry> => {
  const { status, body, text } = await client.post<PantryEntry>(path, input);
  assert.equal(status, 201, text);
  return body;
};

const namesOf = async (client: TestClient): Promise<readonly string[]> =>
  (await client.get<readonly PantryEntry[]>(path)).body.map(({ name }) => name);

/** Inserts copies of an entry directly into the database, because the API would take too long. */
const manyEntries = async (service: TestService, model: string, count: number): Promise<void> => {
  const ids = Array.from(
    { length: count },
    (_, number) => `('${model.slice(0, 24)}${String(number).padStart(12, '0')}')`,
  );
  await service.write(
    `insert into pantry_entry (id, library_id, name, name_key, revision, updated_at, updated_by)
     select given.column1, library_id, name, name_key, revision, updated_at, updated_by
     from pantry_entry, (values ${ids.join(', ')}) as given where pantry_entry.id = '${model}'`,
  );
};

onEveryEngine('pantry', (engine) => {
  const service = serviceForSuite(engine);

  test('limits name to 1-200, amount, location and unit to 100, note to 2,000 and semantic_id to 200 characters', async () => {
    const client = await service.newLibrary();
    const { id } = await newEntry(client);
    const cases: readonly (readonly [string, object])[] = [
      ['body.name', { name: undefined }],
      ['body.name', { name: null }],
      ['body.name', { name: '' }],
      ['body.name', { name: ' \u200b ' }],
      ['body.name', { name: '\n\t' }],
      ['body.name', { name: 'a\u0000b' }],
      ['body.name', { name: 'x'.repeat(201) }],
      ['body.name', { name: 7 }],
      ['body.amount', { amount: 'x'.repeat(101) }],
      ['body.amount', { amount: 3 }],
      ['body.location', { location: 'x'.repeat(101) }],
      ['body.unit', { unit: 'x'.repeat(101) }],
      ['body.note', { note: 'x'.repeat(2001) }],
      ['body.semantic_id', { semantic_id: 'x'.repeat(201) }],
    ];
    for (const [location, change] of cases) {
      for (const answer of [
        await client.post(path, { ...whole, ...change }),
        await client.put(`${path}/${id}`, { ...whole, ...change }, first),
      ]) {
        assert.deepEqual(
          [...statusAndCode(answer), answer.body.errors?.[0]?.location],
          [422, 'validation-failed', location],
        );
      }
    }
    const max = {
      name: '🍲'.repeat(200),
      amount: '½'.repeat(100),
      unit: 'ü'.repeat(100),
      location: '𝔛'.repeat(100),
      note: 'ﷺ'.repeat(2000),
      semantic_id: 'ﷺ'.repeat(200),
    };
    const { id: largest, revision, updated_at: _at, updated_by: _by, ...kept } = await newEntry(client, max);
    assert.deepEqual([kept, revision], [max, 1]);
    assert.equal((await client.delete(`${path}/${largest}`, first)).status, 204);
    const { name } = await newEntry(client, { name: ' Olive\n\t oil ' });
    assert.equal(name, 'Olive oil');
  });

  test('returns 404 pantry-entry-not-found for a missing entry or one in another library', async () => {
    const mine = await service.newLibrary();
    const other = await service.newLibrary();
    const foreign = (await newEntry(other)).id;
    for (const id of [foreign, 'nothing', 'x'.repeat(300), '%F0%9F%8D%B2']) {
      for (const answer of [
        await mine.get(`${path}/${id}`),
        await mine.put(`${path}/${id}`, whole),
        await mine.delete(`${path}/${id}`, { 'if-match': '"7"' }),
      ]) {
        assert.deepEqual(statusAndCode(answer), [404, 'pantry-entry-not-found']);
      }
    }
    assert.equal((await other.get(`${path}/${foreign}`)).status, 200);
    assert.deepEqual(await namesOf(mine), []);
  });

  test('requires If-Match to change an entry: 428 if missing, 412 with the current revision if stale, 400 if malformed', async () => {
    const client = await service.newLibrary();
    const own = `${path}/${(await newEntry(client)).id}`;
    for (const answer of [await client.put(own, whole), await client.delete(own)]) {
      assert.deepEqual(statusAndCode(answer), [428, 'precondition-required']);
    }
    for (const stale of ['"7"', 'W/"1"']) {
      for (const answer of [
        await client.put(own, whole, { 'if-match': stale }),
        await client.delete(own, { 'if-match': stale }),
      ]) {
        assert.deepEqual(
          [...statusAndCode(answer), answer.body.params],
          [412, 'precondition-failed', { current_revision: 1 }],
          stale,
        );
      }
    }
    assert.deepEqual(statusAndCode(await client.put(own, whole, { 'if-match': 'one' })), [400, 'malformed-etag']);
    assert.equal((await client.get<PantryEntry>(own)).body.revision, 1);
  });

  test('holds at most 5,000 entries by default and returns 409 pantry-full beyond that, even to concurrent requests', async () => {
    const client = await service.newLibrary();
    const { id } = await newEntry(client, { name: 'Salt' });
    await manyEntries(service, id, 4997);
    const answers = await Promise.all(Array.from({ length: 12 }, () => client.post(path, { name: 'Pepper' })));
    assert.deepEqual(
      answers.map(({ status }) => status).toSorted((a, b) => a - b),
      [201, 201, ...Array.from({ length: 10 }, () => 409)],
    );
    const refused = await client.post(path, whole);
    assert.deepEqual(
      [...statusAndCode(refused), refused.body.params],
      [409, 'pantry-full', { limit: 'pantry_entries', maximum: 5000 }],
    );
    assert.equal((await client.get<readonly PantryEntry[]>(path)).body.length, 5000);
    assert.equal((await client.delete(`${path}/${id}`, first)).status, 204);
    assert.equal((await client.post(path, whole)).status, 201);
  });

  test('returns 201 with the entry, Location and ETag on creation, with the caller as updated_by', async () => {
    const client = await service.newLibrary();
    const answer = await client.post<PantryEntry>(path, { ...whole, name: ' Flour ', unknown: 1 });
    const { id, updated_at, updated_by, ...rest } = answer.body;
    assert.deepEqual([answer.status, answer.headers.location, answer.headers.etag], [201, `${path}/${id}`, '"1"']);
    assert.deepEqual(rest, { ...whole, revision: 1 });
    assert.match(updated_at, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    const { body: account } = await client.get<{ user: { id: string } }>('/api/v1/account');
    assert.equal(updated_by, account.user.id);
    const read = await client.get<PantryEntry>(`${path}/${id}`);
    assert.deepEqual([read.body, read.headers.etag], [answer.body, '"1"']);
    assert.equal((await client.get(`${path}/${id}`, { 'if-none-match': '"1"' })).status, 304);
    assert.equal((await client.send('HEAD', `${path}/${id}`)).headers.etag, '"1"');
  });

  test('omits absent, null and empty fields, and replaces every field on PUT', async () => {
    const client = await service.newLibrary();
    const bare = await newEntry(client, { name: 'Salt', amount: null, unit: '', location: null, note: '' });
    assert.deepEqual(Object.keys(bare).toSorted(), ['id', 'name', 'revision', 'updated_at', 'updated_by']);
    const { id, ...full } = await newEntry(client);
    const answer = await client.put<PantryEntry>(`${path}/${id}`, { name: 'Rye', location: 'loft' }, first);
    assert.deepEqual([answer.status, answer.headers.etag], [200, '"2"']);
    assert.deepEqual(
      { ...answer.body, updated_at: '' },
      { id, name: 'Rye', location: 'loft', revision: 2, updated_at: '', updated_by: full.updated_by },
    );
    assert.deepEqual((await client.get(`${path}/${id}`)).body, answer.body);
  });

  test('does not create a second entry on a retry with the same Idempotency-Key', async () => {
    const client = await service.newLibrary();
    const key = { 'idempotency-key': 'once' };
    const before = await client.post<PantryEntry>(path, whole, key);
    const after = await client.post(path, whole, key);
    assert.deepEqual([after.status, after.headers['idempotent-replayed'], after.body], [201, 'true', before.body]);
    assert.deepEqual(statusAndCode(await client.post(path, { name: 'Other' }, key)), [409, 'idempotency-conflict']);
    assert.deepEqual(await namesOf(client), ['Flour']);
    await client.delete(`${path}/${before.body.id}`, first);
    assert.deepEqual(statusAndCode(await client.post(path, whole, key)), [404, 'created-resource-missing']);
  });

  test('lists all entries as a bare array ordered by name, including duplicate names', async () => {
    const client = await service.newLibrary();
    assert.deepEqual((await client.get(path)).body, []);
    for (const name of ['Zander', 'éclair', 'apple', 'Eel', 'apple', 'Ab']) await newEntry(client, { name });
    assert.deepEqual(await namesOf(client), ['Ab', 'apple', 'apple', 'éclair', 'Eel', 'Zander']);
    const { body } = await client.get<readonly PantryEntry[]>(path);
    assert.deepEqual(body[0], (await client.get(`${path}/${body[0]?.id ?? ''}`)).body);
    assert.deepEqual(await namesOf(await service.newLibrary()), []);
  });

  test('returns 304 for the list until something changes', async () => {
    const client = await service.newLibrary();
    const { id } = await newEntry(client);
    const { etag } = (await client.get(path)).headers;
    const held = { 'if-none-match': etag };
    assert.equal((await client.get(path, held)).status, 304);
    const head = await client.send('HEAD', path);
    assert.deepEqual([head.status, head.headers.etag, head.text], [200, etag, '']);
    await client.put(`${path}/${id}`, { name: 'Rye' }, first);
    const fresh = await client.get<readonly PantryEntry[]>(path, held);
    assert.deepEqual([fresh.status, fresh.body.map(({ name }) => name)], [200, ['Rye']]);
  });

  test('emits pantry.updated with the new revision of the entry on every change', async () => {
    const client = await service.newLibrary();
    const { id } = await newEntry(client);
    await client.put(`${path}/${id}`, { name: 'Rye' }, first);
    await client.put(`${path}/${id}`, { name: 'Oats' }, first);
    await client.delete(`${path}/${id}`, { 'if-match': '"2"' });
    const events = await service.rows(
      `select number, type, resource_type, resource_revision from event where resource_id = '${id}' order by number`,
    );
    assert.deepEqual(
      events.map((event) => Object.values(event)),
      [1, 2, 3].map((number) => [number, 'pantry.updated', 'pantry-entry', number]),
    );
  });

  test('accepts only one of several concurrent replacements of a revision', async () => {
    const client = await service.newLibrary();
    const own = `${path}/${(await newEntry(client)).id}`;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => client.put(own, { name: `Winner ${index}` }, first)),
    );
    assert.deepEqual(
      answers.map(({ status }) => status).toSorted((a, b) => a - b),
      [200, ...Array.from({ length: 19 }, () => 412)],
    );
  });

  test('is deleted with its library', async () => {
    const library = (await service.client.post<{ id: string }>('/api/v1/libraries', { name: 'Brief' })).body.id;
    await newEntry(service.client.with({ 'x-service-library': library }));
    assert.equal((await service.client.delete(`/api/v1/libraries/${library}`, first)).status, 204);
    for (const table of ['pantry_entry', 'pantry_food']) {
      assert.deepEqual(await service.rows(`select * from ${table} where library_id = '${library}'`), [], table);
    }
  });
});

onEveryEngine('pantry with a configured limit', (engine) => {
  const service = serviceForSuite(engine, { settings: { TUREEN_LIMIT_PANTRY_ENTRIES: '2' } });

  test('holds as many entries as limits.pantry_entries in the capabilities', async () => {
    const { body } = await service.client.get<{ limits: { pantry_entries: number } }>('/api/v1/capabilities');
    assert.equal(body.limits.pantry_entries, 2);
    const client = await service.newLibrary();
    for (const name of ['Salt', 'Pepper']) await newEntry(client, { name });
    const refused = await client.post(path, whole);
    assert.deepEqual(
      [...statusAndCode(refused), refused.body.params],
      [409, 'pantry-full', { limit: 'pantry_entries', maximum: 2 }],
    );
    assert.deepEqual(await namesOf(client), ['Pepper', 'Salt']);
    await newEntry(await service.newLibrary(), { name: 'Salt' });
  });
});
