import type { Locator } from 'playwright-core';

/** Clicks a checkbox or radio button by its label, as people do: the input itself is visually hidden. */
export const choose = (input: Locator): Promise<void> => input.locator('xpath=ancestor::label').click();
