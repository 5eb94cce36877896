import assert from 'node:assert/strict';

import { PASSWORD, bearer, signIn } from '../support/people.ts';
import { furtherJourney } from './support/journey.ts';
import { enterAsFirst, letSessionsAge, signInByHand } from './support/people.ts';

const settings = { TUREEN_AUTH: 'accounts' };

furtherJourney('creates and revokes tokens and sessions', { settings }, async (visitor) => {
  const { page, go, service, accessible } = visitor;
  await enterAsFirst(visitor, 'Ada');
  await go('/account/tokens');
  await page.getByRole('heading', { name: 'No program acts for you' }).waitFor();
  await accessible('no tokens');
  await page.getByRole('button', { name: 'Make a token' }).click();
  await page.getByLabel('What is it for?').fill('Kitchen display');
  await accessible('a new token');
  await page.getByRole('dialog').getByRole('button', { name: 'Make a token' }).click();
  const secret = await page.getByLabel('Secret').inputValue();
  await accessible('the secret of a token');
  assert.equal((await bearer(service, secret).get('/api/v1/recipes')).status, 200);
  await page.getByRole('button', { name: 'Done' }).click();
  await accessible('tokens');
  await page.getByRole('button', { name: 'Revoke: Kitchen display' }).click();
  await page.getByRole('button', { name: 'Revoke', exact: true }).click();
  await page.getByRole('heading', { name: 'No program acts for you' }).waitFor();
  assert.equal((await bearer(service, secret).get('/api/v1/recipes')).status, 401);

  const elsewhere = await signIn(service, 'Ada');
  await go('/account/sessions');
  await page.getByText('This one').waitFor();
  await accessible('sessions');
  await page.getByRole('button', { name: /^End the session: By password/ }).click();
  await page.getByText('The session has ended.').waitFor();
  assert.equal((await elsewhere.client.get('/api/v1/account/sessions')).status, 401);

  // A user whose session was ended elsewhere is notified and continues in the same place.
  await service.write('delete from session');
  await page.getByRole('link', { name: 'Tokens' }).click();
  await page.getByRole('dialog', { name: 'You are no longer signed in' }).waitFor();
  await accessible('signed out');
  await signInByHand(page, 'ada');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Tokens', level: 1 }).waitFor();
});

furtherJourney('signs in with a recovery code to set a new password', { settings }, async (visitor) => {
  const { page, context, go, service, accessible } = visitor;
  await enterAsFirst(visitor, 'Ada');
  const otherTab = await context.newPage();
  await otherTab.goto('/pantry');
  await otherTab.getByRole('textbox', { name: 'What is there?' }).fill('olives');
  await letSessionsAge(service);
  await go('/account/security');
  await page.getByRole('button', { name: 'Make recovery codes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make recovery codes' }).click();
  await page.getByRole('heading', { name: 'Confirm that it is you' }).waitFor();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
  await accessible('recovery codes');
  const [code = assert.fail('no codes are shown')] = await page.getByRole('listitem').locator('code').allTextContents();

  // Confirming replaced the session. The other tab has its cookie, and picks up its CSRF token.
  await otherTab.getByRole('textbox', { name: 'What is there?' }).press('Enter');
  await otherTab.getByRole('listitem').getByText('olives').waitFor();
  await otherTab.close();

  await context.clearCookies();
  await go('/recover');
  await page.getByLabel('User name').fill('ada');
  await page.getByLabel('Recovery code').fill('wrong');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('alert').getByText('do not fit together').waitFor();
  await accessible('recover');
  await page.getByLabel('Recovery code').fill(code);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
  await go('/plan');
  await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
  await accessible('recovered');
  await page.getByLabel('New password').fill('three onions and a leek');
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.waitForURL((url) => url.pathname === '/');

  await go('/account');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await signInByHand(page, 'ada', 'three onions and a leek');
  await page.waitForURL((url) => url.pathname === '/');
});
