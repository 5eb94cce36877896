import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { TestList } from '../support/shopping.ts';
import { furtherJourney, journey } from './support/journey.ts';
import { tabTo } from './support/keyboard.ts';

const checkbox = (page: Page, name: RegExp) => page.getByRole('checkbox', { name });

journey('syncs two people who shop offline', {}, async ({ go, page, context, api, another, accessible }) => {
  const list = await TestList.create(api);
  await list.add([
    { id: 'milk', name: 'Milk', buy: '1 l' },
    { id: 'bread', name: 'Bread', buy: '1' },
    { id: 'eggs', name: 'Eggs' },
  ]);
  // If there is only one list, the shopping page opens it.
  await go('/shopping');
  await checkbox(page, /Milk/).waitFor();
  const other = await another();
  await other.go('/shopping');
  await checkbox(other.page, /Eggs/).waitFor();

  await context.setOffline(true);
  await checkbox(page, /Milk/).click();
  assert.equal(await checkbox(page, /Milk/).getAttribute('aria-checked'), 'true');
  await page.getByText('1 change waits for a connection.').waitFor();
  await checkbox(other.page, /Eggs/).click();
  await list.read();
  await list.change('bread', { buy: '3' });

  await page.getByRole('button', { name: 'Details of Bread' }).click();
  await page.getByLabel('How much').fill('2');
  await page.getByRole('button', { name: 'Save' }).click();
  const field = page.getByRole('textbox', { name: 'Add to the list' });
  await field.fill('2 kg apples');
  await field.press('Enter');
  await checkbox(page, /apples 2 kg/).click();
  await page.getByText('4 changes wait for a connection.').waitFor();
  await accessible('offline list');

  await context.setOffline(false);
  await page.getByText('Bread: somebody has changed the amount to 3 while you set 2.').waitFor();
  await page.getByText('3 of 4').waitFor();
  await accessible('a conflict');
  await page.getByRole('button', { name: 'Set 2 again' }).click();
  await checkbox(page, /Bread 2/).waitFor();
  await checkbox(other.page, /Bread 2/).waitFor();
  await other.page.getByText('3 of 4').waitFor();

  const { items } = await list.read();
  assert.deepEqual(items.map(({ name, buy, bought }) => `${name}, ${buy}, ${bought}`).toSorted(), [
    'Bread, 2, false',
    'Eggs, , true',
    'Milk, 1 l, true',
    'apples, 2 kg, true',
  ]);
});

furtherJourney('handles a list that was deleted while offline', { sizes: ['phone'] }, async (visitor) => {
  const { go, page, context, api, accessible } = visitor;
  const week = await TestList.create(api, { name: 'Week' });
  const party = await TestList.create(api, { name: 'Party' });
  await go('/shopping');
  await page.getByRole('link', { name: /Week/ }).click();
  const field = page.getByRole('textbox', { name: 'Add to the list' });
  await field.waitFor();
  await context.setOffline(true);
  await field.fill('Crisps');
  await field.press('Enter');
  await page.getByText('1 change waits for a connection.').waitFor();
  assert.equal((await api.delete(week.path)).status, 204);

  await context.setOffline(false);
  await page.getByRole('heading', { name: 'This list is gone' }).waitFor();
  await accessible('a deleted list');
  await page.getByLabel('Put it on').selectOption('Party');
  const delivered = page.waitForResponse((answer) => answer.url().endsWith(`${party.path}/items`));
  await page.getByRole('button', { name: 'Move' }).click();
  await page.getByRole('heading', { name: 'Party', level: 1 }).waitFor();
  await checkbox(page, /Crisps/).waitFor();
  await delivered;
  assert.deepEqual(
    (await party.read()).items.map(({ name }) => name),
    ['Crisps'],
  );
});

furtherJourney('shops offline using only the keyboard', { sizes: ['desk'] }, async ({ go, page, context, api }) => {
  const list = await TestList.create(api);
  await list.addNamed('Salt', 'Sugar');
  await go('/shopping');
  await tabTo(page, page.getByRole('checkbox').first());
  await context.setOffline(true);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await page.getByText('2 of 2').waitFor();
  await tabTo(page, page.getByRole('textbox', { name: 'Add to the list' }));
  await page.keyboard.type('500 g tea');
  await page.keyboard.press('Enter');
  await page.getByText('3 changes wait for a connection.').waitFor();
  await context.setOffline(false);
  await page.getByText(/changes? waits? for a connection/).waitFor({ state: 'detached' });
  const { items } = await list.read();
  assert.deepEqual(
    items.map(({ name, bought }) => [name, bought]),
    [
      ['Salt', true],
      ['Sugar', true],
      ['tea', false],
    ],
  );
});

furtherJourney('clears and restores bought items while offline', { sizes: ['phone'] }, async (visitor) => {
  const { go, page, context, api } = visitor;
  const list = await TestList.create(api);
  await list.addNamed('Salt', 'Sugar');
  await list.change('Salt', { bought: true });
  await go('/shopping');
  await page.getByText('Bought (1)').click();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Clear bought' }).click();
  await page.getByText('0 of 1').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('1 of 2').waitFor();
  await page.getByText('2 changes wait for a connection.').waitFor();
  await context.setOffline(false);
  await page.getByText(/changes? waits? for a connection/).waitFor({ state: 'detached' });
  assert.equal(await page.getByText(/somebody has changed/).count(), 0);
  assert.equal((await list.item('Salt')).deleted, false);
});

furtherJourney('refreshes a cached list when back online', { sizes: ['phone'] }, async ({ go, page, context, api }) => {
  const week = await TestList.create(api, { name: 'Week' });
  await TestList.create(api, { name: 'Party' });
  await week.add([{ id: 'bread', name: 'Bread', buy: '1' }]);
  await go(week.path.replace('/api/v1/shopping/lists', '/shopping'));
  await checkbox(page, /Bread 1/).waitFor();
  await go('/shopping');
  await week.change('bread', { buy: '2' });
  await page.getByRole('link', { name: /Week/ }).waitFor();
  await context.setOffline(true);
  await page.getByRole('link', { name: /Week/ }).click();
  await checkbox(page, /Bread/).waitFor();
  await context.setOffline(false);
  await checkbox(page, /Bread 2/).waitFor();
});

furtherJourney('opens a list offline after visiting its URL', { sizes: ['phone'], keepsApp: true }, async (visitor) => {
  const { go, page, context, api } = visitor;
  const week = await TestList.create(api, { name: 'Week' });
  await TestList.create(api, { name: 'Party' });
  await week.addNamed('Salt');
  const all = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/v1/shopping/lists');
  await go(week.path.replace('/api/v1/shopping/lists', '/shopping'));
  await checkbox(page, /Salt/).waitFor();
  await all;
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await page.reload();
  await checkbox(page, /Salt/).waitFor();
  await context.setOffline(true);
  await go('/shopping');
  await page.getByRole('link', { name: /Week/ }).click();
  await checkbox(page, /Salt/).waitFor();
});

/** State left by a page that was closed while sending, on an origin where browsers have no Web Locks. */
const LEAVE_LEASE = `new Promise((resolve) => {
  const opening = indexedDB.open('tureen');
  opening.onsuccess = () => {
    const leases = opening.result.transaction('leases', 'readwrite').objectStore('leases');
    leases.put({ holder: 'another', until: Date.now() + 3000 }, 'tureen-changes').onsuccess = () => resolve(undefined);
  };
})`;

furtherJourney(
  'sends changes after another page closed while sending',
  { sizes: ['phone'] },
  async ({ go, page, context, api }) => {
    await context.addInitScript('delete Navigator.prototype.locks');
    const list = await TestList.create(api);
    await list.addNamed('Salt');
    await go('/shopping');
    await checkbox(page, /Salt/).waitFor();
    await page.evaluate(LEAVE_LEASE);
    const sent = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await checkbox(page, /Salt/).click();
    await sent;
    assert.equal((await list.item('Salt')).bought, true);
  },
);

furtherJourney('saves other lists while the service fails at one', { sizes: ['phone'] }, async (visitor) => {
  const { context, api } = visitor;
  const week = await TestList.create(api, { name: 'Week' });
  const party = await TestList.create(api, { name: 'Party' });
  await week.addNamed('Salt');
  await party.addNamed('Crisps');
  // This page is not watched, because the browser logs failed requests.
  const page = await context.newPage();
  await page.route(
    (url) => url.pathname.startsWith(`${week.path}/items/`),
    (route) =>
      route.fulfill({
        status: 500,
        contentType: 'application/problem+json',
        json: {
          code: 'internal-error',
          status: 500,
          title: 'Internal error',
          detail: 'It failed.',
          type: 'about:blank',
        },
      }),
  );
  await page.goto('/shopping');
  await page.getByRole('link', { name: /Week/ }).click();
  await checkbox(page, /Salt/).click();
  await page.getByText('“Week” couldn’t be saved yet.').waitFor();

  await page.getByRole('link', { name: 'Shopping lists' }).click();
  await page.getByRole('link', { name: /Party/ }).click();
  const saved = page.waitForResponse((answer) => answer.url().includes(`${party.path}/items/`));
  await checkbox(page, /Crisps/).click();
  await saved;
  assert.equal((await party.item('Crisps')).bought, true);
  await page.getByText('“Week” couldn’t be saved yet.').waitFor();

  await page.unrouteAll();
  await page.getByRole('button', { name: 'Send now' }).click();
  await page.getByText('“Week” couldn’t be saved yet.').waitFor({ state: 'detached' });
  assert.equal((await week.item('Salt')).bought, true);
});
