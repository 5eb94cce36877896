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

/** What a page has and Node.js has not. */
interface World {
  readonly axe: { run(context: object, options: object): Promise<axe.AxeResults> };
  readonly requestAnimationFrame: (then: (now: number) => void) => void;
}

const findings = (page: Page, isDialog: boolean): Promise<readonly Finding[]> =>
  page.evaluate(async (hidesPage) => {
    const { axe: checker, requestAnimationFrame: next } = globalThis as unknown as World;
    // The colours of a theme are there a frame after it was asked for.
    await new Promise((drawn) => next(() => next(drawn)));
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
