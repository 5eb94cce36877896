import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { eventually } from '../support/eventually.ts';
import { TestList } from '../support/shopping.ts';
import { furtherJourney, journey } from './support/journey.ts';

const checkbox = (page: Page, name: RegExp) => page.getByRole('checkbox', { name });

/** Once the flag is set, nothing can be written any more. */
const FILL_DEVICE = `{
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (...values) {
    if (sessionStorage.isFull) throw new DOMException('There is no room.', 'QuotaExceededError');
    return put.apply(this, values);
  };
}`;

journey('shows current lists on a device that is full', { sizes: ['phone'] }, async ({ go, page, context, api }) => {
  await context.addInitScript(FILL_DEVICE);
  const list = await TestList.create(api);
  await list.add([{ id: 'bread', name: 'Bread', buy: '1' }]);
  await list.read();
  await go('/shopping');
  await checkbox(page, /Bread 1/).waitFor();
  await page.evaluate('sessionStorage.isFull = "yes"');
  await list.change('bread', { buy: '2' });
  await checkbox(page, /Bread 2/).waitFor();
  await list.change('bread', { buy: '3' });
  await page.reload();
  await checkbox(page, /Bread 3/).waitFor();
  const sent = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await checkbox(page, /Bread 3/).click();
  await sent;
  assert.equal((await list.item('bread')).bought, true);
});

/** A known bug of some browsers: the store never opens. Plain http has no Web Locks either. */
const HANG_STORE = `{
  IDBFactory.prototype.open = () => Object.create(IDBOpenDBRequest.prototype, {
    addEventListener: { value: () => undefined },
    removeEventListener: { value: () => undefined },
  });
  delete Navigator.prototype.locks;
}`;

journey('shops on a device whose store hangs', { sizes: ['phone'] }, async ({ go, page, context, api }) => {
  await context.addInitScript(HANG_STORE);
  const list = await TestList.create(api);
  await list.addNamed('Salt');
  await go('/shopping');
  const sent = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await checkbox(page, /Salt/).click();
  await page.getByText('1 of 1').waitFor();
  await sent;
  assert.equal((await list.item('Salt')).bought, true);
});

const COUNT_STORED = `new Promise((resolve) => {
  const opening = indexedDB.open('tureen', 1);
  opening.onupgradeneeded = () => opening.transaction.abort();
  opening.onerror = () => resolve(0);
  opening.onsuccess = () => {
    const counting = opening.result.transaction('changes').objectStore('changes').count();
    counting.onsuccess = () => { opening.result.close(); resolve(counting.result); };
  };
})`;

furtherJourney(
  'keeps changes when the browser deletes its store',
  { sizes: ['phone'] },
  async ({ go, page, context, api }) => {
    const list = await TestList.create(api);
    await list.addNamed('Salt', 'Sugar');
    await go('/shopping');
    await checkbox(page, /Salt/).waitFor();
    await context.setOffline(true);
    await checkbox(page, /Salt/).click();
    await page.getByText('1 change waits for a connection.').waitFor();
    await eventually(async () => (await page.evaluate(COUNT_STORED)) === 1, 'a stored change');
    const devtools = await context.newCDPSession(page);
    const origin = new URL(page.url()).origin;
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
    await checkbox(page, /Sugar/).click();
    await page.getByText('2 changes wait for a connection.').waitFor();
    await eventually(async () => (await page.evaluate(COUNT_STORED)) === 2, 'both changes in the store');

    await context.setOffline(false);
    await page.getByText(/changes? waits? for a connection/).waitFor({ state: 'detached' });
    const { items } = await list.read();
    assert.deepEqual(
      items.map(({ bought }) => bought),
      [true, true],
    );
  },
);
