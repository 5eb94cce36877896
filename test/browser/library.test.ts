import assert from 'node:assert/strict';

import type { TestClient } from '../support/client.ts';
import { newEntry } from '../support/recipes.ts';
import type { EntryBody } from '../support/recipes.ts';
import { newPicture } from '../support/pictures.ts';
import { upload } from '../support/upload.ts';
import { choose } from './support/choose.ts';
import { furtherJourney } from './support/journey.ts';

/** Browser globals that Node.js does not have. */
interface Image {
  readonly naturalWidth: number;
  decode(): Promise<void>;
}

const entry = async (api: TestClient, id: string): Promise<EntryBody> =>
  (await api.get<EntryBody>(`/api/v1/recipes/${id}`)).body;

const made = async (api: TestClient, path: string, json: object): Promise<string> =>
  (await api.post<{ id: string }>(`/api/v1/${path}`, json)).body.id;

furtherJourney('finds and changes many recipes', {}, async ({ go, page, api, size, accessible }) => {
  const quick = await made(api, 'tags', { name: 'Quick', color: '#c2410c' });
  const book = await made(api, 'books', { kind: 'personal', title: 'Sundays' });
  const [soup, pie] = [await newEntry(api, { title: 'Leek soup' }), await newEntry(api, { title: 'Apple pie' })];
  const stew = await newEntry(api, { title: 'Bean stew' });
  await go('/');
  const recipe = (title: string) => page.getByRole('link', { name: title });
  const count = (text: string) => page.getByRole('status').getByText(text, { exact: true });
  await count('3 recipes').waitFor();
  await accessible('library');

  // Results appear while typing, and the URL contains the query.
  await page.getByRole('searchbox', { name: 'Find recipes' }).fill('lee');
  await count('1 recipe').waitFor();
  await recipe('Leek soup').waitFor();
  assert.match(page.url(), /\?q=lee/);
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await count('3 recipes').waitFor();

  // Marked as a favorite right away.
  await page.getByRole('button', { name: 'Favorite: Bean stew', pressed: false }).click();
  await page.getByRole('button', { name: 'Favorite: Bean stew', pressed: true }).waitFor();
  await choose(page.getByRole('radio', { name: 'List' }));
  await recipe('Bean stew').waitFor();
  await accessible('library as a list');

  // Two of them get a tag and are added to a book.
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Select Leek soup' }).check();
  await page.getByRole('checkbox', { name: 'Select Apple pie' }).check();
  const bar = page.getByRole('region', { name: 'Selected recipes' });
  await bar.getByText('2 selected').waitFor();
  await accessible('selecting recipes');

  // The selection survives navigating away and back.
  await page.getByRole('navigation').getByRole('link', { name: 'Plan' }).click();
  await bar.waitFor({ state: 'detached' });
  await page.goBack();
  await bar.getByText('2 selected').waitFor();
  await bar.getByRole('button', { name: 'Tags' }).click();
  const tags = page.getByRole('dialog', { name: 'Tags of 2 recipes' });
  await tags.getByRole('radiogroup', { name: 'Quick' }).getByText('Add').click();
  await accessible('tagging recipes');
  await tags.getByRole('button', { name: 'Save' }).click();
  await page.getByText('The tags of 2 recipes are changed.').waitFor();
  assert.deepEqual((await entry(api, pie.id)).organization.tags, [quick]);
  await bar.getByRole('button', { name: 'To a book' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Put into the book' }).click();
  await page.getByText('2 recipes are in the book.').waitFor();
  assert.deepEqual((await entry(api, soup.id)).organization.books, [book]);

  // Into the trash and back.
  await bar.getByRole('button', { name: 'Trash' }).click();
  await count('1 recipe').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await count('3 recipes').waitFor();
  assert.equal((await entry(api, soup.id)).state, 'active');
  await bar.getByRole('button', { name: 'Finish selecting' }).click();

  // Filtered by a tag, then unfiltered.
  await page.getByRole('button', { name: 'Filters' }).click();
  await choose(page.getByRole('checkbox', { name: 'Quick' }));
  await count('2 recipes').waitFor();
  await accessible('filters');
  if (size === 'phone') await page.getByRole('button', { name: 'Show 2 recipes' }).click();
  await page.getByRole('button', { name: 'Remove filter: Quick' }).click();
  await count('3 recipes').waitFor();
  assert.equal((await entry(api, stew.id)).favorite, true);
});

furtherJourney('reports recipes that others changed', { sizes: ['desk'] }, async ({ go, page, api, accessible }) => {
  const [soup, pie] = [await newEntry(api, { title: 'Leek soup' }), await newEntry(api, { title: 'Apple pie' })];
  await go('/');
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Select Leek soup' }).check();
  await page.getByRole('checkbox', { name: 'Select Apple pie' }).click({ modifiers: ['Shift'] });
  let isFirst = true;
  await page.route('**/bulk/recipes/trash', async (route) => {
    // While the request is in flight, another user edits the soup.
    if (isFirst) {
      const changed = { recipe: { ...soup.recipe, title: 'Better soup' } };
      assert.equal((await api.put(`/api/v1/recipes/${soup.id}`, changed, { 'if-match': '"1"' })).status, 200);
    }
    isFirst = false;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Trash' }).click();
  const outcome = page.getByRole('dialog', { name: 'Not everything was done' });
  await outcome.getByText('Better soup').waitFor();
  await accessible('recipes that were not trashed');
  assert.deepEqual([(await entry(api, pie.id)).state, (await entry(api, soup.id)).state], ['trashed', 'active']);
  await outcome.getByRole('button', { name: 'Do it for this one as well' }).click();
  await outcome.waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'A shelf waiting for its first recipe' }).waitFor();
  assert.equal((await entry(api, soup.id)).state, 'trashed');
});

furtherJourney('ignores invalid query parameters', { sizes: ['desk'] }, async ({ go, page, api }) => {
  const step = { text: 'Simmer for 10 minutes.' };
  const { id } = await newEntry(api, { title: 'Leek soup', instruction_sections: [{ steps: [step] }] });
  await newEntry(api, { title: 'Apple pie' });
  await go('/?language=!!&favorite=false&sort=bogus&max_total_minutes=-5&tag=&view=moon');
  await page.getByRole('status').getByText('2 recipes', { exact: true }).waitFor();
  assert.equal(await page.getByRole('button', { name: /^Remove filter/ }).count(), 0);
  await go(`/recipes/${id}?servings=abc&scale=0&convention=moon`);
  await page.getByRole('heading', { name: 'Leek soup' }).waitFor();
  assert.equal(await page.getByRole('alert').count(), 0);
  await go(`/recipes/${id}/cook?step=-1`);
  await page.getByText('Step 1 of 1').waitFor();
});

furtherJourney('keeps the search and the selection', { sizes: ['phone'] }, async ({ go, page, api }) => {
  const ingredient_sections = [{ ingredients: [{ text: '1 leek' }, { text: '10 g butter' }] }];
  await newEntry(api, { title: 'Leek soup', ingredient_sections });
  await newEntry(api, { title: 'Lentil soup' });
  await newEntry(api, { title: 'Apple pie' });
  await go('/');
  const count = (text: string) => page.getByRole('status').getByText(text, { exact: true });
  await count('3 recipes').waitFor();

  // A food typed into its field counts even if the user did not press the plus button next to it.
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('textbox', { name: 'With', exact: true }).fill('leek');
  await page.getByRole('textbox', { name: 'Without' }).focus();
  await page.getByRole('button', { name: 'Show 1 recipe' }).click();
  await page.getByRole('link', { name: 'Leek soup' }).click();

  // The back link leads to the search results, not to all recipes.
  await page.getByRole('main').getByRole('link', { name: 'Recipes' }).click();
  await count('1 recipe').waitFor();
  assert.match(page.url(), /ingredient/);

  // Everything visible can be selected, regardless of what else is selected.
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Select Leek soup' }).check();
  await page.getByRole('button', { name: /^Remove filter: .*leek/ }).click();
  await page.getByRole('searchbox', { name: 'Find recipes' }).fill('pie');
  await count('1 recipe').waitFor();
  await page.getByRole('button', { name: 'Select all 1' }).click();
  await page.getByRole('region', { name: 'Selected recipes' }).getByText('2 selected').waitFor();
});

furtherJourney('loads images and files with two libraries', { sizes: ['desk'] }, async ({ go, page, api }) => {
  const { id } = await newEntry(api, { title: 'Leek soup' });
  const { body: asset } = await upload(api, `/api/v1/recipes/${id}`, await newPicture());
  const assets = [{ asset_id: asset.id, role: 'image', media_type: 'image/jpeg' }];
  await api.put(`/api/v1/recipes/${id}`, { recipe: { title: 'Leek soup', assets } }, { 'if-match': '"1"' });
  const book = await made(api, 'books', { kind: 'personal', title: 'Sundays' });
  await made(api, 'libraries', { name: 'Cabin' });

  // Requests for images name no library, because they send no header.
  await go(`/recipes/${id}`);
  const picture = page.getByRole('img', { name: /Leek soup/ });
  await picture.waitFor();
  assert.ok(await picture.evaluate(async (image: Image) => image.decode().then(() => image.naturalWidth > 0)));
  await go(`/books/${book}`);
  await page.getByRole('button', { name: 'More for this book' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /Download/ }).click();
  assert.equal(await (await download).failure(), null);
});
