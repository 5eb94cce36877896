import assert from 'node:assert/strict';

import { PASSWORD } from '../support/people.ts';
import { newRecipe } from '../support/recipes.ts';
import { choose } from './support/choose.ts';
import { furtherJourney, journey } from './support/journey.ts';
import { pressAt, tabTo } from './support/keyboard.ts';
import { enterAsFirst } from './support/people.ts';

journey(
  'invites someone to a library and changes their role',
  { settings: { TUREEN_AUTH: 'accounts' } },
  async (visitor) => {
    const { page, go, another, accessible } = visitor;
    const owner = await enterAsFirst(visitor, 'Ada');
    await newRecipe(owner.client, 'Barley broth');
    await go('/library');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await accessible('library');
    await page.getByLabel('Name', { exact: true }).fill('Lovelace kitchen');
    await page.getByRole('button', { name: 'Rename' }).click();
    await page.getByRole('heading', { name: 'Lovelace kitchen', level: 1 }).waitFor();

    await page.getByRole('link', { name: 'Members' }).click();
    await page.getByRole('button', { name: 'Invite somebody' }).click();
    await page.getByLabel('For whom?').fill('Ben, next door');
    await choose(page.getByRole('radio', { name: 'Viewer' }));
    await accessible('invitation');
    await page.getByRole('button', { name: 'Make link' }).click();
    const link = await page.getByLabel('Link', { exact: true }).inputValue();
    await accessible('invitation link');
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByText('Ben, next door').waitFor();

    const guest = await another();
    await guest.go(link);
    await guest.page.getByRole('heading', { name: 'You are invited' }).waitFor();
    assert.equal(new URL(guest.page.url()).search, '', 'the secret is still in the address');
    await guest.page.getByRole('link', { name: 'Create an account' }).click();
    await guest.page.getByLabel('Your name').fill('Ben Babbage');
    await guest.page.getByLabel('User name').fill('ben');
    await guest.page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await guest.page.getByRole('button', { name: 'Create account and join' }).click();
    await guest.page.waitForURL((url) => url.pathname === '/');

    await guest.go('/library');
    await guest.page.getByRole('heading', { name: 'Lovelace kitchen', level: 1 }).waitFor();
    await guest.page.getByRole('definition').getByText('Viewer').waitFor();
    assert.equal(await guest.page.getByRole('button', { name: 'Rename' }).count(), 0, 'viewers can rename the library');

    // The owner sees them join and makes them an owner, and their browser notices.
    await page.getByText('Ben Babbage', { exact: true }).waitFor();
    await page.getByLabel('Role of Ben Babbage').selectOption('owner');
    await guest.page.getByRole('button', { name: 'Rename' }).waitFor();
    await accessible('members');

    await page.getByRole('link', { name: 'History' }).click();
    await page.getByRole('strong').filter({ hasText: 'Role of a member changed' }).waitFor();
    await page.getByText('by Ada A.').first().waitFor();
    await accessible('history');
    await page.getByLabel('What', { exact: true }).selectOption('invitation.revoked');
    await page.getByRole('heading', { name: 'Nothing like that is on record' }).waitFor();

    // The link works once.
    const late = await another();
    await late.go(link);
    await late.page.getByRole('link', { name: 'Create an account' }).click();
    await late.page.getByLabel('Your name').fill('Late Comer');
    await late.page.getByLabel('User name').fill('late');
    await late.page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await late.page.getByRole('button', { name: 'Create account and join' }).click();
    await late.page.getByRole('alert').getByText('Ask whoever sent it for a new one').waitFor();
  },
);

furtherJourney(
  'invites someone using only the keyboard',
  { settings: { TUREEN_AUTH: 'accounts' }, sizes: ['desk'] },
  async (visitor) => {
    const { page, go, another } = visitor;
    await enterAsFirst(visitor, 'Ada');
    await go('/library/members');
    await pressAt(page, page.getByRole('button', { name: 'Invite somebody' }));
    await tabTo(page, page.getByLabel('For whom?'));
    await page.keyboard.type('Ben');
    await pressAt(page, page.getByRole('button', { name: 'Make link' }));
    const link = await page.getByLabel('Link', { exact: true }).inputValue();
    await pressAt(page, page.getByRole('button', { name: 'Done' }));

    const { page: theirs, go: open } = await another();
    await open(link);
    await pressAt(theirs, theirs.getByRole('link', { name: 'Create an account' }));
    await tabTo(theirs, theirs.getByLabel('Your name'));
    await theirs.keyboard.type('Ben Babbage');
    await tabTo(theirs, theirs.getByLabel('User name'));
    await theirs.keyboard.type('ben');
    await tabTo(theirs, theirs.getByLabel('Password', { exact: true }));
    await theirs.keyboard.type(PASSWORD);
    await theirs.keyboard.press('Enter');
    await theirs.waitForURL((url) => url.pathname === '/');
    await tabTo(page, page.getByLabel('Role of Ben Babbage'));
  },
);
