// An archive of 10,000 Paprika recipes, read and committed as a job while monitoring progress and memory.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { before, test } from 'node:test';

import type { PreviewBody } from '../../src/domains/imports/previews/preview.schemas.ts';
import type { JobBody } from '../../src/domains/jobs/index.ts';
import { startProcess } from '../crash/service-process.ts';
import { TestClient } from '../support/client.ts';
import { onEveryEngine } from '../support/engines.ts';
import type { Engine } from '../support/engines.ts';
import { PREVIEWS, sendFiles } from '../support/imports.ts';
import { jobWhere } from '../support/jobs.ts';
import { mostMemory } from '../support/memory.ts';
import { paprikaRecipe, variedPaprikaRecipe, writePaprika } from '../support/paprika.ts';

const RECIPES = Number(process.env['TUREEN_TEST_IMPORTED_RECIPES'] ?? 10_000);
const READY_MS = 60_000;
const MAX_MEGABYTES = 500;
const MAX_COMMITTING_MEGABYTES = 350;
const PHOTO_BYTES = 3000;

/** The options that `npm start` uses. */
const settings = {
  NODE_OPTIONS: '--max-semi-space-size=8 --max-old-space-size=1000',
  TUREEN_LIMIT_WRITES_PER_MINUTE: '0',
};

/** A service in its own process, and an archive to import. */
const startWithArchive = async (engine: Engine, createRecipe = paprikaRecipe) => {
  await using cleanUp = new AsyncDisposableStack();
  const folder = await mkdtemp(path.join(tmpdir(), 'tureen-paprika-'));
  cleanUp.defer(() => rm(folder, { recursive: true }));
  const archive = path.join(folder, 'all.paprikarecipes');
  await writePaprika(archive, RECIPES, PHOTO_BYTES, createRecipe);
  const database = await engine.createDatabase();
  cleanUp.defer(() => database.drop());
  const service = await startProcess({ ...database.settings, ...settings }, { program: 'scripts/start.mjs' });
  cleanUp.defer(() => service.kill());
  const client = new TestClient(service.address);
  cleanUp.defer(() => client.close());
  const kept = cleanUp.move();
  return { client, archive, pid: service.pid, [Symbol.asyncDispose]: () => kept.disposeAsync() };
};

/** A job with the same archive, until it ends or waits for its preview. */
const runImport = async (client: TestClient, archive: string, policy: string) => {
  const begun = performance.now();
  const seen = new Set<number>();
  const { body, status } = await sendFiles<JobBody>(
    client,
    { 'all.paprikarecipes': await readFile(archive) },
    '/api/v1/jobs/import-previews',
    { policy },
  );
  assert.equal(status, 202, JSON.stringify(body));
  const job = await jobWhere(client, body.id, ({ state, progress }) => {
    seen.add(progress.done);
    return state !== 'queued' && state !== 'running';
  });
  return { job, seen, tookMs: Math.round(performance.now() - begun) };
};

onEveryEngine('import of 10,000 Paprika recipes', (engine) => {
  // As people run it: bundled, it takes 50 MB less than from its sources.
  before(() => execFileSync(process.execPath, ['scripts/ensure-service-built.mjs'], { stdio: 'ignore' }));

  test('has its preview ready within 60 s using less than 500 MB, and reports progress', async (t) => {
    await using started = await startWithArchive(engine);
    const { client, archive, pid } = started;
    const { result: read, megabytes } = await mostMemory(pid, runImport(client, archive, 'review'));
    const { job, seen, tookMs } = read;
    assert.deepEqual([job.state, job.progress.done], ['awaiting-preview', RECIPES], JSON.stringify(job));
    const shown = performance.now();
    const { result: preview, megabytes: whileShown } = await mostMemory(
      pid,
      client.get<PreviewBody>(`${PREVIEWS}/${String(job.result?.['preview_id'])}`),
    );
    assert.equal(preview.body.items.length, RECIPES);
    t.diagnostic(
      `ready after ${tookMs} ms, shown in ${Math.round(performance.now() - shown)} ms, at most ${Math.round(megabytes)} MB, ${Math.round(whileShown)} MB while shown; ${seen.size} states of progress seen`,
    );
    assert.ok(tookMs < READY_MS, `the preview took ${tookMs} ms`);
    assert.ok(Math.max(megabytes, whileShown) < MAX_MEGABYTES, `memory peaks: ${megabytes} and ${whileShown} MB`);
    assert.ok(seen.size > 5, `only ${seen.size} states of progress were seen`);
  });

  test('commits all of them using less than 350 MB', async (t) => {
    await using started = await startWithArchive(engine, variedPaprikaRecipe);
    const { client, archive, pid } = started;
    const { result: committed, megabytes } = await mostMemory(pid, runImport(client, archive, 'allow-warnings'));
    const { job, tookMs } = committed;
    assert.deepEqual([job.state, job.result?.['created']], ['succeeded', RECIPES], JSON.stringify(job));
    const { body } = await client.get<{ total: number }>('/api/v1/recipes?limit=1');
    assert.equal(body.total, RECIPES);
    t.diagnostic(`committed after ${tookMs} ms, at most ${Math.round(megabytes)} MB`);
    assert.ok(megabytes < MAX_COMMITTING_MEGABYTES, `memory peaked at ${Math.round(megabytes)} MB`);
  });
});
