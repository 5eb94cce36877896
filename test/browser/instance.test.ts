import { furtherJourney } from './support/journey.ts';

furtherJourney('shows administrators the state of the service', {}, async ({ page, go, accessible }) => {
  await go('/instance');
  await page.getByText('Everything gets on.').waitFor();
  await page.getByText('What the service accepts at most').click();
  await page.getByRole('rowheader', { name: 'import_items' }).waitFor();
  await accessible('instance');
  await page.getByRole('link', { name: 'Users' }).click();
  await page.getByText('This service runs without sign-in').waitFor();
  await accessible('users');
  await page.getByRole('navigation', { name: 'About the instance' }).getByRole('link', { name: 'History' }).click();
  await page.getByRole('heading', { name: 'History of the instance' }).waitFor();
  await accessible('history of the instance');
});
