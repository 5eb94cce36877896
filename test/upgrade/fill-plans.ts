import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';

import type { ShoppingListBody } from '../../src/domains/shopping/lists/list.schemas.ts';
import type { TestClient } from '../support/client.ts';
import { newMeal } from '../support/meals.ts';
import { stock } from '../support/pantry.ts';
import { TestList } from '../support/shopping.ts';
import { accepted } from './accepted.ts';
import type { Recipes } from './fill-recipes.ts';
import type { Household } from './household.ts';

/** With more deleted items than this, a list archives the oldest. */
const MAX_DELETED_ITEMS = 60;

const fillPantry = async (client: TestClient): Promise<void> => {
  await stock(client, 'Onions', { amount: '5', location: 'Cellar' });
  await stock(client, 'Butter', { amount: '250', unit: 'g', location: 'Fridge', note: 'Salted' });
  for (const name of ['Lettuce', 'Olive oil']) await stock(client, name);
};

const planMeals = async (client: TestClient, { soup, pancakes }: Recipes): Promise<readonly string[]> => {
  const dinner = await newMeal(
    client,
    'meals',
    [
      { id: 'soup', entry_id: soup.id, recipe_revision: 1, scale: '3/2', notes: 'More pepper.' },
      { plain_items: [{ name: 'Bread', quantity: '1 loaf' }] },
    ],
    { date: '2026-03-02', name: 'Guests', notes: 'At eight.' },
  );
  const lunch = await newMeal(client, 'meals', [{ display_name: 'Rest of the soup', leftover_of: 'soup' }], {
    date: '2026-03-03',
    slot: 'lunch',
  });
  const saved = await newMeal(client, 'saved-meals', [{ entry_id: pancakes.id }], { name: 'Pancake day' });
  accepted(await client.post(`/api/v1/saved-meals/${saved.id}/plan`, { date: '2026-03-04', slot: 'breakfast' }));
  return [dinner.id, lunch.id];
};

const subscribeToCalendar = async (client: TestClient): Promise<string> => {
  const { url } = accepted(await client.post<{ url?: string }>('/api/v1/meals/calendar', undefined));
  const { pathname, search } = new URL(url ?? assert.fail('the calendar has no address'));
  return `${pathname}${search}`;
};

/** A list with items of every origin and state. */
const fillList = async (
  client: TestClient,
  { salad }: Recipes,
  meals: readonly string[],
): Promise<Household['list']> => {
  const list = await TestList.create(client, { name: 'This week' });
  const shown = await list.shopFor({ meal_ids: meals, portions: [{ id: 'salad', recipe_id: salad.id, scale: '2' }] });
  const requirement = Object.values(shown.requirements).find(({ source }) => source.portion_id === 'salad');
  assert.ok(requirement, 'the salad has no requirement');
  const { id, choice_id } = requirement;
  accepted(await list.select([{ id, choice_id, selected: false }]));
  accepted(await list.add([{ id: 'coffee', name: 'Coffee', buy: '2 bags' }]));
  await list.addNamed('tea', 'green tea', 'soap');
  accepted(await list.change('soap', { category: 'household' }));
  accepted(await list.merge('green tea', 'tea'));
  accepted(await list.arrange(['soap', 'coffee']));
  accepted(await list.rename('Big shop'));

  await list.addNamed(...Array.from({ length: MAX_DELETED_ITEMS + 1 }, (_, index) => `old ${index}`));
  for (let index = 0; index <= MAX_DELETED_ITEMS; index += 1) {
    accepted(await list.change(`old ${index}`, { deleted: true }));
  }

  const json = { operation_id: randomUUID(), base_revision: list.revision, set: { bought: true } };
  const bought = accepted(await client.patch<ShoppingListBody>(`${list.path}/items/coffee`, json));
  const appliedRevision = bought.applied_revision ?? assert.fail('the operation was not applied');
  return { id: bought.id, archivedItem: 'old 0', operation: { json, appliedRevision } };
};

const deleteList = async (client: TestClient): Promise<string> => {
  const id = 'chosen-by-a-client';
  const list = await TestList.create(client, { id, name: 'Party' });
  accepted(await client.delete(list.path));
  return id;
};

type Kept = Pick<Household, 'calendarFeed' | 'list' | 'deletedList'>;

/** The pantry, planned and saved meals, and shopping lists. */
export const fillPlans = async (client: TestClient, recipes: Recipes): Promise<Kept> => {
  await fillPantry(client);
  const meals = await planMeals(client, recipes);
  return {
    calendarFeed: await subscribeToCalendar(client),
    list: await fillList(client, recipes, meals),
    deletedList: await deleteList(client),
  };
};
