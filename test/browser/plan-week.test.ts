import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import type { TestClient } from '../support/client.ts';
import { newMeal } from '../support/meals.ts';
import type { MealBody } from '../support/meals.ts';
import { newEntry, newRecipe } from '../support/recipes.ts';
import { furtherJourney, journey } from './support/journey.ts';

// A Monday in a week that is never the current one.
const MONDAY = '2031-03-03';
const [TUESDAY, WEDNESDAY, SUNDAY] = ['2031-03-04', '2031-03-05', '2031-03-09'];
const WEEK = `/plan?week=${MONDAY}`;

const mealsOf = async (api: TestClient): Promise<readonly MealBody[]> =>
  (await api.get<{ items: readonly MealBody[] }>(`/api/v1/meals?from=${MONDAY}&to=2031-03-31`)).body.items;

/** Each as its day, slot and dishes. */
const planOf = async (api: TestClient): Promise<readonly string[]> =>
  (await mealsOf(api)).map(({ date, slot, dishes }) =>
    [date, slot, ...dishes.map((dish) => dish.recipe_title ?? dish.plain_items?.[0]?.name ?? '')].join(' '),
  );

const day = (page: Page, weekday: string) => page.getByRole('listitem', { name: weekday });

journey('plans and shops for a week', {}, async ({ api, go, page, accessible }) => {
  const soup = await newEntry(api, {
    title: 'Lentil soup',
    yields: [{ text: '4 servings' }],
    ingredient_sections: [{ ingredients: [{ text: '250 g lentils' }, { text: '2 onions' }] }],
  });
  await newRecipe(api, 'Apple crumble');

  await go(WEEK);
  await page.getByText('Nothing is planned for this week yet.').waitFor();
  await accessible('empty week');

  // A recipe added with the button of its day, and a dish without a recipe.
  await page.getByRole('button', { name: 'Add to Monday' }).click();
  const adding = page.getByRole('dialog', { name: 'Add to Monday' });
  await adding.getByRole('button', { name: 'Lentil soup' }).waitFor();
  await accessible('adding');
  await adding.getByRole('searchbox').fill('lent');
  await adding.getByRole('button', { name: 'Lentil soup' }).click();
  await day(page, 'Monday').getByRole('link', { name: 'Lentil soup' }).waitFor();
  await page.getByRole('button', { name: 'Add to Tuesday' }).click();
  const plain = page.getByRole('dialog', { name: 'Add to Tuesday' });
  await plain.getByLabel('Meal', { exact: true }).selectOption('lunch');
  await plain.getByText('Something else').click();
  await plain.getByLabel('What is it?').fill('Bread and cheese');
  await plain.getByRole('button', { name: 'Plan' }).click();
  await day(page, 'Tuesday').getByText('Bread and cheese').waitFor();

  // Opening the plan with a recipe asks for a day.
  await go(`${WEEK}&recipe=${soup.id}`);
  const placing = page.getByRole('dialog', { name: 'Plan “Lentil soup”' });
  await placing.getByLabel('Day').fill(SUNDAY);
  await placing.getByRole('button', { name: 'Plan' }).click();
  await day(page, 'Sunday').getByRole('link', { name: 'Lentil soup' }).waitFor();

  // Monday's meal is for six, with a name and a second dish.
  await day(page, 'Monday').getByRole('button', { name: 'Actions for Lentil soup' }).click();
  await page.getByRole('menuitem', { name: 'Edit …' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit meal' });
  await editing.getByLabel('Portions').fill('6');
  await editing.getByLabel('Name', { exact: true }).fill('Welcome home');
  await editing.getByRole('button', { name: 'Add recipe' }).click();
  await editing.getByRole('button', { name: 'Apple crumble' }).click();
  await editing.getByLabel('How many times').waitFor();
  await accessible('editing a meal');
  await editing.getByRole('button', { name: 'Save' }).click();
  await day(page, 'Monday').getByRole('heading', { name: 'Welcome home' }).waitFor();
  await day(page, 'Monday').getByText('× 1½').waitFor();
  await accessible('full week');

  // Copied, deleted and restored.
  await page.getByRole('button', { name: 'Actions for Welcome home' }).click();
  await page.getByRole('menuitem', { name: 'Copy to …' }).click();
  const copying = page.getByRole('dialog', { name: 'Copy Welcome home' });
  await copying.getByLabel('Day').fill(WEDNESDAY);
  await copying.getByRole('button', { name: 'Copy' }).click();
  await day(page, 'Wednesday').getByRole('button', { name: 'Actions for Welcome home' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await day(page, 'Wednesday').getByText('Welcome home').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await day(page, 'Wednesday').getByText('Welcome home').waitFor();

  await page.getByRole('button', { name: 'Shop for this week' }).click();
  await page.getByRole('dialog').getByText('Sunday, 9 March').click();
  await accessible('days to shop for');
  await page.getByRole('link', { name: 'Shop for 3 meals' }).click();
  await page.waitForURL('**/shopping/add?**');
  const bought = JSON.parse(new URL(page.url()).searchParams.get('meals') ?? '[]') as string[];
  const [monday, tuesday, wednesday] = await mealsOf(api);
  assert.deepEqual(bought, [monday?.id, tuesday?.id, wednesday?.id]);
  assert.equal(monday?.dishes[0]?.scale, '3/2');
  assert.deepEqual(await planOf(api), [
    `${MONDAY} dinner Lentil soup Apple crumble`,
    `${TUESDAY} lunch Bread and cheese`,
    `${WEDNESDAY} dinner Lentil soup Apple crumble`,
    `${SUNDAY} dinner Lentil soup`,
  ]);

  // Soup for six, twice. A dish without a recipe is bought under its name.
  await page.getByLabel('Name of the new list').fill('This week');
  await page.getByRole('button', { name: 'A new list' }).click();
  await page
    .getByRole('checkbox', { name: /lentils 375 g/ })
    .nth(1)
    .waitFor();
  await page
    .getByText(/onions/)
    .first()
    .click();
  await accessible('review of a week');
  await page.getByRole('button', { name: 'Add 4 items' }).click();
  await page.getByRole('heading', { name: 'This week', level: 1 }).waitFor();
  await page.getByRole('checkbox', { name: /lentils 750 g/ }).click();
  await page.getByRole('checkbox', { name: /Bread and cheese/ }).waitFor();
  await page.getByRole('checkbox', { name: /onions 3/ }).waitFor();
  await page.getByText('1 of 3').waitFor();
});

furtherJourney('plans a week by dragging', { sizes: ['desk'] }, async ({ api, go, page }) => {
  await newRecipe(api, 'Lentil soup');
  await newMeal(api, 'meals', [{ display_name: 'Pasta' }], { date: MONDAY, slot: 'lunch' });
  await newMeal(api, 'saved-meals', [{ display_name: 'Pancakes' }], { name: 'Saturday breakfast' });
  await go(WEEK);
  const shelf = page.getByRole('complementary', { name: 'Recipes at hand' });

  const drag = async (what: ReturnType<Page['getByRole']>, to: string): Promise<void> => {
    await what.hover();
    await page.mouse.down();
    await page.mouse.move(400, 300, { steps: 3 });
    await page.getByTitle(to).hover();
    await page.mouse.up();
  };

  await drag(shelf.getByRole('button', { name: 'Lentil soup' }), 'Dinner, Tuesday');
  await day(page, 'Tuesday').getByRole('link', { name: 'Lentil soup' }).waitFor();
  await drag(day(page, 'Monday').getByText('Pasta'), 'Snack, Wednesday');
  await day(page, 'Wednesday').getByText('Pasta').waitFor();
  await shelf.getByText('Saved meals').click();
  await drag(shelf.getByRole('button', { name: /Saturday breakfast/ }), 'Breakfast, Monday');
  await day(page, 'Monday').getByText('Pancakes').waitFor();
  assert.deepEqual(
    (await mealsOf(api)).map(({ date, slot }) => `${date} ${slot}`),
    [`${MONDAY} breakfast`, `${TUESDAY} dinner`, `${WEDNESDAY} snack`],
  );

  // Leftovers cannot be dragged to a day before they are cooked: they are moved back, and the reason is shown.
  const [pancakes] = await mealsOf(api);
  await newMeal(api, 'meals', [{ leftover_of: pancakes?.dishes[0]?.id }], { date: TUESDAY, slot: 'lunch' });
  await drag(day(page, 'Tuesday').getByText('Leftovers: Pancakes'), 'Breakfast, Monday');
  await page.getByText('Leftovers cannot be eaten before they are cooked.').waitFor();
  await day(page, 'Tuesday').getByText('Leftovers: Pancakes').waitFor();
});

furtherJourney(
  'shows both versions of a meal that another user has changed',
  { sizes: ['desk'] },
  async ({ api, go, page, accessible }) => {
    const made = await newMeal(api, 'meals', [{ display_name: 'Pasta' }], { date: MONDAY, slot: 'lunch' });
    await go(WEEK);
    await page.getByRole('button', { name: 'Actions for Pasta' }).click();
    await page.getByRole('menuitem', { name: 'Edit …' }).click();
    const editing = page.getByRole('dialog', { name: 'Edit meal' });
    await editing.getByLabel('Name', { exact: true }).fill('Mine');
    const theirs = { date: MONDAY, slot: 'dinner', name: 'Theirs', dishes: [] };
    await api.put(`/api/v1/meals/${made.id}`, theirs, { 'if-match': '"1"' });
    await editing.getByRole('button', { name: 'Save', exact: true }).click();
    await editing.getByText('Somebody changed this meanwhile').waitFor();
    await editing.getByText('Theirs', { exact: true }).waitFor();
    await accessible('two versions of a meal');
    await editing.getByRole('button', { name: 'Save mine' }).click();
    await page.getByRole('heading', { name: 'Mine' }).waitFor();
    const [meal] = await mealsOf(api);
    assert.deepEqual([meal?.name, meal?.slot, meal?.revision], ['Mine', 'lunch', 3]);
  },
);

furtherJourney('creates a copy once even if the response is lost', { sizes: ['desk'] }, async ({ api, go, page }) => {
  const lunch = { date: MONDAY, slot: 'lunch' };
  await newMeal(api, 'meals', [{ display_name: 'Pasta' }, { display_name: 'Salad' }], lunch);
  await go(WEEK);
  await page.getByRole('button', { name: 'Actions for Pasta' }).click();
  await page.getByRole('menuitem', { name: 'Copy to …' }).click();
  const copying = page.getByRole('dialog');
  await copying.getByLabel('Day').fill(TUESDAY);
  await page.route(
    (url) => url.pathname === '/api/v1/meals',
    async (route) => {
      // It was created, but the response is lost.
      await route.fetch();
      await route.abort('internetdisconnected');
    },
    { times: 1 },
  );
  await copying.getByRole('button', { name: 'Copy' }).click();
  await copying.getByText('Tureen cannot be reached.').waitFor();
  await copying.getByRole('button', { name: 'Copy' }).click();
  await day(page, 'Tuesday').getByText('Pasta').waitFor();
  assert.deepEqual(
    (await mealsOf(api)).map(({ date, dishes }) => [date, dishes.length]),
    [
      [MONDAY, 2],
      [TUESDAY, 2],
    ],
  );
});
