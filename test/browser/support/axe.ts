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

const findings = (page: Page): Promise<readonly Finding[]> =>
  page.evaluate(async () => {
    const { axe: checker } = globalThis as unknown as { axe: typeof axe };
    // What react-aria reads out is taken away after some seconds, and may outlive the button that it names.
    const { violations } = await checker.run({ exclude: ['[data-live-announcer]'] }, { resultTypes: ['violations'] });
    return violations.map(({ id, help, nodes }) => ({
      rule: id,
      help,
      places: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary ?? ''}`),
    }));
  });

/** Holds a screen against the rules of axe, in light and in dark. */
export const checkAccessible = async (page: Page, screen: string): Promise<void> => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(source);
    assert.deepEqual(await findings(page), [], `${screen}, ${colorScheme}`);
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
};
