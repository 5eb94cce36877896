// Which cups a library means: chosen in its settings, settled in a recipe, asked in an import.
import assert from 'node:assert/strict';

import type { Library } from '../../src/domains/libraries/index.ts';
import type { EntryBody } from '../support/recipes.ts';
import { newEntry } from '../support/recipes.ts';
import { previewOf, recipeNode } from '../support/imports.ts';
import { journey } from './support/journey.ts';

const lines = ['2 cups flour', '1 cup sugar', '200 g butter'];

journey('chooses which cups are meant', {}, async ({ api, page, go, accessible }) => {
  const settings = async () => (await api.get<{ items: Library[] }>('/api/v1/libraries')).body.items[0]?.settings;
  const ingredients = lines.map((text) => ({ text }));
  const { id } = await newEntry(api, { title: 'Cup cake', ingredient_sections: [{ ingredients }] });
  await go(`/recipes/${id}`);
  await page.getByText('This recipe doesn’t say which “cups” it means.').waitFor();
  await accessible('recipe with ambiguous measures');
  await page.getByRole('button', { name: 'Use Metric' }).click();
  await page.getByText('Measures set: Metric.').waitFor();
  await page.getByText('doesn’t say which').waitFor({ state: 'detached' });
  const { body } = await api.get<EntryBody>(`/api/v1/recipes/${id}`);
  assert.equal(body.revision, 2);
  assert.ok(JSON.stringify(body.recipe).includes('"metric.cup"'));

  // A British recipe: the suggestion is shown, and nothing happens until it is applied.
  const british = recipeNode('Pie', { recipeIngredient: lines, inLanguage: 'en-GB' });
  const preview = await previewOf(api, { 'pie.json': british });
  await go(`/import/${preview.id}`);
  await page.getByRole('radio', { name: 'British (imperial)', checked: true }).waitFor();
  await page.getByText('Measures that you have not answered stay as they are written.').waitFor();
  await accessible('review with a suggested convention');
  assert.equal((await settings())?.assumed_convention, null);
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await page.getByText('One measure is answered').waitFor();
  assert.equal((await settings())?.assumed_convention, 'imperial');

  await go('/library');
  await page.getByRole('combobox', { name: 'Cups and spoons mean' }).selectOption('us');
  await page.getByRole('combobox', { name: 'Amounts', exact: true }).selectOption('metric');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Settings saved.').waitFor();
  await accessible('library settings');
  assert.deepEqual(await settings(), { assumed_convention: 'us', shown_convention: 'metric' });

  await go('/account');
  await page.getByRole('combobox', { name: 'Amounts', exact: true }).selectOption('as-written');
  await page.getByText('Saved.', { exact: true }).waitFor();
  const { body: account } = await api.get<{ settings: unknown }>('/api/v1/account');
  assert.deepEqual(account.settings, { shown_convention: 'as-written' });

  const { id: second } = await newEntry(api, { title: 'Bread', ingredient_sections: [{ ingredients }] });
  await go(`/recipes/${second}`);
  await page.getByText('“cups”: your library assumes “US”.').waitFor();
  await page.getByText('Choose for this recipe').click();
  await page.getByRole('button', { name: 'Use Australian' }).click();
  await page.getByText('Measures set: Australian.').waitFor();
});
