import type { Page } from 'playwright-core';

/** Browser globals that Node.js does not have. */
interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

interface Element {
  readonly parentElement: Element | null;
  contains(other: Element | null): boolean;
  getBoundingClientRect(): Box;
}

interface TextNode {
  readonly data: string;
  readonly parentElement: Element | null;
}

interface World {
  readonly innerHeight: number;
  readonly innerWidth: number;
  readonly scrollY: number;
  scrollTo(options: { readonly top: number; readonly behavior: 'instant' }): void;
  getComputedStyle(element: Element): { readonly overflowX: string; readonly overflowY: string };
  readonly document: {
    querySelectorAll(selector: string): Iterable<Element>;
    elementFromPoint(x: number, y: number): Element | null;
    createRange(): {
      setStart(node: TextNode, offset: number): void;
      setEnd(node: TextNode, offset: number): void;
      getClientRects(): ArrayLike<Box>;
    };
    createTreeWalker(root: Element, whatToShow: number): { nextNode(): TextNode | null };
  };
}

/**
 * The words under a selector that users cannot see by scrolling the page: outside the window, clipped by an ancestor,
 * or covered by another element.
 */
export const hiddenWords = (page: Page, selector: string): Promise<readonly string[]> =>
  page.evaluate((wanted) => {
    const world = globalThis as unknown as World;
    const { document } = world;
    const SHOW_TEXT = 4;
    // Runs in the page, where nothing of this file is available.
    // oxlint-disable-next-line unicorn/consistent-function-scoping
    const isWithin = (inner: Box, outer: Box): boolean =>
      inner.top >= outer.top - 1 &&
      inner.bottom <= outer.bottom + 1 &&
      inner.left >= outer.left - 1 &&
      inner.right <= outer.right + 1;
    const isCutOff = (box: Box, element: Element | null): boolean => {
      for (let around = element; around !== null; around = around.parentElement) {
        const { overflowX, overflowY } = world.getComputedStyle(around);
        const cuts = overflowX !== 'visible' || overflowY !== 'visible';
        // What the page itself clips can be scrolled to.
        const isPage = around.parentElement?.parentElement == null;
        if (cuts && !isPage && !isWithin(box, around.getBoundingClientRect())) return true;
      }
      return false;
    };
    const faultOf = (node: TextNode, start: number, end: number): string | undefined => {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      const count = range.getClientRects().length;
      if (count === 0) return 'not shown';
      // A long word may span several lines.
      for (let line = 0; line < count; line += 1) {
        const far = range.getClientRects()[line];
        if (far === undefined) return 'not shown';
        world.scrollTo({ top: world.scrollY + far.top - world.innerHeight / 2, behavior: 'instant' });
        const box = range.getClientRects()[line];
        if (box === undefined) return 'not shown';
        if (!isWithin(box, { top: 0, left: 0, bottom: world.innerHeight, right: world.innerWidth })) return 'outside';
        if (isCutOff(box, node.parentElement)) return 'cut off';
        const above = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
        if (above === null || node.parentElement?.contains(above) !== true) return 'covered';
      }
      return undefined;
    };
    const hidden: string[] = [];
    for (const root of document.querySelectorAll(wanted)) {
      const walker = document.createTreeWalker(root, SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
          const violation = faultOf(node, index, index + word.length);
          if (violation !== undefined) hidden.push(`${word} (${violation})`);
        }
      }
    }
    return hidden;
  }, selector);
