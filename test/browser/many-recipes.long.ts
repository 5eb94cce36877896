import assert from 'node:assert/strict';

import type { TestClient } from '../support/client.ts';
import { newEntry } from '../support/recipes.ts';
import { journey } from './support/journey.ts';

const COUNT = 5000;
const AT_ONCE = 32;

/** Some at a time, because concurrent writes share a commit. */
const fill = async (api: TestClient): Promise<void> => {
  let next = 1;
  const work = async (): Promise<void> => {
    while (next <= COUNT) {
      const number = next;
      next += 1;
      await newEntry(api, { title: `Recipe ${String(number).padStart(4, '0')}` });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
};

journey(
  'browses five thousand recipes',
  { sizes: ['desk'], workerSettings: { pollMs: 50 } },
  async ({ go, page, api }) => {
    await fill(api);
    await go('/?sort=title&view=list');
    await page.getByRole('status').getByText('5,000 recipes').waitFor();
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    const first = page.getByRole('checkbox', { name: 'Select Recipe 0001' });
    await first.check();

    // Scrolls to the last one, loading page by page near the end.
    const last = page.getByRole('checkbox', { name: 'Select Recipe 5000' });
    while ((await last.count()) === 0) await page.keyboard.press('End');
    await last.check();

    // Concurrent changes are loaded, and the selection is kept.
    const { id } = await newEntry(api, { title: 'Recipe 0000' });
    await page.getByRole('status').getByText('5,001 recipes').waitFor();
    const bar = page.getByRole('region', { name: 'Selected recipes' });
    await bar.getByText('2 selected').waitFor();
    await page.keyboard.press('Home');
    assert.ok(await first.isChecked());

    // More than a hundred become a job, and its result is shown.
    await bar.getByRole('button', { name: 'Finish selecting' }).click();
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    await first.check();
    await page.getByRole('checkbox', { name: 'Select Recipe 0150' }).click({ modifiers: ['Shift'] });
    await bar.getByText('150 selected').waitFor();
    await bar.getByRole('button', { name: 'Trash' }).click();
    await page.getByText('150 recipes are in the trash.').waitFor();
    await page.getByRole('status').getByText('4,851 recipes').waitFor();
    assert.equal((await api.get<{ state: string }>(`/api/v1/recipes/${id}`)).body.state, 'active');
  },
);
