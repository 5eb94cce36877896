import type { Page } from 'playwright-core';

/** Browser globals that Node.js does not have. */
interface Element {
  readonly tagName: string;
  readonly outerHTML: string;
  readonly parentElement: Element | null;
  querySelectorAll(selector: string): Iterable<Element>;
  focus(): void;
}

interface World {
  readonly document: { readonly activeElement: Element | null; querySelector(selector: string): Element | null };
  getComputedStyle(element: Element, part?: string): { readonly outlineStyle: string; readonly outlineWidth: string };
  /** Elements that have already had focus on this page. */
  focused?: Set<Element>;
}

/**
 * Whether focus is visible: on the element itself, on an ancestor or, for a hidden input, on the box that represents
 * it.
 */
const lookAtFocus = (page: Page): Promise<{ readonly isNew: boolean; readonly hidden?: string }> =>
  page.evaluate(() => {
    const world = globalThis as unknown as World;
    const { activeElement: active } = world.document;
    world.focused ??= new Set();
    if (active === null || active.tagName === 'BODY' || world.focused.has(active)) return { isNew: false };
    world.focused.add(active);
    const shows = (element: Element): boolean => {
      // A link that covers a whole card draws its focus ring around the card, using a pseudo-element.
      return [undefined, '::after'].some((part) => {
        const { outlineStyle, outlineWidth } = world.getComputedStyle(element, part);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      });
    };
    const around = [active.parentElement, active.parentElement?.parentElement].filter((one) => one != null);
    const beside = active.tagName === 'INPUT' ? around.flatMap((one) => [...one.querySelectorAll('*')]) : [];
    const isShown = [active, ...around, ...beside].some(shows);
    return isShown ? { isNew: true } : { isNew: true, hidden: active.outerHTML.slice(0, 160) };
  });

/** Tabs through a screen's content once and returns every element that hides its focus. */
export const hiddenFocuses = async (page: Page, max = 60): Promise<readonly string[]> => {
  const found: string[] = [];
  await page.evaluate(() => (globalThis as unknown as World).document.querySelector('#content')?.focus());
  for (let press = 0; press < max; press += 1) {
    await page.keyboard.press('Tab');
    const { isNew, hidden } = await lookAtFocus(page);
    if (!isNew) break;
    if (hidden !== undefined) found.push(hidden);
  }
  return found;
};
