import assert from 'node:assert/strict';

import type { Page, Request, Route } from 'playwright-core';

import type { EntryBody } from '../support/recipes.ts';
import { furtherJourney } from './support/journey.ts';
import { pasteText } from './support/paste-text.ts';

furtherJourney(
  'limits titles to the maximum length and reports an invalid time',
  { sizes: ['desk'] },
  async ({ go, page, api }) => {
    await go('/recipes/new');
    const title = page.getByRole('textbox', { name: 'Title', exact: true });
    await title.focus();
    await page.keyboard.insertText('x'.repeat(501));
    const total = page.getByRole('textbox', { name: 'Total time' });
    await total.fill('P1');
    await page.keyboard.press('Control+s');
    await page.getByText('Write it like 45 min or 1 h 20.').waitFor();
    await total.fill('1 ½ h');
    await page.keyboard.press('Control+s');
    await page.getByText(/” is saved/).waitFor();
    const id = new URL(page.url()).pathname.split('/').at(-1);
    const { recipe } = (await api.get<EntryBody>(`/api/v1/recipes/${id}`)).body;
    assert.deepEqual([recipe.title.length, recipe['times']], [500, { total: 'PT1H30M' }]);
  },
);

furtherJourney(
  'undoes and redoes edits one by one and changes nothing else',
  { sizes: ['desk'] },
  async ({ go, page }) => {
    await go('/recipes/new');
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    const focused = (name: string) => field(name).and(page.locator(':focus')).waitFor();
    const lines = async (): Promise<readonly string[]> => {
      const all = await page.getByRole('textbox', { name: /^Ingredient \d/ }).all();
      return Promise.all(all.map((line) => line.inputValue()));
    };
    await field('Title').click();
    await page.keyboard.type('Soup');
    await field('Total time').click();
    await page.keyboard.type('2 h');
    await field('Ingredient 1').click();
    await pasteText(page, '1 onion\n2 leeks\n3 carrots');
    await focused('Ingredient 3');
    await page.keyboard.press('Control+z');
    await focused('Ingredient 1');
    assert.deepEqual([await lines(), await field('Total time').inputValue()], [[''], '2 h']);
    await page.keyboard.press('Control+Shift+z');
    await focused('Ingredient 3');
    assert.deepEqual(await lines(), ['1 onion', '2 leeks', '3 carrots']);

    await page.getByRole('button', { name: 'Actions for Ingredient 2' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await focused('Ingredient 2');
    assert.deepEqual(await lines(), ['1 onion', '3 carrots']);
    await page.keyboard.press('Alt+ArrowUp');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Salt');
    const states = [
      ['3 carrots', '', '1 onion'],
      ['3 carrots', '1 onion'],
      ['1 onion', '3 carrots'],
      ['1 onion', '2 leeks', '3 carrots'],
    ];
    for (const state of states) {
      await page.keyboard.press('Control+z');
      assert.deepEqual(await lines(), state);
    }
    await focused('Ingredient 2');
    for (const state of states.toReversed().slice(1)) {
      await page.keyboard.press('Control+y');
      assert.deepEqual(await lines(), state);
    }

    // A dialog is on top: nothing changes behind it.
    await page.getByRole('button', { name: 'Correct how “3 carrots” is read' }).click();
    const dialog = page.getByRole('dialog', { name: 'How this line is read' });
    await dialog.getByRole('textbox', { name: 'Food' }).click();
    await page.keyboard.type('s');
    for (let times = 0; times < 3; times += 1) await page.keyboard.press('Control+z');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    assert.deepEqual([await lines(), await field('Title').inputValue()], [states[0], 'Soup']);
    await field('Ingredient 1').focus();

    // Back to the start, each time at the right field. Further undo does nothing.
    for (const name of ['Ingredient 1', 'Ingredient 2', 'Ingredient 2', 'Ingredient 1', 'Total time', 'Title']) {
      await page.keyboard.press('Control+z');
      await focused(name);
    }
    await page.keyboard.press('Control+z');
    await focused('Title');
    assert.deepEqual(
      [await field('Title').inputValue(), await field('Total time').inputValue(), await lines()],
      ['', '', ['']],
    );
    await page.getByText('Not saved yet').waitFor({ state: 'detached' });
  },
);

/** Holds requests until they are released or made to fail. */
const holdSending = async (page: Page, method: string, address: string) => {
  const isMatch = (request: Request): boolean =>
    request.method() === method && new URL(request.url()).pathname === address;
  const over = Promise.withResolvers<string | undefined>();
  const done = Promise.withResolvers<void>();
  const handler = async (route: Route): Promise<void> => {
    if (!isMatch(route.request())) return route.continue();
    const failure = await over.promise;
    await (failure === undefined ? route.continue() : route.abort(failure));
    return done.resolve();
  };
  await page.route(`**${address}`, handler);
  return {
    requested: page.waitForRequest(isMatch),
    end: async (failure?: string): Promise<void> => {
      over.resolve(failure);
      await done.promise;
      await page.unroute(`**${address}`, handler);
    },
  };
};

furtherJourney(
  'reports the outcome to users who leave the editor while it saves, without navigating back',
  { sizes: ['desk'] },
  async ({ go, page, api }) => {
    const pantry = page.getByRole('link', { name: 'Pantry' }).first();
    await go('/recipes/new');
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Soup');
    const creation = await holdSending(page, 'POST', '/api/v1/recipes');
    await Promise.all([creation.requested, page.keyboard.press('Control+s')]);
    await pantry.click();
    await page.getByRole('heading', { name: 'Pantry', level: 1 }).waitFor();
    await creation.end();
    await page.getByText('“Soup” is saved.').waitFor();
    assert.equal(new URL(page.url()).pathname, '/pantry');
    await page.getByRole('button', { name: 'Open it' }).click();
    await page.waitForURL('**/recipes/*');
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    assert.equal((await api.get<EntryBody>(`/api/v1/recipes/${id}`)).body.recipe.title, 'Soup');

    // Unsaved changes are kept, and the user is offered a way back to them.
    await go(`/recipes/${id}/edit`);
    const notes = page.getByRole('textbox', { name: 'Notes' });
    await notes.fill('More salt.');
    const change = await holdSending(page, 'PUT', `/api/v1/recipes/${id}`);
    await Promise.all([change.requested, page.keyboard.press('Control+s')]);
    await pantry.click();
    await page.getByRole('heading', { name: 'Pantry', level: 1 }).waitFor();
    await change.end('internetdisconnected');
    await page.getByText('“Soup” could not be saved.').waitFor();
    await page.getByRole('button', { name: 'Go on writing' }).click();
    await page.getByText('Your unsaved changes are back').waitFor();
    assert.equal(await notes.inputValue(), 'More salt.');
    await page.keyboard.press('Control+s');
    await page.getByText('“Soup” is saved.').waitFor();
    await go(`/recipes/${id}/edit`);
    assert.equal(await notes.inputValue(), 'More salt.');
    assert.equal(await page.getByText('Your unsaved changes are back').count(), 0);
  },
);
