import type { Browser, Page } from 'playwright-core';

import { startSampleService } from '../../test/browser/screens/sample-service.ts';
import type { SampleService } from '../../test/browser/screens/sample-service.ts';
import { sizes } from '../../test/browser/support/sizes.ts';
import { launchChromium } from '../../test/support/chromium.ts';

const RECIPES = 5000;
const ITEMS = 100;
const TICKED = 40;
const ROUNDS = 9;
const AT_ONCE = 16;

/** A time, and the time of the simplest page of the same service in the same run. */
export interface Compared {
  readonly what: string;
  readonly ms: number;
  readonly floorMs: number;
}

/** The value that this fraction of all values stays below. */
const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;

const median = (values: readonly number[]): number => quantile(values, 0.5);

const fillLibrary = async ({ client }: SampleService): Promise<void> => {
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < RECIPES) {
      next += 1;
      const recipe = { title: `Recipe ${next}`, ingredient_sections: [{ ingredients: [{ text: `${next} g flour` }] }] };
      await client.post('/api/v1/recipes', { recipe });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
};

const fillList = async ({ client }: SampleService): Promise<string> => {
  const { body } = await client.post<{ id: string }>('/api/v1/shopping/lists', { name: 'Bench' });
  const items = Array.from({ length: ITEMS }, (_, at) => ({ id: `item-${at}`, name: `Item ${at}` }));
  await client.post(`/api/v1/shopping/lists/${body.id}/items`, { items }, { 'idempotency-key': 'bench' });
  return body.id;
};

/** Time from requesting a page until its main content is visible, in a fresh browser profile. */
const firstSight = async (browser: Browser, origin: string, address: string, sight: string): Promise<number> => {
  const took: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await browser.newContext({ ...sizes.phone, baseURL: origin, serviceWorkers: 'block' });
    const page = await context.newPage();
    const began = performance.now();
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator(sight).first().waitFor();
    took.push(performance.now() - began);
    await context.close();
  }
  return median(took);
};

/** Runs in the page. Written as text because it uses browser APIs that Node.js does not have. */
const TICKS = `async () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const boxes = [...document.querySelectorAll('[role=checkbox], input[type=checkbox]')].slice(0, ${TICKED});
  const isChecked = (box) => box.checked ?? box.getAttribute('aria-checked') === 'true';
  const took = [];
  for (const box of boxes) {
    await frame();
    const began = performance.now();
    const was = isChecked(box);
    box.click();
    // What the click has led to is put into the page before anything else is done.
    await null;
    const ms = performance.now() - began;
    await frame();
    const isDrawn = !box.isConnected || isChecked(box) !== was;
    took.push(isDrawn ? ms : Infinity);
  }
  return took;
}`;

const SCROLLS = `async () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const took = [];
  let last = await frame();
  for (let at = 0; at < 200; at += 1) {
    scrollBy(0, 600);
    const now = await frame();
    took.push(now - last);
    last = now;
  }
  return took;
}`;

const run = (page: Page, script: string): Promise<number[]> => page.evaluate(`(${script})()`);

const tick = async (browser: Browser, { origin }: SampleService, list: string): Promise<Compared> => {
  const context = await browser.newContext({ ...sizes.phone, baseURL: origin, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`/shopping/${list}`);
  await page.getByRole('checkbox').nth(TICKED).waitFor();
  const took = await run(page, TICKS);
  const plain = await context.newPage();
  await plain.setContent('<label><input type="checkbox">x</label>'.repeat(ITEMS));
  const floorMs = median(await run(plain, TICKS));
  await context.close();
  const inTime = took.filter((ms) => ms < Infinity).length;
  return {
    what: `a tick in a list of ${ITEMS}; ${inTime} of ${took.length} are drawn in the next frame`,
    ms: median(took),
    floorMs,
  };
};

const scroll = async (browser: Browser, { origin }: SampleService): Promise<Compared> => {
  const context = await browser.newContext({ ...sizes.desk, baseURL: origin, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto('/');
  await page.locator('a[href^="/recipes/"]').first().waitFor();
  const frames = await run(page, SCROLLS);
  const plain = await context.newPage();
  await plain.setContent('<p style="height:600px">x</p>'.repeat(400));
  const floor = await run(plain, SCROLLS);
  await context.close();
  return {
    what: `a frame while scrolling ${RECIPES} recipes (95 of 100 are quicker)`,
    ms: quantile(frames, 0.95),
    floorMs: quantile(floor, 0.95),
  };
};

/** Measures times in a real browser, each with a baseline from the same run because machines are shared and noisy. */
export const measureTimes = async (): Promise<readonly Compared[]> => {
  const service = await startSampleService();
  const browser = await launchChromium();
  try {
    await fillLibrary(service);
    const list = await fillList(service);
    const floorMs = await firstSight(browser, service.origin, '/healthz', 'body');
    const sight = (what: string, address: string, mark: string) =>
      firstSight(browser, service.origin, address, mark).then((ms): Compared => ({ what, ms, floorMs }));
    return [
      await sight('the library, until a recipe can be seen', '/', 'a[href^="/recipes/"]'),
      await sight('a shopping list, until an item can be seen', `/shopping/${list}`, '[role=checkbox]'),
      await tick(browser, service, list),
      await scroll(browser, service),
    ];
  } finally {
    await browser.close();
    await service.stop();
  }
};
