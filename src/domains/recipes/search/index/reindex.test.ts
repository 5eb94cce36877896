import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import type { TestClient } from '../../../../../test/support/client.ts';
import { onEveryEngine } from '../../../../../test/support/engines.ts';
import { eventually } from '../../../../../test/support/eventually.ts';
import { find, titlesFound } from '../../../../../test/support/find-recipes.ts';
import { recipeOf, stock } from '../../../../../test/support/pantry.ts';
import { newEntry } from '../../../../../test/support/recipes.ts';
import { TestService } from '../../../../../test/support/test-service.ts';
import { asId } from '../../../../platform/ids/ids.ts';
import type { LibraryId } from '../../../../platform/ids/ids.ts';
import { createLog } from '../../../../platform/log/log.ts';
import type { RecipeDocument } from '../../../recipe-format/index.ts';
import { findDuplicates } from '../../duplicates/find-duplicates.ts';
import { INDEX_VERSION } from '../results/search-space.store.ts';

/** More than two batches. */
const RECIPES = 430;
const title = (number: number): string => `Dish ${String(number).padStart(3, '0')}`;

/**
 * Simulates an index written by an older version: other words, no needs, and no recipe marked as cookable. Tags and
 * favorites stay.
 */
const forget = async (service: TestService, library: string, progress = ''): Promise<void> => {
  const own = `(select number from recipe where library_id = '${library}')`;
  await service.write(`update recipe_search set words = ': older', needs = '[[]]' where number in ${own}`);
  await service.write(`delete from recipe_cookable where library_id = '${library}'`);
  await service.write(
    `delete from recipe_reading where entry_id in (select id from recipe where library_id = '${library}')`,
  );
  await service.write(`delete from recipe_word where library_id = '${library}'`);
  await service.write(`update search_space set version = 0 ${progress} where library_id = '${library}'`);
};

const versionOf = async (service: TestService, library: string): Promise<unknown> =>
  (await service.rows(`select version from search_space where library_id = '${library}'`))[0]?.['version'];

const waitForReindex = (service: TestService, library: string): Promise<void> =>
  eventually(async () => (await versionOf(service, library)) === INDEX_VERSION, 'the reindexed library');

/** Simulates a pantry and recipes indexed by older rules, which did not know the singular of leeks. */
const forgetPlurals = async (service: TestService, library: string): Promise<void> => {
  await service.write(`delete from pantry_food where food = 'leek' and library_id = '${library}'`);
  await service.write(
    `update recipe_search set needs = '[["leeks"]]', words = replace(words, ':ileek', ':ileeks')
     where number in (select number from recipe where library_id = '${library}')`,
  );
  await service.write(`update search_space set version = 0 where library_id = '${library}'`);
};

const foodsIn = async (service: TestService, library: string): Promise<readonly unknown[]> =>
  (await service.rows(`select food from pantry_food where library_id = '${library}' order by food`)).map(
    ({ food }) => food,
  );

onEveryEngine('library indexed by an older version', (engine) => {
  const warnings: Readonly<Record<string, unknown>>[] = [];
  const log = createLog('warn', {
    write: (line) => void warnings.push(JSON.parse(line) as Readonly<Record<string, unknown>>),
  });
  const service = new TestService(engine, { log });
  let library = '';
  let tag = '';
  let trashedTitle = '';

  /** A client is bound to its service, which restarts. */
  const client = (): TestClient => service.client.with({ 'x-service-library': library });

  before(async () => {
    await service.start();
    library = (await service.client.post<{ id: string }>('/api/v1/libraries', { name: 'Old' })).body.id;
    for (let number = 0; number < RECIPES; number += 1) {
      await newEntry(client(), { language: 'en', ...recipeOf(title(number), number % 10 === 0 ? 'leeks' : 'beef') });
    }
    tag = (await client().post<{ id: string }>('/api/v1/tags', { name: 'Kept' })).body.id;
    const [filed, trashed] = (await find(client(), { sort: 'title', limit: 2, q: 'dish' })).items;
    const path = `/api/v1/recipes/${filed?.id ?? ''}`;
    await client().put(`${path}/organization`, { tags: [tag] }, { 'if-match': '"1"' });
    await client().put(`${path}/favorite`, { favorite: true });
    trashedTitle = trashed?.title ?? '';
    await client().delete(`/api/v1/recipes/${trashed?.id ?? ''}`, { 'if-match': '"1"' });
    await stock(client(), 'leek');
  });
  after(() => service.remove());

  const total = async (requested: Parameters<typeof find>[1]): Promise<number> =>
    (await find(client(), requested)).total;

  const assertFoundAgain = async (): Promise<void> => {
    assert.equal(await total({ q: 'dish' }), RECIPES - 1);
    assert.equal(await total({ q: 'older' }), 0);
    assert.equal(await total({ ingredient: 'beef' }), RECIPES - RECIPES / 10 - 1);
    assert.equal(await total({ cookable_from_pantry: true }), RECIPES / 10);
    assert.deepEqual(await titlesFound(client(), { tag, favorite: true, cookable_from_pantry: true }), [title(0)]);
    assert.deepEqual(await titlesFound(client(), { q: 'dish', state: 'trashed' }), [trashedTitle]);
    const [read] = await service.rows(
      `select count(*) as recipes from recipe_reading
       where entry_id in (select id from recipe where library_id = '${library}')`,
    );
    assert.equal(Number(read?.['recipes']), RECIPES);
    const document: RecipeDocument = { title: title(0), language: 'en', ...recipeOf(title(0), 'leeks') };
    const matches = await findDuplicates(service.database.db, asId<LibraryId>(library), [{ key: 'again', document }]);
    assert.deepEqual(
      matches.get('again')?.map((entry) => [entry.title, entry.score]),
      [[title(0), 1]],
    );
    // Misspelled words are corrected with the rebuilt vocabulary.
    assert.equal(await total({ q: 'diish' }), RECIPES - 1);
  };

  test('is reindexed completely on startup, which invalidates cached lists', async () => {
    await forget(service, library);
    assert.equal(await total({ q: 'older' }), RECIPES - 1);
    const path = '/api/v1/recipes?cookable_from_pantry=true';
    const { etag } = (await client().get(path)).headers;
    await service.restart();
    await waitForReindex(service, library);
    await assertFoundAgain();
    assert.equal((await client().get(path, { 'if-none-match': etag })).status, 200);
  });

  test('resumes interrupted reindexing, and starts over for another version', async () => {
    const [middle] = await service.rows(
      `select number from recipe where library_id = '${library}' order by number limit 1 offset 400`,
    );
    const number = String(middle?.['number']);
    await forget(service, library, `, next_version = ${INDEX_VERSION}, indexed_to = ${number}`);
    await service.restart();
    await waitForReindex(service, library);
    assert.equal(await total({ q: 'dish' }), RECIPES - 401);
    assert.equal(await total({ q: 'older' }), 400);
    await forget(service, library, `, next_version = ${INDEX_VERSION - 1}, indexed_to = ${number}`);
    await service.restart();
    await waitForReindex(service, library);
    await assertFoundAgain();
  });

  test('emits a single library.updated event when several instances reindex it at once', async () => {
    await forget(service, library);
    const events = async () =>
      service.rows(
        `select resource_id, resource_revision, actor_id from event
         where stream = '${library}' and type = 'library.updated' order by number`,
      );
    const before = (await events()).length;
    await service.stop();
    const others = [service.beside(), service.beside()];
    await Promise.all([service.start(), ...others.map((other) => other.start())]);
    await waitForReindex(service, library);
    await Promise.all(others.map((other) => other.remove()));
    await assertFoundAgain();
    assert.deepEqual(
      (await events()).slice(before).map((event) => Object.values(event)),
      [[library, 1, '']],
    );
  });

  test('is reindexed completely even if several starts are interrupted', async () => {
    await forget(service, library);
    for (let round = 0; round < 4; round += 1) await service.restart();
    await waitForReindex(service, library);
    await assertFoundAgain();
  });

  test('finds recipes that change during reindexing by their latest documents', async () => {
    await forget(service, library);
    await service.restart();
    const { items } = await find(client(), { sort: 'title', limit: 30 });
    await Promise.all(
      items.map(({ id }, index) =>
        index % 2 === 0
          ? client().put(`/api/v1/recipes/${id}`, { recipe: recipeOf('Changed', 'leek') }, { 'if-match': '*' })
          : client().delete(`/api/v1/recipes/${id}`, { 'if-match': '*' }),
      ),
    );
    await waitForReindex(service, library);
    assert.equal(await total({ q: 'changed' }), 15);
    assert.equal(await total({ q: 'dish' }), RECIPES - 1 - 30);
    assert.equal(await total({ q: 'dish', state: 'trashed' }), 16);
    assert.equal(await total({ q: 'changed', cookable_from_pantry: true }), 15);
  });

  const newLibrary = async (name: string): Promise<readonly [id: string, client: TestClient]> => {
    const { id } = (await service.client.post<{ id: string }>('/api/v1/libraries', { name })).body;
    return [id, service.client.with({ 'x-service-library': id })];
  };

  test('has its pantry reparsed by the current rules along with its recipes', async () => {
    const [id, before] = await newLibrary('Plurals');
    await stock(before, 'Leeks');
    await stock(before, 'Salt', { semantic_id: 'Sea Salt' });
    await newEntry(before, { language: 'en', ...recipeOf('Soup', 'leeks') });
    const foods = await foodsIn(service, id);
    assert.ok(foods.includes('leek') && foods.includes('sea-salt'));
    await forgetPlurals(service, id);
    assert.deepEqual(
      await foodsIn(service, id),
      foods.filter((food) => food !== 'leek'),
    );
    await service.restart();
    await waitForReindex(service, id);
    const after = service.client.with({ 'x-service-library': id });
    assert.deepEqual(await titlesFound(after, { cookable_from_pantry: true }), ['Soup']);
    assert.deepEqual(await foodsIn(service, id), foods);
    const [leeks] = (await after.get<readonly { id: string }[]>('/api/v1/pantry')).body;
    await after.delete(`/api/v1/pantry/${leeks?.id ?? ''}`, { 'if-match': '"1"' });
    assert.deepEqual(await titlesFound(after, { cookable_from_pantry: true }), []);
  });

  test('has its pantry reparsed when its first recipe is created', async () => {
    const [id, cook] = await newLibrary('Bare');
    await stock(cook, 'Leeks');
    await forgetPlurals(service, id);
    await service.restart();
    const later = service.client.with({ 'x-service-library': id });
    await newEntry(later, { language: 'en', ...recipeOf('Soup', 'leeks') });
    assert.deepEqual(await titlesFound(later, { cookable_from_pantry: true }), ['Soup']);
  });

  test('skips and logs damaged documents, and reindexes all others', async () => {
    const [damaged, one] = await newLibrary('Damaged');
    const broken: string[] = [];
    for (const name of ['First', 'Second', 'Third', 'Fourth']) {
      const { id } = await newEntry(one, recipeOf(name, 'leeks'));
      if (name !== 'First' && name !== 'Fourth') broken.push(id);
    }
    const [whole, other] = await newLibrary('Whole');
    await newEntry(other, recipeOf('Fifth', 'leeks'));
    const [second, third] = broken;
    await service.write(`update recipe_document set document = '{"title":' where entry_id = '${second ?? ''}'`);
    await service.write(`update recipe_document set document = '[1]' where entry_id = '${third ?? ''}'`);
    for (const id of [damaged, whole]) await forget(service, id);
    warnings.length = 0;
    await service.restart();
    for (const id of [damaged, whole]) await waitForReindex(service, id);
    const found = (id: string, q: string) =>
      titlesFound(service.client.with({ 'x-service-library': id }), { q, sort: 'title' });
    assert.deepEqual(await found(damaged, 'first'), ['First']);
    assert.deepEqual(await found(damaged, 'fourth'), ['Fourth']);
    assert.deepEqual(await found(damaged, 'older'), ['Second', 'Third']);
    assert.deepEqual(await found(whole, 'fifth'), ['Fifth']);
    assert.deepEqual(
      warnings.map(({ library: libraryId, recipe, err }) => [libraryId, recipe, typeof err]),
      broken.map((id) => [damaged, id, 'object']),
    );
  });
});
