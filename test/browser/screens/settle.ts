import type { Page } from 'playwright-core';

/** What a page has and Node.js has not. */
interface World {
  readonly document: {
    readonly fonts: { readonly ready: Promise<unknown> };
    readonly images: Iterable<{ readonly complete: boolean; readonly loading: string; decode(): Promise<void> }>;
  };
}

/** Waits until a screen stands: its heading is there, nothing is being loaded, its pictures and fonts have come. */
export const settle = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.locator('.loading').first().waitFor({ state: 'detached' });
  await page.evaluate(async () => {
    const { document } = globalThis as unknown as World;
    const pictures = [...document.images].filter(({ complete, loading }) => !complete && loading !== 'lazy');
    await Promise.allSettled([document.fonts.ready, ...pictures.map((picture) => picture.decode())]);
  });
};
