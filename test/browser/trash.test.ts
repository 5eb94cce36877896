import assert from 'node:assert/strict';

import type { TestClient } from '../support/client.ts';
import { newEntry } from '../support/recipes.ts';
import type { EntryBody } from '../support/recipes.ts';
import { furtherJourney, journey } from './support/journey.ts';
import { pressAt, tabTo } from './support/keyboard.ts';

const trashed = async (api: TestClient, title: string): Promise<string> => {
  const { id } = await newEntry(api, { title });
  assert.equal((await api.delete(`/api/v1/recipes/${id}`, { 'if-match': '"1"' })).status, 200);
  return id;
};

const stateOf = async (api: TestClient, id: string): Promise<string | undefined> =>
  (await api.get<EntryBody>(`/api/v1/recipes/${id}`)).body.state;

journey('restores and deletes trashed recipes', {}, async ({ go, page, api, accessible }) => {
  const [soup, stew, pie] = [await trashed(api, 'Leek soup'), await trashed(api, 'Stew'), await trashed(api, 'Pie')];
  await go('/trash');
  await page.getByRole('heading', { name: 'Leek soup' }).waitFor();
  await accessible('trash');

  await page.getByRole('button', { name: 'Restore Leek soup' }).click();
  await page.getByText('1 recipe is back.').waitFor();
  await page.getByRole('heading', { name: 'Leek soup' }).waitFor({ state: 'detached' });
  assert.equal(await stateOf(api, soup), 'active');

  await page.getByRole('button', { name: 'Delete Pie for good' }).click();
  const question = page.getByRole('dialog', { name: 'Delete this recipe for good?' });
  await question.waitFor();
  await accessible('deleting for good');
  await question.getByRole('button', { name: 'Delete for good' }).click();
  await page.getByText('1 recipe is deleted for good.').waitFor();
  assert.equal((await api.get(`/api/v1/recipes/${pie}`)).status, 404);

  await page.getByText('Select all').click();
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await page.getByRole('heading', { name: 'The trash is empty' }).waitFor();
  assert.equal(await stateOf(api, stew), 'active');
  await accessible('an empty trash');
});

furtherJourney('restores trashed recipes using only the keyboard', { sizes: ['desk'] }, async ({ go, page, api }) => {
  const [soup, stew, pie] = [await trashed(api, 'Leek soup'), await trashed(api, 'Stew'), await trashed(api, 'Pie')];
  await go('/trash');
  await pressAt(page, page.getByRole('button', { name: 'Restore Stew' }));
  await page.getByRole('heading', { name: 'Stew' }).waitFor({ state: 'detached' });
  assert.equal(await stateOf(api, stew), 'active');

  // Focus stayed in the list, so the next row is a few steps away.
  await tabTo(page, page.getByRole('checkbox', { name: 'Select Leek soup' }));
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+Tab');
  await pressAt(page, page.getByRole('button', { name: 'Delete Pie for good' }));
  const question = page.getByRole('dialog', { name: 'Delete this recipe for good?' });
  await question.waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  assert.equal(await stateOf(api, pie), 'trashed');

  await pressAt(page, page.getByRole('button', { name: 'Restore', exact: true }));
  await page.getByRole('heading', { name: 'Leek soup' }).waitFor({ state: 'detached' });
  assert.equal(await stateOf(api, soup), 'active');
});
