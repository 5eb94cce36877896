// Choices and edits made while reviewing an import survive navigating away and are applied when it is imported.
import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { commit, itemOf, previewOf, recipeNode } from '../support/imports.ts';
import type { EntryBody } from '../support/recipes.ts';
import { choose } from './support/choose.ts';
import { furtherJourney } from './support/journey.ts';
import type { Visitor } from './support/journey.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'Import', exact: true });
const take = (page: Page, title: string) => page.getByRole('checkbox', { name: `Import ${title}`, exact: true });

/** How many reviews the device remembers choices for. */
const keptReviews = (page: Page): Promise<number> =>
  page.evaluate(
    'Object.keys(localStorage).filter((key) => key.startsWith("tureen.import-choices.")).length',
  ) as Promise<number>;

const recipesOf = async (api: Visitor['api']): Promise<readonly string[]> => {
  const { body } = await api.get<{ items: { id: string }[] }>('/api/v1/recipes');
  return body.items.map(({ id }) => id);
};

const planIsGone = {
  status: 404,
  contentType: 'application/problem+json',
  body: JSON.stringify({
    type: 'about:blank',
    status: 404,
    code: 'measurement-plan-not-found',
    title: 'No such plan',
    detail: 'It is too old.',
  }),
};

furtherJourney('keeps the choices of a review until it is discarded', {}, async ({ api, page, go }) => {
  const titles = ['Apple cake', 'Bean stew', 'Carrot soup', 'Date bread'];
  const { id } = await previewOf(api, { 'mine.json': titles.map((title) => recipeNode(title)) });
  await go(`/import/${id}`);
  await bar(page).getByText('4 new').waitFor();
  await choose(take(page, 'Bean stew'));
  await choose(take(page, 'Date bread'));
  await choose(page.getByRole('checkbox', { name: 'Keep the original files with the recipes' }));
  await bar(page).getByText('2 new · 2 left for later').waitFor();

  await page.reload();
  await bar(page).getByText('2 new · 2 left for later').waitFor();
  assert.ok(await page.getByRole('checkbox', { name: 'Keep the original files' }).isChecked(), 'the choice is lost');

  await page.getByRole('link', { name: 'Import', exact: true }).first().click();
  await page.getByRole('link', { name: /Apple cake, Bean stew/ }).click();
  await bar(page).getByText('2 new · 2 left for later').waitFor();
  assert.ok(!(await take(page, 'Bean stew').isChecked()), 'the excluded recipe is selected again');

  await page.getByRole('button', { name: 'Import 2 recipes' }).click();
  await page.getByText('2 recipes imported').waitFor();
  await page.reload();
  await bar(page).getByText('Nothing is chosen yet').waitFor();
  assert.equal(await keptReviews(page), 1);

  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('heading', { name: 'Import recipes' }).waitFor();
  assert.equal(await keptReviews(page), 0, 'choices of a discarded review are kept');
});

const inCups = recipeNode('Cup cake', { recipeIngredient: ['2 cups flour', '3 tbsp sugar'] });

furtherJourney('applies the picked measures when importing', {}, async ({ api, page, go, accessible }) => {
  const { id } = await previewOf(api, { 'mine.json': inCups });
  await go(`/import/${id}`);
  await bar(page).getByText('Measures that you have not answered stay as they are written.').waitFor();
  await page.getByText('US', { exact: true }).first().click();
  await bar(page).getByText('What you picked for the measures is applied first').waitFor();
  await accessible('review with a picked answer');

  // The computed plan is gone: nothing is imported with measures other than the chosen ones.
  await page.route('**/measurement-resolution-plans/*/apply', (route) => route.fulfill(planIsGone), { times: 1 });
  const applyAndImport = bar(page).getByRole('button', { name: 'Apply measures and import 1 recipe' });
  await applyAndImport.click();
  await bar(page).getByText('The measures could not be applied, so nothing is imported yet.').waitFor();
  assert.equal((await recipesOf(api)).length, 0);

  await applyAndImport.click();
  await page.getByText('2 places are answered.').waitFor();
  await page.getByText('1 recipe imported').waitFor();
  const [recipeId = ''] = await recipesOf(api);
  const { body } = await api.get<EntryBody>(`/api/v1/recipes/${recipeId}`);
  const text = JSON.stringify(body.recipe);
  assert.ok(text.includes('"us.cup"') && text.includes('"us.tablespoon"'), text);
});

furtherJourney('keeps the entered text until it is sent', {}, async ({ page, go }) => {
  const text = 'Onion soup\n\nIngredients\n2 onions\n1 litre water\n\nSteps\nBoil everything.';
  await go('/import');
  const field = page.getByLabel('Address of a page, or a recipe as text');
  await field.fill('not-a-host.invalid/soup');
  await page.getByRole('button', { name: 'Read it' }).click();
  await page.getByRole('alert').waitFor();
  await page.getByRole('link', { name: 'Pantry' }).first().click();
  await page.getByRole('heading', { name: 'Pantry', level: 1 }).waitFor();
  await page.goBack();
  await page.getByRole('radio', { name: 'an address', checked: true }).waitFor();
  assert.equal(await field.inputValue(), 'not-a-host.invalid/soup');

  await field.fill(text);
  await page.reload();
  await page.getByRole('radio', { name: 'a text', checked: true }).waitFor();
  assert.equal(await field.inputValue(), text);
  await page.getByRole('button', { name: 'Read it' }).click();
  await page.getByRole('heading', { name: 'Onion soup' }).waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Read it' }).waitFor();
  assert.equal(await field.inputValue(), '', 'the text is still there after it was sent');
});

furtherJourney(
  'does not count pages without a recipe, and lets the user fix them',
  {},
  async ({ api, page, go, accessible }) => {
    const { id } = await previewOf(api, { 'soup.json': recipeNode('Onion soup'), 'note.txt': 'asdf qwer' });
    await go(`/import/${id}`);
    await page.getByText('One recipe was read, one more could not be read.').waitFor();
    await bar(page).getByText('1 new · 1 unusable').waitFor();
    await accessible('review with an unusable page');
    const mend = page.getByRole('button', { name: 'Mend the text' });
    assert.equal(await mend.count(), 1, 'the button is not next to the remark');
    await mend.click();
    await page
      .getByRole('dialog')
      .getByRole('textbox')
      .fill('Bean stew\n\nIngredients\n200 g beans\n1 litre water\n\nSteps\nBoil everything for an hour.');
    await page.getByRole('dialog').getByRole('button', { name: 'Read again' }).click();
    await page.getByRole('heading', { name: 'Bean stew' }).waitFor();
    await page.getByText('2 recipes were read.').waitFor();
    await bar(page).getByText('2 new').waitFor();
  },
);

/** Row names that do not fit on one line. */
const brokenNames = (page: Page): Promise<readonly string[]> =>
  page.evaluate(`[...document.querySelectorAll('.comparison th[scope=row]')].filter((place) => {
    const range = document.createRange();
    range.selectNodeContents(place);
    return range.getClientRects().length > 1;
  }).map((place) => place.textContent)`) as Promise<readonly string[]>;

furtherJourney('shows no differences when a recipe is imported again', {}, async ({ api, page, go }) => {
  const soup = recipeNode('Onion soup', {
    recipeYield: '2',
    url: 'https://example.org/soup',
    publisher: 'Chefkoch.de',
  });
  const first = await previewOf(api, { 'soup.json': soup });
  const resolutions = [{ item_id: itemOf(first, 'Onion soup').id, action: 'separate' }];
  const { status, body } = await commit(api, first.id, { resolutions });
  assert.equal(status, 200, JSON.stringify(body));
  const { id } = await previewOf(api, { 'soup.json': soup });
  await go(`/import/${id}`);
  await page.getByText('3 ingredients · 2 steps · makes 2').waitFor();
  const rows = await page.getByRole('table').getByRole('row').allInnerTexts();
  assert.deepEqual(
    rows.slice(1).map((row) => row.split(/\s*\t\s*/)),
    [
      ['Title', 'Onion soup', 'Onion soup'],
      ['Ingredients', '3', '3'],
      ['Makes', '2', '2'],
    ],
  );
  assert.deepEqual(await brokenNames(page), []);
});
