import assert from 'node:assert/strict';

import type { Locator, Page } from 'playwright-core';

import type { TestClient } from '../support/client.ts';
import { newEntry } from '../support/recipes.ts';
import { furtherJourney, journey } from './support/journey.ts';
import { pressAt, tabTo } from './support/keyboard.ts';

const recipe = {
  title: 'Lentil soup',
  language: 'en',
  yields: [{ text: '4 servings' }],
  ingredient_sections: [{ ingredients: [{ text: '250 g lentils' }, { text: '1 onion' }] }],
  instruction_sections: [{ steps: [{ text: 'Cook everything until soft.' }] }],
};

const downloadLink = (page: Page) => page.getByRole('link', { name: /^Download .* Portable bundle$/ });

const download = async (page: Page, act: () => Promise<void>): Promise<string> => {
  const [file] = await Promise.all([page.waitForEvent('download'), act()]);
  assert.match(file.suggestedFilename(), /^tureen-portable-bundle-\d{4}-\d{2}-\d{2}\.zip$/);
  return file.path();
};

/** Imports into a new library, using the same import as everything else. */
const readBack = async (page: Page, file: string, press: (target: Locator) => Promise<void>): Promise<void> => {
  const chooser = page.waitForEvent('filechooser');
  await press(page.getByRole('button', { name: 'Choose files' }));
  await (await chooser).setFiles(file);
  await press(page.getByRole('button', { name: 'Import 1 recipe' }));
  await page.getByRole('heading', { name: 'All done' }).waitFor();
};

/** Checks that the recipe in the new library is exactly the exported one. */
const checkBack = async (api: TestClient, exported: object): Promise<void> => {
  const libraries = await api.get<{ items: { id: string; name: string }[] }>('/api/v1/libraries');
  const id = libraries.body.items.find(({ name }) => name === 'Elsewhere')?.id ?? assert.fail('the library is missing');
  const elsewhere = api.with({ 'x-service-library': id });
  const { items } = (await elsewhere.get<{ items: { id: string }[] }>('/api/v1/recipes')).body;
  assert.equal(items.length, 1);
  const back = await elsewhere.get<{ recipe: object }>(`/api/v1/recipes/${items[0]?.id}`);
  assert.deepEqual(back.body.recipe, exported);
};

journey('exports a library and imports it into another one', {}, async ({ page, go, api, accessible }) => {
  const { recipe: exported } = await newEntry(api, recipe);
  await go('/library/transfer');
  await page.getByLabel('Which recipes').waitFor();
  await accessible('transfer');
  // Without favorites there is nothing to export, and the page says so.
  await page.getByLabel('Which recipes').selectOption('My favourites');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByText('You have no favourites yet').waitFor();
  await page.getByLabel('Which recipes').selectOption('The whole library');
  await page.getByRole('button', { name: 'Export' }).click();
  await downloadLink(page).waitFor();
  await accessible('transfer with an export');
  const file = await download(page, () => downloadLink(page).click());

  await go('/library');
  await page.getByRole('button', { name: 'Create library' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Elsewhere');
  await page.getByRole('dialog').getByRole('button', { name: 'Create library' }).click();
  await page.getByRole('heading', { name: 'A shelf waiting for its first recipe' }).waitFor();
  await page.getByRole('link', { name: 'Import', exact: true }).last().click();
  await readBack(page, file, (target) => target.click());
  await checkBack(api, exported);
});

furtherJourney('exports and imports using only the keyboard', { sizes: ['desk'] }, async ({ page, go, api }) => {
  const { recipe: exported } = await newEntry(api, recipe);
  await go('/library/transfer');
  await pressAt(page, page.getByRole('button', { name: 'Export' }));
  await tabTo(page, downloadLink(page));
  const file = await download(page, () => page.keyboard.press('Enter'));

  await go('/library');
  await pressAt(page, page.getByRole('button', { name: 'Create library' }));
  await page.getByRole('dialog').getByLabel('Name').and(page.locator(':focus')).waitFor();
  await page.keyboard.type('Elsewhere');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'A shelf waiting for its first recipe' }).waitFor();
  await pressAt(page, page.getByRole('link', { name: 'Import', exact: true }).last());
  await readBack(page, file, (target) => pressAt(page, target));
  await checkBack(api, exported);
});
