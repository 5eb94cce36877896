import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { TestList } from '../support/shopping.ts';
import { HttpProxy } from './support/http-proxy.ts';
import { furtherJourney } from './support/journey.ts';
import type { Visitor } from './support/journey.ts';

const SIGN_IN = '<!doctype html><title>Sign in</title><h1>Sign in to the proxy</h1>';
const BAD_GATEWAY = '<!doctype html><title>502</title><h1>Bad gateway</h1>';

/** Resolves when the service worker controls the page, so that the app can open offline. */
const INSTALLED = `navigator.serviceWorker.ready.then(() => undefined)`;

/** Opens the app behind a proxy and installs it. The page is not watched, because it shows the pages of the proxy. */
const withInstalledApp = async (
  { context, api }: Visitor,
  run: (page: Page, proxy: HttpProxy) => Promise<void>,
): Promise<void> => {
  const list = await TestList.create(api);
  await list.addNamed('Milk', 'Bread');
  const proxy = await HttpProxy.to(api.origin);
  const page = await context.newPage();
  try {
    await page.goto(`${proxy.origin}/shopping`);
    await page.getByRole('checkbox', { name: 'Milk' }).waitFor();
    await page.evaluate(INSTALLED);
    await page.reload();
    await page.getByRole('checkbox', { name: 'Milk' }).waitFor();
    await run(page, proxy);
  } finally {
    await page.close();
    await proxy.close();
  }
};

furtherJourney('opens the app while a proxy reports errors', { sizes: ['phone'], keepsApp: true }, async (visitor) => {
  await withInstalledApp(visitor, async (page, proxy) => {
    proxy.intercept = () => ({ status: 502, body: BAD_GATEWAY });
    await page.reload();
    await page.getByRole('checkbox', { name: 'Milk' }).click();
    await page.getByText('1 of 2').waitFor();
    await page.getByText('1 change waits for a connection.').waitFor();
    proxy.intercept = () => undefined;
    await page.getByRole('button', { name: 'Send now' }).click();
    await page.getByText('1 change waits for a connection.').waitFor({ state: 'detached' });
  });
});

furtherJourney('shows the sign-in page of a proxy', { sizes: ['phone'], keepsApp: true }, async (visitor) => {
  await withInstalledApp(visitor, async (page, proxy) => {
    proxy.intercept = () => ({ status: 200, body: SIGN_IN });
    await page.reload();
    await page.getByRole('heading', { name: 'Sign in to the proxy' }).waitFor();

    proxy.intercept = ({ url }) =>
      url === '/proxy/sign-in'
        ? { status: 401, body: SIGN_IN }
        : { status: 302, headers: { location: '/proxy/sign-in' } };
    await page.goto(`${proxy.origin}/shopping`);
    await page.getByRole('heading', { name: 'Sign in to the proxy' }).waitFor();
    assert.equal(page.url(), `${proxy.origin}/proxy/sign-in`);

    proxy.intercept = () => undefined;
    await page.goto(`${proxy.origin}/shopping`);
    await page.getByRole('checkbox', { name: 'Milk' }).waitFor();
  });
});

/** Resolves with the state of a new service worker when its installation has ended. */
const UPDATE = `(async () => {
  const registration = await navigator.serviceWorker.ready;
  const { installing } = await registration.update();
  if (installing === null) return 'nothing new';
  while (installing.state === 'installing') {
    await new Promise((resolve) => installing.addEventListener('statechange', resolve, { once: true }));
  }
  return installing.state;
})()`;

furtherJourney(
  'never installs the page of a proxy as the app',
  { sizes: ['phone'], keepsApp: true },
  async (visitor) => {
    const { context, api } = visitor;
    const { text: script } = await api.get('/service-worker.js');
    await withInstalledApp(visitor, async (page, proxy) => {
      proxy.intercept = ({ url }) => {
        // A new version is found, and the proxy asks for a sign-in again while it is installed.
        if (url === '/service-worker.js') {
          return { status: 200, headers: { 'content-type': 'text/javascript' }, body: `${script}\n// changed` };
        }
        return url === '/' ? { status: 200, body: SIGN_IN } : undefined;
      };
      assert.equal(await page.evaluate(UPDATE), 'redundant');
      await context.setOffline(true);
      await page.reload();
      await page.getByRole('checkbox', { name: 'Milk' }).waitFor();
      await context.setOffline(false);
    });
  },
);
