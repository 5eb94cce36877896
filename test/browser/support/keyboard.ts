import type { Locator, Page } from 'playwright-core';

/** More than any screen has to pass; what is not reached by then cannot be reached. */
const MOST_STEPS = 120;

/** Walks by Tab until something has the focus, as who has no pointer does, and fails where it never gets it. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  const element = await target.elementHandle();
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (await page.evaluate((wanted) => wanted === wanted?.ownerDocument.activeElement, element)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(target)} is not reached by Tab`);
};

/** Walks to something and presses a key on it. */
export const pressOn = async (page: Page, target: Locator, key = 'Enter'): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press(key);
};
