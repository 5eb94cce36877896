import assert from 'node:assert/strict';

import type { Facet } from '../../../../src/domains/organization/facets/facet.schemas.ts';
import type { Tag } from '../../../../src/domains/organization/tags/tag.schemas.ts';
import type { PantryEntry } from '../../../../src/domains/pantry/entry.schemas.ts';
import type { TestClient } from '../../../support/client.ts';
import { stock } from '../../../support/pantry.ts';
import { newMember } from '../../../support/people.ts';
import { proves, section } from '../sentence.ts';
import type { Section } from '../sentence.ts';

const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const FIRST = { 'if-match': '"1"' };

const readEntry = async (client: TestClient, path: string): Promise<PantryEntry> => {
  const { status, body } = await client.get<PantryEntry>(path);
  assert.equal(status, 200);
  return body;
};

/** The field is optional, and accepts a text of this many characters and none that is longer. */
const assertMaxLength = async (client: TestClient, field: keyof PantryEntry, max: number): Promise<void> => {
  const longest = 'x'.repeat(max);
  assert.equal((await readEntry(client, await stock(client, 'Flour', { [field]: longest })))[field], longest);
  const longer = await client.post('/api/v1/pantry', { name: 'Flour', [field]: `${longest}x` });
  assert.deepEqual([longer.status, longer.body.errors?.[0]?.location], [422, `body.${field}`]);
  assert.ok(!(field in (await readEntry(client, await stock(client, 'Flour')))));
};

const newTag = async (client: TestClient): Promise<Tag> => {
  const { status, body } = await client.post<Tag>('/api/v1/tags', { name: 'Soup', color: '#c2410c' });
  assert.equal(status, 201);
  return body;
};

export const pantryTagFacet: readonly Section[] = [
  section(
    'Pantry entry',
    proves('`id`: string, req.', async ({ client }) => {
      const path = await stock(client, 'Flour');
      assert.equal((await readEntry(client, path)).id, path.split('/').at(-1));
    }),
    proves('`name`: string, req, 1 to 200 chars.', async ({ client }) => {
      const longest = 'x'.repeat(200);
      assert.equal((await readEntry(client, await stock(client, longest))).name, longest);
      for (const name of [undefined, '', `${longest}x`]) {
        const { status, body } = await client.post('/api/v1/pantry', { name });
        assert.deepEqual([status, body.errors?.[0]?.location], [422, 'body.name']);
      }
    }),
    proves('`revision`: integer, req.', async ({ client }) => {
      const path = await stock(client, 'Flour');
      assert.equal((await readEntry(client, path)).revision, 1);
      await client.put(path, { name: 'Rye flour' }, FIRST);
      assert.equal((await readEntry(client, path)).revision, 2);
    }),
    proves('`updated_at`: date-time, req.', async ({ client }) => {
      const { updated_at } = await readEntry(client, await stock(client, 'Flour'));
      assert.match(updated_at, DATE_TIME);
    }),
    proves('`updated_by`: string, req.', async ({ accounts, admin }) => {
      const person = await newMember(accounts, admin, admin.library, 'editor');
      const path = await stock(person.client, 'Flour');
      assert.equal((await readEntry(person.client, path)).updated_by, person.id);
    }),
    proves('`amount`: string, max 100.', ({ client }) => assertMaxLength(client, 'amount', 100)),
    proves('`location`: string, max 100.', ({ client }) => assertMaxLength(client, 'location', 100)),
    proves('`note`: string, max 2000.', ({ client }) => assertMaxLength(client, 'note', 2000)),
    proves('`semantic_id`: string, max 200.', ({ client }) => assertMaxLength(client, 'semantic_id', 200)),
    proves('`unit`: string, max 100.', ({ client }) => assertMaxLength(client, 'unit', 100)),
  ),
  section(
    'Tag',
    proves('`id`, `name`, `color` (strings),', async ({ client }) => {
      const { id, name, color } = await newTag(client);
      assert.deepEqual([name, color], ['Soup', '#c2410c']);
      assert.equal((await client.get<Tag>(`/api/v1/tags/${id}`)).body.id, id);
    }),
    proves('`revision` (integer),', async ({ client }) => {
      const { id, revision } = await newTag(client);
      assert.equal(revision, 1);
      const replaced = await client.put<Tag>(`/api/v1/tags/${id}`, { name: 'Stew' }, FIRST);
      assert.equal(replaced.body.revision, 2);
    }),
    proves('`created_at`, `updated_at` (date-time).', async ({ client }) => {
      const { id, created_at, updated_at } = await newTag(client);
      assert.match(created_at, DATE_TIME);
      assert.equal(updated_at, created_at);
      const replaced = await client.put<Tag>(`/api/v1/tags/${id}`, { name: 'Stew' }, FIRST);
      assert.equal(replaced.body.created_at, created_at);
      assert.match(replaced.body.updated_at, DATE_TIME);
    }),
    proves('Writable fields: `name`, `color`.', async ({ client }) => {
      const tag = await newTag(client);
      const input = { ...tag, id: 'mine', name: 'Stew', color: 'red', revision: 7, created_at: '2000-01-01T00:00:00Z' };
      const { status, body } = await client.put<Tag>(`/api/v1/tags/${tag.id}`, input, FIRST);
      assert.equal(status, 200);
      const { updated_at: _, ...rest } = body;
      assert.deepEqual(rest, {
        id: tag.id,
        name: 'Stew',
        color: 'red',
        revision: 2,
        created_at: tag.created_at,
      });
    }),
  ),
  section(
    'Facet',
    proves(
      'Writable fields: `kind` (enumerated; the value `course` is one of the allowed values)',
      async ({ client }) => {
        const facet = await client.post<Facet>('/api/v1/facets', { kind: 'course', value: 'Starter' });
        assert.deepEqual([facet.status, facet.body.kind], [201, 'course']);
        const path = `/api/v1/facets/${facet.body.id}`;
        const replaced = await client.put<Facet>(path, { kind: 'season', value: 'Starter' }, FIRST);
        assert.deepEqual([replaced.status, replaced.body.kind], [200, 'season']);
        const unknown = await client.post('/api/v1/facets', { kind: 'weather', value: 'Starter' });
        assert.deepEqual([unknown.status, unknown.body.errors?.[0]?.location], [422, 'body.kind']);
      },
    ),
    proves('and `value` (string).', async ({ client }) => {
      const facet = await client.post<Facet>('/api/v1/facets', { kind: 'course', value: 'Starter' });
      assert.equal(facet.body.value, 'Starter');
      const path = `/api/v1/facets/${facet.body.id}`;
      const replaced = await client.put<Facet>(path, { kind: 'course', value: 'Dessert' }, FIRST);
      assert.deepEqual([replaced.status, replaced.body.value], [200, 'Dessert']);
      const wrong = await client.post('/api/v1/facets', { kind: 'course', value: 5 });
      assert.deepEqual([wrong.status, wrong.body.errors?.[0]?.location], [422, 'body.value']);
    }),
  ),
];
