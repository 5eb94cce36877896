import assert from 'node:assert/strict';

import { newEntry } from '../support/recipes.ts';
import type { EntryBody } from '../support/recipes.ts';
import { furtherJourney, journey } from './support/journey.ts';
import { pressAt, tabTo } from './support/keyboard.ts';

const soup = {
  title: 'Soup',
  x_from_elsewhere: { kept: true },
  ingredient_sections: [
    {
      ingredients: [
        { text: '1 onion', x_kept: 1 },
        { text: 'salt' },
        { text: '1 l stock', name: 'stock', normalization: { method: 'authored', review: 'confirmed' } },
      ],
    },
  ],
  instruction_sections: [{ steps: [{ text: 'Simmer for 20 minutes.' }] }],
};

interface Texts {
  readonly text: string;
}

const linesOf = ({ recipe }: EntryBody): readonly string[] => {
  const { ingredient_sections: lists, instruction_sections: methods } = recipe as unknown as {
    readonly ingredient_sections: readonly { readonly ingredients: readonly Texts[] }[];
    readonly instruction_sections: readonly { readonly steps: readonly Texts[] }[];
  };
  return [...lists.flatMap((list) => list.ingredients), ...methods.flatMap((list) => list.steps)].map(
    ({ text }) => text,
  );
};

journey('merges the edits of two people', {}, async ({ page, go, api, another, accessible }) => {
  const { id } = await newEntry(api, soup);
  const address = `/recipes/${id}/edit`;
  const other = await another();
  await Promise.all([go(address), other.go(address)]);

  const line = (on: typeof page, name: string) => on.getByRole('textbox', { name, exact: true });
  await line(page, 'Ingredient 1').fill('2 onions');
  await line(page, 'Step 1').fill('Simmer for 20 minutes, covered.');

  await line(other.page, 'Ingredient 1').fill('3 shallots');
  await line(other.page, 'Ingredient 3').fill('2 l stock');
  await other.page.keyboard.press('Control+s');
  await other.page.getByText('“Soup” is saved.').waitFor();

  // The user who is still editing is notified and can continue.
  await page.getByText(/saved a newer version/).waitFor();
  await accessible('editing an older version');
  await page.getByRole('button', { name: 'Save', exact: true }).click();

  const dialog = page.getByRole('dialog', { name: 'Two versions of this recipe' });
  const conflict = dialog.getByRole('group', { name: 'Ingredient: 2 onions' });
  await conflict.getByText('3 shallots').waitFor();
  await dialog.getByText('2 l stock').waitFor();
  await accessible('merging two versions');
  await conflict.getByText('Both', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Save merged version' }).click();
  await page.getByText('“Soup” is saved.').waitFor();

  const { body } = await api.get<EntryBody>(`/api/v1/recipes/${id}`);
  assert.equal(body.revision, 3);
  assert.deepEqual(linesOf(body), ['2 onions', '3 shallots', 'salt', '2 l stock', 'Simmer for 20 minutes, covered.']);
  assert.deepEqual(body.recipe['x_from_elsewhere'], { kept: true });
});

furtherJourney('merges two versions using only the keyboard', { sizes: ['desk'] }, async ({ page, go, api }) => {
  const { id, recipe } = await newEntry(api, soup);
  await go(`/recipes/${id}/edit`);
  await tabTo(page, page.getByRole('textbox', { name: 'Ingredient 1', exact: true }));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('2 onions');
  const theirs: unknown = JSON.parse(JSON.stringify(recipe).replace('1 onion', '3 shallots'));
  assert.equal((await api.put(`/api/v1/recipes/${id}`, { recipe: theirs }, { 'if-match': '"1"' })).status, 200);
  await page.getByText(/saved a newer version/).waitFor();
  await page.keyboard.press('Control+s');

  const dialog = page.getByRole('dialog', { name: 'Two versions of this recipe' });
  await tabTo(page, dialog.getByRole('group', { name: 'Ingredient: 2 onions' }).getByRole('radio').first());
  await page.keyboard.press('ArrowDown');
  // A user working alone wrote both versions, so neither is labeled with a name.
  await dialog.getByText('You saved a newer version elsewhere').waitFor();
  await dialog.getByRole('radio', { name: 'The other one', checked: true }).waitFor();
  await page.keyboard.press('ArrowUp');
  await pressAt(page, dialog.getByRole('button', { name: 'Save merged version' }));
  await page.getByText('“Soup” is saved.').waitFor();
  const { body } = await api.get<EntryBody>(`/api/v1/recipes/${id}`);
  assert.deepEqual(linesOf(body), ['2 onions', 'salt', '1 l stock', 'Simmer for 20 minutes.']);
});

furtherJourney(
  'asks for confirmation before leaving unsaved changes',
  { sizes: ['desk'] },
  async ({ page, go, api, accessible }) => {
    const { id } = await newEntry(api, soup);
    await go(`/recipes/${id}/edit`);
    await page.getByRole('textbox', { name: 'Notes' }).fill('More salt.');
    await page.getByRole('link', { name: 'Back to the recipe' }).click();
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    await dialog.waitFor();
    await accessible('leaving without saving');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    assert.equal(await page.getByRole('textbox', { name: 'Notes' }).inputValue(), 'More salt.');
    await page.getByRole('link', { name: 'Back to the recipe' }).click();
    await dialog.getByRole('button', { name: 'Discard changes' }).click();
    await page.waitForURL(`**/recipes/${id}`);
    await go(`/recipes/${id}/edit`);
    assert.equal(await page.getByRole('textbox', { name: 'Notes' }).inputValue(), '');
    assert.equal((await api.get<EntryBody>(`/api/v1/recipes/${id}`)).body.revision, 1);
  },
);

interface Tagged {
  readonly organization: { readonly tags: readonly string[]; readonly revision: number };
}

furtherJourney('keeps tags set by another user when the text is saved', { sizes: ['desk'] }, async (visitor) => {
  const { page, go, api } = visitor;
  const { id } = await newEntry(api, soup);
  const tagOf = async (name: string) => (await api.post<{ id: string }>('/api/v1/tags', { name })).body.id;
  const [old, young] = [await tagOf('Old'), await tagOf('Young')];
  const filed = async () => (await api.get<Tagged>(`/api/v1/recipes/${id}`)).body.organization;
  const file = async (tags: readonly string[]) => {
    const headers = { 'if-match': `"${(await filed()).revision}"` };
    assert.equal((await api.put(`/api/v1/recipes/${id}/organization`, { tags }, headers)).status, 200);
  };
  await file([old]);
  await go(`/recipes/${id}/edit`);
  await page.getByRole('list', { name: 'Tags' }).getByText('Old').waitFor();
  await page.getByRole('textbox', { name: 'Notes' }).fill('More salt.');
  await file([young]);

  // The tag did not exist when it was typed but does when it is saved. The save shortcut works here, too.
  await page.getByRole('combobox', { name: 'Add a tag' }).fill('Quick');
  const quick = await tagOf('quick');
  await page.keyboard.press('Control+s');
  await page.getByText('“Soup” is saved.').waitFor();
  assert.deepEqual((await filed()).tags.toSorted(), [young, quick].toSorted());

  await go(`/recipes/${id}/edit`);
  await page.getByRole('textbox', { name: 'Notes' }).fill('Less salt.');
  await file([]);
  await page.keyboard.press('Control+s');
  await page.getByText('“Soup” is saved.').waitFor();
  assert.deepEqual((await filed()).tags, []);
});
