import type { Page } from 'playwright-core';

/** What a page has and Node.js has not. */
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

/** Waits until a screen stands: its heading is there, nothing is being loaded, its fonts and the pictures in sight are there. */
export const settle = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await isLoaded(page);
  await page.evaluate(async () => {
    const { document, innerHeight, requestIdleCallback: whenIdle } = globalThis as unknown as World;
    // What can wait for what is more urgent, a long list for one, has then been drawn.
    await new Promise<void>((idle) => whenIdle(() => idle()));
    // Those further down are fetched when somebody scrolls there.
    const isInSight = (picture: Picture): boolean => {
      const { top, bottom } = picture.getBoundingClientRect();
      return top < innerHeight && bottom > 0;
    };
    const pictures = [...document.images].filter((picture) => !picture.complete && isInSight(picture));
    await Promise.allSettled([document.fonts.ready, ...pictures.map((picture) => picture.decode())]);
  });
  // One screen may have led on to another meanwhile.
  await isLoaded(page);
};
