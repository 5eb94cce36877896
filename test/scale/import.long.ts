// An archive of 10,000 Paprika recipes, read as a job while monitoring progress and memory.
import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';

import type { PreviewBody } from '../../src/domains/imports/previews/preview.schemas.ts';
import type { JobBody } from '../../src/domains/jobs/index.ts';
import { startProcess } from '../crash/service-process.ts';
import { TestClient } from '../support/client.ts';
import { onEveryEngine } from '../support/engines.ts';
import { PREVIEWS, sendFiles } from '../support/imports.ts';
import { jobWhere } from '../support/jobs.ts';
import { mostMemory } from '../support/memory.ts';
import { writePaprika } from '../support/paprika.ts';

const RECIPES = Number(process.env['TUREEN_TEST_IMPORTED_RECIPES'] ?? 10_000);
const READY_MS = 60_000;
const MAX_MEGABYTES = 500;
const PHOTO_BYTES = 3000;

/** The options that `npm start` uses. */
const settings = {
  NODE_OPTIONS: '--max-semi-space-size=8 --max-old-space-size=1000',
  TUREEN_LIMIT_WRITES_PER_MINUTE: '0',
};

onEveryEngine('import of 10,000 Paprika recipes', (engine) => {
  test('has its preview ready within 60 s using less than 500 MB, and reports progress', async (t) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'tureen-paprika-'));
    const archive = path.join(folder, 'all.paprikarecipes');
    await writePaprika(archive, RECIPES, PHOTO_BYTES);
    const database = await engine.createDatabase();
    const service = await startProcess({ ...database.settings, ...settings });
    const client = new TestClient(service.address);
    try {
      const begun = performance.now();
      const seen = new Set<number>();
      const { result: job, megabytes } = await mostMemory(
        service.pid,
        (async () => {
          const content = await readFile(archive);
          const { body, status } = await sendFiles<JobBody>(
            client,
            { 'all.paprikarecipes': content },
            '/api/v1/jobs/import-previews',
          );
          assert.equal(status, 202, JSON.stringify(body));
          return jobWhere(client, body.id, ({ state, progress }) => {
            seen.add(progress.done);
            return state !== 'queued' && state !== 'running';
          });
        })(),
      );
      const ready = performance.now() - begun;
      assert.deepEqual([job.state, job.progress.done], ['awaiting-preview', RECIPES], JSON.stringify(job));
      const shown = performance.now();
      const { result: preview, megabytes: whileShown } = await mostMemory(
        service.pid,
        client.get<PreviewBody>(`${PREVIEWS}/${String(job.result?.['preview_id'])}`),
      );
      assert.equal(preview.body.items.length, RECIPES);
      t.diagnostic(
        `ready after ${Math.round(ready)} ms, shown in ${Math.round(performance.now() - shown)} ms, at most ${Math.round(megabytes)} MB, ${Math.round(whileShown)} MB while shown; ${seen.size} states of progress seen`,
      );
      assert.ok(ready < READY_MS, `the preview took ${Math.round(ready)} ms`);
      assert.ok(Math.max(megabytes, whileShown) < MAX_MEGABYTES, `memory peaks: ${megabytes} and ${whileShown} MB`);
      assert.ok(seen.size > 5, `only ${seen.size} states of progress were seen`);
    } finally {
      client.close();
      await service.kill();
      await database.drop();
      await rm(folder, { recursive: true });
    }
  });
});
