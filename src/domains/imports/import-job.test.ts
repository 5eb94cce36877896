// interface.md, "Import job": the three policies.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { TestClient } from '../../../test/support/client.ts';
import { onEveryEngine } from '../../../test/support/engines.ts';
import { zipOf } from '../../../test/support/import-files.ts';
import { PREVIEWS, commit, recipeNode, sendFiles } from '../../../test/support/imports.ts';
import { endedJob, itemsOfJob, readJob } from '../../../test/support/jobs.ts';
import type { ImportItemBody } from '../../../test/support/jobs.ts';
import type { EntryBody } from '../../../test/support/recipes.ts';
import { serviceForSuite } from '../../../test/support/test-service.ts';
import type { ProblemBody } from '../../platform/problem/problem-body.ts';
import type { JobBody } from '../jobs/index.ts';
import type { PreviewBody } from './previews/preview.schemas.ts';

const JOBS = '/api/v1/jobs/import-previews';

const clean = (count: number) =>
  zipOf(
    Object.fromEntries(
      Array.from({ length: count }, (_, at) => [
        `${at}.json`,
        recipeNode(`Number ${at}`, {
          recipeIngredient: [`${at + 2} onions`, `${at + 1} litre water`],
          identifier: `n-${at}`,
        }),
      ]),
    ),
  );

const run = async (
  client: TestClient,
  files: Record<string, Buffer | object | string>,
  policy?: string,
): Promise<JobBody> => {
  const { status, body, headers } = await sendFiles<JobBody>(client, files, JOBS, policy ? { policy } : {});
  assert.deepEqual([status, headers.location], [202, `/api/v1/jobs/${body.id}`], JSON.stringify(body));
  return endedJob(client, body.id);
};

const total = async (client: TestClient): Promise<number> =>
  (await client.get<{ total: number }>('/api/v1/recipes')).body.total;

const previewAt = async (client: TestClient, { result }: JobBody): Promise<PreviewBody> =>
  (await client.get<PreviewBody>(`${PREVIEWS}/${String(result?.['preview_id'])}`)).body;

onEveryEngine('import jobs', (engine) => {
  const service = serviceForSuite(engine);

  test('review: waits until its preview is committed, then succeeds', async () => {
    const client = await service.newLibrary();
    const job = await run(client, { 'all.zip': await clean(3) });
    assert.deepEqual([job.kind, job.state, job.progress.done], ['import-preview', 'awaiting-preview', 3]);
    const preview = await previewAt(client, job);
    assert.deepEqual([preview.items.length, await total(client)], [3, 0]);
    const ids = preview.items.map(({ id }) => id);
    await commit(client, preview.id, { item_ids: ids.slice(0, 1) });
    assert.equal((await readJob(client, job.id)).state, 'awaiting-preview');
    await commit(client, preview.id, { item_ids: ids });
    assert.equal((await readJob(client, job.id)).state, 'succeeded');
    assert.equal(await total(client), 3);
  });

  test('cancels the waiting job when its preview is discarded', async () => {
    const client = await service.newLibrary();
    const job = await run(client, { 'all.zip': await clean(1) });
    assert.equal((await client.delete(`${PREVIEWS}/${String(job.result?.['preview_id'])}`)).status, 204);
    assert.equal((await readJob(client, job.id)).state, 'cancelled');
  });

  test('cancels an interrupted job when its preview is discarded, and does not resume it', async () => {
    const client = await service.newLibrary();
    const job = await run(client, { 'all.zip': await clean(1) });
    await service.write(`update job set state = 'interrupted' where id = '${job.id}'`);
    assert.equal((await client.delete(`${PREVIEWS}/${String(job.result?.['preview_id'])}`)).status, 204);
    assert.equal((await readJob(client, job.id)).state, 'cancelled');
    const { status, body } = await client.post(`/api/v1/jobs/${job.id}/resume`, undefined);
    assert.deepEqual([status, body.code], [409, 'job-not-interrupted']);
  });

  test('keeps a failed job when its preview is discarded, but its items no longer wait', async () => {
    const client = await service.newLibrary();
    const job = await run(client, { 'all.zip': await clean(1) });
    await service.write(`update job set state = 'failed' where id = '${job.id}'`);
    assert.equal((await client.delete(`${PREVIEWS}/${String(job.result?.['preview_id'])}`)).status, 204);
    const [item] = await itemsOfJob<ImportItemBody>(client, job.id);
    assert.deepEqual(
      [(await readJob(client, job.id)).state, item?.status, item?.import.state],
      ['failed', 'skipped', 'discarded'],
    );
  });

  test('shows the result of a job that an earlier version has read, and that is resumed', async () => {
    const client = await service.newLibrary();
    const job = await run(client, { 'all.zip': await clean(1) });
    await service.write(`update job set state = 'interrupted', result = null where id = '${job.id}'`);
    assert.equal((await client.post(`/api/v1/jobs/${job.id}/resume`, undefined)).status, 200);
    const { state, result, progress } = await endedJob(client, job.id);
    assert.deepEqual([state, result, progress.total], ['awaiting-preview', job.result, 1]);
  });

  test('require-no-warnings: commits automatically if there are no warnings, and waits otherwise', async () => {
    const client = await service.newLibrary();
    const done = await run(client, { 'all.zip': await clean(2) }, 'require-no-warnings');
    assert.deepEqual([done.state, done.result?.['committed'], await total(client)], ['succeeded', 2, 2]);
    const warned = await run(
      client,
      {
        'a.json': recipeNode('Plain', { recipeIngredient: ['1 leek'] }),
        'b.json': recipeNode('Cups', { recipeIngredient: ['1 cup flour'] }),
      },
      'require-no-warnings',
    );
    assert.deepEqual([warned.state, warned.result?.['committed'], await total(client)], ['awaiting-preview', 0, 2]);
  });

  test('allow-warnings: commits everything that is not blocked, and keeps the rest in the preview', async () => {
    const client = await service.newLibrary();
    const done = await run(
      client,
      { 'b.json': recipeNode('Cups', { recipeIngredient: ['1 cup flour'] }) },
      'allow-warnings',
    );
    assert.deepEqual([done.state, await total(client)], ['succeeded', 1]);
    const mixed = await run(
      client,
      {
        'a.json': recipeNode('Leeks', { recipeIngredient: ['1 leek'] }),
        'b.html': '<!doctype html><html><head><title>Empty</title></head><body><p>Hello.</p></body></html>',
      },
      'allow-warnings',
    );
    assert.deepEqual([mixed.state, mixed.result?.['committed'], await total(client)], ['awaiting-preview', 1, 2]);
    assert.deepEqual(
      (await previewAt(client, mixed)).items.map(({ recipe }) => recipe.title),
      ['Empty'],
    );
  });

  test('lists each item with its outcome, entry and diagnostics, in pages, also when the preview is gone', async () => {
    const client = await service.newLibrary();
    const known = recipeNode('Known', { url: 'https://example.org/known' });
    await run(client, { 'known.json': known }, 'allow-warnings');
    const job = await run(
      client,
      {
        'a.json': recipeNode('Leeks', { recipeIngredient: ['1 leek'] }),
        'b.json': recipeNode('Cups', { recipeIngredient: ['1 cup flour', '2 cups milk'] }),
        'c.json': known,
        'd.html': '<!doctype html><html><head><title>Empty</title></head><body><p>Hello.</p></body></html>',
      },
      'allow-warnings',
    );
    const preview_id = job.result?.['preview_id'];
    const counts = { preview_id, committed: 2, created: 2, replaced: 0, skipped: 1 };
    assert.deepEqual([job.state, job.progress.total, job.result], ['awaiting-preview', 4, counts]);
    const first = await client.get<{ items: readonly ImportItemBody[] }>(`/api/v1/jobs/${job.id}/items?limit=1`);
    assert.equal(first.body.items.length, 1);
    const items = await itemsOfJob<ImportItemBody>(client, job.id);
    assert.deepEqual(
      items.map(({ title, status, import: { state, outcome, reason } }) => [title, status, state, outcome, reason]),
      [
        ['Leeks', 'succeeded', 'committed', 'created', undefined],
        ['Cups', 'succeeded', 'committed', 'created', undefined],
        ['Known', 'unchanged', 'committed', 'skipped', 'duplicate'],
        ['Empty', 'pending', 'pending', null, undefined],
      ],
    );
    const [, cups, , empty] = items;
    assert.deepEqual(
      [cups?.import.diagnostics.map(({ code, count }) => [code, count]), cups?.warnings.length],
      [[['unit-ambiguous', 2]], 1],
    );
    assert.ok((empty?.import.diagnostics.length ?? 0) > 0);
    for (const { recipe } of items.slice(0, 3)) {
      const { body } = await client.get<EntryBody>(`/api/v1/recipes/${recipe?.id}`);
      assert.deepEqual(recipe, { id: body.id, recipe_id: body.recipe_id, revision: 1 });
    }
    assert.equal((await client.delete(`${PREVIEWS}/${String(preview_id)}`)).status, 204);
    const after = await itemsOfJob<ImportItemBody>(client, job.id);
    assert.deepEqual(after.slice(0, 3), items.slice(0, 3));
    assert.deepEqual(after[3], {
      ...empty,
      status: 'skipped',
      import: { ...empty?.import, state: 'discarded' },
    });
    assert.deepEqual((await readJob(client, job.id)).result, counts);
  });

  test('says of an item that waits in the preview why it was not committed', async () => {
    const client = await service.newLibrary();
    const parts = { recipeIngredient: ['3 leeks', '4 potatoes'] };
    await run(client, { 'a.json': recipeNode('Leek soup', parts) }, 'allow-warnings');
    const other = recipeNode('Leek soup', { ...parts, recipeYield: '6' });
    const job = await run(client, { 'b.json': other }, 'allow-warnings');
    const [item] = await itemsOfJob<ImportItemBody>(client, job.id);
    assert.deepEqual(
      [job.state, item?.status, item?.import.state, item?.import.outcome, item?.import.reason, item?.warnings.length],
      ['awaiting-preview', 'pending', 'pending', null, 'ambiguous-target', 1],
    );
    assert.equal((await client.delete(`${PREVIEWS}/${String(job.result?.['preview_id'])}`)).status, 204);
    const [after] = await itemsOfJob<ImportItemBody>(client, job.id);
    assert.deepEqual([after?.status, after?.import.state], ['skipped', 'discarded']);
  });

  test('records what the user decides about the items in the preview', async () => {
    const client = await service.newLibrary();
    const job = await run(client, { 'all.zip': await clean(3) });
    const preview = await previewAt(client, job);
    const [a, b, c] = preview.items.map(({ id }) => id);
    await commit(client, preview.id, { resolutions: [{ item_id: a, action: 'skip' }] });
    // A client that has the job as it was gets the new counts.
    const now = await client.get<JobBody>(`/api/v1/jobs/${job.id}`, { 'if-none-match': `"${job.revision}"` });
    assert.deepEqual([now.status, now.body.result?.['skipped']], [200, 1]);
    const outcomes = async () =>
      (await itemsOfJob<ImportItemBody>(client, job.id)).map((item) => [item.import.outcome, item.import.reason]);
    assert.deepEqual(await outcomes(), [
      ['skipped', 'requested'],
      [null, undefined],
      [null, undefined],
    ]);
    await commit(client, preview.id, { item_ids: [b, c] });
    assert.deepEqual(await outcomes(), [
      ['skipped', 'requested'],
      ['created', undefined],
      ['created', undefined],
    ]);
    const { state, result } = await readJob(client, job.id);
    assert.deepEqual(
      [state, result],
      ['succeeded', { preview_id: preview.id, committed: 2, created: 2, replaced: 0, skipped: 1 }],
    );
  });

  test('fails the job with a problem if nothing can be read, and rejects an invalid policy with 422', async () => {
    const client = await service.newLibrary();
    const failed = await run(client, { 'a.bin': Buffer.from([0, 1, 2, 3, 255, 254, 0, 0, 9, 8, 7, 6]) });
    assert.deepEqual([failed.state, failed.problem?.code], ['failed', 'unsupported-media-type']);
    const address = await client.post<JobBody>(JOBS, { url: 'http://10.0.0.1/soup' });
    assert.equal((await endedJob(client, address.body.id)).problem?.code, 'address-not-allowed');
    const wrong = await client.post(JOBS, { text: 'soup', policy: 'guess' });
    assert.deepEqual([wrong.status, wrong.body.errors?.[0]?.location], [422, 'body.policy']);
    const form = await sendFiles<ProblemBody>(client, { 'a.json': recipeNode('A') }, JOBS, { policy: 'guess' });
    assert.deepEqual([form.status, form.body.errors?.[0]?.location], [422, 'body.policy']);
  });

  test('queues one job per idempotency key', async () => {
    const client = await service.newLibrary();
    const key = { 'idempotency-key': 'once' };
    const body = { text: JSON.stringify(recipeNode('Once')), policy: 'allow-warnings' };
    const first = await client.post<JobBody>(JOBS, body, key);
    const second = await client.post<JobBody>(JOBS, body, key);
    assert.deepEqual([second.headers['idempotent-replayed'], second.body.id], ['true', first.body.id]);
    await endedJob(client, first.body.id);
    assert.equal(await total(client), 1);
  });
});
