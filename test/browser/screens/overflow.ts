import type { Page } from 'playwright-core';

/** Browser globals that Node.js does not have. */
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

/** The elements that make a page wider than its window, if any: pages must not scroll sideways. */
export const overflowOf = (page: Page): Promise<readonly string[]> =>
  // Phones make the window as wide as the page, so the width of the screen counts.
  page.evaluate((width) => {
    const { document } = globalThis as unknown as World;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .slice(-3)
      .map(({ className, textContent }) => `${String(className)}: ${(textContent ?? '').slice(0, 60)}`);
  }, page.viewportSize()?.width ?? 0);
