import assert from 'node:assert/strict';

import type { Locator, Page } from 'playwright-core';

/** Farther than any screen has places to stop at. */
const MOST_STOPS = 120;

/** Goes from place to place by Tab, as somebody without a mouse does, until the wanted one has the focus. */
export const tabTo = async (page: Page, wanted: Locator): Promise<void> => {
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await wanted.evaluate((element) => element === element.ownerDocument.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`Tab never came to ${String(wanted)}`);
};

/** Goes there and presses. */
export const pressBy = async (page: Page, wanted: Locator, key = 'Enter'): Promise<void> => {
  await tabTo(page, wanted);
  await page.keyboard.press(key);
};
