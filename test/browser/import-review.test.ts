// What somebody has chosen, picked and typed for an import outlives looking elsewhere, and counts when it is imported.
import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { previewOf, recipeNode } from '../support/imports.ts';
import { choose } from './support/choose.ts';
import { furtherJourney } from './support/journey.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'Import', exact: true });
const take = (page: Page, title: string) => page.getByRole('checkbox', { name: `Import ${title}`, exact: true });

/** How many reviews the device keeps choices of. */
const keptReviews = (page: Page): Promise<number> =>
  page.evaluate(
    'Object.keys(localStorage).filter((key) => key.startsWith("tureen.import-choices.")).length',
  ) as Promise<number>;

furtherJourney('what is chosen in a review is still chosen later', {}, async ({ api, page, go }) => {
  const titles = ['Apple cake', 'Bean stew', 'Carrot soup', 'Date bread'];
  const { id } = await previewOf(api, { 'mine.json': titles.map((title) => recipeNode(title)) });
  await go(`/import/${id}`);
  await bar(page).getByText('4 new').waitFor();
  await choose(take(page, 'Bean stew'));
  await choose(take(page, 'Date bread'));
  await choose(page.getByRole('checkbox', { name: 'Keep the original files with the recipes' }));
  await bar(page).getByText('2 new · 2 left for later').waitFor();

  await page.reload();
  await bar(page).getByText('2 new · 2 left for later').waitFor();
  assert.ok(await page.getByRole('checkbox', { name: 'Keep the original files' }).isChecked(), 'originals');

  await page.getByRole('link', { name: 'Import', exact: true }).first().click();
  await page.getByRole('link', { name: /Apple cake, Bean stew/ }).click();
  await bar(page).getByText('2 new · 2 left for later').waitFor();
  assert.ok(!(await take(page, 'Bean stew').isChecked()), 'it stays put aside');

  await page.getByRole('button', { name: 'Import 2 recipes' }).click();
  await page.getByText('2 recipes imported').waitFor();
  await page.reload();
  await bar(page).getByText('Nothing is chosen yet').waitFor();
  assert.equal(await keptReviews(page), 1);

  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('heading', { name: 'Import recipes' }).waitFor();
  assert.equal(await keptReviews(page), 0, 'what was chosen goes with what it was chosen for');
});
