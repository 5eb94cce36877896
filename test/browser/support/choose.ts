import type { Locator } from 'playwright-core';

/** Presses a box or one of several ways as people do, by what stands beside it: the input itself is out of sight. */
export const choose = (input: Locator): Promise<void> => input.locator('xpath=ancestor::label').click();
