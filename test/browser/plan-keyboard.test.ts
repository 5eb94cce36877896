import assert from 'node:assert/strict';

import { newMeal } from '../support/meals.ts';
import type { MealBody } from '../support/meals.ts';
import { newRecipe } from '../support/recipes.ts';
import { furtherJourney } from './support/journey.ts';
import { chooseInMenu, pressAt, tabTo } from './support/keyboard.ts';

const MONDAY = '2031-03-03';

furtherJourney('plans a week using only the keyboard', { sizes: ['desk'] }, async ({ api, go, page }) => {
  await newRecipe(api, 'Lentil soup');
  const button = (name: string) => page.getByRole('button', { name });
  await go(`/plan?week=${MONDAY}`);

  await pressAt(page, button('Add to Tuesday'));
  await pressAt(page, page.getByRole('dialog').getByRole('button', { name: 'Lentil soup' }));
  await page.getByRole('listitem', { name: 'Tuesday' }).getByText('Lentil soup').waitFor();

  await pressAt(page, button('Actions for Lentil soup'));
  await chooseInMenu(page, 'Move to …');
  await tabTo(page, page.getByLabel('Meal', { exact: true }));
  await page.keyboard.type('Lun');
  await page.keyboard.press('Enter');
  await pressAt(page, page.getByRole('dialog').getByRole('button', { name: 'Move' }));
  await page.getByRole('article', { name: 'Lunch, Lentil soup' }).waitFor();

  await pressAt(page, button('Actions for Lentil soup'));
  await chooseInMenu(page, 'Save as reusable meal');
  await page.getByText('Saved as “Lentil soup”').waitFor();
  await pressAt(page, button('Shop for this week'));
  await pressAt(page, page.getByRole('link', { name: 'Shop for 1 meal' }));
  await page.waitForURL('**/shopping/add?**');
  const { items } = (await api.get<{ items: readonly MealBody[] }>(`/api/v1/meals?from=${MONDAY}`)).body;
  assert.deepEqual(
    items.map(({ date, slot }) => [date, slot]),
    [['2031-03-04', 'lunch']],
  );
});

furtherJourney('creates, restores and plans saved meals', {}, async ({ api, go, page, accessible }) => {
  await go('/saved-meals');
  await page.getByRole('heading', { name: 'No saved meals yet' }).waitFor();
  await accessible('no saved meals');
  await newMeal(api, 'saved-meals', [{ display_name: 'Roast' }, { display_name: 'Dumplings' }], { name: 'Sunday' });
  await page.getByRole('heading', { name: 'Sunday' }).waitFor();
  await page.getByRole('button', { name: 'New saved meal' }).click();
  const making = page.getByRole('dialog', { name: 'New saved meal' });
  await making.getByLabel('Name', { exact: true }).fill('Picnic');
  await making.getByRole('button', { name: 'Add without recipe' }).click();
  await making.getByLabel('What', { exact: true }).fill('Bread');
  await making.getByLabel('How much').fill('1 loaf');
  await accessible('a new saved meal');
  await making.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name: 'Picnic' }).waitFor();
  await accessible('saved meals');

  await page.getByRole('button', { name: 'Delete Sunday' }).click();
  await page.getByRole('heading', { name: 'Sunday' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('heading', { name: 'Sunday' }).waitFor();

  await page.getByRole('button', { name: 'Plan Picnic' }).click();
  const placing = page.getByRole('dialog', { name: 'Plan “Picnic”' });
  await placing.getByLabel('Day').fill(MONDAY);
  await placing.getByLabel('Meal', { exact: true }).selectOption('lunch');
  await placing.getByRole('button', { name: 'Plan' }).click();
  await page.getByRole('article', { name: 'Lunch, Picnic' }).waitFor();
});
