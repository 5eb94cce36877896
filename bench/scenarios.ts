import type { RecipeDocument } from '../src/domains/recipe-format/index.ts';
import type { BenchService } from './bench-service.ts';
import { generateRecipe } from './library/recipes/generate-recipe.ts';
import { measureRequestRate } from './request-rate.ts';

export interface Scenario {
  readonly name: string;
  /** Requests per second. */
  run(service: BenchService, seconds: number): Promise<number>;
}

const READERS = 10;

const createRequest = (service: BenchService, path: string, seconds: number, headers: Record<string, string>) => ({
  url: `${service.address}/api/v1${path}`,
  connections: READERS,
  duration: seconds,
  headers: { ...service.credential, ...headers },
});

export const readConstant: Scenario = {
  name: 'constant object (upper bound)',
  run: (service, seconds) => measureRequestRate(createRequest(service, '/bench/constant', seconds, {}), 200),
};

export const readTags: Scenario = {
  name: 'list of 50 tags',
  run: (service, seconds) => measureRequestRate(createRequest(service, '/tags', seconds, {}), 200),
};

export const revalidateTags: Scenario = {
  name: 'list of 50 tags, 304 Not Modified',
  run: async (service, seconds) =>
    measureRequestRate(createRequest(service, '/tags', seconds, { 'if-none-match': await service.getListEtag() }), 304),
};

/** Each recipe in turn. They are few, so all but the first readings are answered from memory. */
export const readRecipes: Scenario = {
  name: 'one recipe of 30 lines',
  run: (service, seconds) => {
    const { url, ...request } = createRequest(service, '', seconds, {});
    const requests = service.recipes.map((path) => ({ path: `/api/v1${path}` }));
    return measureRequestRate({ ...request, url, requests }, 200);
  },
};

/** The opposite of read-only load: every change invalidates the library's cached pages. */
export const readTagsDuringWrites: Scenario = {
  name: 'list of 50 tags during writes',
  run: async (service, seconds) => {
    const [rate] = await Promise.all([
      measureRequestRate(createRequest(service, '/tags', seconds, {}), 200),
      createTags(1).run(service, seconds),
    ]);
    return rate;
  },
};

/** Requests by clients that each create something new, over and over. */
const measureCreations = (
  service: BenchService,
  seconds: number,
  { path, clients, nextBody }: { readonly path: string; readonly clients: number; readonly nextBody: () => string },
): Promise<number> =>
  measureRequestRate(
    {
      url: `${service.address}/api/v1${path}`,
      connections: clients,
      duration: seconds,
      method: 'POST',
      headers: { 'content-type': 'application/json', ...service.credential },
      setupClient: (client) => {
        const next = (): void => client.setBody(nextBody());
        next();
        client.on('response', next);
      },
    },
    201,
  );

const describeClients = (clients: number): string => `${clients} client${clients === 1 ? '' : 's'}`;

let createdTags = 0;

export const createTags = (clients: number): Scenario => ({
  name: `creating a tag, ${describeClients(clients)}`,
  run: (service, seconds) =>
    measureCreations(service, seconds, {
      path: '/tags',
      clients,
      nextBody: () => JSON.stringify({ name: `tag ${(createdTags += 1)} ${process.pid}` }),
    }),
});

/** Generated before anything is measured: generating them takes a while. */
const MAX_GENERATED = 2000;
let generated: RecipeDocument[] | undefined;

let createdRecipes = 0;

/** The next recipe: 6 to 16 ingredients and 3 to 9 steps, 5,000 characters. */
const nextRecipe = (): string => {
  generated ??= Array.from({ length: MAX_GENERATED }, (_, number) => generateRecipe(number));
  createdRecipes += 1;
  const { id: _id, ...recipe } = generated[createdRecipes % MAX_GENERATED] ?? { title: '' };
  return JSON.stringify({ recipe: { ...recipe, title: `${recipe.title} ${createdRecipes}` } });
};

export const createRecipes = (clients: number): Scenario => ({
  name: `creating a recipe, ${describeClients(clients)}`,
  run: (service, seconds) => measureCreations(service, seconds, { path: '/recipes', clients, nextBody: nextRecipe }),
});
