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
  /** The API, for what is there before the journey begins and what must be there in the end. */
  readonly api: TestClient;
  readonly page: Page;
  /** Opens an address of the app. */
  readonly go: (path: string) => Promise<void>;
  /** Another browser on the same service, which knows nothing of the first. */
  readonly another: () => Promise<{
    readonly page: Page;
    readonly context: BrowserContext;
    readonly go: (path: string) => Promise<void>;
  }>;
  readonly context: BrowserContext;
  /** The screen as it stands breaks no rule of axe, light or dark. */
  readonly accessible: (screen: string) => Promise<void>;
}

export interface JourneyOptions extends TestOptions {
  /** Both, where nothing is said. */
  readonly sizes?: readonly Size[];
  readonly locale?: 'en-GB' | 'de-DE';
  /** With the service worker, which first fetches all of the app: for what happens without a network. */
  readonly keepsApp?: boolean;
}

// One engine is enough: the app speaks to the API, and what the API does is tested on both.
const [engine = assert.fail('there is no engine')] = engines;

/** Set by all-journeys.long.ts. */
const isEveryJourneyWanted = process.env['TUREEN_TEST_JOURNEYS'] === 'all';

/** A desk takes as long again: it is walked by `npm run test:long`, which walks everything. */
const usualSizes: readonly Size[] = isEveryJourneyWanted ? ['phone', 'desk'] : ['phone'];

/** Only a fault takes so long, or a machine that does much else. */
const PATIENCE_MS = 30_000;

/** What somebody would have seen when it went wrong. */
const shownOn = async (page: Page): Promise<string> => {
  const shown = await page.locator('body').ariaSnapshot().catch(String);
  return `${page.url()}\n${shown}`;
};

/** A way through the app in a real browser, once on a phone and once on a desk, on a service of its own each. */
export const journey = (title: string, options: JourneyOptions, walk: (visitor: Visitor) => Promise<void>): void => {
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
          await walk({ size, service, api: service.client, page, context, go, another: open, accessible });
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

/** A journey that only `npm run test:long` walks; `npm test` reports it as skipped. */
export const furtherJourney: typeof journey = (title, ...rest) => {
  if (isEveryJourneyWanted) journey(title, ...rest);
  else suite(title, { skip: 'runs with npm run test:long' });
};
