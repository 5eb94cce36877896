import { addAuthenticator } from './support/authenticator.ts';
import { holdBack } from './support/hold-back.ts';
import { journey } from './support/journey.ts';
import { pressAt, tabTo } from './support/keyboard.ts';
import { enterAsFirst, letSessionsAge } from './support/people.ts';

journey(
  'adds a passkey and signs in with it using only the keyboard',
  { settings: { TUREEN_AUTH: 'accounts' } },
  async (visitor) => {
    const { page, context, go, service, accessible } = visitor;
    const device = await addAuthenticator(context, page);
    await enterAsFirst(visitor, 'Ada');
    // The sign-in was a while ago, so it asks the user to confirm their identity.
    await letSessionsAge(service);
    await go('/account/security');
    await page.getByText('You have no passkey yet.').waitFor();
    await accessible('security');
    await pressAt(page, page.getByRole('button', { name: 'Add a passkey' }));
    await page.getByLabel('Name of the passkey').waitFor();
    await accessible('a new passkey');
    await page.keyboard.type('Laptop');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Confirm that it is you' }).waitFor();
    await accessible('confirmation');
    await page.keyboard.type('not the password');
    await page.keyboard.press('Enter');
    await page.getByText('That password is not right.').waitFor();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('a ladle of barley broth');
    await page.keyboard.press('Enter');
    await page.getByText('not used yet').waitFor();

    await pressAt(page, page.getByRole('button', { name: 'Rename: Laptop' }));
    await page.getByRole('heading', { name: 'Rename passkey' }).waitFor();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Kitchen tablet');
    await page.keyboard.press('Enter');
    await page.getByText('Kitchen tablet').waitFor();

    await pressAt(page, page.getByRole('link', { name: 'Account', exact: true }).last());
    await device.setPresent(false);
    await pressAt(page, page.getByRole('button', { name: 'Sign out' }));
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    // The user is present by the time the device asks.
    const { asked, release } = await holdBack(page, '/api/v1/auth/passkeys/options');
    await pressAt(page, page.getByRole('button', { name: 'Sign in with a passkey' }));
    await asked;
    await device.setPresent(true);
    release();
    await page.waitForURL((url) => url.pathname === '/');

    await go('/account/security');
    await pressAt(page, page.getByRole('button', { name: 'Remove: Kitchen tablet' }));
    await page.getByRole('heading', { name: 'Remove this passkey?' }).waitFor();
    await tabTo(page, page.getByRole('button', { name: 'Remove', exact: true }));
    await page.keyboard.press('Enter');
    await page.getByText('You have no passkey yet.').waitFor();
  },
);
