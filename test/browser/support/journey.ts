import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import type { BrowserContext, Page } from 'playwright-core';

import { localhostOf } from '../../support/authenticator.ts';
import { chromiumForSuite, needsChromium } from '../../support/chromium.ts';
import type { TestClient } from '../../support/client.ts';
import { engines } from '../../support/engines.ts';
import { TestService } from '../../support/test-service.ts';
import type { TestOptions } from '../../support/test-service.ts';
import { builtWebApp } from './built-web-app.ts';
import { checkAccessible } from './axe.ts';
import { sizes } from './sizes.ts';
import type { Size } from './sizes.ts';
import { watchPage } from './watch-page.ts';

export interface Visitor {
  readonly size: Size;
  readonly service: TestService;
  /** The API, for preparing data and checking the outcome. */
  readonly api: TestClient;
  readonly page: Page;
  /** Opens a path of the app. */
  readonly go: (path: string) => Promise<void>;
  /** Opens another browser on the same service, with its own storage. */
  readonly another: () => Promise<{
    readonly page: Page;
    readonly context: BrowserContext;
    readonly go: (path: string) => Promise<void>;
  }>;
  readonly context: BrowserContext;
  /** Checks the current screen with axe, in light and dark themes. */
  readonly accessible: (screen: string) => Promise<void>;
}

export interface JourneyOptions extends TestOptions {
  /** By default the phone, and also the desk if all journeys run. */
  readonly sizes?: readonly Size[];
  readonly locale?: 'en-GB' | 'de-DE';
  /** Keeps the service worker, which first fetches the whole app: for journeys without a network. */
  readonly keepsApp?: boolean;
}

// One engine is enough: the app uses only the API, which is tested on both.
const [engine = assert.fail('no engine is configured')] = engines;

/** Set by all-journeys.long.ts. */
const isEveryJourneyWanted = process.env['TUREEN_TEST_JOURNEYS'] === 'all';

/** The desk would double the run time, so only `npm run test:long` covers it. */
const usualSizes: readonly Size[] = isEveryJourneyWanted ? ['phone', 'desk'] : ['phone'];

/** Only a failure takes this long, or a very busy machine. */
const PATIENCE_MS = 60_000;

/** The page as the user saw it when the journey failed. */
const shownOn = async (page: Page): Promise<string> => {
  const shown = await page.locator('body').ariaSnapshot().catch(String);
  return `${page.url()}\n${shown}`;
};

/** Runs a user journey in a real browser, once for each size, each with its own service. */
export const journey = (title: string, options: JourneyOptions, run: (visitor: Visitor) => Promise<void>): void => {
  const { sizes: wanted = usualSizes, locale = 'en-GB', keepsApp = false, ...serviceOptions } = options;
  suite(title, needsChromium, () => {
    const chromium = chromiumForSuite();
    for (const size of wanted) {
      test(`on a ${size}`, async (t) => {
        const service = new TestService(engine, { webApp: builtWebApp(), ...serviceOptions });
        await service.start();
        const origin = localhostOf(service.client);
        const contexts: BrowserContext[] = [];
        const checks: (() => void)[] = [];
        const open = async () => {
          const context = await chromium().newContext({
            ...sizes[size],
            baseURL: origin,
            locale,
            reducedMotion: 'reduce',
          });
          if (!keepsApp) await context.addInitScript('delete Navigator.prototype.serviceWorker');
          context.setDefaultTimeout(PATIENCE_MS);
          contexts.push(context);
          const page = await context.newPage();
          checks.push(watchPage(page, origin));
          return { page, context, go: async (path: string) => void (await page.goto(path)) };
        };
        try {
          const { page, context, go } = await open();
          const accessible = (screen: string): Promise<void> => checkAccessible(page, screen);
          await run({ size, service, api: service.client, page, context, go, another: open, accessible });
          for (const check of checks) check();
        } catch (error) {
          for (const page of contexts.flatMap((context) => context.pages())) t.diagnostic(await shownOn(page));
          throw error;
        } finally {
          await Promise.all(contexts.map((context) => context.close()));
          await service.remove();
        }
      });
    }
  });
};

/** A journey that only `npm run test:long` runs; `npm test` reports it as skipped. */
export const furtherJourney: typeof journey = (title, ...rest) => {
  if (isEveryJourneyWanted) journey(title, ...rest);
  else suite(title, { skip: 'runs with npm run test:long' });
};
