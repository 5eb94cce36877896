// Imports a whole library from another app: read by a job, reviewed as a whole, committed in batches.
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before } from 'node:test';

import { writePaprika } from '../support/paprika.ts';
import { choose } from './support/choose.ts';
import { furtherJourney } from './support/journey.ts';

const COUNT = 500;

let folder = '';
before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tureen-import-'));
  await writePaprika(path.join(folder, 'mine.paprikarecipes'), COUNT);
});
after(() => rm(folder, { recursive: true, force: true }));

furtherJourney('imports five hundred recipes from Paprika', {}, async ({ api, page, go, accessible }) => {
  await go('/import');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).click();
  await (await chooser).setFiles(path.join(folder, 'mine.paprikarecipes'));

  // Longer than other timeouts, because the service first reads all of them.
  await page.getByText('500 recipes were read.').waitFor({ timeout: 60_000 });
  await page.getByRole('heading', { name: 'What do these measures mean?' }).waitFor();
  await accessible('review of many recipes');
  assert.ok((await page.getByRole('article').count()) < 200, 'too many recipes are rendered at once');

  await page.getByText('Metric', { exact: false }).first().click();
  await page.getByText('2,000 places change:').waitFor();
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await page.getByText('One measure is answered').waitFor();

  await page.getByRole('searchbox', { name: 'Find in this import' }).fill('Recipe 77 of');
  await choose(page.getByRole('checkbox', { name: /^Import Recipe 77 of/ }));
  await page.getByRole('button', { name: 'Import 499 recipes' }).click();
  await page.getByText('499 recipes imported').waitFor();
  await page.getByText('One recipe was read.').waitFor();
  await page.getByRole('button', { name: 'Import', exact: true }).waitFor();
  const { body } = await api.get<{ total: number }>('/api/v1/recipes?limit=1');
  assert.equal(body.total, 499);
});
