import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type axe from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  readonly rule: string;
  readonly help: string;
  readonly places: readonly string[];
}

const findings = (page: Page, isDialog: boolean): Promise<readonly Finding[]> =>
  page.evaluate(async (hidesPage) => {
    const { axe: checker } = globalThis as unknown as { axe: typeof axe };
    // What was read out some seconds ago names things that may be gone by now.
    const context = { exclude: [['[data-live-announcer]']] };
    // Behind a dialog the page is hidden, and with it the heading and the landmark it must have.
    const rules = { 'landmark-one-main': { enabled: !hidesPage }, 'page-has-heading-one': { enabled: !hidesPage } };
    const { violations } = await checker.run(context, { resultTypes: ['violations'], rules });
    return violations.map(({ id, help, nodes }) => ({
      rule: id,
      help,
      places: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary ?? ''}`),
    }));
  }, isDialog);

/** Holds a screen against the rules of axe, in light and in dark. */
export const checkAccessible = async (page: Page, screen: string): Promise<void> => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(source);
    assert.deepEqual(
      await findings(page, (await page.getByRole('dialog').count()) > 0),
      [],
      `${screen}, ${colorScheme}`,
    );
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
};
