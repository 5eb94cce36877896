import type { BrowserContext, Page } from 'playwright-core';

import { PASSWORD, setUp } from '../../support/people.ts';
import type { Person } from '../../support/people.ts';
import type { Visitor } from './journey.ts';

/** Somebody who signed in by the API opens this browser with their session. */
const enterAs = async (context: BrowserContext, origin: string, { session }: Person): Promise<void> =>
  context.addCookies([{ name: 'tureen_session', value: session, url: origin, httpOnly: true, sameSite: 'Lax' }]);

/** The first administrator, made by the API and signed in to the browser of the journey. */
export const enterAsFirst = async ({ service, context }: Visitor, username?: string): Promise<Person> => {
  const person = await setUp(service, username);
  await enterAs(context, `http://localhost:${new URL(service.client.origin).port}`, person);
  return person;
};

/** Signs in as people do. */
export const signInByHand = async (page: Page, username: string, password = PASSWORD): Promise<void> => {
  await page.getByLabel('User name').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};
