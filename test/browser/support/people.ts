import type { Page } from 'playwright-core';

import { localhostOf } from '../../support/authenticator.ts';
import { PASSWORD, setUp } from '../../support/people.ts';
import type { Person } from '../../support/people.ts';
import type { TestService } from '../../support/test-service.ts';
import type { Visitor } from './journey.ts';

/** Gives this browser the session of a user who signed in through the API. */
export const enterAs = async ({ service, context }: Visitor, { session }: Person): Promise<void> => {
  const url = localhostOf(service.client);
  await context.addCookies([{ name: 'tureen_session', value: session, url, httpOnly: true, sameSite: 'Lax' }]);
};

/** Creates the first administrator through the API and signs them in to the journey's browser. */
export const enterAsFirst = async (visitor: Visitor, username?: string): Promise<Person> => {
  const person = await setUp(visitor.service, username);
  await enterAs(visitor, person);
  return person;
};

/** Signs in through the form. */
export const signInByHand = async (page: Page, username: string, password = PASSWORD): Promise<void> => {
  await page.getByLabel('User name').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};

/** As if everyone had signed in ten minutes ago: changes of credentials ask them to confirm. */
export const letSessionsAge = (service: TestService): Promise<void> =>
  service.write(`update session set created_at = '${new Date(Date.now() - 600_000).toISOString()}'`);
