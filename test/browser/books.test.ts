import assert from 'node:assert/strict';

import type { TestClient } from '../support/client.ts';
import { newRecipe } from '../support/recipes.ts';
import { furtherJourney } from './support/journey.ts';
import { tabTo } from './support/keyboard.ts';

interface BookBody {
  readonly id: string;
  readonly members: readonly { readonly entry_id: string; readonly chapter_id: string | null; readonly note: string }[];
}

const membersOf = async (api: TestClient, id: string): Promise<readonly (readonly [string, string | null])[]> =>
  (await api.get<BookBody>(`/api/v1/books/${id}`)).body.members.map(({ entry_id, chapter_id }) => [
    entry_id,
    chapter_id,
  ]);

furtherJourney('assembles a book', {}, async ({ go, page, api, accessible }) => {
  const soup = await newRecipe(api, 'Leek soup');
  await newRecipe(api, 'Apple pie');
  await go('/books');
  await page.getByRole('heading', { name: 'No books yet' }).waitFor();
  await accessible('no books');
  await page.getByRole('button', { name: 'New book' }).click();
  const form = page.getByRole('dialog', { name: 'New book' });
  await form.getByRole('textbox', { name: 'Title' }).fill('Sundays');
  await form.getByRole('button', { name: 'Add a chapter' }).click();
  await form.getByRole('textbox', { name: 'Chapter 1' }).fill('Soups');
  await accessible('book form');
  await form.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('heading', { level: 1, name: 'Sundays' }).waitFor();

  await page.getByRole('button', { name: 'Add recipes' }).click();
  const adding = page.getByRole('dialog', { name: 'Add recipes' });
  await adding.getByRole('button', { name: 'Leek soup' }).click();
  await adding.getByText('“Leek soup” is in the book.').waitFor();
  await adding.getByRole('button', { name: 'Apple pie' }).click();
  await accessible('adding recipes');
  await adding.getByRole('button', { name: 'Done' }).click();

  const menu = page.getByRole('button', { name: 'More for Leek soup' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'To “Soups”' }).click();
  await page.getByRole('region', { name: 'Soups' }).getByRole('link', { name: 'Leek soup' }).waitFor();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Note' }).click();
  const note = page.getByRole('dialog', { name: 'Note for Leek soup' });
  await note.getByRole('textbox').fill('With bread');
  await note.getByRole('button', { name: 'Save' }).click();
  await note.waitFor({ state: 'detached' });
  await page.getByText('With bread').waitFor();
  await accessible('book');

  await page.getByRole('button', { name: 'More for Apple pie' }).click();
  await page.getByRole('menuitem', { name: 'Take out of the book' }).click();
  await page.getByRole('link', { name: 'Apple pie' }).waitFor({ state: 'detached' });
  await go('/books');
  await page.getByText('1 recipe').waitFor();
  await accessible('books');
  const id = (await api.get<{ items: readonly BookBody[] }>('/api/v1/books')).body.items[0]?.id ?? '';
  assert.equal((await api.get<BookBody>(`/api/v1/books/${id}`)).body.members[0]?.note, 'With bread');
  assert.deepEqual(
    (await membersOf(api, id)).map(([entry]) => entry),
    [soup],
  );
});

furtherJourney(
  'reorders the recipes of a book by keyboard and by dragging',
  { sizes: ['desk'] },
  async ({ go, page, api }) => {
    const [soup, pie, stew] = [
      await newRecipe(api, 'Leek soup'),
      await newRecipe(api, 'Pie'),
      await newRecipe(api, 'Stew'),
    ];
    const chapters = [{ id: 'winter', title: 'Winter' }];
    const { id } = (await api.post<BookBody>('/api/v1/books', { kind: 'personal', title: 'Sundays', chapters })).body;
    const members = [soup, pie, stew].map((entry_id) => ({ entry_id }));
    assert.equal((await api.put(`/api/v1/books/${id}/members`, { members }, { 'if-match': '"1"' })).status, 200);
    await go(`/books/${id}`);
    const handle = (title: string) => page.getByRole('button', { name: `Move ${title}`, exact: true });
    const announced = (text: string) => page.getByRole('status').getByText(text);

    await handle('Leek soup').waitFor();
    await tabTo(page, handle('Leek soup'));
    // Focus stays with the moved item, even from one chapter to another; the three changes are sent one after the
    // other.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await announced('Leek soup is now 1 of 1 in Winter.').waitFor();
    await page.getByRole('region', { name: 'Winter' }).getByRole('link', { name: 'Leek soup' }).waitFor();
    await tabTo(page, handle('Leek soup'));

    await handle('Stew').hover();
    await page.mouse.down();
    await handle('Pie').hover({ position: { x: 10, y: 2 } });
    await page.mouse.up();
    await announced('Stew is now 1 of 2.').waitFor();
    await go(`/books/${id}`);
    await handle('Stew').waitFor();
    assert.deepEqual(await membersOf(api, id), [
      [stew, null],
      [pie, null],
      [soup, 'winter'],
    ]);
  },
);

furtherJourney("warns before overwriting another user's changes to a book", { sizes: ['desk'] }, async (visitor) => {
  const { go, page, api, accessible } = visitor;
  const book = { kind: 'personal', title: 'Sundays' };
  const { id } = (await api.post<BookBody>('/api/v1/books', book)).body;
  await go(`/books/${id}`);
  await page.getByRole('button', { name: 'More for this book' }).click();
  await page.getByRole('menuitem', { name: 'Edit book' }).click();
  const form = page.getByRole('dialog', { name: 'Edit book' });
  await form.getByRole('textbox', { name: 'Title' }).fill('Holidays');
  const theirs = { ...book, description: 'For rain', chapters: [{ id: 'pies', title: 'Pies' }] };
  assert.equal((await api.put(`/api/v1/books/${id}`, theirs, { 'if-match': '"1"' })).status, 200);
  // The page behind the form refreshes on its own, which does not mean that the user has seen the other version.
  await page.locator('.book').getByText('For rain').waitFor();
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText('Description: For rain').waitFor();
  await form.getByText('Chapters: Pies').waitFor();
  await accessible('a book changed by another user');
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { level: 1, name: 'Holidays' }).waitFor();
});

furtherJourney("warns before overwriting another user's changes to a tag", { sizes: ['desk'] }, async (visitor) => {
  const { go, page, api } = visitor;
  const { id } = (await api.post<{ id: string }>('/api/v1/tags', { name: 'Quick' })).body;
  await go('/tags');
  await page.getByRole('button', { name: 'Edit Quick' }).click();
  const form = page.getByRole('dialog', { name: 'Edit tag' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Fast');
  const theirs = { name: 'Swift', color: '#b23c17' };
  assert.equal((await api.put(`/api/v1/tags/${id}`, theirs, { 'if-match': '"1"' })).status, 200);
  await page.locator('main').getByText('Swift').waitFor();
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText(/Swift, colour: #b23c17/).waitFor();
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Edit Fast' }).waitFor();
});

furtherJourney('keeps a note when its recipe is removed', { sizes: ['phone'] }, async ({ go, page, api }) => {
  const soup = await newRecipe(api, 'Leek soup');
  const { id } = (await api.post<BookBody>('/api/v1/books', { kind: 'personal', title: 'Sundays' })).body;
  const put = (revision: number, ...members: readonly object[]) =>
    api.put(`/api/v1/books/${id}/members`, { members }, { 'if-match': `"${revision}"` });
  await put(1, { entry_id: soup, note: 'With bread' }, { entry_id: await newRecipe(api, 'Pie') });
  await go(`/books/${id}`);
  await page.getByRole('button', { name: 'More for Leek soup' }).click();
  await page.getByRole('menuitem', { name: 'Note' }).click();
  const form = page.getByRole('dialog', { name: 'Note for Leek soup' });
  await form.getByRole('textbox').fill('With cheese');

  // The other version is shown before it is replaced, and the typed text outlives the member it belongs to.
  await put(2, { entry_id: soup, note: 'With parsley' });
  await form.getByText('With parsley').waitFor();
  await put(3);
  await form.getByText('Saving puts it back').waitFor();
  await form.getByRole('button', { name: 'Save' }).click();
  await form.waitFor({ state: 'detached' });
  const { body } = await api.get<BookBody>(`/api/v1/books/${id}`);
  assert.deepEqual(
    body.members.map(({ entry_id, note }) => [entry_id, note]),
    [[soup, 'With cheese']],
  );
});

furtherJourney('scrolls a long book while dragging', { sizes: ['desk'] }, async ({ go, page, api }) => {
  const recipes: string[] = [];
  for (let number = 1; number <= 30; number += 1) recipes.push(await newRecipe(api, `Recipe ${number}`));
  const { id } = (await api.post<BookBody>('/api/v1/books', { kind: 'personal', title: 'Long' })).body;
  const members = recipes.map((entry_id) => ({ entry_id }));
  await api.put(`/api/v1/books/${id}/members`, { members }, { 'if-match': '"1"' });
  await go(`/books/${id}`);
  const handle = page.getByRole('button', { name: 'Move Recipe 1', exact: true });
  await handle.hover();
  await page.mouse.down();
  await page.mouse.move(700, 880, { steps: 3 });
  // Held at the edge, it keeps scrolling until the last item is visible.
  const last = page.getByRole('link', { name: 'Recipe 30', exact: true });
  const heightOf = async (): Promise<number> => (await last.boundingBox())?.y ?? Infinity;
  while ((await heightOf()) > 780) await page.waitForTimeout(50);
  // Away from the edge it stops.
  await page.mouse.move(700, 450, { steps: 3 });
  await page.mouse.move(700, (await heightOf()) + 10, { steps: 3 });
  await page.mouse.up();
  await page
    .getByRole('status')
    .getByText(/^Recipe 1 is now \d\d of 30/)
    .waitFor();
});
