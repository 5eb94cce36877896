// The service's responses to every GET request of the owner.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

import type { JobBody } from '../../src/domains/jobs/index.ts';
import type { TestClient } from '../support/client.ts';
import { findPath } from '../support/find-recipes.ts';
import type { FindQuery } from '../support/find-recipes.ts';
import { accepted } from './accepted.ts';
import { API, readAnswer } from './comparable-answer.ts';
import type { Answer } from './comparable-answer.ts';
import type { Household } from './household.ts';

/** By path and query. */
export type Answers = Readonly<Record<string, Answer>>;

const MISSING = '00000000-0000-7000-8000-000000000000';
const MISSING_ASSET = `sha256:${'0'.repeat(64)}`;

/** The owner of the household, in the browser in which they signed in. */
export const ownerOf = (anyone: TestClient, { owner }: Household): TestClient =>
  anyone.with({ cookie: `tureen_session=${owner.session}`, 'x-csrf-token': owner.csrf });

interface Thing {
  readonly id: string;
}

interface Entry extends Thing {
  readonly revision: number;
  readonly recipe: { readonly assets?: readonly { readonly asset_id?: string }[] };
}

/** Everything that can be read by id. */
interface Things {
  readonly recipes: readonly Entry[];
  readonly books: readonly (Thing & { readonly cover: string | null })[];
  readonly jobs: readonly JobBody[];
  /** By preview. */
  readonly importItems: readonly (readonly [preview: string, item: string])[];
  readonly libraries: readonly string[];
  readonly tags: readonly string[];
  readonly facets: readonly string[];
  readonly pantry: readonly string[];
  readonly meals: readonly string[];
  readonly savedMeals: readonly string[];
  readonly lists: readonly string[];
  readonly webhooks: readonly string[];
  readonly instanceWebhooks: readonly string[];
}

const findThings = async (client: TestClient, { previews }: Household): Promise<Things> => {
  const read = async <T>(path: string): Promise<T> => accepted(await client.get<T>(`${API}${path}`));
  const listed = async <T = Thing>(path: string): Promise<readonly T[]> =>
    (await read<{ items: readonly T[] }>(path)).items;
  const ids = async (path: string): Promise<readonly string[]> => (await listed(path)).map(({ id }) => id);
  const webhookIds = async (path: string): Promise<readonly string[]> =>
    (await read<{ webhooks: readonly Thing[] }>(path)).webhooks.map(({ id }) => id);
  const each = <T>(all: readonly string[], path: string): Promise<readonly T[]> =>
    Promise.all(all.map((id) => read<T>(`${path}/${id}`)));

  const recipes = [...(await ids('/recipes?limit=100')), ...(await ids('/recipes?limit=100&state=trashed'))];
  const staged = await each<{ id: string; items: readonly Thing[] }>(previews, '/recipes/import-previews');
  return {
    recipes: await each<Entry>(recipes, '/recipes'),
    books: await each(await ids('/books'), '/books'),
    jobs: await listed('/jobs'),
    importItems: staged.flatMap(({ id, items }) => items.map((item) => [id, item.id] as const)),
    libraries: await ids('/libraries'),
    tags: await ids('/tags'),
    facets: await ids('/facets'),
    pantry: (await read<readonly Thing[]>('/pantry')).map(({ id }) => id),
    meals: await ids('/meals?from=2026-01-01&to=2026-12-31'),
    savedMeals: await ids('/saved-meals'),
    lists: await ids('/shopping/lists'),
    webhooks: await webhookIds('/webhooks'),
    instanceWebhooks: await webhookIds('/instance-webhooks'),
  };
};

const searches = ({ tags, facets, books }: Things): readonly string[] => {
  const sorts = ['title', '-updated_at', '-created_at', '-times_cooked', 'last_cooked'];
  const queries: readonly FindQuery[] = [
    { limit: 2 },
    ...['onion', 'oinon', 'zwieb', 'soup stock', 'vera', 'cozy', 'nothing'].map((q) => ({ q })),
    ...sorts.map((sort) => ({ sort })),
    { q: 'soup', sort: 'relevance' },
    ...tags.map((tag) => ({ tag })),
    ...facets.map((facet) => ({ facet })),
    ...books.map(({ id }) => ({ book: id })),
    ...[true, false].flatMap((is) => [{ favorite: is }, { cookable_from_pantry: is }, { group_translations: is }]),
    { language: 'de' },
    { max_total_minutes: 30 },
    { ingredient: 'onion' },
    { without_ingredient: 'onion' },
    { state: 'trashed' },
    { q: 'salad', tag: tags, favorite: false, cookable_from_pantry: true },
  ];
  return ['/recipes', ...queries.map((one) => findPath(one).slice(API.length))];
};

const SCALINGS = ['scale=2', 'scale=1/3&numbers=decimal', 'servings=6&convention=us'];
const NATIVE_LOGIN = new URLSearchParams({
  code_challenge: 'x'.repeat(43),
  code_challenge_method: 'S256',
  redirect_uri: 'http://127.0.0.1/back',
  state: 'x',
}).toString();
const PRESETS = ['thumb', 'card', 'reader'];

type Paths = (things: Things, household: Household) => readonly string[];

const at =
  (...paths: readonly string[]): Paths =>
  () =>
    paths;

const eachRecipe =
  (path: (recipe: Entry) => readonly string[]): Paths =>
  ({ recipes }) =>
    recipes.flatMap((recipe) => path(recipe).map((end) => `/recipes/${recipe.id}${end}`));

const pictures = (things: Things): readonly string[] => [
  ...things.recipes.flatMap(({ id, recipe }) =>
    (recipe.assets ?? []).map(({ asset_id }) => `/recipes/${id}/assets/${asset_id ?? ''}`),
  ),
  ...things.books.flatMap(({ id, cover }) => (cover === null ? [] : [`/books/${id}/assets/${cover}`])),
];

const picturesOf =
  (holder: string, ...ends: readonly string[]): Paths =>
  (things) =>
    pictures(things)
      .filter((path) => path.startsWith(holder))
      .flatMap((path) => ends.map((end) => `${path}${end}`));

const derivatives = PRESETS.map((preset) => `/derivatives/${preset}`);
const all = (path: string, ids: readonly string[], end = ''): readonly string[] =>
  ids.map((id) => `${path}/${id}${end}`);

/** The requests of each read operation. */
const requests: Readonly<Record<string, Paths>> = {
  getCapabilities: at('/capabilities'),
  getAccount: at('/account'),
  listSessions: at('/account/sessions'),
  listPasskeys: at('/account/passkeys'),
  listTokens: at('/account/tokens'),
  listAudit: at('/account/audit?limit=100', '/account/audit?limit=100&outcome=refused', '/account/audit?limit=3'),
  listUsers: at('/users', '/users?limit=1'),
  listLibraries: at('/libraries'),
  getLibrary: ({ libraries }) => all('/libraries', libraries),
  listMembers: ({ libraries }) => all('/libraries', libraries, '/members'),
  listInvitations: ({ libraries }) => all('/libraries', libraries, '/invitations'),
  listRecipes: searches,
  getRecipe: eachRecipe(() => ['']),
  getRecipeMeasures: eachRecipe(() => ['/measures']),
  getScaledRecipe: eachRecipe(() => SCALINGS.map((query) => `/scaled?${query}`)),
  listRevisions: eachRecipe(() => ['/revisions']),
  getRevision: eachRecipe(({ revision }) => Array.from({ length: revision }, (_, index) => `/revisions/${index + 1}`)),
  listCookings: eachRecipe(() => ['/cooked']),
  getRecipeAsset: picturesOf('/recipes', ''),
  getRecipeAssetDerivative: picturesOf('/recipes', ...derivatives),
  listTags: at('/tags'),
  getTag: ({ tags }) => all('/tags', tags),
  listFacets: at('/facets', '/facets?kind=course'),
  getFacet: ({ facets }) => all('/facets', facets),
  listBooks: at('/books'),
  getBook: ({ books }) => books.map(({ id }) => `/books/${id}`),
  getBookAsset: picturesOf('/books', ''),
  getBookAssetDerivative: picturesOf('/books', ...derivatives),
  exportBook: ({ books }) => books.map(({ id }) => `/books/${id}/export/portable-bundle`),
  listPantry: at('/pantry'),
  getPantryEntry: ({ pantry }) => all('/pantry', pantry),
  getCalendar: at('/meals/calendar'),
  readCalendarFeed: (_things, { calendarFeed }) => [calendarFeed.slice(API.length)],
  listMeals: at('/meals?from=2026-01-01&to=2026-12-31', '/meals?from=2026-03-03&to=2026-03-03'),
  getMeal: ({ meals }) => all('/meals', meals),
  listSavedMeals: at('/saved-meals'),
  getSavedMeal: ({ savedMeals }) => all('/saved-meals', savedMeals),
  listShoppingLists: at('/shopping/lists'),
  getShoppingList: ({ lists }) => all('/shopping/lists', lists),
  listShoppingCategories: at('/shopping/categories'),
  getImportPreview: (_things, { previews }) => all('/recipes/import-previews', previews),
  getImportPhoto: ({ importItems }) =>
    importItems.map(([preview, item]) => `/recipes/import-previews/${preview}/items/${item}/photo`),
  listImportFormats: at('/import-formats'),
  listJobs: at('/jobs', '/jobs?limit=2'),
  getJob: ({ jobs }) => jobs.map(({ id }) => `/jobs/${id}`),
  listJobItems: ({ jobs }) => jobs.map(({ id }) => `/jobs/${id}/items`),
  downloadJob: ({ jobs }) => jobs.map(({ id }) => `/jobs/${id}/download`),
  followEvents: at('/events'),
  listWebhooks: at('/webhooks'),
  getWebhook: ({ webhooks }) => all('/webhooks', webhooks),
  listWebhookDeliveries: ({ webhooks }) => all('/webhooks', webhooks, '/deliveries'),
  listInstanceWebhooks: at('/instance-webhooks'),
  getInstanceWebhook: ({ instanceWebhooks }) => all('/instance-webhooks', instanceWebhooks),
  listInstanceWebhookDeliveries: ({ instanceWebhooks }) => all('/instance-webhooks', instanceWebhooks, '/deliveries'),
  getInstance: at('/instance'),
  getRecipeSchema: at('/schemas/recipe'),
  // These lead to a provider, and none is reachable.
  beginProviderLogin: at('/auth/kitchen/login'),
  finishProviderLogin: at('/auth/kitchen/callback'),
  beginNativeLogin: at(`/auth/kitchen/native-login?${NATIVE_LOGIN}`),
};

interface Document {
  readonly paths: Readonly<Record<string, { readonly get?: { readonly operationId: string } }>>;
}

const reads = (): readonly (readonly [operation: string, template: string])[] => {
  const file = new URL('../../openapi/openapi.json', import.meta.url);
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as Document;
  return Object.entries(paths).flatMap(([template, { get }]) =>
    get === undefined ? [] : [[get.operationId, template]],
  );
};

/** A request for something that does not exist, if the path contains an id: its problem code is compared. */
const missing = (template: string): readonly string[] =>
  template.includes('{') && !template.includes('/auth/')
    ? [
        template
          .replace(/\/assets\/\{\w+\}/, `/assets/${MISSING_ASSET}`)
          .replace('{preset}', 'card')
          .replace('{revision}', '1')
          .replaceAll(/\{\w+\}/g, MISSING),
      ]
    : [];

const cursorIn = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'next_cursor' in body ? body.next_cursor : null;

/** The path of the next page, if there is one. */
const nextPage = (path: string, { body }: Answer): readonly string[] => {
  const cursor = cursorIn(body);
  if (typeof cursor !== 'string') return [];
  const next = new URL(path, 'http://any');
  next.searchParams.set('cursor', cursor);
  return [`${next.pathname}${next.search}`];
};

/** Requests everything that the read operations can show the owner. */
export const collectAnswers = async (client: TestClient, household: Household): Promise<Answers> => {
  const things = await findThings(client, household);
  const answers: Record<string, Answer> = {};
  for (const [operation, template] of reads()) {
    const pathsOf = requests[operation] ?? assert.fail(`answers.ts has no request for ${operation} (GET ${template})`);
    const paths = pathsOf(things, household).map((path) => `${API}${path}`);
    assert.ok(paths.length > 0, `no request for ${operation}`);
    const queue = [...paths, ...missing(template)];
    for (const path of queue) {
      const answer = await readAnswer(client, household, path);
      answers[path] = answer;
      queue.push(...nextPage(path, answer));
    }
  }
  return answers;
};
