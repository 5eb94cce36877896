import type { Page } from 'playwright-core';

/** Browser globals that Node.js does not have. */
interface Picture {
  readonly complete: boolean;
  decode(): Promise<void>;
  getBoundingClientRect(): { readonly top: number; readonly bottom: number };
}

interface World {
  readonly innerHeight: number;
  readonly requestIdleCallback: (then: () => void) => void;
  readonly document: { readonly fonts: { readonly ready: Promise<unknown> }; readonly images: Iterable<Picture> };
}

const isLoaded = (page: Page): Promise<void> => page.locator('.loading').first().waitFor({ state: 'detached' });

/**
 * Waits until a screen is complete: its heading is there, nothing is loading, and fonts and visible images are loaded.
 */
export const settle = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await isLoaded(page);
  await page.evaluate(async () => {
    const { document, innerHeight, requestIdleCallback: whenIdle } = globalThis as unknown as World;
    // By then, low-priority content such as a long list has been rendered.
    await new Promise<void>((idle) => whenIdle(() => idle()));
    // Images further down are loaded on scrolling.
    const isInSight = (picture: Picture): boolean => {
      const { top, bottom } = picture.getBoundingClientRect();
      return top < innerHeight && bottom > 0;
    };
    const pictures = [...document.images].filter((picture) => !picture.complete && isInSight(picture));
    await Promise.allSettled([document.fonts.ready, ...pictures.map((picture) => picture.decode())]);
  });
  // The screen may have redirected to another one.
  await isLoaded(page);
};
