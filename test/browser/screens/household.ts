import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';

import type { TestClient } from '../../support/client.ts';
import { newEntry } from '../../support/recipes.ts';
import { upload } from '../../support/upload.ts';
import { englishDishes, germanDishes } from './dishes.ts';
import type { Dish } from './dishes.ts';
import { pictureOf } from './picture-of.ts';

/** The ids used in the URLs of its screens. */
export interface Household {
  readonly recipe: string;
  readonly book: string;
  readonly list: string;
  readonly preview: string;
  readonly job: string;
  readonly webhook: string;
}

const post = async <T extends object>(client: TestClient, path: string, json: object, headers = {}): Promise<T> => {
  const { status, body, text } = await client.post<T>(`/api/v1${path}`, json, headers);
  assert.ok(status < 300, `${path}: ${text}`);
  return body;
};

const addDish = async (client: TestClient, dish: Dish, tagIds: ReadonlyMap<string, string>): Promise<string> => {
  const { title, description, serves, total, active, language, author, colours, ingredients, steps, tags } = dish;
  const recipe = {
    title,
    language,
    ...(description !== undefined && { description }),
    ...(author !== undefined && { authors: [{ kind: 'person', name: author }] }),
    yields: [{ text: serves }],
    times: { total, ...(active !== undefined && { active }) },
    ingredient_sections: [{ ingredients: ingredients.map((text) => ({ text })) }],
    instruction_sections: [{ steps: steps.map((text) => ({ text })) }],
  };
  const entry = await newEntry(client, recipe);
  if (colours !== undefined) await addPicture(client, entry.id, dish);
  const organization = { tags: tags.map((name) => tagIds.get(name)), facets: [] };
  const etag = { 'if-match': `"${entry.organization.revision}"` };
  await client.put(`/api/v1/recipes/${entry.id}/organization`, organization, etag);
  return entry.id;
};

/** Uploads a file to the recipe and makes it the cover image. */
const addPicture = async (client: TestClient, id: string, dish: Dish): Promise<void> => {
  const { body: asset } = await upload(client, `/api/v1/recipes/${id}`, await pictureOf(dish), 'dish.jpg');
  const { body } = await client.get<{ revision: number; recipe: object }>(`/api/v1/recipes/${id}`);
  const assets = [{ id: 'photo', role: 'image', asset_id: asset.id, media_type: 'image/jpeg' }];
  const recipe = { ...body.recipe, assets };
  const answer = await client.put(`/api/v1/recipes/${id}`, { recipe }, { 'if-match': `"${body.revision}"` });
  assert.equal(answer.status, 200, answer.text);
};

const addTags = async (client: TestClient, dishes: readonly Dish[]): Promise<ReadonlyMap<string, string>> => {
  const colours = ['#2f5d46', '#b23c17', '#c98a1b', '#5b4a86', '#2b6a80', ''];
  const ids = new Map<string, string>();
  for (const name of new Set(dishes.flatMap(({ tags }) => tags))) {
    const color = colours[ids.size % colours.length];
    ids.set(name, (await post<{ id: string }>(client, '/tags', { name, color })).id);
  }
  return ids;
};

/** Monday of this week and the days after it. */
const dayOfWeek = (offset: number): string => {
  const day = new Date();
  day.setDate(day.getDate() - ((day.getDay() + 6) % 7) + offset);
  return `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}-${String(day.getDate()).padStart(2, '0')}`;
};

/** All texts of a household besides its recipes. */
const english = {
  bread: 'Bread and cheese',
  savedMeal: 'Soup night',
  notes: 'Enough for guests.',
  list: 'This week',
  things: ['Coffee', 'Dishwasher tablets', 'Oranges for juice'],
  aspic: 'Aspic',
  cooked: 'With more nutmeg.',
  book: 'Winter suppers',
  pantry: [
    { name: 'Flour', location: 'Cupboard' },
    { name: 'Butter', location: 'Fridge', amount: '250', unit: 'g' },
  ],
  webhook: 'Kitchen display',
};

const german: typeof english = {
  bread: 'Brotzeit mit Bergkäse',
  savedMeal: 'Sonntagnachmittagskaffeekränzchen',
  notes: 'Reicht auch für unangemeldeten Besuch.',
  list: 'Wochenendgroßeinkauf',
  things: ['Kaffee', 'Geschirrspülmaschinentabs', 'Orangen zum Auspressen'],
  aspic: 'Sülze nach Großtante Adelgundes Art',
  cooked: 'Mit mehr Muskatnuss.',
  book: 'Weihnachtsbäckereigeheimnisse',
  pantry: [
    { name: 'Dinkelvollkornmehl', location: 'Vorratskammer' },
    { name: 'Butter', location: 'Kühlschrank', amount: '250', unit: 'g' },
  ],
  webhook: 'Küchenanzeigetafel',
};

const planWeek = async (
  client: TestClient,
  recipes: readonly string[],
  texts: typeof english,
): Promise<readonly string[]> => {
  const meals: string[] = [];
  const slots = ['dinner', 'dinner', 'breakfast', 'dinner', 'lunch', 'dinner'];
  for (const [at, slot] of slots.entries()) {
    const dishes = [{ entry_id: recipes[at % recipes.length] }];
    meals.push((await post<{ id: string }>(client, '/meals', { date: dayOfWeek(at), slot, dishes })).id);
  }
  const dishes = [{ entry_id: recipes[0] }, { display_name: texts.bread }];
  await post(client, '/saved-meals', { name: texts.savedMeal, notes: texts.notes, dishes });
  return meals;
};

const fillList = async (client: TestClient, meals: readonly string[], texts: typeof english): Promise<string> => {
  const list = await post<{ id: string }>(client, '/shopping/lists', { name: texts.list });
  const at = `/shopping/lists/${list.id}`;
  const { token } = await post<{ token: string }>(client, `${at}/review`, { meal_ids: meals.slice(0, 3) });
  await post(client, `${at}/apply`, { operation_id: randomUUID(), token });
  const items = texts.things.map((name) => ({ id: name, name }));
  const { items: all, revision } = await post<{ items: { id: string }[]; revision: number }>(
    client,
    `${at}/items`,
    { items },
    { 'idempotency-key': randomUUID() },
  );
  for (const { id } of all.slice(0, 2)) {
    const change = { operation_id: randomUUID(), base_revision: revision, set: { bought: true } };
    await client.patch(`/api/v1${at}/items/${encodeURIComponent(id)}`, change);
  }
  return list.id;
};

const IMPORTED = `Aunt Vera's muffins

Serves 12

2 cups flour
1 cup milk
1 tbsp sugar
2 eggs

Mix everything.
Bake for 20 minutes at 180 °C.
`;

/** A library that has been used for a while, in one language. */
export const fillHousehold = async (client: TestClient, language: 'en' | 'de'): Promise<Household> => {
  const [dishes, texts] = language === 'en' ? [englishDishes, english] : [germanDishes, german];
  const tagIds = await addTags(client, dishes);
  const recipes: string[] = [];
  for (const dish of dishes) recipes.push(await addDish(client, dish, tagIds));
  const [first = ''] = recipes;
  await client.put(`/api/v1/recipes/${first}/favorite`, { favorite: true });
  await post(client, `/recipes/${first}/cooked`, { date: dayOfWeek(0), notes: texts.cooked });
  const trashed = await newEntry(client, { title: texts.aspic });
  await client.delete(`/api/v1/recipes/${trashed.id}`, { 'if-match': '"1"' });

  const book = await post<{ id: string; revision: number }>(client, '/books', {
    kind: 'personal',
    title: texts.book,
    description: '',
  });
  const members = recipes.slice(0, 4).map((entry_id) => ({ entry_id }));
  await client.put(`/api/v1/books/${book.id}/members`, { members }, { 'if-match': `"${book.revision}"` });

  for (const entry of texts.pantry) await post(client, '/pantry', entry);
  const list = await fillList(client, await planWeek(client, recipes, texts), texts);
  const preview = await post<{ id: string }>(client, '/recipes/import-previews', { text: IMPORTED });
  const job = await post<{ id: string }>(client, '/jobs/exports', { scope: 'library', format: 'portable-bundle' });
  const { webhook } = await post<{ webhook: { id: string } }>(client, '/webhooks', {
    name: texts.webhook,
    url: 'https://display.example/hooks/tureen',
    enabled: true,
    event_types: ['recipe.*', 'shopping-list.updated'],
  });
  return { recipe: first, book: book.id, list, preview: preview.id, job: job.id, webhook: webhook.id };
};
