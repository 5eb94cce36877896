import assert from 'node:assert/strict';

import type { EntryBody } from '../support/recipes.ts';
import { furtherJourney } from './support/journey.ts';

furtherJourney(
  'the editor takes as long a title as the service does, and says so of a time that is none',
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
