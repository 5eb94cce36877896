import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { TestList } from '../support/shopping.ts';
import { furtherJourney } from './support/journey.ts';

const checkbox = (page: Page, name: RegExp) => page.getByRole('checkbox', { name });

/** How many changes the device has queued. Runs in the browser. */
const COUNT_CHANGES = `new Promise((resolve) => {
  const opening = indexedDB.open('tureen');
  opening.onsuccess = () => {
    const counting = opening.result.transaction('changes').objectStore('changes').count();
    counting.onsuccess = () => resolve(counting.result);
  };
})`;

/** A list with bread, opened on the screen, with its dialog. */
const withBreadOpen = async (page: Page, list: TestList): Promise<void> => {
  await list.add([{ id: 'bread', name: 'Bread', buy: '1' }]);
  await page.goto('/shopping');
  await page.getByRole('button', { name: 'Details of Bread' }).click();
};

furtherJourney('reports conflicts with edits of another user', { sizes: ['phone'] }, async ({ page, api }) => {
  const list = await TestList.create(api);
  await withBreadOpen(page, list);
  await list.change('bread', { buy: '3' });
  // Behind the dialog, where it is hidden from screen readers.
  await page.getByRole('checkbox', { name: /Bread 3/, includeHidden: true }).waitFor();
  await page.getByLabel('How much').fill('2');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Bread: somebody has changed the amount to 3 while you set 2.').waitFor();
  assert.equal((await list.item('bread')).buy, '3');
  await page.getByRole('button', { name: 'Set 2 again' }).click();
  await checkbox(page, /Bread 2/).waitFor();

  await page.getByRole('button', { name: 'More about Week' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await list.read();
  await list.rename('Weekend');
  await page.getByRole('heading', { name: 'Weekend', level: 1, includeHidden: true }).waitFor();
  await page.getByRole('dialog').getByLabel('Name').fill('Sunday');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Somebody has named the list Weekend while you named it Sunday.').waitFor();
  assert.equal((await list.read()).name, 'Weekend');

  // Deleting the list also removes pending decisions about it.
  await page.getByRole('button', { name: 'More about Weekend' }).click();
  await page.getByRole('menuitem', { name: 'Delete list' }).click();
  await page.getByRole('button', { name: 'Delete list' }).click();
  await page.getByText('Weekend is deleted.').waitFor();
  assert.equal(await page.evaluate(COUNT_CHANGES), 0);
});

furtherJourney('keeps typed text when another user deletes the list', { sizes: ['phone'] }, async (visitor) => {
  const { go, page, api, accessible } = visitor;
  const week = await TestList.create(api, { name: 'Week' });
  const party = await TestList.create(api, { name: 'Party' });
  await week.add([{ id: 'bread', name: 'Bread' }]);
  await go(week.path.replace('/api/v1/shopping/lists', '/shopping'));
  await page.getByRole('textbox', { name: 'Add to the list' }).fill('2 l mil');
  assert.equal((await api.delete(week.path)).status, 204);
  await page.getByRole('heading', { name: 'This list is gone' }).waitFor();
  await page.getByText('Somebody has deleted it.').waitFor();
  await page.getByText('2 l mil').waitFor();
  await accessible('a list deleted while typing');
  const delivered = page.waitForResponse((answer) => answer.url().endsWith(`${party.path}/items`));
  await page.getByRole('button', { name: 'Move' }).click();
  await checkbox(page, /mil 2 l/).waitFor();
  await delivered;

  // Text typed into a dialog stays until the user has read the message.
  await page.getByRole('button', { name: 'Details of mil' }).click();
  await page.getByLabel('Note').fill('the one with the blue cap');
  assert.equal((await api.delete(party.path)).status, 204);
  await page.getByText('Somebody has deleted this list.').waitFor();
  assert.equal(await page.getByLabel('Note').inputValue(), 'the one with the blue cap');
  await accessible('an item of a deleted list');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'To the shopping lists' }).click();
  await page.getByRole('heading', { name: 'Nothing to buy yet' }).waitFor();
});

furtherJourney('restores an item removed during editing', { sizes: ['phone'] }, async (visitor) => {
  const { page, api, accessible } = visitor;
  const list = await TestList.create(api);
  await withBreadOpen(page, list);
  await page.getByLabel('How much').fill('2');
  await list.change('bread', { deleted: true });
  await page.getByText('Somebody has taken this off the list.').waitFor();
  await accessible('an item removed from the list');
  assert.equal(await page.getByLabel('How much').inputValue(), '2');
  const sent = page.waitForResponse((answer) => answer.request().postData()?.includes('"buy":"2"') === true);
  await page.getByRole('button', { name: 'Save' }).click();
  await checkbox(page, /Bread 2/).waitFor();
  await sent;
  const { buy, deleted } = await list.item('bread');
  assert.deepEqual({ buy, deleted }, { buy: '2', deleted: false });
});
