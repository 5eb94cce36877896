import { TestList } from '../support/shopping.ts';
import { holdBack } from './support/hold-back.ts';
import { furtherJourney, journey } from './support/journey.ts';
import { WayThrough } from './support/way-through.ts';

/** Browser globals that Node.js does not have. */
interface World {
  readonly navigator: { readonly serviceWorker: { readonly ready: Promise<unknown> } };
}

journey('opens the app without a network', { sizes: ['phone'], keepsApp: true }, async ({ go, page, context, api }) => {
  const list = await TestList.create(api);
  await list.addNamed('Milk', 'Bread');
  await go('/shopping');
  await page.getByRole('checkbox', { name: 'Milk' }).waitFor();
  await page.evaluate(() => (globalThis as unknown as World).navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.getByRole('checkbox', { name: 'Milk' }).waitFor();
  await context.setOffline(true);
  await page.getByRole('checkbox', { name: 'Milk' }).click();
  await page.getByText('1 change waits for a connection.').waitFor();

  // Earlier changes are still there and still pending.
  await page.reload();
  await page.getByText('1 of 2').waitFor();
  await page.getByText('1 change waits for a connection.').waitFor();

  await context.setOffline(false);
  await page.getByText('1 change waits for a connection.').waitFor({ state: 'detached' });
  await page.getByText('1 of 2').waitFor();
});

furtherJourney(
  'opens the installed app over a connection that transmits nothing',
  { sizes: ['phone'], keepsApp: true },
  async ({ context, api }) => {
    const list = await TestList.create(api);
    await list.addNamed('Milk', 'Bread');
    const way = await WayThrough.to(api.origin);
    // This page is not watched for errors because it is loaded from another origin than the service's.
    const page = await context.newPage();
    try {
      await page.goto(`${way.origin}/shopping`);
      await page.getByRole('checkbox', { name: 'Milk' }).waitFor();
      await page.evaluate(() => (globalThis as unknown as World).navigator.serviceWorker.ready.then(() => undefined));
      await page.reload();
      await page.getByRole('checkbox', { name: 'Milk' }).waitFor();
      way.stopUp();
      await page.reload();
      await page.getByRole('checkbox', { name: 'Milk' }).click();
      await page.getByText('1 of 2').waitFor();
    } finally {
      await page.close();
      await way.close();
    }
  },
);

const ACCOUNT = '/api/v1/account';

furtherJourney('opens the app while the service does not respond', { sizes: ['phone'] }, async (visitor) => {
  const { go, page, api } = visitor;
  const list = await TestList.create(api);
  await list.addNamed('Milk', 'Bread');
  await go('/shopping');
  await page.getByRole('checkbox', { name: 'Milk' }).waitFor();
  const { asked } = await holdBack(page, ACCOUNT);
  await page.reload();
  await asked;
  await page.getByRole('checkbox', { name: 'Milk' }).click();
  await page.getByText('1 of 2').waitFor();
});

furtherJourney('opens the app on retry after a failed start', { sizes: ['phone'] }, async ({ context, api }) => {
  const list = await TestList.create(api);
  await list.addNamed('Milk');
  // This page is not watched because it logs errors while the service is unreachable.
  const page = await context.newPage();
  // No user is known on this device yet, so nothing can be shown without the service.
  await page.route(
    (url) => url.pathname === ACCOUNT,
    (route) => route.abort('internetdisconnected'),
  );
  await page.goto('/shopping');
  await page.getByText('Tureen cannot be reached').waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('checkbox', { name: 'Milk' }).waitFor();
});
