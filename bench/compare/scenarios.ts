import { randomUUID } from 'node:crypto';

import { Client } from '../client.ts';
import { FILL_CONCURRENCY, fillLibrary } from '../library/fill-library.ts';
import { generateRecipe } from '../library/recipes/generate-recipe.ts';
import { createTags } from '../library/tags.ts';
import { createDistinctQueries } from '../library/timings/queries.ts';
import { createSearchPath } from '../library/timings/time-search.ts';
import { createGroceries } from '../shopping/rates/groceries.ts';
import type { Contestant } from './contestant.ts';
import { encodeRequest } from './socket-client.ts';

/** The requests of one client. Each is sent when the previous one is answered. */
type NextRequest = () => Buffer;

export interface Scenario {
  readonly name: string;
  readonly clients: number;
  readonly status: number;
  /** Creates what the requests need, and returns the requests of each client. */
  prepare(contestant: Contestant): Promise<readonly NextRequest[]>;
}

const TAGS = 50;
const RECIPES = 300;
const READERS = 8;

const json = { 'content-type': 'application/json' };

const repeat = <T>(count: number, create: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => create(i));

/** The same paths for every client, in turn. */
const reads = (
  name: string,
  createPaths: (contestant: Contestant) => Promise<readonly string[]>,
  headers: Readonly<Record<string, string>> = {},
): Scenario => ({
  name,
  clients: READERS,
  status: 200,
  prepare: async (contestant) => {
    const paths = await createPaths(contestant);
    const requests = paths.map((path) => encodeRequest('GET', path, { ...contestant.credential, ...headers }));
    let sent = 0;
    return repeat(READERS, () => () => requests[(sent += 1) % requests.length] ?? Buffer.alloc(0));
  },
});

/** Creates one thing after the other. */
const creations = (name: string, clients: number, path: string, createBody: (number: number) => object): Scenario => ({
  name: `${name}, ${clients} client${clients === 1 ? '' : 's'}`,
  clients,
  status: 201,
  prepare: async ({ credential }) => {
    let created = 0;
    const next = (): Buffer =>
      encodeRequest('POST', path, { ...json, ...credential }, JSON.stringify(createBody((created += 1))));
    return repeat(clients, () => next);
  },
});

const MAX_GENERATED = 1000;
const generated = repeat(MAX_GENERATED, generateRecipe);

/** `parts`: ingredients with their amounts, as clients that parse send them. `lines`: text only, as people type. */
const createRecipe = (number: number, writing: 'parts' | 'lines', id?: string): object => {
  const { id: _, ingredient_sections: listed, ...recipe } = generated[number % MAX_GENERATED] ?? { title: '' };
  const sections = listed ?? [];
  const written =
    writing === 'parts'
      ? sections
      : sections.map((section) => ({
          ...section,
          ingredients: (section.ingredients ?? []).map(({ id: part, text }) => ({ id: part, text })),
        }));
  return {
    ...(id !== undefined && { id }),
    ...recipe,
    title: `${recipe.title} ${number}`,
    ingredient_sections: written,
  };
};

const recipeIds = new WeakMap<Contestant, Promise<readonly string[]>>();

const createRecipesAndTags = async (contestant: Contestant): Promise<readonly string[]> => {
  for (let index = 0; index < TAGS; index += 1) await contestant.create('/tags', { name: `tag no. ${index}` });
  const ids: string[] = [];
  for (let number = 0; number < RECIPES; number += 1) {
    ids.push((await contestant.create('/recipes', { recipe: createRecipe(number, 'lines') })).id);
  }
  return ids;
};

/** The recipes of the library that every scenario uses. */
const getRecipes = (contestant: Contestant): Promise<readonly string[]> => {
  const known = recipeIds.get(contestant) ?? createRecipesAndTags(contestant);
  recipeIds.set(contestant, known);
  return known;
};

const readRecipe = reads('one of 300 recipes', async (contestant) =>
  (await getRecipes(contestant)).map((id) => `/recipes/${id}`),
);

const scaleRecipe = reads('one of 300 recipes, scaled', async (contestant) =>
  (await getRecipes(contestant)).map((id, index) => `/recipes/${id}/scaled?scale=${(index % 7) + 2}/3`),
);

const listRecipes = reads('page of 20 recipes', async (contestant) => {
  await getRecipes(contestant);
  return ['/recipes?limit=20'];
});

/** Many different searches, so that hardly any is answered from memory. */
const searchRecipes = reads('search', async (contestant) => {
  await getRecipes(contestant);
  const words = generated.flatMap(({ title, keywords }) => [title.split(' ')[0] ?? '', ...(keywords ?? [])]);
  return repeat(
    20_000,
    (n) => `/recipes?q=${encodeURIComponent(words[n % words.length] ?? '')}&limit=${10 + (n % 37)}`,
  );
});

const readConstant = reads('constant object', async () => ['/bench/constant']);

const readTags = reads('list of 50 tags', async (contestant) => {
  await getRecipes(contestant);
  return ['/tags'];
});

const createList = async (contestant: Contestant): Promise<{ readonly path: string; readonly items: string[] }> => {
  const { id } = await contestant.create('/shopping/lists', { name: 'Week' });
  const items = createGroceries();
  await contestant.create(`/shopping/lists/${id}/items`, { items }, { 'idempotency-key': randomUUID() });
  return { path: `/shopping/lists/${id}`, items: items.map((item) => item.id) };
};

const readList = reads('shopping list of 40 items', async (contestant) => [(await createList(contestant)).path]);

const SHOPPERS = 16;

/** Every shopper has a list, and checks and unchecks its items. */
const checkItems: Scenario = {
  name: `checking items, ${SHOPPERS} clients`,
  clients: SHOPPERS,
  status: 200,
  prepare: async (contestant) => {
    const lists = await Promise.all(repeat(SHOPPERS, () => createList(contestant)));
    return lists.map(({ path, items }) => {
      let sent = 0;
      return () => {
        const item = items[sent % items.length] ?? '';
        const bought = Math.floor(sent / items.length) % 2 === 0;
        const body = { operation_id: randomUUID(), base_revision: 2 + sent, set: { bought } };
        sent += 1;
        return encodeRequest(
          'PATCH',
          `${path}/items/${item}`,
          { ...json, ...contestant.credential },
          JSON.stringify(body),
        );
      };
    });
  },
};

/** A review of twenty recipes. */
const reviewList: Scenario = {
  name: 'review of 20 recipes',
  clients: 1,
  status: 200,
  prepare: async (contestant) => {
    const recipes = (await getRecipes(contestant)).slice(0, 20);
    const { path } = await createList(contestant);
    const portions = recipes.map((recipe_id, index) => ({ id: `portion-${index}`, recipe_id, scale: '3/2' }));
    const body = JSON.stringify({ meal_ids: [], portions, refresh_recipes: false });
    return [() => encodeRequest('POST', `${path}/review`, { ...json, ...contestant.credential }, body)];
  },
};

const TAGGED_RECIPES = 2000;
const TAG_SEARCHES = 5000;

/** The searches of `bench:library`. The scenarios after it have a library with as many more recipes. */
const searchInTag: Scenario = {
  name: `search in a tag among ${TAGGED_RECIPES} recipes`,
  clients: 1,
  status: 200,
  prepare: async ({ address, credential }) => {
    const client = new Client(address, FILL_CONCURRENCY, credential);
    const tags = await createTags(client);
    await fillLibrary(client, { from: 0, to: TAGGED_RECIPES, tags, onProgress: () => undefined });
    client.close();
    const requests = createDistinctQueries(TAG_SEARCHES, TAGGED_RECIPES, tags).map((query) =>
      encodeRequest('GET', createSearchPath(query), credential),
    );
    let sent = 0;
    return [() => requests[(sent += 1) % requests.length] ?? Buffer.alloc(0)];
  },
};

const createTag = (number: number): object => ({ name: `new tag ${number}` });

export const scenarios: readonly Scenario[] = [
  readConstant,
  readTags,
  readRecipe,
  scaleRecipe,
  listRecipes,
  searchRecipes,
  readList,
  reviewList,
  checkItems,
  // Must run before the libraries have thousands of tags.
  searchInTag,
  creations('creating a tag', 1, '/tags', createTag),
  creations('creating a tag', 32, '/tags', (number) => createTag(1_000_000 + number)),
  creations('creating a recipe of parts', 1, '/recipes', (n) => ({ recipe: createRecipe(n, 'parts') })),
  creations('creating a recipe of parts', 16, '/recipes', (n) => ({ recipe: createRecipe(n, 'parts') })),
  creations('creating a recipe of lines', 16, '/recipes', (n) => ({ recipe: createRecipe(n, 'lines') })),
  creations('creating a recipe with an id', 16, '/recipes', (n) => ({
    recipe: createRecipe(n, 'parts', randomUUID()),
  })),
];
