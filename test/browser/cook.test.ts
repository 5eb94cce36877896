import assert from 'node:assert/strict';

import { newEntry } from '../support/recipes.ts';
import type { TestClient } from '../support/client.ts';
import { holdBack } from './support/hold-back.ts';
import { furtherJourney, journey } from './support/journey.ts';
import { pressAt } from './support/keyboard.ts';

/** A stew with everything a cook looks for: servings, a time range, an ingredient made by another recipe. */
const newStew = async (api: TestClient): Promise<string> => {
  const stock = await newEntry(api, { title: 'Brown stock', language: 'en' });
  const { id } = await newEntry(api, {
    title: 'Barley stew',
    language: 'en',
    description: 'For a cold evening.',
    source: { name: 'The Almanac', url: 'https://example.org/stew' },
    yields: [{ text: 'Serves 4' }],
    times: { total: 'PT1H30M', assertions: [{ id: 'rest', kind: 'rest', duration: 'PT10M' }] },
    ingredient_sections: [
      {
        title: 'For the pot',
        ingredients: [
          { id: 'leeks', text: '2 leeks, sliced', name: 'leeks' },
          { id: 'barley', text: '150 g pearl barley' },
          { id: 'stock', text: '1 l stock', name: 'stock', recipe_ref: { recipe_id: stock.recipe_id, title: 'Stock' } },
          { id: 'bay', text: '1 bay leaf', optional: true },
        ],
      },
    ],
    instruction_sections: [
      {
        steps: [
          { text: 'Sweat the leeks for 10 minutes.' },
          { text: 'Add the barley and the stock, and simmer 40–45 minutes.' },
          { text: 'Leave to stand.', timing_ids: ['rest'] },
        ],
      },
    ],
    nutrition: [
      { basis: { kind: 'serving' }, nutrients: [{ nutrient: 'energy', amount: { value: '410' }, unit: 'kcal' }] },
    ],
    allergen_declarations: [{ text: 'Contains gluten.', substance: 'gluten', presence: 'contains' }],
  });
  return id;
};

journey('scales and cooks a recipe', {}, async ({ api, page, go, accessible }) => {
  const id = await newStew(api);
  await go(`/recipes/${id}`);
  await page.getByRole('heading', { level: 1, name: 'Barley stew' }).waitFor();
  await page.getByRole('checkbox', { name: '2 leeks, sliced' }).waitFor();
  await accessible('recipe');

  await page.getByRole('button', { name: 'One more' }).click();
  await page.getByRole('button', { name: 'One more' }).click();
  await page.getByRole('checkbox', { name: '3 leeks, sliced' }).waitFor();
  await page.getByRole('checkbox', { name: '225 g pearl barley' }).waitFor();
  assert.equal(new URL(page.url()).search, '?servings=6');

  const servings = page.getByRole('textbox', { name: 'servings' });
  await servings.fill('8');
  await servings.press('Enter');
  await page.getByRole('checkbox', { name: '4 leeks, sliced' }).waitFor();
  await page.getByText('Other amounts and measures').click();
  await page.getByRole('textbox', { name: 'Any factor' }).fill('1 1/2');
  await page.getByRole('textbox', { name: 'Any factor' }).press('Enter');
  await page.getByRole('combobox', { name: 'Measures' }).selectOption('metric');
  await page.getByRole('checkbox', { name: '3 leeks, sliced' }).waitFor();

  // Checked items and timers survive a reload.
  await page.getByRole('checkbox', { name: '225 g pearl barley' }).press('Space');
  await page.getByRole('button', { name: 'Start a timer: 40–45 minutes' }).click();
  await page
    .getByRole('complementary', { name: 'Timers' })
    .getByText(/39:\d\d|40:00/)
    .waitFor();
  await page.reload();
  assert.ok(await page.getByRole('checkbox', { name: '225 g pearl barley' }).isChecked());
  await page
    .getByRole('complementary', { name: 'Timers' })
    .getByText(/39:\d\d|40:00/)
    .waitFor();

  await page.getByRole('link', { name: 'Cook', exact: true }).click();
  await page.getByText('Step 1 of 3').waitFor();
  await page.getByRole('region', { name: 'For this step' }).getByText('leeks').waitFor();
  await accessible('cooking');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('Step 2 of 3').waitFor();
  await page.getByRole('region', { name: 'For this step' }).getByText('225 g').waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Start a timer: 10 min' }).waitFor();
  await page.getByRole('button', { name: 'Done' }).click();

  const favorited = page.waitForResponse((response) => response.url().endsWith(`/recipes/${id}/favorite`));
  await page.getByRole('button', { name: 'Favorite' }).click();
  await favorited;
  await page.getByRole('button', { name: 'I cooked this' }).click();
  await page.getByRole('textbox', { name: 'How did it go?' }).fill('More pepper.');
  await accessible('cooked');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('listitem').getByText('More pepper.', { exact: true }).waitFor();
  const { body } = await api.get<{ favorite: boolean; times_cooked: number }>(`/api/v1/recipes/${id}`);
  assert.deepEqual([body.favorite, body.times_cooked], [true, 1]);

  await page.getByRole('link', { name: 'Recipe: Brown stock' }).click();
  await page.getByRole('heading', { level: 1, name: 'Brown stock' }).waitFor();
  await page.getByText('No steps are written down yet.').waitFor();
  await accessible('a recipe without steps');
});

furtherJourney('rings timers on any page', { sizes: ['phone'] }, async ({ api, page, go }) => {
  const { id } = await newEntry(api, {
    title: 'Egg',
    instruction_sections: [{ steps: [{ text: 'Boil the egg for 5 minutes, then shock for 30 seconds.' }] }],
  });
  await page.clock.install();
  await go(`/recipes/${id}`);
  await page.getByRole('button', { name: 'Start a timer: 5 minutes' }).click();
  await page.getByRole('button', { name: 'Start a timer: 30 seconds' }).click();
  await page.clock.fastForward('00:31');
  await page.getByRole('alert').getByText('Time is up: step 1, Egg').waitFor();
  await page
    .getByRole('complementary', { name: 'Timers' })
    .getByText(/4:\d\d/)
    .waitFor();

  // It keeps running on every page and after a reload, and rings there.
  await go('/pantry');
  const timers = page.getByRole('complementary', { name: 'Timers' });
  await timers.getByText(/4:\d\d/).waitFor();
  await page.clock.fastForward('05:00');
  await page.getByRole('alert').getByText('Time is up: step 1, Egg').first().waitFor();
  await timers.getByRole('link', { name: 'Egg' }).first().click();
  await page.getByRole('heading', { name: 'Egg' }).waitFor();
});

furtherJourney(
  'starts a timer after the connection is lost',
  { sizes: ['phone'] },
  async ({ api, page, go, context }) => {
    const steps = [{ text: 'Boil the egg for 5 minutes.' }];
    const { id } = await newEntry(api, { title: 'Egg', instruction_sections: [{ steps }] });
    // The code that displays it is loaded together with the button.
    const dock = page.waitForResponse(/timer-dock.*\.js/);
    await go(`/recipes/${id}`);
    await dock.then((response) => response.finished());
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Start a timer: 5 minutes' }).click();
    await page
      .getByRole('complementary', { name: 'Timers' })
      .getByText(/[45]:\d\d/)
      .waitFor();
    await page.getByRole('heading', { name: 'Egg' }).waitFor();
  },
);

furtherJourney('shows a recipe as plain text until it is read', { sizes: ['phone'] }, async ({ api, page, go }) => {
  const id = await newStew(api);
  const { asked, release } = await holdBack(page, `/api/v1/recipes/${id}/scaled`);
  await go(`/recipes/${id}`);
  await asked;
  await page.getByRole('checkbox', { name: '2 leeks, sliced' }).waitFor();
  await page.getByText('Sweat the leeks for 10 minutes.').waitFor();
  assert.equal(await page.getByRole('button', { name: /^Start a timer: 10 minutes/ }).count(), 0);
  release();
  await page.getByRole('button', { name: 'Start a timer: 10 minutes' }).waitFor();
  assert.equal(await page.locator('.step-uses li').first().innerText(), '2 leeks');
});

furtherJourney('shows scaled servings while cooking', { sizes: ['phone'] }, async ({ api, page, go }) => {
  const { id } = await newEntry(api, {
    title: 'Custard',
    yields: [{ text: 'Serves 4', quantity: { kind: 'simple', amount: { value: '4' }, unit: 'count.serving' } }],
    ingredient_sections: [{ ingredients: [{ text: '300 ml milk' }] }],
    instruction_sections: [{ steps: [{ text: 'Heat 300 ml milk.' }] }],
  });
  await go(`/recipes/${id}/cook?servings=12`);
  await page.getByText('Serves 12').waitFor();
  await page.getByText('Amounts in the text stay as written').waitFor();
});

furtherJourney(
  'organizes and shares a recipe and moves it to the trash',
  { sizes: ['desk'] },
  async ({ api, page, go, accessible }) => {
    const id = await newStew(api);
    await api.post('/api/v1/tags', { name: 'winter' });
    await api.post('/api/v1/books', { kind: 'personal', title: 'Sundays' });
    await go(`/recipes/${id}`);
    const menu = page.getByRole('button', { name: 'More for this recipe' });
    await menu.click();
    await page.getByRole('menuitem', { name: 'Tags and books' }).click();
    const dialog = page.getByRole('dialog', { name: 'Tags and books' });
    await dialog.getByText('winter').click();
    await dialog.getByText('Sundays').click();
    await dialog.getByRole('textbox', { name: 'New tag' }).fill('soups');
    await dialog.getByRole('button', { name: 'Add' }).click();
    await dialog.getByRole('checkbox', { name: 'soups', checked: true }).waitFor();
    await accessible('filing');
    // Another user saves first: the selection is kept, and saving again resolves the conflict.
    await api.put(`/api/v1/recipes/${id}/organization`, { tags: [] }, { 'if-match': '"1"' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('Somebody filed this recipe in the meantime').waitFor();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('link', { name: 'Sundays' }).waitFor();

    await menu.click();
    await page.getByRole('menuitem', { name: 'Share and export' }).click();
    await page.getByRole('combobox', { name: 'Format' }).selectOption('cooklang');
    await page.getByRole('button', { name: 'Make the file' }).click();
    await page.getByRole('link', { name: 'Download' }).waitFor();
    await accessible('sharing');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

    await menu.click();
    await page.getByRole('menuitem', { name: 'Move to the trash' }).click();
    await page.getByText('“Barley stew” is in the trash').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await go(`/recipes/${id}`);
    await menu.waitFor();
  },
);

furtherJourney('cooks using only the keyboard', { sizes: ['desk'] }, async ({ api, page, go }) => {
  const id = await newStew(api);
  await go(`/recipes/${id}`);
  await page.getByRole('checkbox', { name: '2 leeks, sliced' }).waitFor();
  await pressAt(page, page.getByRole('button', { name: 'One more' }));
  await page.getByRole('textbox', { name: 'servings' }).and(page.locator('[value="5"]')).waitFor();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('8');
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: '300 g pearl barley' }).waitFor();
  await pressAt(page, page.getByRole('checkbox', { name: '300 g pearl barley' }), 'Space');
  await pressAt(page, page.getByRole('button', { name: 'Start a timer: 10 minutes' }));
  await go(`/recipes/${id}?servings=8`);
  await pressAt(page, page.getByRole('link', { name: 'Cook', exact: true }));
  await page.getByText('Step 1 of 3').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByText('Step 2 of 3').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await page.getByText('Step 2 of 3').waitFor();
  await pressAt(page, page.getByRole('link', { name: 'Back to the recipe' }));
  await page.getByRole('heading', { level: 2, name: 'Method' }).waitFor();
});
