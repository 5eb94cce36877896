import type { Locator, Page } from 'playwright-core';

const MAX_TABS = 120;

const hasFocus = async (page: Page, target: Locator): Promise<boolean> =>
  (await target.and(page.locator(':focus')).count()) > 0;

/** Presses Tab until the target has focus, as users without a mouse do. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await target.first().waitFor();
  for (let steps = 0; steps < MAX_TABS; steps += 1) {
    if (await hasFocus(page, target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${String(target)}`);
};

/** Reaches the target by Tab and presses it. */
export const pressAt = async (page: Page, target: Locator, key = 'Enter'): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press(key);
};

/** Moves down an open menu and chooses. */
export const chooseInMenu = async (page: Page, name: string): Promise<void> => {
  const item = page.getByRole('menuitem', { name });
  await item.waitFor();
  for (let steps = 0; steps < MAX_TABS && !(await hasFocus(page, item)); steps += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
};
