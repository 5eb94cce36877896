// decisions-2.md, section 1, "Replays after a change": every creation, changed or removed, and then retried.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { describeOperations } from '../../src/app/module-context.ts';
import { loadConfig } from '../../src/app/tureen.ts';
import type { PreviewBody } from '../../src/domains/imports/previews/preview.schemas.ts';
import { Authenticator, atLocalhost, localhostOf, registrationOptions } from '../support/authenticator.ts';
import type { TestClient, TestRequest } from '../support/client.ts';
import { onEveryEngine } from '../support/engines.ts';
import { recipeNode } from '../support/imports.ts';
import { endedJob } from '../support/jobs.ts';
import { setUp } from '../support/people.ts';
import type { Person } from '../support/people.ts';
import { newPicture } from '../support/pictures.ts';
import { newEntry, newRecipe } from '../support/recipes.ts';
import type { TestResponse } from '../support/test-response.ts';
import { serviceForSuite } from '../support/test-service.ts';
import { fileForm } from '../support/upload.ts';

const API = '/api/v1';

/** A creation that is sent again after its resource has changed. */
interface Case {
  readonly path: string;
  readonly request: TestRequest;
  /** Changes the created resource or waits until it has changed. Returns where it can be read now. */
  change(client: TestClient, id: string): Promise<string | undefined>;
  /** Removes the resource; absent if it cannot be removed. */
  remove?(client: TestClient, id: string): Promise<TestResponse<unknown>>;
  /** The part of the response that the resource is, if it is not the whole. */
  readonly member?: string;
}

type NewCase = (client: TestClient, owner: Person) => Promise<Case>;

const body = (json: unknown): TestRequest => ({ json });

const currentTag = async (client: TestClient, path: string) => ({
  'if-match': (await client.get(path)).headers.etag,
});

const removeAt =
  (path: string) =>
  async (client: TestClient, id: string): Promise<TestResponse<unknown>> =>
    client.delete(`${API}${path}/${id}`, await currentTag(client, `${API}${path}/${id}`));

/** A resource with its own path that is replaced with PUT and deleted. */
const replaceable =
  (path: string, first: object, second: object): NewCase =>
  async () => ({
    path,
    request: body(first),
    change: async (client, id) => {
      const own = `${API}${path}/${id}`;
      const { status, text } = await client.put(own, second, await currentTag(client, own));
      assert.equal(status, 200, text);
      return own;
    },
    remove: removeAt(path),
  });

/** A request that becomes a job, which is done by the time of the retry. */
const job =
  (path: string, input: (entry: string) => object): NewCase =>
  async (client) => {
    const { id } = await newEntry(client);
    return {
      path,
      request: body(input(id)),
      change: async (_client, made) => {
        await endedJob(client, made);
        return `${API}/jobs/${made}`;
      },
    };
  };

const dish = { id: 'bread', display_name: 'Bread' };
const meal = { date: '2026-03-01', slot: 'dinner', name: 'Supper', dishes: [dish] };
const webhook = { name: 'Kitchen', url: 'https://example.org/hook', enabled: false, event_types: ['recipe.*'] };

const newAsset = async (holder: string): Promise<Case> => ({
  path: `${holder}/assets`,
  request: fileForm(await newPicture()),
  change: async () => undefined,
  remove: (client, id) => client.delete(`${API}${holder}/assets/${id}`),
});

const newWebhook =
  (path: string): NewCase =>
  async () => ({
    path,
    request: body(webhook),
    member: 'webhook',
    change: async (client, id) => {
      const own = `${API}${path}/${id}`;
      assert.equal((await client.put(own, { ...webhook, name: 'Pantry' })).status, 200);
      return own;
    },
    remove: (client, id) => client.delete(`${API}${path}/${id}`),
  });

/** By operation. */
const cases: Readonly<Record<string, NewCase>> = {
  createTag: replaceable('/tags', { name: 'Quick' }, { name: 'Slow' }),
  createFacet: replaceable('/facets', { kind: 'course', value: 'Soup' }, { kind: 'course', value: 'Stew' }),
  createBook: replaceable('/books', { kind: 'personal', title: 'Soups' }, { kind: 'personal', title: 'Stews' }),
  createPantryEntry: replaceable('/pantry', { name: 'Flour' }, { name: 'Rye flour' }),
  createMeal: replaceable('/meals', meal, { ...meal, name: 'Dinner' }),
  createSavedMeal: replaceable('/saved-meals', { name: 'Supper', dishes: [dish] }, { name: 'Tea', dishes: [dish] }),
  createWebhook: newWebhook('/webhooks'),
  createInstanceWebhook: newWebhook('/instance-webhooks'),
  createExport: job('/jobs/exports', () => ({ format: 'json-ld', scope: 'library' })),
  createImportJob: job('/jobs/import-previews', () => ({ text: JSON.stringify(recipeNode('Soup')) })),
  readRecipes: job('/bulk/recipes/read', (id) => ({ items: [{ id, revision: 1 }] })),
  trashRecipes: job('/bulk/recipes/trash', (id) => ({ items: [{ id, revision: 1 }] })),
  restoreRecipes: job('/bulk/recipes/restore', (id) => ({ items: [{ id, revision: 1 }] })),
  tagRecipes: async (client, owner) => {
    const { body: tag } = await client.post<{ id: string }>(`${API}/tags`, { name: 'For guests' });
    return job('/bulk/recipes/tags', (id) => ({ items: [{ id, revision: 1 }], add_tags: [tag.id] }))(client, owner);
  },
  shelveRecipes: async (client, owner) => {
    const { body: book } = await client.post<{ id: string }>(`${API}/books`, { kind: 'personal', title: 'Box' });
    const input = { book_id: book.id, book_revision: 1, member: true };
    return job('/bulk/recipes/books', (id) => ({ ...input, items: [{ id, revision: 1 }] }))(client, owner);
  },
  createRecipe: async () => ({
    path: '/recipes',
    request: body({ recipe: { title: 'Soup' } }),
    change: async (client, id) => {
      const own = `${API}/recipes/${id}`;
      const { status } = await client.put(own, { recipe: { title: 'Stew' } }, { 'if-match': '"1"' });
      assert.equal(status, 200);
      return own;
    },
    // It is only moved to the trash.
    remove: (client, id) => client.delete(`${API}/recipes/${id}`, { 'if-match': '"2"' }),
  }),
  logCooking: async (client) => {
    const path = `/recipes/${await newRecipe(client)}/cooked`;
    return {
      path,
      request: body({ date: '2026-03-01' }),
      change: async () => undefined,
      remove: (browser, id) => browser.delete(`${API}${path}/${id}`),
    };
  },
  addRecipeAsset: async (client) => newAsset(`/recipes/${await newRecipe(client)}`),
  addBookAsset: async (client) => {
    const { body: book } = await client.post<{ id: string }>(`${API}/books`, { kind: 'personal', title: 'Album' });
    return newAsset(`/books/${book.id}`);
  },
  planSavedMeal: async (client) => {
    const saved = { name: 'Lunch', dishes: [dish] };
    const { body: made } = await client.post<{ id: string }>(`${API}/saved-meals`, saved);
    return {
      path: `/saved-meals/${made.id}/plan`,
      request: body({ date: '2026-03-02', slot: 'lunch' }),
      change: async (_client, id) => {
        const own = `${API}/meals/${id}`;
        const { status } = await client.put(own, { ...meal, name: 'Moved' }, { 'if-match': '"1"' });
        assert.equal(status, 200);
        return own;
      },
      remove: removeAt('/meals'),
    };
  },
  createCalendar: async () => ({
    path: '/meals/calendar',
    request: {},
    change: async () => undefined,
    remove: (client) => client.delete(`${API}/meals/calendar`),
  }),
  createImportPreview: async () => ({
    path: '/recipes/import-previews',
    request: body({ text: JSON.stringify(recipeNode('Cake')) }),
    change: async (_client, id) => `${API}/recipes/import-previews/${id}`,
    remove: (client, id) => client.delete(`${API}/recipes/import-previews/${id}`),
  }),
  commitImportPreview: async (client) => {
    const text = [recipeNode('Bread'), recipeNode('Rolls')].map((node) => JSON.stringify(node)).join(',');
    const { body: preview } = await client.post<PreviewBody>(`${API}/recipes/import-previews`, { text: `[${text}]` });
    const [first, second] = preview.items.map(({ id }) => id);
    const path = `/recipes/import-previews/${preview.id}/commit`;
    return {
      path,
      request: body({ item_ids: [first] }),
      // The results stay those of the first request; `remaining` is gone.
      change: async () => {
        assert.equal((await client.post(`${API}${path}`, { item_ids: [second] })).status, 200);
        return undefined;
      },
    };
  },
  createShoppingList: async () => ({
    path: '/shopping/lists',
    request: body({ id: 'week', name: 'Week' }),
    change: async (client, id) => {
      const own = `${API}/shopping/lists/${id}`;
      const input = { operation_id: 'renamed', base_revision: 1, name: 'Month' };
      assert.equal((await client.patch(own, input)).status, 200);
      return own;
    },
    remove: (client, id) => client.delete(`${API}/shopping/lists/${id}`),
  }),
  addGroceries: async (client) => {
    const { body: list } = await client.post<{ id: string }>(`${API}/shopping/lists`, { name: 'Party' });
    return {
      path: `/shopping/lists/${list.id}/items`,
      request: body({ items: [{ id: 'milk', name: 'Milk' }] }),
      change: async () => {
        const later = { 'idempotency-key': 'later' };
        const { status } = await client.post(
          `${API}/shopping/lists/${list.id}/items`,
          { items: [{ id: 'eggs', name: 'Eggs' }] },
          later,
        );
        assert.equal(status, 200);
        return undefined;
      },
      remove: (browser) => browser.delete(`${API}/shopping/lists/${list.id}`),
    };
  },
  createLibrary: async () => ({
    path: '/libraries',
    request: body({ name: 'Cottage' }),
    change: async (client, id) => {
      const own = `${API}/libraries/${id}`;
      assert.equal((await client.put(own, { name: 'Cabin' }, { 'if-match': '"1"' })).status, 200);
      return own;
    },
    remove: removeAt('/libraries'),
  }),
  createInvitation: async (client, owner) => {
    const path = `/libraries/${owner.library}/invitations`;
    return {
      path,
      request: body({ role: 'viewer' }),
      member: 'invitation',
      change: async (_client, id) => {
        assert.equal((await client.delete(`${API}${path}/${id}`)).status, 200);
        return undefined;
      },
    };
  },
  createToken: async () => ({
    path: '/account/tokens',
    request: body({ name: 'Script', scopes: ['read'] }),
    member: 'token',
    change: async () => undefined,
    remove: (client, id) => client.delete(`${API}/account/tokens/${id}`),
  }),
  addPasskey: async (client) => ({
    path: '/account/passkeys',
    request: body({ response: new Authenticator().create(localhostOf(client), await registrationOptions(client)) }),
    change: async (_client, id) => {
      assert.equal((await client.patch(`${API}/account/passkeys/${id}`, { name: 'Phone' })).status, 200);
      return undefined;
    },
    remove: (browser, id) => browser.delete(`${API}/account/passkeys/${id}`),
  }),
};

interface Resource {
  readonly id?: string;
}

type Sent = TestResponse<Resource & Record<string, Resource>>;

const statusAndReplay = ({ status, headers }: TestResponse<unknown>) => [status, headers['idempotent-replayed']];

onEveryEngine('the retry of a creation', (engine) => {
  const service = serviceForSuite(engine, { settings: { TUREEN_AUTH: 'accounts' } });
  let owner: Person;
  let client: TestClient;
  before(async () => {
    owner = await setUp(service);
    client = atLocalhost(owner.in(owner.library));
  });

  const send = (operation: string, { path, request }: Case) =>
    client.send<Resource & Record<string, Resource>>('POST', `${API}${path}`, {
      ...request,
      headers: { ...request.headers, 'idempotency-key': operation },
    });
  const partOf = ({ member }: Case, { body: whole }: Sent): Resource =>
    (member === undefined ? whole : whole[member]) ?? assert.fail(`no ${member}`);
  /** The browser keeps its session. */
  const restart = async (): Promise<void> => {
    await service.restart();
    const headers = {
      cookie: `tureen_session=${owner.session}`,
      'x-csrf-token': owner.csrf,
      'x-service-library': owner.library,
    };
    client = atLocalhost(service.client.with(headers));
  };

  const changed: { readonly operation: string; readonly made: Case; readonly retry: Sent }[] = [];

  for (const [operation, newCase] of Object.entries(cases)) {
    test(`shows what ${operation} created as it is now`, async () => {
      const made = await newCase(client, owner);
      const first = await send(operation, made);
      assert.ok(first.status < 300, first.text);
      const id = partOf(made, first).id ?? '';
      const readAt = await made.change(client, id);
      const retry = await send(operation, made);
      assert.deepEqual(statusAndReplay(retry), [first.status, 'true'], retry.text);
      assert.equal(retry.headers.location, first.headers.location);
      if (readAt !== undefined) {
        const now = await client.get(readAt);
        assert.deepEqual(partOf(made, retry), now.body);
        if (now.headers.etag !== undefined) assert.equal(retry.headers.etag, now.headers.etag);
      }
      changed.push({ operation, made, retry });
    });
  }

  test('covers every operation that accepts an Idempotency-Key for a creation', () => {
    const creations = describeOperations(loadConfig({}, ''))
      .filter((operation) => operation.kind === 'change' && operation.creation !== undefined)
      .map(({ id }) => id);
    assert.deepEqual(Object.keys(cases).toSorted(), creations.toSorted());
    assert.ok(creations.length >= 20);
  });

  test('shows the present state also after a restart', async () => {
    await restart();
    for (const { operation, made, retry } of changed) {
      const again = await send(operation, made);
      assert.deepEqual([again.status, again.body], [retry.status, retry.body], operation);
    }
  });

  test('is 404 created-resource-missing once the resource is deleted or in the trash, also after a restart', async () => {
    const removed = changed.filter(({ made }) => made.remove !== undefined);
    for (const { operation, made, retry } of removed) {
      const { status, text } = (await made.remove?.(client, partOf(made, retry).id ?? '')) ?? assert.fail();
      assert.ok(status < 300, `${operation}: ${text}`);
    }
    const assertMissing = async (): Promise<void> => {
      for (const { operation, made } of removed) {
        const { status, body: problem } = await send(operation, made);
        assert.deepEqual([status, problem['code']], [404, 'created-resource-missing'], operation);
      }
    };
    await assertMissing();
    await restart();
    await assertMissing();
  });
});
