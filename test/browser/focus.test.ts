import assert from 'node:assert/strict';

import type { Locator, Page } from 'playwright-core';

import { newPicture } from '../support/pictures.ts';
import { newEntry, newRecipe } from '../support/recipes.ts';
import { furtherJourney } from './support/journey.ts';

const focused = (page: Page, target: Locator): Promise<void> => target.and(page.locator(':focus')).waitFor();

const soup = {
  title: 'Soup',
  ingredient_sections: [{ title: 'Base', ingredients: [{ text: '1 onion' }, { text: 'salt' }] }],
  instruction_sections: [{ steps: [{ text: 'Chop.' }, { title: 'Boil', text: 'Simmer.' }] }],
};

furtherJourney('keeps focus in place while editing a recipe', { sizes: ['desk'] }, async ({ page, go, api }) => {
  const { id } = await newEntry(api, soup);
  await go(`/recipes/${id}/edit`);
  // Rewriting the first heading starts with deleting it.
  const heading = page.getByRole('textbox', { name: 'Heading' });
  await heading.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.keyboard.type('Soup');
  await focused(page, heading);
  assert.equal(await heading.inputValue(), 'Soup');

  await page.getByRole('button', { name: 'Actions for Ingredient 2' }).click();
  await page.getByRole('menuitem', { name: 'Make it a heading' }).click();
  await focused(page, heading.nth(1));

  // A title moves along with its step.
  await page.getByRole('textbox', { name: 'Step 2', exact: true }).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Backspace');
  assert.equal(await page.getByRole('textbox', { name: 'Step 1', exact: true }).inputValue(), 'Chop. Boil: Simmer.');

  await page.getByLabel('Tags').fill('Winter');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /Winter/ }).focus();
  await page.keyboard.press('Enter');
  await focused(page, page.getByLabel('Tags'));

  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose pictures' }).click();
  await (await chooser).setFiles({ name: 'soup.png', mimeType: 'image/png', buffer: await newPicture('png') });
  await page.getByRole('textbox', { name: /Picture 1/ }).waitFor();
  await page
    .getByRole('region', { name: 'Pictures' })
    .getByRole('button', { name: /picture 1/i })
    .click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await focused(page, page.getByRole('button', { name: 'Choose pictures' }));
});

furtherJourney('keeps focus next to a removed item', { sizes: ['desk'] }, async ({ page, go, api }) => {
  const members = [];
  for (const title of ['Leek soup', 'Pie']) members.push({ entry_id: await newRecipe(api, title) });
  const chapters = [{ id: 'winter', title: 'Winter' }];
  const book = { kind: 'personal', title: 'Sundays', chapters };
  const { id } = (await api.post<{ id: string }>('/api/v1/books', book)).body;
  assert.equal((await api.put(`/api/v1/books/${id}/members`, { members }, { 'if-match': '"1"' })).status, 200);
  await go(`/books/${id}`);
  await page.getByRole('button', { name: 'More for Pie' }).click();
  await page.getByRole('menuitem', { name: 'To “Winter”' }).click();
  await focused(page, page.getByRole('button', { name: 'Move Pie', exact: true }));
  await page.getByRole('button', { name: 'More for Leek soup' }).click();
  await page.getByRole('menuitem', { name: 'Take out of the book' }).click();
  await focused(page, page.getByRole('button', { name: 'Move Pie', exact: true }));

  await go('/?favorite=true&max_total_minutes=30');
  await page.getByRole('button', { name: 'Remove filter: Favorites' }).focus();
  await page.keyboard.press('Enter');
  await focused(page, page.getByRole('button', { name: /Remove filter: At most/ }));
  await page.keyboard.press('Enter');
  await focused(page, page.getByRole('searchbox', { name: 'Find recipes' }));
});
