import assert from 'node:assert/strict';

import { newPicture } from '../support/pictures.ts';
import type { EntryBody } from '../support/recipes.ts';
import { furtherJourney, journey } from './support/journey.ts';
import type { Visitor } from './support/journey.ts';
import { tabTo } from './support/keyboard.ts';
import { pasteText } from './support/paste-text.ts';

interface Line {
  readonly text: string;
  readonly name?: string;
  readonly quantity?: { readonly unit?: string };
  readonly normalization?: { readonly review?: string };
}

interface Section {
  readonly title?: string;
  readonly ingredients?: readonly Line[];
  readonly steps?: readonly { readonly text: string }[];
}

const LIST = '• 2 leeks, finely sliced\n• 2 cups vegetable stock\n\nFor the topping:\n½ bunch chives, chopped';

/** The library's only recipe, as returned by the API. */
const saved = async ({ api }: Visitor) => {
  const { body } = await api.get<{ items: readonly { id: string }[] }>('/api/v1/recipes');
  assert.equal(body.items.length, 1);
  const entry = (await api.get<EntryBody>(`/api/v1/recipes/${body.items[0]?.id}`)).body;
  const parts = entry.recipe as unknown as {
    readonly ingredient_sections: readonly Section[];
    readonly instruction_sections: readonly Section[];
    readonly times: object;
    readonly yields: readonly object[];
    readonly assets?: readonly { readonly asset_id: string; readonly alt?: string }[];
  };
  return { entry, ...parts };
};

journey('creates the first recipe in an empty library', {}, async (visitor) => {
  const { go, page, api, accessible } = visitor;
  await go('/');
  await page.getByRole('heading', { name: 'A shelf waiting for its first recipe' }).waitFor();
  await accessible('empty library');
  await page.getByRole('main').getByRole('link', { name: 'New recipe' }).last().click();
  await page.getByRole('heading', { name: 'New recipe' }).waitFor();
  await accessible('new recipe');

  // Without a title nothing is sent, and the field says so.
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Give the recipe a title.').waitFor();
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await title.and(page.locator(':focus')).waitFor();
  await title.fill('Leek soup');

  await page.getByRole('textbox', { name: 'Total time' }).fill('1 h 20');
  await page.getByRole('textbox', { name: 'Makes' }).fill('4 servings');
  await page.getByLabel('Tags').fill('Winter');
  await page.keyboard.press('Enter');

  await page.getByRole('textbox', { name: 'Ingredient 1' }).focus();
  await pasteText(page, LIST);
  await page.getByRole('textbox', { name: 'Heading' }).waitFor();
  const stock = page.getByRole('button', { name: /Correct how “2 cups vegetable stock” is read/ });
  await stock.getByText('which cups?').waitFor();
  await stock.click();
  const dialog = page.getByRole('dialog', { name: 'How this line is read' });
  await dialog.getByRole('combobox', { name: 'Which one is meant?' }).selectOption({ label: 'US cups' });
  await dialog.getByRole('textbox', { name: 'Food' }).fill('stock');
  await accessible('correcting a reading');
  await dialog.getByRole('button', { name: 'Read it like this' }).click();
  await dialog.waitFor({ state: 'detached' });

  await page.getByRole('textbox', { name: 'Step 1' }).focus();
  await pasteText(page, '1. Sweat the leeks.\n2. Add the stock.');

  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose pictures' }).click();
  await (await chooser).setFiles({ name: 'soup.png', mimeType: 'image/png', buffer: await newPicture('png') });
  await page.getByRole('textbox', { name: /Picture 1/ }).fill('A bowl of soup');
  await accessible('a recipe with everything');

  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('“Leek soup” is saved.').waitFor();

  const {
    entry,
    ingredient_sections: lists,
    instruction_sections: methods,
    times,
    yields,
    assets,
  } = await saved(visitor);
  assert.equal(entry.recipe.title, 'Leek soup');
  assert.deepEqual([times, yields], [{ total: 'PT1H20M' }, [{ text: '4 servings' }]]);
  assert.deepEqual(
    lists.map((list) => [list.title, list.ingredients?.map(({ text }) => text)]),
    [
      [undefined, ['2 leeks, finely sliced', '2 cups vegetable stock']],
      ['For the topping', ['½ bunch chives, chopped']],
    ],
  );
  const line = lists[0]?.ingredients?.[1];
  assert.deepEqual([line?.name, line?.quantity?.unit, line?.normalization?.review], ['stock', 'us.cup', 'confirmed']);
  assert.equal(lists[0]?.ingredients?.[0]?.quantity, undefined);
  assert.deepEqual(
    methods[0]?.steps?.map(({ text }) => text),
    ['Sweat the leeks.', 'Add the stock.'],
  );
  assert.deepEqual([assets?.length, assets?.[0]?.alt], [1, 'A bowl of soup']);
  const picture = `/api/v1/recipes/${entry.id}/assets/${assets?.[0]?.asset_id}/derivatives/card`;
  assert.equal((await api.get(picture)).status, 200);
  const tags = (await api.get<{ items: readonly { id: string; name: string }[] }>('/api/v1/tags')).body.items;
  assert.deepEqual(
    entry.organization.tags,
    tags.filter(({ name }) => name === 'Winter').map(({ id }) => id),
  );
});

furtherJourney('writes a recipe using only the keyboard', { sizes: ['desk'] }, async (visitor) => {
  const { go, page } = visitor;
  await go('/recipes/new');
  await page.getByRole('heading', { name: 'New recipe' }).waitFor();
  await page.keyboard.type('Pancakes');
  await tabTo(page, page.getByRole('textbox', { name: 'Ingredient 1' }));
  await page.keyboard.type('3 eggs');
  await page.keyboard.press('Enter');
  await page.keyboard.type('For the filling:');
  await page.keyboard.press('Enter');
  await page.keyboard.type('250 g flourjam');
  for (let letter = 0; letter < 3; letter += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  // Above the heading, where flour belongs.
  await page.keyboard.press('Alt+ArrowUp');
  await tabTo(page, page.getByRole('textbox', { name: 'Step 1' }));
  await page.keyboard.type('Stir.');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Fry.');

  // Typed text survives a reload.
  await page.waitForFunction(() => Object.values(localStorage).some((kept) => String(kept).includes('Fry.')));
  await page.reload();
  await page.getByText('Your unsaved changes are back').waitFor();

  await page.keyboard.press('Control+s');
  await page.getByText('“Pancakes” is saved.').waitFor();
  const { ingredient_sections: lists, instruction_sections: methods } = await saved(visitor);
  assert.deepEqual(
    lists.map((list) => [list.title, list.ingredients?.map(({ text }) => text)]),
    [
      [undefined, ['3 eggs', '250 g flour']],
      ['For the filling', ['jam']],
    ],
  );
  assert.deepEqual(
    methods[0]?.steps?.map(({ text }) => text),
    ['Stir.', 'Fry.'],
  );
});
