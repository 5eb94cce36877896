import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { furtherJourney } from './support/journey.ts';

const title = (tab: Page) => tab.getByRole('textbox', { name: 'Title', exact: true });
const isOffered = (tab: Page) => tab.getByText('Your unsaved changes are back').isVisible();

/** Opens an editor that offers no draft, and types. */
const write = async (tab: Page, text: string): Promise<void> => {
  await tab.goto('/recipes/new');
  await title(tab).waitFor();
  assert.equal(await isOffered(tab), false);
  await title(tab).fill(text);
  // Drafts are stored shortly after the last keystroke.
  await tab.waitForFunction(
    (written) => Object.entries(localStorage).some(([key, kept]) => key.includes('.draft.') && kept.includes(written)),
    text,
  );
};

/** On a busy machine, a closed tab takes a moment to disappear. */
const openUntilOffered = async (tab: Page): Promise<void> => {
  for (let tries = 0; tries < 20; tries += 1) {
    await tab.goto('/recipes/new');
    await title(tab).waitFor();
    if (await isOffered(tab)) return;
  }
  assert.fail('the draft was never offered');
};

for (const [means, script] of [
  ['Web Locks', ''],
  ['no Web Locks, as over plain HTTP', 'delete Navigator.prototype.locks'],
] as const) {
  furtherJourney(
    `keeps a separate draft of a new recipe per tab, using ${means}`,
    { sizes: ['desk'] },
    async ({ page, context }) => {
      await context.addInitScript(script);
      const other = await context.newPage();
      await write(page, 'Recipe A');
      await write(other, 'Recipe B');

      // A reload finds the tab's own draft.
      await page.reload();
      await page.getByText('Your unsaved changes are back').waitFor();
      assert.equal(await title(page).inputValue(), 'Recipe A');

      // Saving one leaves the other.
      await title(other).press('Control+s');
      await other.getByText('“Recipe B” is saved.').waitFor();
      await other.goto('/recipes/new');
      await title(other).waitFor();
      assert.deepEqual([await isOffered(other), await title(other).inputValue()], [false, '']);

      // Once its tab is closed, the draft is offered in another.
      await page.close();
      await openUntilOffered(other);
      assert.equal(await title(other).inputValue(), 'Recipe A');
      await other.getByRole('button', { name: 'Discard them' }).click();
      const third = await context.newPage();
      await third.goto('/recipes/new');
      await title(third).waitFor();
      assert.deepEqual([await isOffered(third), await title(third).inputValue()], [false, '']);
    },
  );
}
