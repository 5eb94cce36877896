import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { TestList, openNames } from '../support/shopping.ts';
import { furtherJourney } from './support/journey.ts';
import { pasteText } from './support/paste-text.ts';

const fieldOf = (page: Page) => page.getByRole('textbox', { name: 'Add to the list' });

const isAdding = (url: URL): boolean => url.pathname.endsWith('/items');

furtherJourney('adds the lines of a pasted message', { sizes: ['phone'] }, async ({ go, page, api, accessible }) => {
  const list = await TestList.create(api);
  await go('/shopping');
  await fieldOf(page).click();
  await pasteText(page, `milk\n2 - 3 onions\n\u200B\n${'x'.repeat(199)}🍎 and more\n1 kg`);
  await page.getByText('4 items added.').waitFor();
  assert.equal(await page.getByText('this was not done').count(), 0);
  const { items } = await list.read();
  assert.deepEqual(
    items.map(({ name, buy, note }) => [name, buy, note]),
    [
      ['milk', '', ''],
      ['onions', '2 - 3', ''],
      ['x'.repeat(199), '', '🍎 and more'],
      ['1 kg', '', ''],
    ],
  );

  // Lines that are too long stay in the field to be shortened; the rest is on the list.
  await pasteText(page, `bread\nbutter\n${'long '.repeat(500)}`);
  await page.getByText('A list takes 2,000 characters for one thing. This is longer.').waitFor();
  await page.getByText('2 items added.').waitFor();
  await accessible('a line that is too long');
  await fieldOf(page).press('Enter');
  assert.equal((await fieldOf(page).inputValue()).trim(), 'long '.repeat(500).trim());
  await fieldOf(page).fill('lemons');
  await fieldOf(page).press('Enter');
  await page.getByRole('checkbox', { name: /lemons/ }).waitFor();
});

furtherJourney('handles items that the service rejects', { sizes: ['phone'] }, async ({ go, page, api }) => {
  const list = await TestList.create(api);
  await go('/shopping');
  await fieldOf(page).click();
  const problem = { type: 'about:blank', title: 'The list is full', status: 422, code: 'limit-exceeded', detail: '' };
  const rejection = { status: 422, contentType: 'application/problem+json', body: JSON.stringify(problem) };
  await page.route(isAdding, (route) => route.fulfill(rejection), { times: 1 });
  await pasteText(page, 'salt\npepper');
  await page.getByText(/salt, pepper: this was not done/).waitFor();
  assert.equal(await page.getByText('2 items added.').count(), 0, 'rejected items are reported as added');
  const delivered = page.waitForResponse((answer) => isAdding(new URL(answer.url())) && answer.ok());
  await page.getByRole('button', { name: 'Try again' }).click();
  await delivered;
  assert.deepEqual(openNames(await list.read()).toSorted(), ['pepper', 'salt']);
  await page.getByText(/this was not done/).waitFor({ state: 'detached' });
});
