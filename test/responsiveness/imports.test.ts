// Large pages are read in a worker thread, one after the other, while other clients are served.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onEveryEngine } from '../support/engines.ts';
import type { Engine } from '../support/engines.ts';
import { zipOf } from '../support/import-files.ts';
import { sendFiles } from '../support/imports.ts';
import { largePage } from '../support/large-page.ts';
import { WatchedService, assertResponsive } from '../support/responsiveness.ts';
import type { WatchedWork } from '../support/responsiveness.ts';

const PAGES = 5;
const PAGE_BYTES = 1_500_000;

const watchImport = async (engine: Engine): Promise<WatchedWork> => {
  const titles = Array.from({ length: PAGES }, (_, at) => `Soup ${at + 1}`);
  const pages = Object.fromEntries(titles.map((title) => [`${title}.html`, largePage(title, PAGE_BYTES)]));
  const archive = await zipOf(pages, { compress: false });
  const database = await engine.createDatabase();
  try {
    await using service = await WatchedService.start(database.settings);
    const { client } = service;
    const { result, seen } = await service.whileReading({ path: '/api/v1/recipes' }, () =>
      sendFiles(client, { 'pages.zip': archive }),
    );
    assert.equal(result.status, 201, result.text);
    assert.deepEqual(
      result.body.items.map(({ recipe, can_commit }) => [recipe.title, can_commit]),
      titles.map((title) => [title, true]),
    );
    return { name: 'importing', seen };
  } finally {
    await database.drop();
  }
};

onEveryEngine('import of many large pages', (engine) => {
  test('reads every page without blocking the event loop', async (t) => {
    await assertResponsive(t, async () => [await watchImport(engine)]);
  });
});
