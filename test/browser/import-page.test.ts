// From a page's URL to a recipe in the library, with the question about its cups answered.
import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { recipeNode } from '../support/imports.ts';
import type { EntryBody } from '../support/recipes.ts';
import { siteForSuite } from '../support/site.ts';
import { furtherJourney, journey } from './support/journey.ts';
import type { Visitor } from './support/journey.ts';
import { pressAt, tabTo } from './support/keyboard.ts';

const TITLE = 'Apple cake of the valley';

const page = `<!doctype html><html lang="en"><head><title>${TITLE}</title>
<script type="application/ld+json">${JSON.stringify(
  recipeNode(TITLE, {
    recipeYield: '8 slices',
    recipeIngredient: ['2 cups flour', '1 cup sugar', '3 tbsp butter', '4 apples'],
    recipeInstructions: ['Mix everything.', 'Bake it for an hour.'],
  }),
)}</script></head><body><h1>${TITLE}</h1></body></html>`;

const site = siteForSuite((request, response) => {
  const isPage = request.url === '/cake';
  response.writeHead(isPage ? 200 : 404, { 'content-type': 'text/html' }).end(isPage ? page : 'nothing here');
});

const settings = { TUREEN_FETCH_ALLOW: '127.0.0.1' };

/** Checks that the recipe is in the library and its cups are what the user answered. */
const checkImported = async (api: Visitor['api']): Promise<void> => {
  const { body: found } = await api.get<{ items: { id: string; title: string }[] }>('/api/v1/recipes');
  assert.deepEqual(
    found.items.map(({ title }) => title),
    [TITLE],
  );
  const { body: entry } = await api.get<EntryBody>(`/api/v1/recipes/${found.items[0]?.id}`);
  const text = JSON.stringify(entry.recipe);
  assert.ok(text.includes('"us.cup"') && text.includes('"us.tablespoon"'), text);
};

const outcome = (screen: Page) => screen.getByRole('region', { name: 'What became of it' });

journey('imports a recipe from a web page', { settings }, async ({ api, page: screen, go, accessible }) => {
  await go('/import');
  await screen.getByRole('term').filter({ hasText: 'Paprika' }).waitFor();
  await accessible('import');
  const field = screen.getByLabel('Address of a page, or a recipe as text');
  await field.fill(`${site.origin}/gone`);
  await screen.getByRole('button', { name: 'Read it' }).click();
  await screen.getByRole('alert').getByText('The page could not be fetched').waitFor();
  assert.equal(await field.inputValue(), `${site.origin}/gone`, 'the typed address is lost');

  await field.fill(`${site.origin}/cake`);
  await screen.getByRole('radio', { name: 'an address', checked: true }).waitFor();
  await screen.getByRole('button', { name: 'Read it' }).click();
  await screen.getByRole('heading', { name: TITLE }).waitFor();

  await screen.getByText('US', { exact: true }).first().click();
  await screen.getByRole('cell', { name: /2 cups \(US, ≈ 473.18 ml\)/ }).waitFor();
  await accessible('review while trying an answer');
  await screen.getByRole('button', { name: 'Apply', exact: true }).click();
  await screen.getByText('2 measures are answered').waitFor();

  await screen.getByText('Ingredients and steps').click();
  await screen.getByText('Bake it for an hour.').waitFor();
  await screen.getByRole('button', { name: 'Import 1 recipe' }).click();
  await outcome(screen).getByRole('link', { name: TITLE }).waitFor();
  await screen.getByRole('heading', { name: 'All done' }).waitFor();
  await accessible('finished review');
  await checkImported(api);

  // Importing it again: it is recognized, compared with the existing recipe, and discarded.
  await screen.getByRole('link', { name: 'Import more' }).click();
  await field.fill(`${site.origin}/cake`);
  await screen.getByRole('button', { name: 'Read it' }).click();
  await screen.getByText('Already in your library').waitFor();
  await screen.getByText('Read both').click();
  await screen.getByRole('link', { name: 'Open yours' }).waitFor();
  await screen.getByText('Update yours').click();
  await screen.getByRole('button', { name: 'Import 1 recipe' }).waitFor();
  await accessible('review of a known recipe');
  await screen.getByRole('button', { name: 'Discard' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await screen.getByRole('heading', { name: 'Import recipes' }).waitFor();
  await checkImported(api);
});

furtherJourney('imports using only the keyboard', { settings, sizes: ['desk'] }, async ({ api, page: screen, go }) => {
  await go('/import');
  await tabTo(screen, screen.getByLabel('Address of a page, or a recipe as text'));
  await screen.keyboard.type(`${site.origin}/cake`);
  await pressAt(screen, screen.getByRole('button', { name: 'Read it' }));
  await screen.getByRole('heading', { name: TITLE }).waitFor();
  await tabTo(screen, screen.getByRole('radiogroup', { name: 'All of it at once' }).getByRole('radio').first());
  await screen.keyboard.press('Space');
  await pressAt(screen, screen.getByRole('button', { name: 'Apply', exact: true }));
  await screen.getByText('2 measures are answered').waitFor();
  await pressAt(screen, screen.getByRole('button', { name: 'Import 1 recipe' }));
  await tabTo(screen, outcome(screen).getByRole('link', { name: TITLE }));
  await checkImported(api);
});
