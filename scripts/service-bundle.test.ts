// Copies of the project, with the real build tools.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, suite, test } from 'node:test';
import type { TestContext } from 'node:test';

import type { JobBody } from '../src/domains/jobs/index.ts';
import { startProcess } from '../test/crash/service-process.ts';
import type { ServiceProcess } from '../test/crash/service-process.ts';
import { TestClient } from '../test/support/client.ts';
import { itemOf, commit, previewOf, recipeNode } from '../test/support/imports.ts';
import { endedJob } from '../test/support/jobs.ts';
import { readZip } from '../test/support/read-zip.ts';
import { newEntry } from '../test/support/recipes.ts';

const root = path.join(import.meta.dirname, '..');
const modules = path.join(root, 'node_modules');
const workshop = mkdtempSync(path.join(tmpdir(), 'service-bundle-test-'));
after(() => rmSync(workshop, { recursive: true }));

/** A copy of the project without its packages. */
const copyProject = (name: string): string => {
  const project = path.join(workshop, name);
  for (const part of ['package.json', 'package-lock.json', 'scripts', 'src']) {
    cpSync(path.join(root, part), path.join(project, part), { recursive: true });
  }
  return project;
};

/** As `npm start` does. */
const start = async (project: string, context: TestContext): Promise<ServiceProcess> => {
  const settings = { TUREEN_DATA: mkdtempSync(path.join(workshop, 'data-')) };
  const service = await startProcess(settings, { cwd: project, program: 'scripts/start.mjs' });
  context.after(() => service.kill());
  return service;
};

/** The output of a script of the project. */
const runScript = async (project: string, script: string): Promise<string> => {
  const child = spawn(process.execPath, [path.join(project, 'scripts', script)], { cwd: project });
  const [[code], stdout, stderr] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]);
  assert.equal(code, 0, stderr);
  return stdout + stderr;
};

/** A bundle that only says what it is. */
const plantBundle = (project: string, builtAt: number, name = 'the planted bundle', isReady = true): void => {
  const folder = path.join(project, 'dist', String(builtAt));
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'main.js'), `console.log('${name}');`);
  if (isReady) writeFileSync(path.join(folder, '.ready'), '');
};

/** Large enough for the threads that compute and write long recipes. */
const longRecipe = {
  title: 'Feast',
  ingredients: Array.from({ length: 400 }, (_, at) => ({ text: `${at + 1} g flour, sifted twice` })),
  steps: Array.from({ length: 400 }, (_, at) => ({ text: `Stir for ${at + 1} minutes, then fold in the flour.` })),
};

suite('the bundle of the service', () => {
  let project: string;
  before(async () => {
    project = copyProject('whole');
    symlinkSync(modules, path.join(project, 'node_modules'));
    assert.match(await runScript(project, 'ensure-service-built.mjs'), /^Bundling the service\./);
  });

  test('stores, imports and exports recipes, and ends on SIGTERM', async (context) => {
    assert.equal(await runScript(project, 'ensure-service-built.mjs'), '', 'it is up to date');
    const service = await start(project, context);
    const client = new TestClient(service.address);
    const { revision } = await newEntry(client, longRecipe);
    assert.equal(revision, 1);

    const page = `<script type="application/ld+json">${JSON.stringify(recipeNode('Onion soup'))}</script>`;
    const preview = await previewOf(client, { 'page.html': `<!doctype html><html><head>${page}</head></html>` });
    const { id } = itemOf(preview, 'Onion soup');
    const { body: committed } = await commit(client, preview.id, { item_ids: [id] });
    assert.equal(committed.items.length, 1, JSON.stringify(committed));

    const { body: queued } = await client.post<JobBody>('/api/v1/jobs/exports', {
      scope: 'library',
      format: 'markdown',
    });
    const job = await endedJob(client, queued.id);
    assert.equal(job.state, 'succeeded', JSON.stringify(job));
    const { bytes } = await client.get(`/api/v1/jobs/${job.id}/download`);
    const paths = (await readZip(bytes)).map((entry) => entry.path).join('\n');
    assert.match(paths, /feast/i);
    assert.match(paths, /onion-soup/i);

    assert.equal(await service.terminate(), 0);
  });

  test('is built again if a source has changed, even to an older file', async () => {
    const bundles = (): readonly string[] => readdirSync(path.join(project, 'dist'));
    const source = path.join(project, 'src/app/command-line.ts');
    const [first] = bundles();
    utimesSync(source, new Date(0), new Date(0));
    assert.match(await runScript(project, 'ensure-service-built.mjs'), /^Bundling the service\./);
    assert.equal(bundles().length, 2);
    rmSync(path.join(project, 'src/app/main.ts'));
    assert.match(await runScript(project, 'ensure-service-built.mjs'), /could not be bundled/);
    assert.ok(bundles().includes(first ?? ''), 'a service may still run from the first bundle');
    assert.equal(bundles().length, 2);
  });
});

suite('starting the service', () => {
  let project: string;
  /** As after `npm ci --omit=dev`. */
  before(() => {
    project = copyProject('production');
    mkdirSync(path.join(project, 'node_modules'));
    for (const name of readdirSync(modules).filter((each) => each !== 'vite' && !each.startsWith('.'))) {
      symlinkSync(path.join(modules, name), path.join(project, 'node_modules', name));
    }
  });

  test('runs the sources without build tools, rather than an old bundle', async (context) => {
    plantBundle(project, 1);
    assert.equal(await runScript(project, 'ensure-service-built.mjs'), '');
    const service = await start(project, context);
    assert.equal((await new TestClient(service.address).get('/api/v1/libraries')).status, 200);
    assert.equal(await service.terminate(), 0);
  });

  test('runs the newest bundle that is complete, newer than the sources and not from the future', async () => {
    const now = Date.now();
    plantBundle(project, now + 3_600_000, 'a bundle from the future');
    plantBundle(project, now + 30_000, 'an interrupted build', false);
    plantBundle(project, now + 20_000);
    plantBundle(project, now + 10_000, 'an older bundle');
    assert.equal(await runScript(project, 'start.mjs'), 'the planted bundle\n');
    // An editor's lock: a link to nothing counts as a change, and does not stop the start.
    symlinkSync('nobody@nowhere', path.join(project, 'src/.#lock.ts'));
    assert.equal(await runScript(project, 'ensure-service-built.mjs'), '');
  });
});
