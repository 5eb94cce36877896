import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { after, before } from 'node:test';

import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';

const MISSING =
  'No Chromium to test in was found. Install one (apt-get install chromium), or set TUREEN_TEST_CHROMIUM to one.';

const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The configured browser, otherwise the first on the PATH: the headless one is a fifth faster. */
const findChromium = (): string | undefined => {
  const { TUREEN_TEST_CHROMIUM: named = '', PATH: folders = '' } = process.env;
  if (named !== '') return named;
  return ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']
    .flatMap((name) => folders.split(path.delimiter).map((folder) => path.join(folder, name)))
    .find(isProgram);
};

const program = findChromium();

/**
 * Options for a suite that needs a browser: without one it is skipped and says so. With TUREEN_TEST_BROWSER=required,
 * which .ci/run sets, it fails instead, because skipped tests go unnoticed in CI.
 */
export const needsChromium = {
  skip: program === undefined && process.env['TUREEN_TEST_BROWSER'] !== 'required' ? MISSING : false,
} as const;

export const launchChromium = async (): Promise<Browser> => {
  if (program === undefined) throw new Error(MISSING);
  // The sandbox needs privileges that containers do not have, and all pages are our own.
  return chromium.launch({ executablePath: program, args: ['--no-sandbox'] });
};

/** A browser for all tests of a suite. */
export const chromiumForSuite = (): (() => Browser) => {
  let browser: Browser | undefined;
  before(async () => {
    browser = await launchChromium();
  });
  after(() => browser?.close());
  return () => {
    if (browser === undefined) throw new Error('the browser is not started');
    return browser;
  };
};
