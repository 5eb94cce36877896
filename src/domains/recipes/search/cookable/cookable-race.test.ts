import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { TestClient } from '../../../../../test/support/client.ts';
import { onEveryEngine } from '../../../../../test/support/engines.ts';
import { allPages } from '../../../../../test/support/find-recipes.ts';
import { recipeOf, stock } from '../../../../../test/support/pantry.ts';
import { newEntry } from '../../../../../test/support/recipes.ts';
import type { EntryBody } from '../../../../../test/support/recipes.ts';
import { serviceForSuite } from '../../../../../test/support/test-service.ts';

const CLIENTS = 12;
const ROUNDS = 6;
/** Changes per round. After each round the result is checked while nothing runs. */
const CHANGES = 80;

const foods = ['egg', 'milk', 'salt', 'flour', 'butter'] as const;
const matchAny = { 'if-match': '*' };

interface Status {
  readonly status: number;
}

interface PantryBody {
  readonly id: string;
  readonly name: string;
}

/** The documents of this test list a few foods; the last may be an alternative to the one before it. */
interface Listed {
  readonly name: string;
  readonly relation?: string;
}

const anyOf = <T>(things: readonly T[], turn: number): T =>
  things[turn % things.length] ?? assert.fail('the list is empty');

/** Two or three foods, different for each turn. */
const documentOf = (turn: number, more: object = {}): object => {
  const [one, two, three] = [anyOf(foods, turn), anyOf(foods, turn * 3 + 1), anyOf(foods, turn * 7 + 2)];
  const last = turn % 4 === 0 ? [{ name: three, relation: 'or' }] : [];
  return { ...recipeOf(`Turn ${turn}`, one, two, ...last), ...more };
};

const translationOf = (recipe_id: string): object => ({ translations: [{ recipe_id, language: 'fr' }] });

const listedIn = ({ recipe }: EntryBody): readonly Listed[] =>
  (recipe['ingredient_sections'] as readonly { readonly ingredients: readonly Listed[] }[]).flatMap(
    ({ ingredients }) => ingredients,
  );

/** Computed from the document alone, by the rules of the contract. */
const isCookable = (entry: EntryBody, pantry: ReadonlySet<string>): boolean => {
  const needs: string[][] = [];
  for (const { name, relation } of listedIn(entry)) {
    if (relation === 'or') needs.at(-1)?.push(name);
    else needs.push([name]);
  }
  return needs.length > 0 && needs.every((choices) => choices.some((name) => pantry.has(name)));
};

/** Has only a few recipes and foods, so that changes of every kind collide. */
class Kitchen {
  readonly client: TestClient;
  readonly recipes: readonly string[];

  constructor(client: TestClient, recipes: readonly string[]) {
    this.client = client;
    this.recipes = recipes;
  }

  /** Makes the change with this number. It may be rejected because of another change, which is fine. */
  async change(turn: number): Promise<number> {
    const { client } = this;
    const path = `/api/v1/recipes/${anyOf(this.recipes, turn * 5)}`;
    const changes: readonly (() => Promise<Status>)[] = [
      () => client.post('/api/v1/pantry', { name: anyOf(foods, turn) }),
      () => client.post('/api/v1/recipes', { recipe: documentOf(turn) }),
      () => this.#takeOut(turn),
      () => client.put(path, { recipe: documentOf(turn) }, matchAny),
      () => this.#rename(turn),
      () => client.put(`${path}/favorite`, { favorite: turn % 2 === 0 }),
      () => client.post('/api/v1/recipes', { recipe: documentOf(turn, translationOf(`group-${turn % 3}`)) }),
      () => this.#takeOut(turn + 1),
      () => client.post(`${path}/revisions/1/restore`, undefined, matchAny),
      () => client.delete(path, matchAny),
      () => client.post(`${path}/restore`, undefined, matchAny),
      () => this.#purgeOne(turn),
    ];
    return (await anyOf(changes, Math.floor(turn / 5) + turn)()).status;
  }

  async #entry(turn: number): Promise<string> {
    const { body } = await this.client.get<readonly PantryBody[]>('/api/v1/pantry');
    return `/api/v1/pantry/${body.length === 0 ? 'nothing' : anyOf(body, turn).id}`;
  }

  async #takeOut(turn: number): Promise<Status> {
    return this.client.delete(await this.#entry(turn), matchAny);
  }

  async #rename(turn: number): Promise<Status> {
    return this.client.put(await this.#entry(turn), { name: anyOf(foods, turn * 3) }, matchAny);
  }

  async #purgeOne(turn: number): Promise<Status> {
    const { id } = await newEntry(this.client, documentOf(turn, translationOf(`group-${turn % 3}`)));
    await this.client.delete(`/api/v1/recipes/${id}`, matchAny);
    return this.client.delete(`/api/v1/recipes/${id}/permanently`, matchAny);
  }
}

const idsFound = async (client: TestClient, state: string, cookable_from_pantry: boolean): Promise<readonly string[]> =>
  (await allPages(client, { state, cookable_from_pantry, limit: 100 })).map(({ id }) => id).toSorted();

/** Checks that the search agrees with the documents and the pantry for every recipe. */
const assertConsistent = async (client: TestClient): Promise<void> => {
  const { body } = await client.get<readonly PantryBody[]>('/api/v1/pantry');
  const pantry = new Set(body.map(({ name }) => name));
  for (const state of ['active', 'trashed']) {
    const all = await allPages(client, { state, limit: 100 });
    const entries: EntryBody[] = [];
    for (const { id } of all) entries.push((await client.get<EntryBody>(`/api/v1/recipes/${id}`)).body);
    for (const cookable of [true, false]) {
      const expected = entries.filter((entry) => isCookable(entry, pantry) === cookable).map(({ id }) => id);
      assert.deepEqual(await idsFound(client, state, cookable), expected.toSorted(), `${state}, ${cookable}`);
    }
  }
};

onEveryEngine('concurrent changes to recipes and the pantry', (engine) => {
  const service = serviceForSuite(engine);

  test('keeps the cookable filter consistent with the recipes and the pantry', async () => {
    const client = await service.newLibrary();
    const recipes: string[] = [];
    for (let turn = 0; turn < 6; turn += 1) recipes.push((await newEntry(client, documentOf(turn))).id);
    const kitchen = new Kitchen(client, recipes);
    const statuses = new Map<number, number>();
    let turn = 0;
    const workUntil = async (last: number): Promise<void> => {
      while (turn < last) {
        const status = await kitchen.change((turn += 1));
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    for (let round = 1; round <= ROUNDS; round += 1) {
      await Promise.all(Array.from({ length: CLIENTS }, () => workUntil(round * CHANGES)));
      await assertConsistent(client);
    }
    assert.deepEqual(
      [...statuses.keys()].filter((status) => status >= 500),
      [],
      JSON.stringify([...statuses]),
    );
  });

  test('finds the first recipe of a library created together with its first pantry entry', async () => {
    for (let round = 0; round < 15; round += 1) {
      const client = await service.newLibrary();
      await Promise.all([newEntry(client, recipeOf('Egg', 'egg')), stock(client, 'egg')]);
      assert.equal((await idsFound(client, 'active', true)).length, 1, `round ${round}`);
    }
  });

  test('finds a document or translation written together with the pantry entry for its food', async () => {
    const client = await service.newLibrary();
    const { id } = await newEntry(client, recipeOf('Egg', 'egg'));
    const path = `/api/v1/recipes/${id}`;
    const writes: readonly (() => Promise<Status>)[] = [
      () => client.put(path, { recipe: recipeOf('Egg', 'egg') }, matchAny),
      () => client.post(`${path}/revisions/1/restore`, undefined, matchAny),
      () => client.post('/api/v1/recipes', { recipe: { ...recipeOf('Œuf', 'egg'), ...translationOf('group') } }),
    ];
    let made = 1;
    for (let round = 0; round < 45; round += 1) {
      await client.put(path, { recipe: recipeOf('Milk', 'milk') }, matchAny);
      const write = anyOf(writes, round);
      const [{ status }, entry] = await Promise.all([write(), stock(client, 'egg')]);
      assert.ok(status < 300);
      if (status === 201) made += 1;
      const cookable = (await idsFound(client, 'active', true)).length;
      assert.equal(cookable, status === 201 ? made - 1 : made, `round ${round}`);
      assert.equal((await client.delete(entry, matchAny)).status, 204);
      assert.deepEqual(await idsFound(client, 'active', true), []);
    }
  });

  test('does not block the pantry while recipes are written continuously', async () => {
    const client = await service.newLibrary();
    const enough = new AbortController();
    let written = 0;
    const write = async (): Promise<void> => {
      while (!enough.signal.aborted) {
        const { status, body } = await client.post('/api/v1/recipes', { recipe: recipeOf('Egg', 'egg') });
        // On a busy machine a recipe may wait for the pantry's lock longer than the request timeout.
        assert.ok(status === 201 || body.code === 'unavailable', JSON.stringify(body));
        if (status === 201) written += 1;
      }
    };
    const writers = Promise.all(Array.from({ length: CLIENTS }, write));
    try {
      for (let round = 0; round < 10; round += 1) {
        const entry = await stock(client, 'egg');
        assert.equal((await client.delete(entry, matchAny)).status, 204);
      }
    } finally {
      enough.abort();
      await writers;
    }
    assert.deepEqual(await idsFound(client, 'active', true), []);
    assert.equal((await idsFound(client, 'active', false)).length, written);
  });
});
