import { journey } from './support/journey.ts';

journey('a first visit', {}, async ({ go, page, accessible }) => {
  await go('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await accessible('library');
  await go('/more');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await accessible('more');
});
