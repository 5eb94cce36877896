// One library has a lot to import and another has little: the small import does not wait for the large ones.
import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';

import type { JobBody } from '../../src/domains/jobs/index.ts';
import type { TestClient } from '../support/client.ts';
import { onEveryEngine } from '../support/engines.ts';
import { zipOf } from '../support/import-files.ts';
import { itemOf, previewOf, recipeNode, sendFiles } from '../support/imports.ts';
import { endedJob } from '../support/jobs.ts';
import { largePage } from '../support/large-page.ts';
import { writePaprika } from '../support/paprika.ts';
import { serviceForSuite } from '../support/test-service.ts';

const ARCHIVES = 6;
const RECIPES = 120;

const archiveOf = async (recipes: number): Promise<Buffer> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'tureen-fair-'));
  try {
    await writePaprika(path.join(folder, 'all'), recipes);
    return await readFile(path.join(folder, 'all'));
  } finally {
    await rm(folder, { recursive: true });
  }
};

const small = { 'soup.json': recipeNode('Soup') };

/** Creates a job that reads these files and returns its id. */
const queue = async (client: TestClient, files: Parameters<typeof previewOf>[1]): Promise<string> => {
  const { status, body } = await sendFiles<JobBody>(client, files, '/api/v1/jobs/import-previews');
  assert.equal(status, 202);
  return body.id;
};

onEveryEngine('imports into several libraries', (engine) => {
  const service = serviceForSuite(engine, { settings: { TUREEN_LIMIT_WRITES_PER_MINUTE: '0' } });

  test('reads a small import before most of six large ones in another library', async () => {
    const [large, other, third] = await Promise.all([1, 2, 3].map(() => service.newLibrary()));
    assert.ok(large && other && third);
    const archive = await archiveOf(RECIPES);
    // Starting threads takes long and is not under test here.
    await Promise.all([large, other, third].map((client) => previewOf(client, small)));
    const order: string[] = [];
    const send = async (client: TestClient, name: string, files: Parameters<typeof previewOf>[1]): Promise<void> => {
      await previewOf(client, files);
      order.push(name);
    };
    const sent = Array.from({ length: ARCHIVES }, (_, at) =>
      send(large, `large ${at}`, { 'all.paprikarecipes': archive }),
    );
    await Promise.all([...sent, send(other, 'small', small)]);
    assert.ok(order.indexOf('small') <= 2, order.join(', '));
  });

  test('finishes a small job while another library still has queued jobs', async () => {
    const [large, other] = await Promise.all([service.newLibrary(), service.newLibrary()]);
    const archive = await archiveOf(RECIPES);
    const jobs: string[] = [];
    for (let at = 0; at < ARCHIVES; at += 1) jobs.push(await queue(large, { 'all.paprikarecipes': archive }));
    const last = jobs.at(-1) ?? '';
    assert.equal((await endedJob(other, await queue(other, small))).state, 'awaiting-preview');
    const { body } = await large.get<JobBody>(`/api/v1/jobs/${last}`);
    assert.equal(body.state, 'queued');
    await Promise.all(jobs.map((id) => large.post(`/api/v1/jobs/${id}/cancel`, {})));
  });

  test('reports an unreadable file as one item and reads the files before and after it', async () => {
    const client = await service.newLibrary();
    // It is terminated because of its memory use.
    const hostile = `<html><p>${'&amp;amp;'.repeat(3_000_000)}`;
    const files = { 'a.html': largePage('Soup', 0), 'b.html': hostile, 'c.html': largePage('Stew', 0) };
    const archive = await zipOf(files, { compress: false });
    const preview = await previewOf(client, { 'all.zip': archive });
    assert.deepEqual(
      preview.items.map(({ recipe, can_commit }) => [recipe.title, can_commit]),
      [
        ['Soup', true],
        ['b.html', false],
        ['Stew', true],
      ],
    );
    const [diagnostic] = itemOf(preview, 'b.html').diagnostics;
    assert.equal(diagnostic?.code, 'item-unreadable');
    assert.match(JSON.stringify(diagnostic), /memory/);
  });
});
