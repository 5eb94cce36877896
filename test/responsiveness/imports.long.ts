// Six archives of 3,000 recipes for one library, large pages, and a small import into another library in between.
import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';

import type { TestClient } from '../support/client.ts';
import { onEveryEngine } from '../support/engines.ts';
import type { Engine } from '../support/engines.ts';
import { zipOf } from '../support/import-files.ts';
import { previewOf, recipeNode } from '../support/imports.ts';
import { largePage } from '../support/large-page.ts';
import { writePaprika } from '../support/paprika.ts';
import { WatchedService, assertResponsive } from '../support/responsiveness.ts';
import type { WatchedWork } from '../support/responsiveness.ts';

const RECIPES = Number(process.env['TUREEN_TEST_IMPORTED_RECIPES'] ?? 3000);
const ARCHIVES = 6;
const PAGES = 6;
const PAGE_BYTES = 10_000_000;
const MAX_SMALL_MS = 5000;

const small = { 'soup.json': recipeNode('Soup') };

const timed = async (work: Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work;
  return performance.now() - began;
};

/** The headers that select a new library. */
const newLibrary = async (client: TestClient): Promise<Readonly<Record<string, string>>> => {
  const { body } = await client.post<{ id: string }>('/api/v1/libraries', { name: 'Test' });
  return { 'x-service-library': body.id };
};

const watchImports = async (engine: Engine): Promise<WatchedWork> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'tureen-turns-'));
  const database = await engine.createDatabase();
  try {
    await writePaprika(path.join(folder, 'all'), RECIPES);
    const archive = await readFile(path.join(folder, 'all'));
    const titles = Array.from({ length: PAGES }, (_, at) => `Soup ${at + 1}`);
    const pages = await zipOf(
      Object.fromEntries(titles.map((title) => [`${title}.html`, largePage(title, PAGE_BYTES)])),
      { compress: false },
    );
    await using service = await WatchedService.start(database.settings);
    const { client } = service;
    const large = client.with(await newLibrary(client));
    const headers = await newLibrary(client);
    const other = client.with(headers);
    await previewOf(other, small);
    const waits: number[] = [];
    const { result, seen } = await service.whileReading({ path: '/api/v1/recipes', headers }, async () => {
      const over = new AbortController();
      const archives = Promise.all([
        ...Array.from({ length: ARCHIVES - 1 }, () => previewOf(large, { 'all.paprikarecipes': archive })),
        previewOf(large, { 'pages.zip': pages }),
      ]).finally(() => over.abort());
      while (!over.signal.aborted) {
        await pause(1000);
        waits.push(await timed(previewOf(other, small)));
      }
      return archives;
    });
    assert.deepEqual(
      result.map(({ items }) => items.filter(({ can_commit }) => can_commit).length),
      [...Array.from({ length: ARCHIVES - 1 }, () => RECIPES), PAGES],
    );
    // The first one may have to wait for a thread to start.
    const [first = 0, ...others] = waits;
    const longest = Math.max(...others);
    assert.ok(longest < MAX_SMALL_MS, `a small import took ${Math.round(longest)} ms`);
    const note = `${waits.length} small imports: the first took ${Math.round(first)} ms, the others ${Math.round(longest)} ms at most`;
    return { name: 'importing', seen, note };
  } finally {
    await database.drop();
    await rm(folder, { recursive: true });
  }
};

onEveryEngine('import of six archives into one library', (engine) => {
  test('does not delay a small import into another library or block the event loop', async (t) => {
    await assertResponsive(t, async () => [await watchImports(engine)]);
  });
});
