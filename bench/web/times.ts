import type { Browser, Page } from 'playwright-core';

import { startSampleService } from '../../test/browser/screens/sample-service.ts';
import type { SampleService } from '../../test/browser/screens/sample-service.ts';
import { sizes } from '../../test/browser/support/sizes.ts';
import { launchChromium } from '../../test/support/chromium.ts';
import { median, quantile } from '../statistics.ts';

const RECIPES = 5000;
const ITEMS = 100;
const CHECKED_ITEMS = 40;
const ROUNDS = 9;
const CONCURRENCY = 16;

/** A time, and the time of the simplest page of the same service in the same run. */
export interface ComparedTime {
  readonly what: string;
  readonly ms: number;
  readonly floorMs: number;
}

const fillLibrary = async ({ client }: SampleService): Promise<void> => {
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < RECIPES) {
      next += 1;
      const recipe = { title: `Recipe ${next}`, ingredient_sections: [{ ingredients: [{ text: `${next} g flour` }] }] };
      await client.post('/api/v1/recipes', { recipe });
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
};

const fillList = async ({ client }: SampleService): Promise<string> => {
  const { body } = await client.post<{ id: string }>('/api/v1/shopping/lists', { name: 'Bench' });
  const items = Array.from({ length: ITEMS }, (_, at) => ({ id: `item-${at}`, name: `Item ${at}` }));
  await client.post(`/api/v1/shopping/lists/${body.id}/items`, { items }, { 'idempotency-key': 'bench' });
  return body.id;
};

/** Time from requesting a page until its main content is visible, in a fresh browser profile. */
const timeUntilVisible = async (browser: Browser, origin: string, path: string, selector: string): Promise<number> => {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await browser.newContext({ ...sizes.phone, baseURL: origin, serviceWorkers: 'block' });
    const page = await context.newPage();
    const startedAt = performance.now();
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator(selector).first().waitFor();
    times.push(performance.now() - startedAt);
    await context.close();
  }
  return median(times);
};

/** Runs in the page. Written as text because it uses browser APIs that Node.js does not have. */
const CHECK_SCRIPT = `async () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const boxes = [...document.querySelectorAll('[role=checkbox], input[type=checkbox]')].slice(0, ${CHECKED_ITEMS});
  const isChecked = (box) => box.checked ?? box.getAttribute('aria-checked') === 'true';
  const times = [];
  for (const box of boxes) {
    await frame();
    const startedAt = performance.now();
    const was = isChecked(box);
    box.click();
    // The click's effects are applied to the page before anything else runs.
    await null;
    const ms = performance.now() - startedAt;
    await frame();
    const isDrawn = !box.isConnected || isChecked(box) !== was;
    times.push(isDrawn ? ms : Infinity);
  }
  return times;
}`;

const SCROLL_SCRIPT = `async () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const times = [];
  let last = await frame();
  for (let at = 0; at < 200; at += 1) {
    scrollBy(0, 600);
    const now = await frame();
    times.push(now - last);
    last = now;
  }
  return times;
}`;

const runInPage = (page: Page, script: string): Promise<number[]> => page.evaluate(`(${script})()`);

const measureChecking = async (browser: Browser, { origin }: SampleService, list: string): Promise<ComparedTime> => {
  const context = await browser.newContext({ ...sizes.phone, baseURL: origin, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`/shopping/${list}`);
  await page.getByRole('checkbox').nth(CHECKED_ITEMS).waitFor();
  const times = await runInPage(page, CHECK_SCRIPT);
  const plain = await context.newPage();
  await plain.setContent('<label><input type="checkbox">x</label>'.repeat(ITEMS));
  const floorMs = median(await runInPage(plain, CHECK_SCRIPT));
  await context.close();
  const inTime = times.filter((ms) => ms < Infinity).length;
  return {
    what: `checking an item in a list of ${ITEMS}; ${inTime} of ${times.length} drawn in the next frame`,
    ms: median(times),
    floorMs,
  };
};

const measureScrolling = async (browser: Browser, { origin }: SampleService): Promise<ComparedTime> => {
  const context = await browser.newContext({ ...sizes.desk, baseURL: origin, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto('/');
  await page.locator('a[href^="/recipes/"]').first().waitFor();
  const frames = await runInPage(page, SCROLL_SCRIPT);
  const plain = await context.newPage();
  await plain.setContent('<p style="height:600px">x</p>'.repeat(400));
  const floor = await runInPage(plain, SCROLL_SCRIPT);
  await context.close();
  return {
    what: `a frame while scrolling ${RECIPES} recipes (95th percentile)`,
    ms: quantile(frames, 0.95),
    floorMs: quantile(floor, 0.95),
  };
};

/** Measures times in a real browser, each with a baseline from the same run because machines are shared and noisy. */
export const measureTimes = async (): Promise<readonly ComparedTime[]> => {
  const service = await startSampleService();
  const browser = await launchChromium();
  try {
    await fillLibrary(service);
    const list = await fillList(service);
    const floorMs = await timeUntilVisible(browser, service.origin, '/healthz', 'body');
    const measureVisible = (what: string, path: string, selector: string) =>
      timeUntilVisible(browser, service.origin, path, selector).then((ms): ComparedTime => ({ what, ms, floorMs }));
    return [
      await measureVisible('library, until a recipe is visible', '/', 'a[href^="/recipes/"]'),
      await measureVisible('shopping list, until an item is visible', `/shopping/${list}`, '[role=checkbox]'),
      await measureChecking(browser, service, list),
      await measureScrolling(browser, service),
    ];
  } finally {
    await browser.close();
    await service.stop();
  }
};
