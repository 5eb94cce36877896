import sharp from 'sharp';

import type { TestClient } from '../support/client.ts';
import { newEntry } from '../support/recipes.ts';
import type { EntryBody } from '../support/recipes.ts';
import { assetIdOf, upload } from '../support/upload.ts';
import { accepted } from './accepted.ts';
import type { Household } from './household.ts';

interface Made {
  readonly id: string;
  readonly revision: number;
}

export interface Recipes {
  readonly stock: EntryBody;
  readonly soup: EntryBody;
  readonly pancakes: EntryBody;
  readonly salad: EntryBody;
  readonly tags: readonly string[];
  readonly book: string;
  readonly kept: Pick<Household, 'recipe' | 'receipt'>;
}

/** A single-color image, so that it is small. */
export const plainPicture = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 48, height: 32, channels: 3, background } })
    .jpeg()
    .toBuffer();

const lines = (...texts: readonly string[]) => [{ ingredients: texts.map((text) => ({ text })) }];
const steps = (...texts: readonly string[]) => [{ steps: texts.map((text) => ({ text })) }];
const atRevision = (revision: number) => ({ 'if-match': `"${revision}"` });

const stock = {
  id: 'stock',
  title: 'Vegetable stock',
  language: 'en',
  times: { total: 'PT1H' },
  ingredient_sections: lines('2 carrots', '1 onion', '2 l water'),
  instruction_sections: steps('Simmer for an hour.'),
};

const soup = (more: object = {}) => ({
  id: 'onion-soup',
  title: 'Onion soup',
  description: 'For cold evenings.',
  language: 'en',
  authors: [{ kind: 'person', name: 'Vera' }],
  yields: [{ text: '4 servings' }],
  times: { active: 'PT15M', total: 'PT45M' },
  ingredient_sections: [
    {
      title: 'For the soup',
      ingredients: [
        { text: '4 onions, sliced' },
        { text: '30 g butter' },
        { text: '1 l vegetable stock', recipe_ref: { recipe_id: 'stock', title: 'Vegetable stock' } },
      ],
    },
    { title: 'On top', ingredients: [{ text: '4 slices of bread' }, { text: 'cheese, optional' }] },
  ],
  instruction_sections: steps('Brown the onions in butter for 20 minutes.', 'Add the stock and simmer at 90 °C.'),
  translations: [{ relation: 'translation', language: 'de', recipe_id: 'zwiebelsuppe', title: 'Zwiebelsuppe' }],
  ...more,
});

const zwiebelsuppe = {
  id: 'zwiebelsuppe',
  title: 'Zwiebelsuppe',
  language: 'de',
  ingredient_sections: lines('4 Zwiebeln', '30 g Butter', '1 l Gemüsebrühe'),
  instruction_sections: steps('Die Zwiebeln bräunen.'),
  translations: [{ relation: 'original', language: 'en', recipe_id: 'onion-soup' }],
};

const pancakes = (milk: string) => ({
  title: 'Pancakes',
  language: 'en',
  yields: [{ text: '8 pancakes' }],
  times: { total: 'PT20M' },
  ingredient_sections: lines('200 g flour', milk, '2 eggs', '1 pinch salt'),
  instruction_sections: steps('Mix and fry.'),
});

const salad = { title: 'Green salad', language: 'en', ingredient_sections: lines('1 lettuce', '1 tbsp olive oil') };

const replace = async (client: TestClient, { id, revision }: EntryBody, recipe: object): Promise<EntryBody> =>
  accepted(await client.put<EntryBody>(`/api/v1/recipes/${id}`, { recipe }, atRevision(revision)));

/** Adds an image to a recipe, and its document shows it. */
const illustrate = async (client: TestClient, entry: EntryBody): Promise<EntryBody> => {
  const picture = await plainPicture('#c2410c');
  accepted(await upload(client, `/api/v1/recipes/${entry.id}`, picture, 'soup.jpg'));
  const assets = [{ id: 'photo', role: 'image', asset_id: assetIdOf(picture), media_type: 'image/jpeg' }];
  return replace(client, entry, soup({ assets }));
};

const trash = async (client: TestClient, title: string): Promise<EntryBody> => {
  const { id, revision } = await newEntry(client, { title });
  return accepted(await client.delete<EntryBody>(`/api/v1/recipes/${id}`, atRevision(revision)));
};

const fillBook = async (client: TestClient, members: readonly object[]): Promise<string> => {
  const chapters = [{ id: 'soups', title: 'Soups' }];
  const input = { kind: 'personal', title: 'Winter suppers', description: 'By the fire.', chapters };
  const { id, revision } = accepted(await client.post<Made>('/api/v1/books', input));
  const cover = await plainPicture('#2f5d46');
  accepted(await upload(client, `/api/v1/books/${id}`, cover, 'cover.jpg'));
  const covered = accepted(
    await client.put<Made>(`/api/v1/books/${id}`, { ...input, cover: assetIdOf(cover) }, atRevision(revision)),
  );
  accepted(await client.put(`/api/v1/books/${id}/members`, { members }, atRevision(covered.revision)));
  return id;
};

const cook = async (client: TestClient, id: string, date: string): Promise<Made> =>
  accepted(await client.post<Made>(`/api/v1/recipes/${id}/cooked`, { date, notes: `On ${date}.` }));

/** Recipes with revisions, references, a translation, images and a trash; their organization; the cooking history. */
export const fillRecipes = async (client: TestClient, other: TestClient): Promise<Recipes> => {
  const made = {
    stock: await newEntry(client, stock),
    soup: await illustrate(client, await newEntry(client, soup())),
    pancakes: await newEntry(other, pancakes('300 ml milk')),
    salad: await newEntry(client, salad),
  };
  const german = await newEntry(other, zwiebelsuppe);
  const thinner = await replace(client, made.pancakes, pancakes('400 ml milk'));
  accepted(
    await other.post(
      `/api/v1/recipes/${made.pancakes.id}/revisions/1/restore`,
      undefined,
      atRevision(thinner.revision),
    ),
  );
  await trash(client, 'Aspic');
  const purged = await trash(client, 'Burnt toast');
  accepted(await client.delete(`/api/v1/recipes/${purged.id}/permanently`, atRevision(purged.revision)));

  const key = 'tag-quick';
  const input = { name: 'Quick', color: '#2b6a80' };
  const quick = accepted(await client.post<Made>('/api/v1/tags', input, { 'idempotency-key': key })).id;
  const cozy = accepted(await client.post<Made>('/api/v1/tags', { name: 'Cozy' })).id;
  const course = accepted(await client.post<Made>('/api/v1/facets', { kind: 'course', value: 'Starter' })).id;
  for (const [id, organization] of [
    [made.soup.id, { tags: [cozy], facets: [course] }],
    [made.salad.id, { tags: [quick], facets: [course] }],
  ] as const) {
    accepted(await client.put(`/api/v1/recipes/${id}/organization`, organization, atRevision(1)));
  }
  accepted(await client.put(`/api/v1/recipes/${made.soup.id}/favorite`, { favorite: true }));
  accepted(await other.put(`/api/v1/recipes/${made.salad.id}/favorite`, { favorite: true }));
  await cook(client, made.soup.id, '2026-02-14');
  await cook(other, made.soup.id, '2026-02-21');
  const mistake = await cook(client, made.pancakes.id, '2026-02-22');
  accepted(await client.delete(`/api/v1/recipes/${made.pancakes.id}/cooked/${mistake.id}`));
  await cook(client, made.pancakes.id, '2026-02-23');

  const members = [
    { entry_id: made.soup.id, chapter_id: 'soups', note: 'Double it.' },
    { entry_id: german.id, chapter_id: 'soups' },
    { entry_id: made.salad.id },
  ];
  const book = await fillBook(client, members);
  return {
    ...made,
    tags: [quick, cozy],
    book,
    kept: { recipe: made.soup.id, receipt: { key, input, id: quick } },
  };
};
