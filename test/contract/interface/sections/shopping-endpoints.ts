// interface.md, "Endpoints": shopping and the pantry.
import assert from 'node:assert/strict';

import type { ShoppingListBody } from '../../../../src/domains/shopping/lists/list.schemas.ts';
import type { Review } from '../../../../src/domains/shopping/review/review.schemas.ts';
import type { ProblemBody } from '../../../../src/platform/problem/problem-body.ts';
import type { TestClient } from '../../../support/client.ts';
import { newMeal } from '../../../support/meals.ts';
import { bearer, newLibrary, newMember } from '../../../support/people.ts';
import type { AccountState } from '../../../support/people.ts';
import { stock } from '../../../support/pantry.ts';
import { newEntry } from '../../../support/recipes.ts';
import type { EntryBody } from '../../../support/recipes.ts';
import { TestList } from '../../../support/shopping.ts';
import type { TestResponse } from '../../../support/test-response.ts';
import { proves, provedBy, section } from '../sentence.ts';
import type { Section, Subject } from '../sentence.ts';

const LISTS = '/api/v1/shopping/lists';
const MISSING = '00000000-0000-7000-8000-000000000000';

const milk = { id: 'milk', name: 'Milk' };
const bread = { id: 'bread', name: 'Bread' };

const newSoup = (client: TestClient, text = '3 onions'): Promise<EntryBody> =>
  newEntry(client, { title: 'Soup', language: 'en', ingredient_sections: [{ ingredients: [{ id: 'i', text }] }] });

const portionOf = ({ id }: EntryBody, more: object = {}) => ({ id: 'p', recipe_id: id, ...more });

/** The required amounts, as text. */
const quantitiesOf = async (list: TestList, input: object): Promise<readonly string[]> => {
  const { status, body, text } = await list.review(input);
  assert.equal(status, 200, text);
  return body.requirements.map(({ source }) => source.quantity);
};

/** The location at which an input is rejected. */
const rejects = async (list: TestList, path: string, json: object, location: string): Promise<void> => {
  const headers = { 'idempotency-key': 'rejected' };
  const { status, body } = await list.client.post(`${list.path}${path}`, json, headers);
  assert.deepEqual([status, body.errors?.[0]?.location], [422, location]);
};

/** Lists with the same id in two libraries, and the user. */
const twoLibraries = async ({ local }: Subject) => {
  const [here, there] = [await local.newLibrary(), await local.newLibrary()];
  for (const client of [here, there]) await TestList.create(client, { id: 'week', name: 'Week' });
  const { body } = await local.client.get<AccountState>('/api/v1/account');
  return { here, there, user: body.user?.id ?? assert.fail('no local user') };
};

/** Another user as the principal is refused, and the signed-in one accepted. */
const checksPrincipal = async (
  subject: Subject,
  send: (client: TestClient) => Promise<TestResponse<unknown>>,
): Promise<void> => {
  const { here, user } = await twoLibraries(subject);
  const other = await send(here.with({ 'x-service-principal': MISSING }));
  assert.deepEqual([other.status, (other.body as ProblemBody).code], [409, 'principal-mismatch']);
  assert.equal((await send(here.with({ 'x-service-principal': user }))).status, 200);
};

/** 401 without and with a wrong credential, and another problem for an unknown list. */
const answersErrors = async ({ accounts, admin }: Subject, method: string, path: string, more: object = {}) => {
  const owner = admin.in(await newLibrary(admin));
  const codeOf = async (client: TestClient) => {
    const { status, body } = await client.send(method, path, more);
    return [status, body.code];
  };
  assert.deepEqual(await codeOf(accounts.client), [401, 'authentication-required']);
  assert.deepEqual(await codeOf(bearer(accounts, 'wrong')), [401, 'invalid-credentials']);
  assert.deepEqual(await codeOf(owner), [404, 'shopping-list-not-found']);
};

export const shoppingEndpoints: readonly Section[] = [
  section(
    'Shopping',
    proves('**POST /api/v1/shopping/lists/{list_id}/items** Add groceries atomically.', async ({ client }) => {
      const list = await TestList.create(client);
      assert.equal((await list.add([milk, bread])).status, 200);
      assert.equal((await list.add([{ id: 'eggs', name: 'Eggs' }, milk])).status, 409);
      assert.deepEqual(
        (await list.read()).items.map(({ id }) => id),
        ['milk', 'bread'],
      );
    }),
    proves('Path: `list_id` (string, 1 to 100 chars, pattern `^[a-zA-Z0-9_-]+$`).', async ({ client }) => {
      const add = (id: string) => client.post(`${LISTS}/${id}/items`, { items: [milk] }, { 'idempotency-key': id });
      for (const id of ['a', 'Week_12-b', 'x'.repeat(100)]) {
        await TestList.create(client, { id, name: 'Week' });
        assert.equal((await add(id)).status, 200);
      }
      for (const id of ['with%20space', 'dot.', 'x'.repeat(101)]) {
        const { status, body } = await add(id);
        assert.deepEqual([status, body.errors?.[0]?.location], [422, 'path.list_id']);
      }
    }),
    proves('Headers: `X-Service-Library` (string)', async (subject) => {
      const { here, there } = await twoLibraries(subject);
      await new TestList(there, 'week').add([milk]);
      assert.deepEqual((await new TestList(here, 'week').read()).items, []);
      assert.equal((await new TestList(there, 'week').read()).items.length, 1);
    }),
    proves('`X-Service-Principal` (string)', (subject) =>
      checksPrincipal(subject, (client) => new TestList(client, 'week').add([milk])),
    ),
    proves('`Idempotency-Key` (req, max 200 chars).', async ({ client }) => {
      const list = await TestList.create(client);
      for (const headers of [{}, { 'idempotency-key': 'k'.repeat(201) }]) {
        const { status, body } = await client.post(`${list.path}/items`, { items: [milk] }, headers);
        assert.deepEqual([status, body.errors?.[0]?.location], [422, 'header.idempotency-key']);
      }
      assert.equal((await list.add([milk], 'k'.repeat(200))).status, 200);
    }),
    proves('Body: `items` (req, array of Addition or null, at least 1 item; order is kept).', async ({ client }) => {
      const list = await TestList.create(client);
      for (const items of [undefined, []]) await rejects(list, '/items', { items }, 'body.items');
      await rejects(list, '/items', { items: [{ id: 'milk' }] }, 'body.items[0].name');
      const { body } = await list.add(['c', 'a', 'b'].map((id) => ({ id, name: id })));
      assert.deepEqual(
        body.items.map(({ id }) => id),
        ['c', 'a', 'b'],
      );
    }),
    proves('Add groceries: 200: Shopping list.', async ({ client }) => {
      const list = await TestList.create(client);
      const { status, body } = await list.add([milk]);
      const { applied_revision, ...shown } = body;
      assert.deepEqual([status, applied_revision], [200, 2]);
      assert.deepEqual(shown, await list.read());
    }),
    proves(
      'The batch is all or nothing: one bad item or id conflict rejects the whole request.',
      async ({ client }) => {
        const list = await TestList.create(client);
        await list.add([milk]);
        await rejects(list, '/items', { items: [bread, { id: 'eggs', name: '' }] }, 'body.items[1].name');
        const conflict = await list.add([bread, milk]);
        assert.equal(conflict.status, 409);
        const { revision, items } = await list.read();
        assert.deepEqual([revision, items.map(({ id }) => id)], [2, ['milk']]);
      },
    ),
    proves(
      'A retry with the same key returns the list and the revision at which the batch applied, even after later edits.',
      async ({ client }) => {
        const list = await TestList.create(client);
        await list.add([milk], 'once');
        await list.change('milk', { bought: true });
        await list.add([bread]);
        const { status, body } = await list.add([milk], 'once');
        const { applied_revision, ...shown } = body;
        assert.deepEqual([status, applied_revision, shown.revision], [200, 2, 4]);
        assert.deepEqual(shown, await list.read());
      },
    ),
    proves('Add groceries: 401, 409, 422', async ({ accounts, client }) => {
      const list = await TestList.create(client);
      await list.add([milk], 'once');
      const statuses = [
        (await accounts.client.post(`${list.path}/items`, { items: [milk] }, { 'idempotency-key': 'k' })).status,
        (await list.add([bread], 'once')).status,
        (await list.add([])).status,
      ];
      assert.deepEqual(statuses, [401, 409, 422]);
    }),
    provedBy(
      'Add groceries: 500.',
      'src/platform/http/server.test.ts',
      'returns 500 internal-error for an internal error and reveals no details to the client',
    ),

    proves('**POST /api/v1/shopping/lists/{list_id}/review** Review grocery requirements.', async ({ client }) => {
      const list = await TestList.create(client);
      const portions = [portionOf(await newSoup(client))];
      assert.deepEqual(await quantitiesOf(list, { portions }), ['3']);
      const { revision, items } = await list.read();
      assert.deepEqual([revision, items], [1, []]);
    }),
    proves('Review: Headers: `X-Service-Library`, `X-Service-Principal` (strings).', async (subject) => {
      const { here, there } = await twoLibraries(subject);
      const portions = [portionOf(await newSoup(here))];
      assert.deepEqual(await quantitiesOf(new TestList(here, 'week'), { portions }), ['3']);
      assert.equal((await new TestList(there, 'week').review({ portions })).status, 422);
      await checksPrincipal(subject, (client) => new TestList(client, 'week').review());
    }),
    proves('Review: Body: `again` (string)', async ({ client }) => {
      const list = await TestList.create(client);
      const portions = [portionOf(await newSoup(client))];
      await list.shopFor({ portions });
      const { items } = await list.shopFor({ portions, again: 'for guests' });
      assert.deepEqual(
        items.map(({ needed }) => needed),
        ['6'],
      );
      await rejects(list, '/review', { portions, again: 5 }, 'body.again');
    }),
    proves('`meal_ids` (array of string or null)', async ({ client }) => {
      const list = await TestList.create(client);
      const { id: entry_id } = await newSoup(client);
      const meal = await newMeal(client, 'meals', [{ entry_id, scale: '2' }]);
      assert.deepEqual(await quantitiesOf(list, { meal_ids: [meal.id] }), ['6']);
      assert.deepEqual(await quantitiesOf(list, { meal_ids: null }), []);
      await rejects(list, '/review', { meal_ids: [5] }, 'body.meal_ids[0]');
    }),
    proves(
      '`portions` (array or null of `{id (req), recipe_id (req), revision (integer), scale (string)}`)',
      async ({ client }) => {
        const list = await TestList.create(client);
        const soup = await newSoup(client);
        await client.put(`/api/v1/recipes/${soup.id}`, { recipe: { title: 'Plain' } }, { 'if-match': '"1"' });
        const portion = portionOf(soup, { revision: 1, scale: '3/2' });
        assert.deepEqual(await quantitiesOf(list, { portions: [portion] }), ['4 1/2']);
        assert.deepEqual(await quantitiesOf(list, { portions: null }), []);
        for (const [name, wrong] of Object.entries({ id: undefined, recipe_id: undefined, revision: '1', scale: 2 })) {
          await rejects(list, '/review', { portions: [{ ...portion, [name]: wrong }] }, `body.portions[0].${name}`);
        }
      },
    ),
    proves('`refresh_recipes` (boolean).', async ({ client }) => {
      const list = await TestList.create(client);
      const soup = await newSoup(client);
      const ingredient_sections = [{ ingredients: [{ id: 'i', text: '5 onions' }] }];
      const recipe = { title: 'Soup', language: 'en', ingredient_sections };
      await client.put(`/api/v1/recipes/${soup.id}`, { recipe }, { 'if-match': '"1"' });
      const portions = [portionOf(soup, { revision: 1 })];
      assert.deepEqual(await quantitiesOf(list, { portions, refresh_recipes: false }), ['3']);
      assert.deepEqual(await quantitiesOf(list, { portions, refresh_recipes: true }), ['5']);
      await rejects(list, '/review', { portions, refresh_recipes: 'yes' }, 'body.refresh_recipes');
    }),
    proves('200: Review result.', async ({ client }) => {
      const list = await TestList.create(client);
      const { status, body } = await list.review({ portions: [portionOf(await newSoup(client))] });
      const { requirements, removed, revision, token }: Review = body;
      assert.deepEqual([status, requirements.length, removed, revision], [200, 1, [], 1]);
      assert.equal((await list.apply(token)).status, 200);
    }),
    proves('Review: 401; default error.', (subject) =>
      answersErrors(subject, 'POST', `${LISTS}/unknown/review`, { json: {} }),
    ),

    proves('**GET /api/v1/shopping/lists/{list_id}** Read the shared grocery list.', async ({ accounts, admin }) => {
      const library = await newLibrary(admin);
      const list = await TestList.create(admin.in(library));
      await list.add([milk]);
      const member = await newMember(accounts, admin, library, 'viewer');
      const { status, body } = await member.in(library).get<ShoppingListBody>(list.path);
      assert.deepEqual([status, body.items.map(({ name }) => name)], [200, ['Milk']]);
    }),
    proves('Read: Headers: `X-Service-Library`, `X-Service-Principal`.', async (subject) => {
      const { here, there } = await twoLibraries(subject);
      await new TestList(there, 'week').add([milk]);
      const lists = [await new TestList(here, 'week').read(), await new TestList(there, 'week').read()];
      assert.deepEqual(
        lists.map(({ items }) => items.length),
        [0, 1],
      );
      await checksPrincipal(subject, (client) => client.get(`${LISTS}/week`));
    }),
    proves('Read: 200: Shopping list.', async ({ client }) => {
      const list = await TestList.create(client, { id: 'week', name: 'Week' });
      await list.add([milk]);
      const { status, body } = await client.get<ShoppingListBody>(list.path);
      const { id, name, revision, items, requirements, selections } = body;
      assert.deepEqual([status, id, name, revision], [200, 'week', 'Week', 2]);
      assert.deepEqual([items.length, requirements, selections], [1, {}, {}]);
    }),
    proves('Read: 401; default error.', (subject) => answersErrors(subject, 'GET', `${LISTS}/unknown`)),

    proves(
      'Other shopping changes (list rename, applying a reviewed recipe addition) carry an operation id in the body.',
      async ({ client }) => {
        const list = await TestList.create(client);
        const missing = await client.patch(list.path, { base_revision: 1, name: 'Party' });
        assert.deepEqual([missing.status, missing.body.errors?.[0]?.location], [422, 'body.operation_id']);
        assert.equal((await list.rename('Party', { operation: 'rename' })).body.name, 'Party');
        const { token } = (await list.review({ portions: [portionOf(await newSoup(client))] })).body;
        await rejects(list, '/apply', { token }, 'body.operation_id');
        assert.equal((await list.apply(token, {}, 'apply')).body.items.length, 1);
      },
    ),
    proves('If an `Idempotency-Key` is also sent it must equal that operation id.', async ({ client }) => {
      const list = await TestList.create(client);
      const headers = { 'idempotency-key': 'rename' };
      const renamed = async (operation: string) => (await list.rename('Party', { operation, headers })).status;
      assert.deepEqual([await renamed('another'), await renamed('rename')], [422, 200]);
      const { token } = (await list.review({ portions: [portionOf(await newSoup(client))] })).body;
      const applied = async (operation_id: string) =>
        (await client.post(`${list.path}/apply`, { operation_id, token }, { 'idempotency-key': 'apply' })).status;
      assert.deepEqual([await applied('another'), await applied('apply')], [422, 200]);
    }),
    proves(
      'These changes are retained for as long as the list exists, so queued offline changes can be replayed.',
      async ({ client, local }) => {
        const list = await TestList.create(client);
        const { token } = (await list.review({ portions: [portionOf(await newSoup(client))] })).body;
        const operations = [`rename-${list.path}`, `apply-${list.path}`] as const;
        const replay = async () => [
          (await list.rename('Party', { operation: operations[0], base: 1 })).body.applied_revision,
          (await list.apply(token, {}, operations[1])).body.applied_revision,
        ];
        assert.equal((await list.apply(token, {}, operations[1])).body.applied_revision, 2);
        assert.deepEqual(await replay(), [3, 2]);
        await list.rename('Feast');
        // Receipts of ordinary requests expire; these changes do not depend on them.
        for (const operation of operations) await local.write(`delete from receipt where key = '${operation}'`);
        assert.deepEqual(await replay(), [3, 2]);
        assert.deepEqual([(await list.read()).name, (await list.read()).revision], ['Feast', 4]);
      },
    ),

    proves('**GET /api/v1/pantry** Read pantry presence.', async ({ client }) => {
      await stock(client, 'Flour');
      const { status, body } = await client.get<readonly { name: string }[]>('/api/v1/pantry');
      assert.deepEqual([status, body.map(({ name }) => name)], [200, ['Flour']]);
    }),
    proves('200: array of Pantry entry or null.', async ({ client }) => {
      assert.deepEqual((await client.get<readonly object[]>('/api/v1/pantry')).body, []);
      const path = await stock(client, 'Flour', { amount: 'half a bag' });
      const { body } = await client.get<readonly object[]>('/api/v1/pantry');
      assert.deepEqual(body, [(await client.get<object>(path)).body]);
    }),
    proves('Pantry: 401; default error.', async ({ accounts, admin }) => {
      for (const [client, ...expected] of [
        [accounts.client, 401, 'authentication-required'],
        [bearer(accounts, 'wrong'), 401, 'invalid-credentials'],
        [admin.in(MISSING), 404, 'library-not-found'],
      ] as const) {
        const { status, body } = await client.get('/api/v1/pantry');
        assert.deepEqual([status, body.code], expected);
      }
    }),
  ),
];
