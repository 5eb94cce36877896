import assert from 'node:assert/strict';

import { newMember, setUp } from '../support/people.ts';
import { newEntry } from '../support/recipes.ts';
import { choose } from './support/choose.ts';
import { furtherJourney } from './support/journey.ts';
import { enterAs } from './support/people.ts';

const soup = {
  title: 'Soup',
  ingredient_sections: [{ ingredients: [{ text: '500 g leeks' }, { text: 'salt' }] }],
  instruction_sections: [{ steps: [{ text: 'Simmer for a while.' }] }],
};

const better = {
  ...soup,
  ingredient_sections: [{ ingredients: [{ text: '400 g leeks' }, { text: '50 g butter' }, { text: 'salt' }] }],
};

furtherJourney('shows and restores an earlier revision', {}, async ({ api, page, go, accessible }) => {
  const { id } = await newEntry(api, soup);
  await api.put(`/api/v1/recipes/${id}`, { recipe: better }, { 'if-match': '"1"' });
  await go(`/recipes/${id}`);
  await page.getByRole('button', { name: 'More for this recipe' }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  await page.getByRole('heading', { level: 1, name: 'History' }).waitFor();
  await page.getByRole('deletion').getByText('500').waitFor();
  await page.getByRole('insertion').getByText('400').waitFor();
  await page.getByRole('insertion').getByText('50 g butter').waitFor();
  await accessible('history');

  await page.getByRole('link', { name: /Revision 1/ }).click();
  await page.getByText('The first revision.').waitFor();
  await choose(page.getByRole('radio', { name: 'the present' }));
  await page.getByRole('deletion').getByText('500').waitFor();

  // Another user is faster: nothing is restored, and the reason is shown.
  const restore = page.getByRole('button', { name: 'Restore this revision' });
  await restore.click();
  await accessible('restoring');
  await api.put(`/api/v1/recipes/${id}`, { recipe: { ...better, title: 'Stew' } }, { 'if-match': '"2"' });
  // The page behind the dialog refreshes on its own, which does not mean that the user has seen the other version.
  await page.locator('main').getByText('Revision 3').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await page.getByText('Somebody changed the recipe just now').waitFor();
  await page.getByRole('link', { name: /Revision 3/ }).waitFor();

  await restore.click();
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Soup' }).waitFor();
  const { body } = await api.get<{ revision: number }>(`/api/v1/recipes/${id}`);
  assert.equal(body.revision, 4);
});

furtherJourney(
  'offers a viewer only what viewers may do',
  { sizes: ['phone'], settings: { TUREEN_AUTH: 'accounts' } },
  async (visitor) => {
    const { service, page, go, accessible } = visitor;
    const owner = await setUp(service);
    const { id } = await newEntry(owner.in(owner.library), soup);
    const viewer = await newMember(service, owner, owner.library, 'viewer');
    await enterAs(visitor, viewer);
    await go(`/recipes/${id}`);
    await page.getByRole('heading', { level: 1, name: 'Soup' }).waitFor();
    for (const name of ['Plan', 'Shopping', 'Edit']) {
      assert.equal(await page.getByRole('main').getByRole('link', { name, exact: true }).count(), 0, name);
    }
    await page.getByRole('button', { name: 'Favorite' }).click();
    await page.getByRole('button', { name: 'Favorite', pressed: true }).waitFor();
    await page.getByRole('button', { name: 'More for this recipe' }).click();
    await page.getByRole('menuitem').first().waitFor();
    const offered = await page.getByRole('menuitem').allTextContents();
    assert.deepEqual(offered, ['Share and export', 'Print', 'History']);
    await page.keyboard.press('Escape');
    await accessible('recipe as a viewer');
  },
);
