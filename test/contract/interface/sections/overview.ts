import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';

import sharp from 'sharp';

import type { PreviewBody } from '../../../../src/domains/imports/previews/preview.schemas.ts';
import type { JobBody } from '../../../../src/domains/jobs/index.ts';
import { Authenticator, addPasskey, atLocalhost } from '../../../support/authenticator.ts';
import type { TestClient } from '../../../support/client.ts';
import { PREVIEWS, commit, itemOf, previewOf, recipeNode, sendFiles } from '../../../support/imports.ts';
import type { PlanAnswer } from '../../../support/imports.ts';
import { endedJob } from '../../../support/jobs.ts';
import { newMeal } from '../../../support/meals.ts';
import { stock } from '../../../support/pantry.ts';
import { invite, newLibrary, newMember, registerWith } from '../../../support/people.ts';
import { newPicture } from '../../../support/pictures.ts';
import { readZip } from '../../../support/read-zip.ts';
import { Receiver } from '../../../support/receiver.ts';
import type { Received } from '../../../support/receiver.ts';
import { newEntry, newRecipe } from '../../../support/recipes.ts';
import type { EntryBody } from '../../../support/recipes.ts';
import { TestList } from '../../../support/shopping.ts';
import { TestService } from '../../../support/test-service.ts';
import { upload } from '../../../support/upload.ts';
import { proves, provedBy, section } from '../sentence.ts';
import type { Section } from '../sentence.ts';

interface Identified {
  readonly id: string;
}

const FIRST = { 'if-match': '"1"' };

const newBook = async (client: TestClient, kind = 'personal'): Promise<string> => {
  const { status, body, text } = await client.post<Identified>('/api/v1/books', { kind, title: `A ${kind} book` });
  assert.equal(status, 201, text);
  return body.id;
};

const onionSoup = (client: TestClient): Promise<EntryBody> =>
  newEntry(client, {
    title: 'Onion soup',
    language: 'en',
    ingredient_sections: [{ ingredients: [{ id: 'onions', text: '3 onions' }] }],
  });

const total = async (client: TestClient): Promise<number> =>
  (await client.get<{ total: number }>('/api/v1/recipes')).body.total;

const assertSigned = ({ headers, body }: Received, secret: string): void => {
  const [, time, signature] = /^t=(\d+),v1=(\w+)$/.exec(String(headers['service-signature'])) ?? [];
  assert.equal(signature, createHmac('sha256', secret).update(`${time}.${body}`).digest('hex'));
};

/** A creation of each kind: its path and a valid body. */
const creations: readonly (readonly [path: string, input: object])[] = [
  ['/api/v1/recipes', { recipe: { title: 'Soup' } }],
  ['/api/v1/tags', { name: 'Soup' }],
  ['/api/v1/facets', { kind: 'course', value: 'Soup' }],
  ['/api/v1/books', { kind: 'personal', title: 'Soups' }],
  ['/api/v1/shopping/lists', { name: 'Week' }],
  ['/api/v1/pantry', { name: 'Salt' }],
  ['/api/v1/meals', { date: '2026-03-14', slot: 'dinner', dishes: [] }],
  ['/api/v1/saved-meals', { name: 'Soup night', dishes: [] }],
  ['/api/v1/recipes/import-previews', { text: 'Soup\n\nIngredients\n2 onions\n\nMethod\nBoil them.' }],
];

export const overview: readonly Section[] = [
  section(
    'Recipe Library and Meal-Planning Service API',
    proves('All paths are relative to {base_url}.', async ({ client }) => {
      const { body, headers } = await client.post<Identified>('/api/v1/tags', { name: 'Soup' });
      assert.equal(headers.location, `/api/v1/tags/${body.id}`);
      assert.equal((await client.get<Identified>(headers.location)).body.id, body.id);
      const missing = await client.get('/api/v1/tags/none');
      assert.ok(missing.body.type.startsWith(`${client.origin}/`), missing.body.type);
    }),
    proves('Request and response bodies are JSON unless stated.', async ({ client }) => {
      const { status, headers, body } = await client.post<{ name: string }>('/api/v1/tags', { name: 'Soup' });
      assert.deepEqual([status, body.name], [201, 'Soup']);
      assert.match(String(headers['content-type']), /^application\/json\b/);
      const form = { 'content-type': 'application/x-www-form-urlencoded' };
      assert.equal((await client.send('POST', '/api/v1/tags', { headers: form, raw: 'name=Stew' })).status, 415);
    }),
    proves('Error bodies are `application/problem+json`.', async ({ client, accounts }) => {
      for (const { status, headers } of [
        await client.get('/api/v1/tags/none'),
        await client.post('/api/v1/tags', {}),
        await client.get('/nothing'),
        await accounts.client.get('/api/v1/tags'),
      ]) {
        assert.ok(status >= 400, String(status));
        assert.equal(headers['content-type'], 'application/problem+json');
      }
    }),
  ),
  section(
    'What the service does',
    proves('The service manages shared libraries of recipes.', async ({ accounts, admin }) => {
      const owner = await newMember(accounts, admin, admin.library, 'viewer');
      const library = await newLibrary(owner);
      const member = await newMember(accounts, owner, library, 'editor');
      const id = await newRecipe(owner.in(library));
      assert.equal((await member.in(library).get<EntryBody>(`/api/v1/recipes/${id}`)).body.id, id);
    }),
    proves('Recipes are library entries.', async ({ client }) => {
      const { id, library_id } = await newEntry(client);
      const { body } = await client.get<{ items: readonly Identified[] }>('/api/v1/recipes');
      assert.deepEqual(
        body.items.map((item) => item.id),
        [id],
      );
      const libraries = await client.get<Identified>(`/api/v1/libraries/${library_id}`);
      assert.equal(libraries.body.id, library_id);
    }),
    proves('Each entry has a revision number, and recipes can be trashed and restored.', async ({ client }) => {
      const { id, revision } = await newEntry(client);
      assert.equal(revision, 1);
      const path = `/api/v1/recipes/${id}`;
      const trashed = await client.delete<EntryBody>(path, FIRST);
      assert.deepEqual([trashed.status, trashed.body.state], [200, 'trashed']);
      const match = { 'if-match': trashed.headers.etag };
      const restored = await client.post<EntryBody>(`${path}/restore`, undefined, match);
      assert.deepEqual([restored.status, restored.body.state], [200, 'active']);
      assert.ok(restored.body.revision > revision);
    }),
    proves('Recipes are organized with tags, facets and books (personal or publication).', async ({ client }) => {
      const id = await newRecipe(client);
      const tag = (await client.post<Identified>('/api/v1/tags', { name: 'Soup' })).body.id;
      const facet = (await client.post<Identified>('/api/v1/facets', { kind: 'course', value: 'Starter' })).body.id;
      const books = [await newBook(client, 'personal'), await newBook(client, 'publication')];
      const organized = { tags: [tag], facets: [facet] };
      assert.equal((await client.put(`/api/v1/recipes/${id}/organization`, organized, FIRST)).status, 200);
      for (const book of books) {
        const answer = await client.put(`/api/v1/books/${book}/members`, { members: [{ entry_id: id }] }, FIRST);
        assert.equal(answer.status, 200, answer.text);
      }
      const { organization } = (await client.get<EntryBody>(`/api/v1/recipes/${id}`)).body;
      assert.deepEqual([organization.tags, organization.facets], [[tag], [facet]]);
      assert.deepEqual(new Set(organization.books), new Set(books));
    }),
    proves('Recipes are brought in through staged import previews.', async ({ client }) => {
      const preview = await previewOf(client, { 'soup.json': recipeNode('Soup') });
      assert.equal(await total(client), 0);
      const { body } = await commit(client, preview.id, { item_ids: [itemOf(preview, 'Soup').id] });
      assert.deepEqual([body.items[0]?.outcome, await total(client)], ['created', 1]);
    }),
    proves(
      'A preview is reviewed, can have its measurement ambiguities resolved through plans, and is then committed, possibly over several passes.',
      async ({ client }) => {
        const { id } = await previewOf(client, {
          'cake.json': recipeNode('Cake', { recipeIngredient: ['2 cups flour'] }),
          'pie.json': recipeNode('Pie', { recipeIngredient: ['3 apples'] }),
        });
        const { body: preview } = await client.get<PreviewBody>(`${PREVIEWS}/${id}`);
        assert.equal(preview.unanswered.length, 1);
        const plans = `${PREVIEWS}/${id}/measurement-resolution-plans`;
        const expected = { expected_preview_revision: preview.preview_revision };
        const interpretation = { kind: 'canonical-unit', unit_id: 'us.cup' };
        const planned = await client.post<PlanAnswer>(plans, { ...expected, interpretation });
        const applied = await client.post<PlanAnswer>(`${plans}/${planned.body.plan.id}/apply`, expected);
        assert.deepEqual(applied.body.preview.unanswered, []);
        const first = await commit(client, id, { item_ids: [itemOf(preview, 'Cake').id] });
        assert.deepEqual([first.body.items[0]?.outcome, first.body.remaining?.items.length], ['created', 1]);
        const second = await commit(client, id, { item_ids: [itemOf(preview, 'Pie').id] });
        assert.deepEqual([second.body.items[0]?.outcome, second.body.remaining], ['created', undefined]);
      },
    ),
    proves('Shopping lists hold items and requirements derived from recipes and meals.', async ({ client }) => {
      const { id } = await onionSoup(client);
      const meal = await newMeal(client, 'meals', [{ id: 'soup', entry_id: id }]);
      const list = await TestList.create(client);
      const portions = [{ id: 'portion', recipe_id: id }];
      const { items, requirements } = await list.shopFor({ portions, meal_ids: [meal.id] });
      assert.deepEqual(
        items.map(({ name, needed }) => [name, needed]),
        [['onions', '6']],
      );
      const sources = Object.values(requirements).map(({ source }) => source);
      assert.equal(sources.length, 2);
      assert.ok(sources.some(({ portion_id, recipe_id }) => portion_id === 'portion' && recipe_id === id));
      assert.ok(sources.some(({ meal_id, recipe_id }) => meal_id === meal.id && recipe_id === id));
    }),
    proves('A review operation recomputes requirements,', async ({ client }) => {
      const { id, recipe } = await onionSoup(client);
      const list = await TestList.create(client);
      await list.shopFor({ portions: [{ id: 'portion', recipe_id: id }] });
      const ingredient_sections = [{ ingredients: [{ id: 'onions', text: '5 onions' }] }];
      await client.put(`/api/v1/recipes/${id}`, { recipe: { ...recipe, ingredient_sections } }, FIRST);
      const { body } = await list.review();
      assert.deepEqual(
        body.requirements.map(({ source, previous_quantity }) => [source.quantity, previous_quantity]),
        [['5', '3']],
      );
    }),
    proves('and groceries can be added atomically.', async ({ client }) => {
      const list = await TestList.create(client);
      const refused = await list.add([{ id: 'milk', name: 'Milk' }, { id: 'bread' }]);
      assert.deepEqual([refused.status, (await list.read()).items], [422, []]);
      await list.addNamed('milk', 'bread');
      const taken = await list.add([
        { id: 'eggs', name: 'Eggs' },
        { id: 'milk', name: 'Milk' },
      ]);
      assert.deepEqual([taken.status, (await list.read()).items.map(({ id }) => id)], [409, ['milk', 'bread']]);
    }),
    proves('A pantry holds library-shared presence hints.', async ({ accounts, admin }) => {
      const owner = await newMember(accounts, admin, admin.library, 'viewer');
      const library = await newLibrary(owner);
      const member = await newMember(accounts, owner, library, 'editor');
      const salt = await stock(owner.in(library), 'Salt');
      assert.equal((await member.in(library).get<{ name: string }>(salt)).body.name, 'Salt');
    }),
    proves(
      'Presence and approximate amounts never imply sufficient stock and never change shopping selections.',
      async ({ client }) => {
        const { id } = await onionSoup(client);
        const list = await TestList.create(client);
        const input = { portions: [{ id: 'portion', recipe_id: id }] };
        const { body: before } = await list.review(input);
        await stock(client, 'Onions', { amount: '1000', unit: 'kg' });
        const { body: after } = await list.review(input);
        assert.equal(after.requirements[0]?.pantry?.[0]?.name, 'Onions');
        assert.deepEqual(
          [before, after].map(({ requirements }) => requirements.map(({ selected, source }) => [selected, source])),
          [before, before].map(({ requirements }) => requirements.map(({ source }) => [true, source])),
        );
        assert.deepEqual(
          (await list.shopFor(input)).items.map(({ name, needed }) => [name, needed]),
          [['onions', '3']],
        );
      },
    ),
    proves('Saved meals are reusable sets of dishes.', async ({ client }) => {
      const entry_id = await newRecipe(client);
      const saved = await newMeal(client, 'saved-meals', [{ entry_id }, { display_name: 'Bread' }]);
      for (const date of ['2026-03-14', '2026-03-21']) {
        const plan = { date, slot: 'dinner' };
        const { status, body } = await client.post<typeof saved>(`/api/v1/saved-meals/${saved.id}/plan`, plan);
        assert.equal(status, 201);
        assert.deepEqual(
          body.dishes.map((dish) => dish.entry_id ?? dish.display_name),
          [entry_id, 'Bread'],
        );
      }
    }),
    proves('Book assets have resized derivatives.', async ({ client }) => {
      const picture = await newPicture('jpeg', { width: 1600, height: 1000 });
      const { headers } = await upload(client, `/api/v1/books/${await newBook(client)}`, picture);
      const thumb = await client.get(`${headers.location}/derivatives/thumb`, { accept: 'image/jpeg' });
      assert.deepEqual([thumb.status, thumb.headers['content-type']], [200, 'image/jpeg']);
      const { width, height } = await sharp(thumb.bytes).metadata();
      assert.ok(width < 1600 && width / height === 1.6, `${width} × ${height}`);
    }),
    proves('A book can be exported as a portable recipe bundle.', async ({ client }) => {
      const { id, recipe } = await newEntry(client);
      const book = await newBook(client);
      await client.put(`/api/v1/books/${book}/members`, { members: [{ entry_id: id }] }, FIRST);
      const { status, bytes } = await client.get(`/api/v1/books/${book}/export/portable-bundle`);
      assert.equal(status, 200);
      const file = (await readZip(bytes)).find(({ path }) => path.startsWith('recipes/'));
      assert.deepEqual(JSON.parse(String(file?.content)), recipe);
    }),
    proves('Accounts have browser sessions, passkeys, library invitations,', async ({ accounts, admin }) => {
      const person = await newMember(accounts, admin, admin.library, 'viewer');
      const sessions = await person.client.get<{ items: readonly { current: boolean }[] }>('/api/v1/account/sessions');
      assert.deepEqual(
        sessions.body.items.map(({ current }) => current),
        [true],
      );
      const page = atLocalhost(person.client);
      const { id } = await addPasskey(page, new Authenticator());
      const passkeys = await page.get<{ passkeys: readonly Identified[] }>('/api/v1/account/passkeys');
      assert.deepEqual(
        passkeys.body.passkeys.map((passkey) => passkey.id),
        [id],
      );
      const library = await newLibrary(person);
      const guest = await registerWith(accounts, await invite(person, library, 'viewer'));
      assert.equal(guest.library, library);
    }),
    provedBy(
      'native-app link tickets',
      'src/domains/accounts/native/native-link.test.ts',
      'links the identity to the ticket’s account and gives the app a session for it',
    ),
    proves('and an audit history.', async ({ accounts, admin }) => {
      const person = await newMember(accounts, admin, admin.library, 'viewer');
      const library = await newLibrary(person);
      await invite(person, library, 'viewer');
      const path = `/api/v1/account/audit?library_id=${library}&action=invitation.created`;
      const { body } = await person.client.get<{ events: readonly { actor_id: string }[] }>(path);
      assert.deepEqual(
        body.events.map(({ actor_id }) => actor_id),
        [person.id],
      );
    }),
    proves('Changes are announced through a live event stream', async ({ client }) => {
      const reader = await client.follow();
      const { body } = await client.post<Identified>('/api/v1/tags', { name: 'Soup' });
      await reader.count(1);
      reader.leave();
      assert.equal(reader.events[0]?.event, 'tag.created');
      assert.ok(JSON.stringify(reader.events[0].data).includes(body.id));
    }),
    proves('and through signed webhooks (library webhooks and instance webhooks).', async ({ engine }) => {
      await using service = new TestService(engine, { settings: { TUREEN_WEBHOOK_ALLOW_LOOPBACK: '1' } });
      await service.start();
      const receiver = new Receiver();
      await receiver.start();
      try {
        for (const kind of ['webhooks', 'instance-webhooks']) {
          const url = new URL(`/${kind}`, receiver.url).href;
          const input = { name: kind, url, enabled: true, event_types: ['tag.created'] };
          const { body } = await service.client.post<{ secret: string }>(`/api/v1/${kind}`, input);
          const { id } = (await service.client.post<Identified>('/api/v1/tags', { name: kind })).body;
          await receiver.until((all) => all.at(`/${kind}`).length > 0, kind);
          const [received] = receiver.at(`/${kind}`);
          assert.ok(received !== undefined && received.body.includes(id));
          assertSigned(received, body.secret);
        }
      } finally {
        receiver.stop();
      }
    }),
    proves('Large or slow work (bulk changes, exports, automated imports)', async ({ client }) => {
      const id = await newRecipe(client);
      const tag = (await client.post<Identified>('/api/v1/tags', { name: 'Soup' })).body.id;
      const bulk = { items: [{ id, revision: 1 }], add_tags: [tag] };
      const answers = [
        await client.post<JobBody>('/api/v1/bulk/recipes/tags', bulk, { 'idempotency-key': 'bulk' }),
        await client.post<JobBody>('/api/v1/jobs/exports', { scope: 'library', format: 'markdown' }),
        await sendFiles<JobBody>(client, { 'pie.json': recipeNode('Pie') }, '/api/v1/jobs/import-previews', {
          policy: 'allow-warnings',
        }),
      ];
      for (const { status, headers, body, text } of answers) {
        assert.deepEqual([status, headers.location], [202, `/api/v1/jobs/${body.id}`], text);
        assert.equal((await endedJob(client, body.id)).state, 'succeeded');
      }
      assert.deepEqual((await client.get<EntryBody>(`/api/v1/recipes/${id}`)).body.organization.tags, [tag]);
      assert.equal(await total(client), 2);
    }),
    provedBy(
      'runs as persistent jobs.',
      'test/crash/job-kills.test.ts',
      'processes every item once and reports correct counts when killed and resumed twice',
    ),
    proves(
      'Creation requests accept an `Idempotency-Key` so that retries never duplicate work.',
      async ({ client }) => {
        for (const [path, input] of creations) {
          const key = { 'idempotency-key': path };
          const first = await client.post<Identified>(path, input, key);
          const retry = await client.post<Identified>(path, input, key);
          assert.deepEqual([first.status, retry.status], [201, 201], path);
          assert.deepEqual([retry.body, retry.headers['idempotent-replayed']], [first.body, 'true'], path);
        }
        assert.equal(await total(client), 1);
      },
    ),
    proves('The service acts on one library at a time.', async ({ client, local }) => {
      const id = await newRecipe(client);
      const other = await local.newLibrary();
      assert.equal((await other.get(`/api/v1/recipes/${id}`)).status, 404);
      assert.deepEqual([await total(client), await total(other)], [1, 0]);
    }),
    proves(
      'The library is chosen with the `X-Service-Library` header on the operations that accept it, or by the select-library operation for a browser.',
      async ({ accounts, admin }) => {
        const person = await newMember(accounts, admin, admin.library, 'viewer');
        const [first, second] = [await newLibrary(person), await newLibrary(person)];
        const id = await newRecipe(person.in(first));
        assert.deepEqual([await total(person.in(first)), await total(person.in(second))], [1, 0]);
        const select = (library_id: string) => person.client.post('/api/v1/account/library', { library_id });
        assert.equal((await select(second)).status, 200);
        assert.equal((await person.client.get(`/api/v1/recipes/${id}`)).status, 404);
        assert.equal((await select(first)).status, 200);
        assert.equal((await person.client.get(`/api/v1/recipes/${id}`)).status, 200);
      },
    ),
  ),
  section(
    'Resources and their fields',
    proves('Timestamps marked date-time are RFC 3339 / ISO 8601 strings.', async ({ client }) => {
      const { created_at } = await newEntry(client);
      assert.match(created_at, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
      assert.equal(new Date(created_at).toISOString(), created_at);
    }),
    proves('Integers are int64 unless stated.', async ({ client }) => {
      const list = await TestList.create(client);
      const rename = (revision: string) =>
        client.send('PATCH', list.path, {
          headers: { 'content-type': 'application/json' },
          raw: `{"operation_id":"${revision}","name":"Month","base_revision":${revision}}`,
        });
      // More than 32 bits are read; the revision does not exist yet.
      const large = await rename('9007199254740991');
      assert.match(String(large.body.errors?.[0]?.value), /^9007199254740991$/);
      const audit = await client.get<{ events: readonly object[] }>('/api/v1/account/audit?before=9007199254740991');
      assert.deepEqual([audit.status, audit.body.events.length > 0], [200, true]);
    }),
    proves('Unless stated, objects accept additional properties.', async ({ client }) => {
      const unknown = { unknown: { nested: true } };
      for (const [path, input] of creations) {
        assert.equal((await client.post(path, { ...input, ...unknown })).status, 201, path);
      }
      const { recipe } = await newEntry(client, { title: 'Soup', ...unknown });
      assert.deepEqual(recipe['unknown'], unknown.unknown);
    }),
  ),
];
