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

/** Browser globals that Node.js does not have. */
interface World {
  readonly axe: { run(context: object, options: object): Promise<axe.AxeResults> };
  readonly requestAnimationFrame: (then: (now: number) => void) => void;
}

/** Rules that depend on the theme; all others need to be checked in only one. */
const THEMED = { type: 'rule', values: ['color-contrast'] } as const;

const findings = (page: Page, hidesPage: boolean, isThemeOnly: boolean): Promise<readonly Finding[]> =>
  page.evaluate(
    async ([behindDialog, themed]) => {
      const { axe: checker, requestAnimationFrame: next } = globalThis as unknown as World;
      // The colors of a theme are applied a frame after it is requested.
      await new Promise((drawn) => next(() => next(drawn)));
      // Earlier announcements may mention things that no longer exist.
      const context = { exclude: [['[data-live-announcer]']] };
      // Behind a dialog the page is hidden, including its required heading and landmark.
      const rules = {
        'landmark-one-main': { enabled: !behindDialog },
        'page-has-heading-one': { enabled: !behindDialog },
      };
      // It would load all styles again, using elements that the page's policy forbids.
      const which = themed === undefined ? { rules } : { runOnly: themed };
      const { violations } = await checker.run(context, { resultTypes: ['violations'], preload: false, ...which });
      return violations.map(({ id, help, nodes }) => ({
        rule: id,
        help,
        places: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary ?? ''}`),
      }));
    },
    [hidesPage, isThemeOnly ? THEMED : undefined] as const,
  );

/** Checks a screen with axe, in light and dark themes. */
export const checkAccessible = async (page: Page, screen: string): Promise<void> => {
  const isReady = await page.evaluate(() => 'axe' in globalThis);
  if (!isReady) await page.evaluate(source);
  const hidesPage = (await page.getByRole('dialog').count()) > 0;
  assert.deepEqual(await findings(page, hidesPage, false), [], `${screen}, light`);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  assert.deepEqual(await findings(page, hidesPage, true), [], `${screen}, dark`);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
};
