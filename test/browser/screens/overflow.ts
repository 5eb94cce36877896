import type { Page } from 'playwright-core';

/** What a page has and Node.js has not. */
interface Element {
  readonly className: unknown;
  readonly textContent: string | null;
  getBoundingClientRect(): { readonly right: number; readonly left: number; readonly width: number };
}

interface World {
  readonly document: {
    readonly documentElement: { readonly scrollWidth: number };
    querySelectorAll(selector: string): Iterable<Element>;
  };
}

/** What makes a page wider than its window, if anything does: nobody should have to scroll sideways to read. */
export const overflowOf = (page: Page): Promise<readonly string[]> =>
  // A phone makes its window as wide as the page: what counts is how wide its screen is.
  page.evaluate((width) => {
    const { document } = globalThis as unknown as World;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .slice(-3)
      .map(({ className, textContent }) => `${String(className)}: ${(textContent ?? '').slice(0, 60)}`);
  }, page.viewportSize()?.width ?? 0);
