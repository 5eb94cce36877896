import assert from 'node:assert/strict';

import type { TestClient } from '../support/client.ts';
import type { Engine } from '../support/engines.ts';
import { fillLibrary } from '../support/fill-library.ts';
import { recipeOf, stock } from '../support/pantry.ts';
import { WatchedService } from '../support/responsiveness.ts';
import type { WatchedWork } from '../support/responsiveness.ts';
import { TestList } from '../support/shopping.ts';
import { TestService } from '../support/test-service.ts';

const foods = ['potatoes', 'leeks', 'onions', 'garlic', 'butter', 'cream', 'flour', 'eggs', 'milk', 'parsley'];

/** The number of recipes in the library, and how many of them need salt. */
interface LibrarySize {
  readonly recipes: number;
  readonly salted: number;
}

/** Totals are counted up to this number. */
const MAX_TOTAL = 10_000;

interface Filled {
  readonly service: TestService;
  readonly library: string;
  readonly recipe: string;
}

/** The pantry has every food except salt, so the recipes without salt are cookable. */
const fill = async (engine: Engine, { recipes, salted }: LibrarySize): Promise<Filled> => {
  const service = new TestService(engine);
  await service.start();
  const { body } = await service.client.post<{ id: string }>('/api/v1/libraries', { name: 'Large' });
  const client = service.client.with({ 'x-service-library': body.id });
  for (const food of foods) await stock(client, food);
  const [recipe = ''] = await fillLibrary(service, client, recipes - salted - 1, recipeOf('Unsalted gratin', ...foods));
  await fillLibrary(service, client, salted - 1, recipeOf('Salted gratin', ...foods, 'salt'));
  return { service, library: body.id, recipe };
};

/** Ticks and unticks an item of a shopping list continuously, and returns the time of the slowest response. */
const ticking = async (client: TestClient): Promise<() => Promise<number>> => {
  const list = await TestList.create(client);
  await list.addNamed('Salt');
  const over = new AbortController();
  const tick = async (): Promise<number> => {
    let longest = 0;
    for (let bought = true; !over.signal.aborted; bought = !bought) {
      const { status, ms = 0, text } = await list.change('Salt', { bought });
      assert.equal(status, 200, text);
      longest = Math.max(longest, ms);
    }
    return longest;
  };
  const longest = tick();
  return () => {
    over.abort();
    return longest;
  };
};

type Send = () => Promise<{ readonly status: number; readonly ms?: number }>;

/** Changes the pantry so that many recipes become cookable, and no longer are, while others read and write. */
export const watchPantryChanges = async (engine: Engine, size: LibrarySize): Promise<readonly WatchedWork[]> => {
  const { service, library, recipe } = await fill(engine, size);
  await service.stop();
  const watched = await WatchedService.start(service.settings);
  const client = watched.client.with({ 'x-service-library': library });
  const changes: WatchedWork[] = [];

  const watch = async (name: string, status: number, send: Send): Promise<void> => {
    const { result, seen } = await watched.whileReading(
      { path: `/api/v1/recipes/${recipe}`, headers: { 'x-service-library': library } },
      async () => {
        const stopTicking = await ticking(client);
        const answer = await send();
        return { answer, longestTickMs: await stopTicking() };
      },
    );
    assert.equal(result.answer.status, status, name);
    const note = `took ${Math.round(result.answer.ms ?? 0)} ms, others waited ${Math.round(result.longestTickMs)} ms to tick an item`;
    changes.push({ name, seen, note });
  };

  const totalOf = async (query: string): Promise<number> =>
    (await client.get<{ total: number }>(`/api/v1/recipes?${query}&limit=1`)).body.total;
  const assertCookable = async (salted: number): Promise<void> => {
    assert.equal(await totalOf('q=salted&cookable_from_pantry=true'), Math.min(salted, MAX_TOTAL));
    assert.equal(await totalOf('q=salted&cookable_from_pantry=false'), Math.min(size.salted - salted, MAX_TOTAL));
  };

  try {
    await assertCookable(0);
    await watch('a food that most recipes need is added', 201, () => client.post('/api/v1/pantry', { name: 'salt' }));
    await assertCookable(size.salted);
    await watch('cookable recipes are read', 200, () => client.get('/api/v1/recipes?cookable_from_pantry=true'));
    const { body } = await client.get<readonly { id: string; name: string }[]>('/api/v1/pantry');
    const salt = body.find(({ name }) => name === 'salt') ?? assert.fail('the pantry has no salt');
    await watch('the food is removed', 204, () => client.delete(`/api/v1/pantry/${salt.id}`, { 'if-match': '"1"' }));
    await assertCookable(0);
    await watch('the other recipes are read', 200, () => client.get('/api/v1/recipes?cookable_from_pantry=false'));
  } finally {
    await watched[Symbol.asyncDispose]();
    await service.remove();
  }
  return changes;
};
