import { recipeNode, sendFiles } from '../support/imports.ts';
import { newRecipe } from '../support/recipes.ts';
import { furtherJourney } from './support/journey.ts';

const COUNT = 150;

furtherJourney('follows a job with many recipes to its end', {}, async ({ page, go, api, accessible }) => {
  await go('/jobs');
  await page.getByRole('heading', { name: 'Nothing to wait for' }).waitFor();
  await accessible('no jobs');

  const ids = await Promise.all(Array.from({ length: COUNT }, (_, at) => newRecipe(api, `Soup ${at + 1}`)));
  const { body: tag } = await api.post<{ id: string }>('/api/v1/tags', { name: 'Soups' });
  // One has changed since, so it is skipped.
  const items = ids.map((id, at) => ({ id, revision: at === 1 ? 7 : 1 }));
  await api.post('/api/v1/bulk/recipes/tags', { items, add_tags: [tag.id] });

  // The screen updates on its own.
  await page.getByRole('link', { name: 'Change tags' }).click();
  await page.getByText('Done', { exact: true }).first().waitFor();
  await page.getByText('150 of 150').waitFor();
  await page.getByText('1 did not succeed').waitFor();
  await page.getByRole('link', { name: 'Soup 1', exact: true }).waitFor();
  await page.getByText('Changed by somebody meanwhile, so it was left alone').waitFor();
  await accessible('job');
  await page.getByRole('button', { name: 'Show more' }).click();
  await page.getByRole('link', { name: 'Soup 100', exact: true }).waitFor();
  await page.getByRole('link', { name: 'Jobs', exact: true }).first().click();
  await accessible('jobs');

  const files = { 'a.json': recipeNode('Rye bread'), 'b.txt': 'asdf qwer' };
  const sent = await sendFiles<{ id: string }>(api, files, '/api/v1/jobs/import-previews', {
    policy: 'allow-warnings',
  });
  await go(`/jobs/${sent.body.id}`);
  await page.getByRole('link', { name: 'Rye bread' }).waitFor();
  await page.getByText('Imported', { exact: true }).waitFor();
  await page.getByText('Waiting for your review', { exact: true }).waitFor();
  await accessible('import job');
});
