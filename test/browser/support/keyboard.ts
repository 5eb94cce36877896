import assert from 'node:assert/strict';

import type { Locator, Page } from 'playwright-core';

const MOST_STEPS = 120;

/** Goes on by Tab until that has the focus, as who has no mouse does. */
export const tabTo = async (page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  const focused = target.and(page.locator(':focus'));
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if ((await focused.count()) > 0) return;
    await page.keyboard.press(key);
  }
  assert.fail(`${String(target)} cannot be reached by ${key}`);
};

/** Goes there and presses it. */
export const press = async (page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> => {
  await target.waitFor();
  await tabTo(page, target);
  await page.keyboard.press(key);
};
