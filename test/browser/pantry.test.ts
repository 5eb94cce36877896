import assert from 'node:assert/strict';

import { stock } from '../support/pantry.ts';
import { furtherJourney } from './support/journey.ts';
import { pressAt, tabTo } from './support/keyboard.ts';

interface Entry {
  readonly name: string;
  readonly amount?: string;
  readonly location?: string;
}

furtherJourney('manages the pantry', {}, async ({ api, go, page, accessible }) => {
  await go('/pantry');
  await page.getByRole('heading', { name: 'The pantry is empty' }).waitFor();
  await accessible('empty pantry');

  // One item after another, by typing the name and Enter; the location stays.
  await page.getByText('Amount, place, note').click();
  await page.getByLabel('About how much').fill('2');
  await page.getByLabel('Unit').fill('jars');
  await page.getByLabel('Where').fill('Cellar');
  await page.getByLabel('What is there?').fill('Olives');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Cellar' }).waitFor();
  await page.getByText('2 jars').waitFor();
  await page.keyboard.type('Wine');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Edit Wine' }).waitFor();
  await accessible('pantry');

  await page.getByRole('button', { name: 'Edit Wine' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit entry' });
  await editing.getByLabel('About how much').fill('half a bottle');
  await editing.getByLabel('Where').fill('Kitchen');
  await accessible('editing an entry');
  await editing.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name: 'Kitchen' }).waitFor();
  await page.getByText('half a bottle').waitFor();

  await page.getByRole('button', { name: 'Remove Olives' }).click();
  await page.getByRole('heading', { name: 'Cellar' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('heading', { name: 'Cellar' }).waitFor();

  // Items added by others appear on their own; search is available from eight items on.
  for (const name of ['Flour', 'Rice', 'Sugar', 'Salt', 'Oats', 'Vinegar']) await stock(api, name);
  await page.getByText('Vinegar').waitFor();
  await page.getByRole('searchbox', { name: 'Search the pantry' }).fill('oli');
  await page.getByText('Vinegar').waitFor({ state: 'detached' });
  await page.getByText('Olives').waitFor();

  const { body } = await api.get<readonly Entry[]>('/api/v1/pantry');
  assert.deepEqual(
    body.flatMap(({ name, amount, location }) => (location === undefined ? [] : [[name, amount, location]])),
    [
      ['Olives', '2', 'Cellar'],
      ['Wine', 'half a bottle', 'Kitchen'],
    ],
  );
  await page.getByRole('link', { name: 'What can I cook from this?' }).click();
  await page.waitForURL('**/?cookable_from_pantry=true');
});

furtherJourney('manages the pantry using only the keyboard', { sizes: ['desk'] }, async ({ go, page }) => {
  await go('/pantry');
  await tabTo(page, page.getByLabel('What is there?'));
  await page.keyboard.type('Flour');
  await page.keyboard.press('Enter');
  await pressAt(page, page.getByRole('button', { name: 'Edit Flour' }));
  await tabTo(page, page.getByRole('dialog').getByLabel('Note'));
  await page.keyboard.type('Wholemeal');
  await page.keyboard.press('Enter');
  await page.getByText('Wholemeal').waitFor();
  await pressAt(page, page.getByRole('button', { name: 'Remove Flour' }));
  await page.getByRole('heading', { name: 'The pantry is empty' }).waitFor();
});

furtherJourney(
  'removes several items one after the other using only the keyboard',
  { sizes: ['desk'] },
  async (visitor) => {
    const { api, go, page } = visitor;
    for (const name of ['Beans', 'Flour', 'Rice']) await api.post('/api/v1/pantry', { name });
    const bin = (name: string) => page.getByRole('button', { name: `Remove ${name}` });
    const isFocused = (name: string) => bin(name).and(page.locator(':focus')).waitFor();
    await go('/pantry');
    await pressAt(page, bin('Beans'));
    await isFocused('Flour');
    await page.keyboard.press('ArrowDown');
    await tabTo(page, bin('Rice'));
    await page.keyboard.press('Enter');
    await isFocused('Flour');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'The pantry is empty' }).waitFor();
  },
);
