import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';

import type { JobBody } from '../../src/domains/jobs/index.ts';
import type { Library } from '../../src/domains/libraries/index.ts';
import type { Book, Tag } from '../../src/domains/organization/index.ts';
import type { TestClient } from '../support/client.ts';
import type { Engine } from '../support/engines.ts';
import { fillLibrary } from '../support/fill-library.ts';
import { readJob } from '../support/jobs.ts';
import { LightClients } from '../support/light-clients.ts';
import type { LightClient, LightWaits } from '../support/light-clients.ts';
import { recipeOf, stock } from '../support/pantry.ts';
import { newEntry } from '../support/recipes.ts';
import { WatchedService } from '../support/responsiveness.ts';
import type { EventLoopReport } from '../support/responsiveness.ts';
import { TestList } from '../support/shopping.ts';
import { TestService } from '../support/test-service.ts';
import { rowCounter } from './library-deletion.ts';

export interface BusyLibrarySize {
  readonly recipes: number;
  /** How many receipts, events and audit records the hourly sweeps delete. */
  readonly oldRows: number;
  /** How many recipes are in a book. */
  readonly members: number;
  /** How many revisions the recipe has that is deleted permanently. */
  readonly revisions: number;
  readonly clients: number;
}

/** What happened during one piece of work. */
export interface HeavyWork {
  readonly name: string;
  readonly tookMs: number;
  readonly seen: EventLoopReport;
  /** How long the other clients waited for responses. */
  readonly waits: LightWaits;
}

const foods = ['potatoes', 'leeks', 'onions', 'garlic', 'butter', 'cream', 'flour', 'eggs', 'milk', 'parsley'];
const LONG_AGO = '2020-01-01T00:00:00.000Z';
const ROWS_AT_ONCE = 10_000;
const POLL_MS = 50;
/** How long the other clients are watched while nothing else happens. */
const IDLE_MS = 500;
/** Totals are counted up to this number. */
const MAX_TOTAL = 10_000;

interface Filled {
  readonly service: TestService;
  readonly large: string;
  readonly ids: readonly string[];
  /** A recipe with many revisions, in the trash. */
  readonly trashed: string;
}

/** Writes old rows of the kinds that sweeps delete. */
const fillOldRows = async (service: TestService, count: number): Promise<void> => {
  for (let from = 0; from < count; from += ROWS_AT_ONCE) {
    const counted = `with recursive counted(number) as (
      select ${from + 1} union all select number + 1 from counted where number < ${Math.min(from + ROWS_AT_ONCE, count)})`;
    await service.write(`${counted} insert into receipt
      (user_id, library_id, key, operation, request_hash, status, etag, location, body, resource_id, created_at)
      select 'nobody', '', 'key-' || number, 'createTag', 'hash', 201, '"1"', '', '{}', 'tag', '${LONG_AGO}' from counted`);
    await service.write(`${counted} insert into event
      (stream, number, type, occurred_at, actor_id, resource_type, resource_id, resource_revision)
      select 'old', number, 'tag.created', '${LONG_AGO}', 'nobody', 'tag', 'tag', 1 from counted`);
    await service.write(`${counted} insert into audit_event
      (created_at, action, actor_id, correlation_id, credential_id, library_id, outcome, target_id, target_type)
      select ${Date.parse(LONG_AGO) / 1000}, 'tag.created', 'nobody', '', '', '', 'succeeded', 'tag', 'tag' from counted`);
  }
};

const addRevisions = async (service: TestService, id: string, count: number): Promise<void> => {
  for (let from = 2; from <= count; from += ROWS_AT_ONCE) {
    const counted = `with recursive counted(number) as (
      select ${from} union all select number + 1 from counted where number < ${Math.min(from + ROWS_AT_ONCE - 1, count)})`;
    await service.write(`${counted} insert into recipe_document (entry_id, revision, document)
      select entry_id, counted.number, document from recipe_document, counted where entry_id = '${id}' and revision = 1`);
    await service.write(`${counted} insert into recipe_revision
      (entry_id, revision, state, title, cause, changes, document_revision, created_at, created_by)
      select entry_id, counted.number, state, title, cause, changes, counted.number, created_at, created_by
      from recipe_revision, counted where entry_id = '${id}' and revision = 1`);
  }
  await service.write(`update recipe set revision = ${count} where id = '${id}'`);
};

/** The pantry has every food of the recipes except salt, which half of them need. */
const fill = async (engine: Engine, size: BusyLibrarySize): Promise<Filled> => {
  const service = new TestService(engine);
  await service.start();
  const { body } = await service.client.post<Library>('/api/v1/libraries', { name: 'Large' });
  const client = service.client.with({ 'x-service-library': body.id });
  for (const food of foods) await stock(client, food);
  const half = size.recipes / 2;
  const ids = [
    ...(await fillLibrary(service, client, half - 1, recipeOf('Plain gratin', ...foods))),
    ...(await fillLibrary(service, client, half - 1, recipeOf('Salted gratin', ...foods, 'salt'))),
  ];
  const { id: trashed } = await newEntry(client, recipeOf('Revised gratin', ...foods));
  await addRevisions(service, trashed, size.revisions);
  const { status, text } = await client.delete(`/api/v1/recipes/${trashed}`, { 'if-match': '*' });
  assert.equal(status, 200, text);
  await fillOldRows(service, size.oldRows);
  await service.stop();
  return { service, large: body.id, ids, trashed };
};

const tagRecipes = async (service: TestService, tag: string, ids: readonly string[]): Promise<void> => {
  await service.start();
  for (let from = 0; from < ids.length; from += ROWS_AT_ONCE) {
    const given = ids.slice(from, from + ROWS_AT_ONCE).map((id) => `('${id}')`);
    await service.write(
      `insert into recipe_tag (entry_id, tag_id) select given.column1, '${tag}' from (values ${given.join(', ')}) as given`,
    );
  }
  await service.stop();
};

/** Light clients of a library, each with its own list. */
const prepareClients = async (client: TestClient, library: string, count: number): Promise<readonly LightClient[]> => {
  const headers = { 'x-service-library': library };
  const own = client.with(headers);
  const { id: recipe } = await newEntry(own);
  const clients: LightClient[] = [];
  for (let number = 0; number < count; number += 1) {
    const list = await TestList.create(own, { name: `List ${number}` });
    await list.addNamed(...Array.from({ length: 40 }, (_, item) => `Item-${item}`));
    clients.push({ headers, list: list.path.split('/').at(-1) ?? '', item: 'Item-0', recipe });
  }
  return clients;
};

const endOf = async (client: TestClient, id: string): Promise<JobBody> => {
  for (;;) {
    const job = await readJob(client, id);
    if (job.state !== 'queued' && job.state !== 'running') return job;
    await sleep(POLL_MS);
  }
};

const membersOf = (ids: readonly string[]): object => ({ members: ids.map((entry_id) => ({ entry_id })) });
const atRevision = (revision: number) => ({ 'if-match': `"${revision}"` });

const expectStatus = async (expected: number, sent: Promise<{ status: number; text: string }>): Promise<void> => {
  const { status, text } = await sent;
  assert.equal(status, expected, text);
};

/** Does everything that grows with a library, one thing after the other, while other clients read and tick lists. */
export const watchBusyLibrary = async (
  engine: Engine,
  size: BusyLibrarySize,
): Promise<{ readonly done: readonly HeavyWork[]; readonly deletionAnsweredMs: number }> => {
  const { service, large, ids, trashed } = await fill(engine, size);
  await using cleanup = new AsyncDisposableStack();
  cleanup.defer(() => service.remove());
  const rows = await rowCounter(service);
  cleanup.defer(() => rows.close());
  const settings = { ...service.settings, TUREEN_AUDIT_DAYS: '30' };
  const watched = cleanup.use(await WatchedService.start(settings, 'test/support/sweepable-service.child.ts'));
  const client = watched.client.with({ 'x-service-library': large });
  const { body: home } = await watched.client.post<Library>('/api/v1/libraries', { name: 'Home' });
  const origin = watched.client.origin;
  const homeClients = await prepareClients(watched.client, home.id, size.clients / 2);
  const done: HeavyWork[] = [];
  let light: LightClients | undefined;

  const watch = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    await light?.takeWaits();
    const began = performance.now();
    const { result, seen } = await watched.whileWatching(work);
    const tookMs = performance.now() - began;
    const waits = (await light?.takeWaits()) ?? assert.fail();
    done.push({ name, tookMs, seen, waits });
    return result;
  };
  const totalOf = async (query: string): Promise<number> =>
    (await client.get<{ total: number }>(`/api/v1/recipes?${query}`)).body.total;

  {
    await using others = new LightClients({
      origin,
      clients: [...homeClients, ...(await prepareClients(watched.client, large, size.clients / 2))],
    });
    light = others;
    await watch('nothing else', () => sleep(IDLE_MS));

    await watch('searches with many hits are counted', async () => {
      for (const query of ['q=gratin', 'q=salted', 'q=gratin&sort=title', 'cookable_from_pantry=true', 'q=potatoes'])
        assert.equal(await totalOf(query), Math.min(MAX_TOTAL, size.recipes / (/q=salted|pantry/.test(query) ? 2 : 1)));
    });

    const { body: book } = await client.post<Book>('/api/v1/books', { kind: 'personal', title: 'Everything' });
    const bookPath = `/api/v1/books/${book.id}`;
    await watch('a book is filled', () =>
      expectStatus(200, client.put(`${bookPath}/members`, membersOf(ids.slice(0, size.members)), atRevision(1))),
    );
    await watch('its members are replaced', () =>
      expectStatus(200, client.put(`${bookPath}/members`, membersOf(ids.slice(-size.members)), atRevision(2))),
    );
    assert.equal(await totalOf(`book=${book.id}`), size.members);
    await watch('the book is deleted', () => expectStatus(204, client.delete(bookPath, atRevision(3))));

    const { body: tag } = await client.post<Tag>('/api/v1/tags', { name: 'Oven' });
    await tagRecipes(service, tag.id, ids);
    await watch('a tag of all recipes is renamed', () =>
      expectStatus(200, client.put(`/api/v1/tags/${tag.id}`, { name: 'Baked' }, atRevision(1))),
    );
    await watch('a tag of all recipes is deleted', () =>
      expectStatus(204, client.delete(`/api/v1/tags/${tag.id}`, atRevision(2))),
    );

    const salt = await watch('half of the recipes become cookable', () => stock(client, 'salt'));
    assert.equal(await totalOf('q=salted&cookable_from_pantry=true'), Math.min(MAX_TOTAL, size.recipes / 2));
    await watch('recipes that are not cookable are searched where all are', async () => {
      // The light clients' recipe is the only one.
      for (const query of ['', 'sort=title', 'sort=-times_cooked', 'group_translations=true'])
        assert.equal(await totalOf(`cookable_from_pantry=false&${query}`), 1, query);
      assert.equal(await totalOf('cookable_from_pantry=false&q=gratin'), 0);
    });
    await watch('they no longer are', () => expectStatus(204, client.delete(salt, atRevision(1))));
    assert.equal(await totalOf('q=salted&cookable_from_pantry=true'), 0);

    await watch('a recipe with many revisions is deleted permanently', () =>
      expectStatus(204, client.delete(`/api/v1/recipes/${trashed}/permanently`, { 'if-match': '*' })),
    );
    assert.equal(await rows.count(`select count(*) as count from recipe_revision where entry_id = '${trashed}'`), 0);

    await watch('old receipts, events and records are swept', () => watched.sweep('hour'));
    for (const [table, where] of [
      ['receipt', "user_id = 'nobody'"],
      ['event', "stream = 'old'"],
      ['audit_event', "actor_id = 'nobody'"],
    ])
      assert.equal(await rows.count(`select count(*) as count from ${table} where ${where}`), 0, table);

    const job = await watch('the library is exported', async () => {
      const { body } = await client.post<JobBody>('/api/v1/jobs/exports', {
        scope: 'library',
        format: 'portable-bundle',
      });
      return endOf(client, body.id);
    });
    // One more for the light clients.
    assert.deepEqual([job.state, job.result?.['recipes']], ['succeeded', size.recipes + 1]);
  }

  await using others = new LightClients({ origin, clients: homeClients });
  light = others;
  let answeredMs = 0;
  await watch('the library is deleted', async () => {
    const { status, ms = 0 } = await watched.client.delete(`/api/v1/libraries/${large}`, { 'if-match': '*' });
    assert.equal(status, 204);
    answeredMs = ms;
    while ((await rows.count(`select count(*) as count from library where id = '${large}'`)) > 0) await sleep(POLL_MS);
  });
  for (const table of ['recipe', 'recipe_document', 'recipe_revision', 'recipe_search', 'recipe_organization']) {
    assert.equal(await rows.count(`select count(*) as count from ${table}`), 1, table);
  }
  return { done, deletionAnsweredMs: answeredMs };
};
