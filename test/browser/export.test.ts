import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';

import { commit, previewOf } from '../support/imports.ts';
import { newEntry } from '../support/recipes.ts';
import { journey } from './support/journey.ts';

const recipe = {
  title: 'Lentil soup',
  language: 'en',
  yields: [{ text: '4 servings' }],
  ingredient_sections: [{ ingredients: [{ text: '250 g lentils' }, { text: '1 onion' }] }],
  instruction_sections: [{ steps: [{ text: 'Cook everything until soft.' }] }],
};

journey('a library is exported and read back elsewhere', {}, async ({ page, go, api, service, accessible }) => {
  const { recipe: exported } = await newEntry(api, recipe);
  await go('/library/transfer');
  await page.getByLabel('Which recipes').waitFor();
  await accessible('transfer');
  // Without favourites there is nothing to export, and that is told.
  await page.getByLabel('Which recipes').selectOption('My favourites');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByText('You have no favourites yet').waitFor();
  await page.getByLabel('Which recipes').selectOption('The whole library');
  await page.getByRole('button', { name: 'Export' }).click();
  const link = page.getByRole('link', { name: /^Download .* Portable bundle$/ });
  await link.waitFor();
  await accessible('transfer with an export');
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  assert.match(download.suggestedFilename(), /^tureen-portable-bundle-\d{4}-\d{2}-\d{2}\.zip$/);

  const other = await service.newLibrary('Elsewhere');
  const preview = await previewOf(other, { 'bundle.zip': await readFile(await download.path()) });
  const { status, text } = await commit(other, preview.id, { item_ids: preview.items.map(({ id }) => id) });
  assert.equal(status, 200, text);
  const { body } = await other.get<{ items: { id: string }[] }>('/api/v1/recipes');
  const back = await other.get<{ recipe: object }>(`/api/v1/recipes/${body.items[0]?.id}`);
  assert.deepEqual(back.body.recipe, exported);
});
