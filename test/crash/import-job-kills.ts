// Repeatedly kills the service during an import job, resumes the job, and compares its items with the library.
import assert from 'node:assert/strict';

import type { JobBody } from '../../src/domains/jobs/index.ts';
import { TestClient } from '../support/client.ts';
import type { Engine } from '../support/engines.ts';
import { zipOf } from '../support/import-files.ts';
import { PREVIEWS, recipeNode, sendFiles } from '../support/imports.ts';
import { itemsOfJob, resumedUntil } from '../support/jobs.ts';
import type { ImportItemBody } from '../support/jobs.ts';
import { startProcess } from './service-process.ts';

/** The minimum, so that a job soon counts as interrupted. */
const settings = { TUREEN_JOB_LEASE_SECONDS: '1', TUREEN_LIMIT_WRITES_PER_MINUTE: '0' };

const allIds = async (client: TestClient): Promise<readonly string[]> => {
  const ids: string[] = [];
  for (let cursor = ''; ;) {
    const path = `/api/v1/recipes?limit=100${cursor && `&cursor=${cursor}`}`;
    const { body } = await client.get<{ items: readonly { id: string }[]; next_cursor: string | null }>(path);
    ids.push(...body.items.map(({ id }) => id));
    if (body.next_cursor === null) return ids;
    cursor = encodeURIComponent(body.next_cursor);
  }
};

const archiveOf = (count: number): Promise<Buffer> =>
  zipOf(
    Object.fromEntries(
      Array.from({ length: count }, (_, at) => [
        `${at}.json`,
        recipeNode(`Recipe ${at}`, {
          url: `https://example.org/${at}`,
          recipeIngredient: [`${at + 1} leeks`, `${at + 2} g salt`],
        }),
      ]),
    ),
  );

const isOver = ({ state }: JobBody): boolean => state === 'succeeded' || state === 'failed';

/**
 * Imports recipes as a job while the service is killed as often as given, the first time while it reads them. Every
 * item is listed once, with the recipe that was created from it, also after the preview is gone.
 */
export const killImportJob = async (
  engine: Engine,
  { kills, items: count }: { readonly kills: number; readonly items: number },
): Promise<{ readonly interruptions: number }> => {
  const database = await engine.createDatabase();
  let service = await startProcess({ ...database.settings, ...settings });
  let client = new TestClient(service.address);
  let interruptions = 0;
  try {
    const archive = await archiveOf(count);
    const queued = await sendFiles<JobBody>(client, { 'all.zip': archive }, '/api/v1/jobs/import-previews', {
      policy: 'allow-warnings',
    });
    assert.equal(queued.status, 202, queued.text);
    const { id } = queued.body;
    const reach = async (isReached: (job: JobBody) => boolean): Promise<JobBody> => {
      const reached = await resumedUntil(client, id, (job) => isOver(job) || isReached(job));
      interruptions += reached.interruptions;
      return reached.job;
    };
    for (let kill = 0; kill < kills; kill += 1) {
      const enough = (count * kill) / kills;
      await reach(({ progress, result }) => progress.done > 0 && Number(result?.['created'] ?? 0) >= enough);
      await service.kill();
      client.close();
      service = await startProcess({ ...database.settings, ...settings });
      client = new TestClient(service.address);
    }
    const job = await reach(isOver);
    const preview_id = job.result?.['preview_id'];
    const counts = { preview_id, committed: count, created: count, replaced: 0, skipped: 0 };
    assert.deepEqual([job.state, job.progress.total, job.result], ['succeeded', count, counts]);

    const items = await itemsOfJob<ImportItemBody>(client, id);
    assert.deepEqual(
      items.map(({ position }) => position),
      Array.from({ length: count }, (_, at) => at),
    );
    assert.equal(new Set(items.map((item) => item.id)).size, count);
    assert.deepEqual(new Set(items.map((item) => item.import.outcome)), new Set(['created']));
    assert.deepEqual(items.flatMap(({ recipe }) => recipe?.id ?? []).toSorted(), (await allIds(client)).toSorted());

    await client.delete(`${PREVIEWS}/${String(preview_id)}`);
    assert.equal((await client.get(`${PREVIEWS}/${String(preview_id)}`)).status, 404);
    assert.deepEqual(await itemsOfJob<ImportItemBody>(client, id), items);
    return { interruptions };
  } finally {
    client.close();
    await service.kill();
    await database.drop();
  }
};
