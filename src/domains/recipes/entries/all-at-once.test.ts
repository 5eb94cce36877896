import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { TestClient } from '../../../../test/support/client.ts';
import { onEveryEngine } from '../../../../test/support/engines.ts';
import { newEntry, newRecipes } from '../../../../test/support/recipes.ts';
import type { EntryBody } from '../../../../test/support/recipes.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';

const CLIENTS = 16;
const CHANGES = 640;

interface Named {
  readonly id: string;
}

interface Found {
  readonly items: readonly Named[];
  readonly total: number;
}

const anyOf = <T>(things: readonly T[], turn: number): T =>
  things[turn % things.length] ?? assert.fail('the list is empty');

const idsOf = async (client: TestClient, path: string, bodies: readonly object[]): Promise<readonly string[]> =>
  Promise.all(bodies.map(async (body) => (await client.post<Named>(path, body)).body.id));

/** Has only a few recipes, tags and books, so that changes of every kind collide on the same ones. */
class Kitchen {
  readonly client: TestClient;
  readonly recipes: readonly string[];
  readonly tags: readonly string[];
  readonly books: readonly string[];

  constructor(client: TestClient, recipes: readonly string[], tags: readonly string[], books: readonly string[]) {
    this.client = client;
    this.recipes = recipes;
    this.tags = tags;
    this.books = books;
  }

  /**
   * Makes the change with this number. It may be rejected because the recipe is stale or in the trash, which is fine.
   */
  async change(turn: number): Promise<number> {
    const { client } = this;
    const path = `/api/v1/recipes/${anyOf(this.recipes, turn * 7)}`;
    const matchAny = { 'if-match': '*' };
    const changes: readonly (() => Promise<{ readonly status: number }>)[] = [
      () => client.put(path, { recipe: { title: `Turn ${turn}`, description: `Words of turn${turn % 40}` } }, matchAny),
      () => client.put(`${path}/organization`, { tags: [anyOf(this.tags, turn)] }, matchAny),
      () => client.put(`${path}/favorite`, { favorite: turn % 2 === 0 }),
      () => client.post(`${path}/cooked`, { notes: `Turn ${turn}` }),
      () => client.delete(path, matchAny),
      () => client.post(`${path}/restore`, undefined, matchAny),
      () => this.#setMembers(turn),
      () => this.#makeTranslation(turn),
      () => this.#purgeOne(turn),
    ];
    return (await anyOf(changes, Math.floor(turn / 3) + turn)()).status;
  }

  /** The same in a library that may have been deleted, where creating anything fails. */
  tryTo(turn: number): Promise<number> {
    return this.change(turn).catch((error: unknown) => {
      assert.match(String(error), /library-not-found/);
      return 404;
    });
  }

  #setMembers(turn: number): Promise<{ readonly status: number }> {
    const members = this.recipes.filter((_, index) => (index + turn) % 3 !== 0).map((entry_id) => ({ entry_id }));
    const path = `/api/v1/books/${anyOf(this.books, turn)}/members`;
    return this.client.put(path, { members: turn % 2 === 0 ? members : members.toReversed() }, { 'if-match': '*' });
  }

  #makeTranslation(turn: number): Promise<{ readonly status: number }> {
    const recipe = { title: `Other ${turn}`, translations: [{ recipe_id: `group-${turn % 3}`, language: 'fr' }] };
    return this.client.post('/api/v1/recipes', { recipe: { ...recipe, description: `Words of turn${turn % 40}` } });
  }

  async #purgeOne(turn: number): Promise<{ readonly status: number }> {
    const { id } = await newEntry(this.client, { title: `Short-lived ${turn}`, id: `group-${turn % 3}` });
    const book = `/api/v1/books/${anyOf(this.books, turn)}/members`;
    await this.client.put(book, { members: [{ entry_id: id }] }, { 'if-match': '*' });
    await this.client.delete(`/api/v1/recipes/${id}`, { 'if-match': '*' });
    return this.client.delete(`/api/v1/recipes/${id}/permanently`, { 'if-match': '*' });
  }
}

const newKitchen = async (client: TestClient): Promise<Kitchen> =>
  new Kitchen(
    client,
    await newRecipes(client, 6),
    await idsOf(client, '/api/v1/tags', [{ name: 'One' }, { name: 'Two' }, { name: 'Three' }]),
    await idsOf(
      client,
      '/api/v1/books',
      [1, 2].map((number) => ({ kind: 'personal', title: `Book ${number}` })),
    ),
  );

onEveryEngine('concurrent changes of every kind', (engine) => {
  const service = serviceForSuite(engine);

  test('allows deleting the library at the same time without server errors', async () => {
    for (let round = 0; round < 3; round += 1) {
      const client = await service.newLibrary();
      const kitchen = await newKitchen(client);
      const { library_id } = (await client.get<EntryBody>(`/api/v1/recipes/${kitchen.recipes[0] ?? ''}`)).body;
      const changes = Array.from({ length: 60 }, (_, turn) => kitchen.tryTo(turn));
      const gone = client.delete(`/api/v1/libraries/${library_id}`, { 'if-match': '*' });
      assert.equal((await gone).status, 204);
      assert.deepEqual(
        (await Promise.all(changes)).filter((status) => status >= 500),
        [],
      );
    }
  });

  test('never deadlocks, and leaves search consistent with the organization', async () => {
    const client = await service.newLibrary();
    const kitchen = await newKitchen(client);
    const statuses = new Map<number, number>();
    let turn = 0;
    const work = async (): Promise<void> => {
      while (turn < CHANGES) {
        const status = await kitchen.change((turn += 1));
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, work));
    assert.deepEqual(
      [...statuses.keys()].filter((status) => status >= 500),
      [],
      JSON.stringify([...statuses]),
    );

    for (const id of kitchen.recipes)
      await client.post(`/api/v1/recipes/${id}/restore`, undefined, { 'if-match': '*' });
    const entries = await Promise.all(
      kitchen.recipes.map(async (id) => (await client.get<EntryBody>(`/api/v1/recipes/${id}`)).body),
    );
    const found = async (query: string) => {
      const { items } = (await client.get<Found>(`/api/v1/recipes?limit=100&${query}`)).body;
      return items.map(({ id }) => id).filter((id) => kitchen.recipes.includes(id));
    };
    const isFoundBy = async (query: string, isFiled: (entry: EntryBody) => boolean) =>
      assert.deepEqual(
        (await found(query)).toSorted(),
        entries
          .filter(isFiled)
          .map(({ id }) => id)
          .toSorted(),
        query,
      );
    for (const tag of kitchen.tags)
      await isFoundBy(`tag=${tag}`, ({ organization }) => organization.tags.includes(tag));
    for (const book of kitchen.books) {
      await isFoundBy(`book=${book}`, ({ organization }) => organization.books.includes(book));
    }
    await isFoundBy('favorite=true', ({ favorite }) => favorite);
    for (const { id, recipe } of entries) {
      assert.ok((await found(`q=${encodeURIComponent(recipe.title)}`)).includes(id), recipe.title);
    }
  });
});
