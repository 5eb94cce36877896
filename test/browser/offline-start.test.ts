import { TestList } from '../support/shopping.ts';
import { journey } from './support/journey.ts';

/** What a page has and Node.js has not. */
interface World {
  readonly navigator: { readonly serviceWorker: { readonly ready: Promise<unknown> } };
}

journey('the app opens without a network', { sizes: ['phone'], keepsApp: true }, async ({ go, page, context, api }) => {
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

  // What was done before is still there, and still waits.
  await page.reload();
  await page.getByText('1 of 2').waitFor();
  await page.getByText('1 change waits for a connection.').waitFor();

  await context.setOffline(false);
  await page.getByText('1 change waits for a connection.').waitFor({ state: 'detached' });
  await page.getByText('1 of 2').waitFor();
});
