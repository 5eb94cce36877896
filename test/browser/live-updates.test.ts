import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { TestList } from '../support/shopping.ts';
import { EVENTS, holdBack } from './support/hold-back.ts';
import { furtherJourney, journey } from './support/journey.ts';

/** Resolves when the page receives the next event. */
const nextEvent = async (page: Page): Promise<{ received: Promise<void> }> => {
  const received = Promise.withResolvers<void>();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  devtools.once('Network.eventSourceMessageReceived', () => received.resolve());
  return { received: received.promise };
};

const checkbox = (page: Page, name: RegExp) => page.getByRole('checkbox', { name });

journey('fetches nothing twice when it opens', { sizes: ['phone'] }, async ({ go, page, api }) => {
  const list = await TestList.create(api);
  await list.add([{ id: 'bread', name: 'Bread', buy: '1' }]);
  await list.read();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const stream = page.waitForResponse((response) => new URL(response.url()).pathname === EVENTS);
  await go('/shopping');
  await checkbox(page, /Bread 1/).waitFor();
  await stream;
  await list.change('bread', { buy: '2' });
  await checkbox(page, /Bread 2/).waitFor();
  // Only the list that changed was fetched again.
  const repeated = requests.filter((path, at) => path.startsWith('/api/') && requests.indexOf(path) !== at);
  assert.deepEqual([...new Set(repeated)], [list.path]);
});

furtherJourney('shows a change made while a list is first loaded', { sizes: ['phone'] }, async ({ go, page, api }) => {
  const list = await TestList.create(api, { name: 'Week' });
  await TestList.create(api, { name: 'Party' });
  await list.add([{ id: 'bread', name: 'Bread', buy: '1' }]);
  await list.read();
  await go('/shopping');
  await page.getByRole('link', { name: /Week/ }).waitFor();
  const { asked, release } = await holdBack(page, list.path);
  const { received } = await nextEvent(page);
  await page.getByRole('link', { name: /Week/ }).click();
  await asked;
  await list.change('bread', { buy: '2' });
  await received;
  release();
  await checkbox(page, /Bread 2/).waitFor();
});

furtherJourney('shows a change made before the stream opens', { sizes: ['phone'] }, async ({ go, page, api }) => {
  const list = await TestList.create(api);
  await list.add([{ id: 'bread', name: 'Bread', buy: '1' }]);
  await list.read();
  const { asked, release } = await holdBack(page, EVENTS);
  await go('/shopping');
  await checkbox(page, /Bread 1/).waitFor();
  await asked;
  await list.change('bread', { buy: '2' });
  release();
  await checkbox(page, /Bread 2/).waitFor();
});

furtherJourney('shows the cached list until a response arrives', { sizes: ['phone'] }, async ({ go, page, api }) => {
  const list = await TestList.create(api);
  await list.add([{ id: 'bread', name: 'Bread', buy: '1' }]);
  await list.read();
  await page.clock.install();
  await go('/shopping');
  await checkbox(page, /Bread 1/).waitFor();
  const { asked, release } = await holdBack(page, list.path);
  await list.change('bread', { buy: '2' });
  await asked;
  // The device's cached copy is shown first, and the response replaces it when it arrives.
  await page.clock.fastForward(10_000);
  await checkbox(page, /Bread 1/).waitFor();
  release();
  await checkbox(page, /Bread 2/).waitFor();
});
