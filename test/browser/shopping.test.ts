import assert from 'node:assert/strict';

import { newMeal } from '../support/meals.ts';
import { newEntry } from '../support/recipes.ts';
import { TestList, openNames } from '../support/shopping.ts';
import { furtherJourney } from './support/journey.ts';
import { pressAt } from './support/keyboard.ts';

const soup = {
  title: 'Onion soup',
  ingredient_sections: [
    {
      ingredients: [
        { id: 'onion', text: '1 kg onions' },
        { id: 'butter', text: '50 g butter', alternatives: [] },
        { id: 'wine', text: '200 ml white wine' },
        { id: 'thyme', text: 'thyme', optional: true },
      ],
    },
  ],
};

furtherJourney('shops for a recipe', {}, async ({ go, page, api, accessible }) => {
  const recipe = await newEntry(api, soup);
  await go('/shopping');
  await page.getByRole('heading', { name: 'Nothing to buy yet' }).waitFor();
  await accessible('no lists');

  // Without a list, a new one is created along the way.
  await go(`/shopping/add?recipe=${recipe.id}`);
  await page.getByLabel('Name of the new list').fill('Saturday');
  await page.getByRole('button', { name: 'A new list' }).click();
  await page.getByRole('checkbox', { name: /onions/ }).waitFor();
  await page.getByRole('button', { name: 'More of Onion soup' }).click();
  await page.getByText('× 1½').waitFor();
  await page
    .getByRole('checkbox', { name: /onions.*1 1\/2 kg|onions.*1\.5 kg|onions.*1 ½ kg|onions.*1500 g/ })
    .waitFor();
  await page.getByText(/white wine/).click();
  await accessible('review');
  await page.getByRole('button', { name: 'Add 2 items' }).click();

  await page.getByRole('heading', { name: 'Saturday', level: 1 }).waitFor();
  await page.getByRole('checkbox', { name: /onions/ }).waitFor();
  await accessible('list');

  const field = page.getByRole('textbox', { name: 'Add to the list' });
  await field.fill('2 l milk');
  await field.press('Enter');
  await page.getByRole('checkbox', { name: /milk 2 l/ }).click();
  await page.getByText('1 of 3').waitFor();
  await page.getByText('Bought (1)').click();
  await accessible('list with bought items');

  await page.getByRole('button', { name: 'Details of butter' }).click();
  await page.getByText('What it is for').click();
  await page.getByRole('link', { name: 'Onion soup' }).waitFor();
  await accessible('item');
  await page.getByLabel('How much').fill('1 packet');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('checkbox', { name: /butter 1 packet/ }).waitFor();

  await page.getByRole('button', { name: 'Details of butter' }).click();
  await page.getByRole('button', { name: 'Take off the list' }).click();
  await page.getByRole('checkbox', { name: /butter/ }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('checkbox', { name: /butter/ }).waitFor();

  await page.getByRole('button', { name: 'More about Saturday' }).click();
  await page.getByRole('menuitem', { name: 'Change the order' }).click();
  await page.getByRole('button', { name: 'Move onions down' }).click();
  await page.getByRole('button', { name: 'Back to the order of the shop' }).waitFor();
  await accessible('order');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('heading', { name: 'In your order' }).waitFor();

  await page.getByRole('button', { name: 'Clear bought' }).click();
  await page.getByText('0 of 2').waitFor();
  const { body } = await api.get<{ items: readonly { id: string }[] }>('/api/v1/shopping/lists');
  const list = new TestList(api, body.items[0]?.id ?? assert.fail('no list was created'));
  assert.deepEqual(openNames(await list.read()).toSorted(), ['butter', 'onions']);
});

const isApplying = (url: URL): boolean => url.pathname.endsWith('/apply');

furtherJourney('adds a recipe to a second list', { sizes: ['phone'] }, async ({ go, page, api }) => {
  const recipe = await newEntry(api, soup);
  const week = await TestList.create(api, { name: 'Week' });
  await go(`/shopping/add?recipe=${recipe.id}`);
  await page.getByRole('checkbox', { name: /onions/ }).waitFor();
  await page.getByLabel('On which list').selectOption('A new list');
  await page.getByLabel('Name of the new list').fill('Party');
  // The request to create the list is held back for a while.
  const released = Promise.withResolvers<void>();
  await page.route(
    (url) => url.pathname === '/api/v1/shopping/lists',
    async (route) => {
      await released.promise;
      await route.continue();
    },
  );
  await page.getByRole('button', { name: 'A new list' }).click();
  await page.getByText('Looking through the recipes …').waitFor();
  assert.equal(await page.getByLabel('On which list').locator('option:checked').textContent(), 'Party');
  assert.equal(await page.getByRole('button', { name: /^Add \d/ }).count(), 0);
  released.resolve();
  await pressAt(page, page.getByRole('button', { name: 'Less of Onion soup' }));
  await page.getByText('× ½').waitFor();
  await page.getByRole('button', { name: 'More of Onion soup' }).and(page.locator(':focus')).waitFor();

  // Trying again adds it rather than just checking again.
  await page.route(isApplying, (route) => route.abort('internetdisconnected'), { times: 1 });
  await page.getByRole('button', { name: 'Add 3 items' }).click();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Party', level: 1 }).waitFor();
  await page.getByRole('checkbox', { name: /onions/ }).waitFor();
  assert.deepEqual((await week.read()).items, []);
});

furtherJourney('detects a recipe already on the list', { sizes: ['phone'] }, async ({ go, page, api, accessible }) => {
  const recipe = await newEntry(api, soup);
  await TestList.create(api);
  await go(`/shopping/add?recipe=${recipe.id}`);
  // The remove button is next to the item it removes.
  const title = (await page.locator('.origin-row-title').boundingBox()) ?? assert.fail('the title is not visible');
  const cross = await page.getByRole('button', { name: 'Leave out Onion soup' }).boundingBox();
  assert.ok(cross !== null && cross.y < title.y + title.height && title.y < cross.y + cross.height);
  await page.getByRole('button', { name: 'Add 3 items' }).click();
  await page.getByRole('heading', { name: 'Week', level: 1 }).waitFor();

  await go(`/shopping/add?recipe=${recipe.id}`);
  await page.getByText('This is on the list already.').waitFor();
  await page.getByRole('link', { name: 'To the list', exact: true }).waitFor();
  assert.equal(await page.getByRole('button', { name: /^Add \d/ }).count(), 0);
  await accessible('nothing to add');
  await page.getByText(/white wine/).click();
  await page.getByRole('button', { name: 'Save the choice' }).waitFor();
  await page.getByText('thyme').click();
  await page.getByRole('button', { name: 'Add 1 item' }).waitFor();
  await page.getByRole('button', { name: 'Shop for it once more' }).click();
  await page.getByRole('button', { name: 'Add 3 items' }).waitFor();
});

furtherJourney('leaves out deleted recipes and meals', { sizes: ['phone'] }, async ({ go, page, api, accessible }) => {
  const recipe = await newEntry(api, soup);
  const trashed = await newEntry(api, { ...soup, title: 'Pie' });
  await TestList.create(api);
  const meal = await newMeal(api, 'meals');
  for (const path of [`/api/v1/meals/${meal.id}`, `/api/v1/recipes/${trashed.id}`]) {
    assert.ok((await api.delete(path, { 'if-match': '"1"' })).status < 300, path);
  }
  const meals = encodeURIComponent(JSON.stringify([meal.id]));
  await go(`/shopping/add?recipe=${recipe.id}&meals=${meals}`);
  await page.getByText('A meal that is gone').waitFor();
  await page.getByText('It is left out.').waitFor();
  await accessible('a deleted meal');
  await page.getByRole('button', { name: 'Add 3 items' }).click();
  await page.getByRole('checkbox', { name: /onions/ }).waitFor();

  await go(`/shopping/add?recipe=${trashed.id}`);
  await page.getByText('It is left out.').waitFor();
  assert.equal(await page.getByRole('alert').count(), 0);
  await page.getByText('Looking through the recipes …').waitFor({ state: 'detached' });
});
