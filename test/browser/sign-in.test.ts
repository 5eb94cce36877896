import assert from 'node:assert/strict';

import { PASSWORD, setUp } from '../support/people.ts';
import { furtherJourney } from './support/journey.ts';
import { signInByHand } from './support/people.ts';

const settings = { TUREEN_AUTH: 'accounts' };

furtherJourney('lets the first user set up the instance', { settings }, async ({ service, page, go, accessible }) => {
  const link = new URL(service.setupLink);
  await go(`${link.pathname}${link.search}`);
  await page.getByRole('heading', { name: 'Set the table' }).waitFor();
  assert.equal(new URL(page.url()).search, '', 'the token is still in the address');

  await page.getByLabel('Your name').fill('Ada Lovelace');
  await page.getByLabel('User name').fill('ada');
  await page.getByLabel('Password', { exact: true }).fill('barley');
  await page.getByText('6 more characters.').waitFor();
  await page.getByLabel('Password', { exact: true }).fill('ada-lovelace-1');
  await page.getByText('hardly more than a name').waitFor();
  await page.getByLabel('Password', { exact: true }).fill('Password1234');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByText('one of those that are tried first').waitFor();
  await accessible('setup');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL((url) => url.pathname === '/');

  await page.context().clearCookies();
  await go(`${link.pathname}${link.search}`);
  await page.getByLabel('Your name').fill('Mallory');
  await page.getByLabel('User name').fill('mallory');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByText('This set-up link was used already').waitFor();
});

furtherJourney(
  'returns to the requested page after sign-in',
  { settings },
  async ({ service, page, go, accessible }) => {
    await setUp(service, 'Ada');
    await go('/?q=leek');
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await accessible('sign-in');

    await signInByHand(page, 'Ada', 'wrong');
    await page.getByRole('alert').getByText('do not fit together').waitFor();
    assert.equal(await page.getByLabel('User name').inputValue(), 'Ada', 'the typed user name is lost');
    await accessible('a rejected sign-in');

    // The same using only the keyboard.
    await page.getByLabel('Password', { exact: true }).focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Recipes', level: 1 }).waitFor();
    assert.equal(new URL(page.url()).search, '?q=leek');
    await go('/account');
    await page.getByRole('heading', { name: 'Account', level: 1 }).waitFor();
    await accessible('account');

    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    assert.equal(await page.evaluate('localStorage.getItem("tureen.account")'), null, 'the account is still stored');

    await go('/sign-in?next=https://example.org/%5Cexample.org');
    await signInByHand(page, 'ada');
    await page.waitForURL((url) => url.hostname === 'localhost' && url.pathname === '/');
    await go('/sign-in?next=//example.org');
    await page.waitForURL((url) => url.hostname === 'localhost' && url.pathname === '/');
  },
);

furtherJourney(
  'shows how long to wait after too many wrong passwords',
  { settings, sizes: ['phone'] },
  async ({ service, page, api, go }) => {
    await setUp(service, 'Ada');
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      await api.post('/api/v1/auth/sign-in', { username: 'ada', password: `guess ${attempt}` });
    }
    await go('/sign-in');
    await signInByHand(page, 'Ada');
    await page
      .getByRole('alert')
      .getByText(/Too many attempts\. Wait \d+ mins?, then/)
      .waitFor();
  },
);

furtherJourney(
  'explains why signing in with a provider failed',
  { settings },
  async ({ service, page, go, accessible }) => {
    await setUp(service);
    await go('/api/v1/auth/nobody/callback?code=x&state=y');
    await page.getByText('There is no such provider here.').waitFor();
    await accessible('failed sign-in with a provider');
    await page.getByRole('link', { name: 'Back to sign-in' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    // API clients get the problem itself.
    const { status, body } = await service.client.get<{ code: string }>('/api/v1/auth/nobody/callback');
    assert.deepEqual([status, body.code], [404, 'provider-not-found']);
  },
);
