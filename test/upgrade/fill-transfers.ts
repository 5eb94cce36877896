import assert from 'node:assert/strict';

import type { JobBody } from '../../src/domains/jobs/index.ts';
import type { PreviewBody } from '../../src/domains/imports/previews/preview.schemas.ts';
import type { TestClient } from '../support/client.ts';
import { PREVIEWS, commit, itemOf, previewOf, recipeNode, sendFiles } from '../support/imports.ts';
import type { PlanAnswer } from '../support/imports.ts';
import { endedJob } from '../support/jobs.ts';
import type { TestService } from '../support/test-service.ts';
import { accepted } from './accepted.ts';
import { plainPicture } from './fill-recipes.ts';
import type { Recipes } from './fill-recipes.ts';
import type { Household } from './household.ts';

/** Few enough for three items to become a job. */
export const BULK_SYNCHRONOUS_ITEMS = '2';

const TEXT = 'Muffins\n\nIngredients\n2 eggs\n\nMethod\nBake the eggs.\n';

const plan = async (client: TestClient, { id, preview_revision }: PreviewBody, interpretation: object) => {
  const json = { expected_preview_revision: preview_revision, interpretation };
  return accepted(await client.post<PlanAnswer>(`${PREVIEWS}/${id}/measurement-resolution-plans`, json)).plan;
};

/**
 * A preview with uploads, a text, a photo from a website, an applied and an open plan; one of its items is committed.
 */
const fillPreview = async (client: TestClient, photoUrl: string): Promise<Household['plan']> => {
  const photo_data = (await plainPicture('#5b4a86')).toString('base64');
  const staged = await previewOf(client, {
    'cake.json': recipeNode('Cake', { recipeIngredient: ['2 cups flour', '1 tbsp butter'], image: photoUrl }),
    'toast.json': recipeNode('Toast', { recipeIngredient: ['2 slices bread'] }),
    'paprika.json': {
      name: 'Punch',
      uid: 'punch',
      hash: 'x',
      ingredients: '1 cup rum',
      directions: 'Stir.',
      photo_data,
    },
    'muffins.txt': TEXT,
  });
  accepted(await client.get(`${PREVIEWS}/${staged.id}/items/${itemOf(staged, 'Cake').id}/photo`));
  const { id } = await plan(client, staged, { kind: 'canonical-unit', unit_id: 'us.cup' });
  const json = { expected_preview_revision: staged.preview_revision };
  accepted(await client.post(`${PREVIEWS}/${staged.id}/measurement-resolution-plans/${id}/apply`, json));
  accepted(await commit(client, staged.id, { item_ids: [itemOf(staged, 'Toast').id] }));
  const present = accepted(await client.get<PreviewBody>(`${PREVIEWS}/${staged.id}`));
  const open = await plan(client, present, { kind: 'keep-authored' });
  return { preview: staged.id, id: open.id, revision: present.preview_revision };
};

const importJob = async (client: TestClient, files: Readonly<Record<string, object>>): Promise<JobBody> => {
  const { id } = accepted(await sendFiles<JobBody>(client, files, '/api/v1/jobs/import-previews'));
  return endedJob(client, id);
};

const endedIn = async (client: TestClient, path: string, json: object, state = 'succeeded'): Promise<JobBody> => {
  const { id } = accepted(await client.post<JobBody>(path, json));
  const job = await endedJob(client, id);
  assert.equal(job.state, state, JSON.stringify(job));
  return job;
};

/** A job whose worker was killed before its last item. Without the API, because no worker is killed here. */
const interruptedJob = async (service: TestService, client: TestClient, items: readonly object[]): Promise<string> => {
  const { id } = await endedIn(client, '/api/v1/bulk/recipes/read', { items });
  const done = items.length - 1;
  await service.write(`update job_item set status = 'pending', result = null where job_id = '${id}'
    and position = ${done}`);
  await service.write(`update job set state = 'interrupted', done = ${done}, succeeded = ${done}, result = null
    where id = '${id}'`);
  return id;
};

type Kept = Pick<Household, 'previews' | 'plan' | 'interruptedJob'>;

/** Imports, bulk changes and exports, and their jobs in most states. */
export const fillTransfers = async (
  service: TestService,
  client: TestClient,
  { stock, pancakes, salad, tags, book }: Recipes,
  photoUrl: string,
): Promise<Kept> => {
  const open = await fillPreview(client, photoUrl);
  const waiting = await importJob(client, { 'pie.json': recipeNode('Pie', { recipeIngredient: ['1 cup sugar'] }) });
  assert.equal(waiting.state, 'awaiting-preview');
  const cancelled = await importJob(client, { 'jam.json': recipeNode('Jam') });
  accepted(await client.post(`/api/v1/jobs/${cancelled.id}/cancel`, undefined));
  const failed = await importJob(client, { 'noise.bin': Buffer.from([0, 1, 2, 3, 255, 254, 0, 0, 9, 8, 7, 6]) });
  assert.equal(failed.state, 'failed');

  const items = [stock, pancakes].map(({ id }) => ({ id, revision: 1 }));
  // It was organized earlier, so its revision differs.
  const withConflict = [...items, { id: salad.id, revision: 1 }];
  await endedIn(client, '/api/v1/bulk/recipes/tags', { items: withConflict, add_tags: [tags[1]] });
  await endedIn(client, '/api/v1/jobs/exports', { scope: 'book', book_id: book, format: 'portable-bundle' });
  return {
    plan: open,
    previews: [open.preview, String(waiting.result?.['preview_id'])],
    interruptedJob: await interruptedJob(service, client, withConflict),
  };
};
