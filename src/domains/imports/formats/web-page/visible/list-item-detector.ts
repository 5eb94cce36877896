import { Element } from 'domhandler';
import type { ParentNode } from 'domhandler';

import { BLOCK_ELEMENTS } from '../../../markup/html/element-kinds.ts';
import { findElements } from '../../../markup/html/find-elements.ts';

/** Elements that pages use as rows instead of list items. */
const BOX_ELEMENTS: ReadonlySet<string> = new Set(['div', 'article', 'section', 'label']);

const getSignature = ({ name, attribs }: Element): string => `${name} ${attribs['class'] ?? ''}`;

const getPreviousElement = (element: Element): Element | undefined => {
  let { prev } = element;
  while (prev !== null && !(prev instanceof Element)) ({ prev } = prev);
  return prev ?? undefined;
};

/**
 * Detects which elements are list items. Pages without real lists use rows of similar boxes, each with an amount and a
 * name; tables may be lists or mere layout.
 */
export class ListItemDetector {
  /** How often an element directly follows one with the same tag and class. */
  readonly #adjacentCounts = new Map<string, number>();
  readonly #itemAncestors = new Set<ParentNode>();

  constructor(elements: readonly Element[]) {
    for (const element of elements) {
      if (element.name === 'li' || element.name === 'tr') this.#markAncestors(element);
      else if (BOX_ELEMENTS.has(element.name)) this.#countAdjacent(element);
    }
  }

  /** The list item that starts with the element, given the item that encloses it, if any. */
  findItem(element: Element, outer: Element | undefined): Element | undefined {
    const { name } = element;
    if (name === 'li') return element;
    if (this.#itemAncestors.has(element)) return undefined;
    // A term and its description are one item.
    if (name === 'dt') return element;
    if (name === 'dd') {
      const previous = getPreviousElement(element);
      return previous?.name === 'dt' ? previous : element;
    }
    if (name === 'tr') return this.#isListRow(element) ? element : undefined;
    // Boxes inside a list item are pieces of it.
    const isBox = (outer === undefined || BOX_ELEMENTS.has(outer.name)) && this.#isRow(element);
    return isBox ? element : undefined;
  }

  #markAncestors(element: Element): void {
    for (let { parent } = element; parent !== null && !this.#itemAncestors.has(parent); { parent } = parent) {
      this.#itemAncestors.add(parent);
    }
  }

  #countAdjacent(element: Element): void {
    const previous = getPreviousElement(element);
    if (previous?.name !== element.name) return;
    const signature = getSignature(element);
    if (getSignature(previous) === signature)
      this.#adjacentCounts.set(signature, (this.#adjacentCounts.get(signature) ?? 0) + 1);
  }

  #isRow(element: Element): boolean {
    return BOX_ELEMENTS.has(element.name) && (this.#adjacentCounts.get(getSignature(element)) ?? 0) >= 2;
  }

  /**
   * Whether each cell contains only a few words. Rows with nested rows never get here, so no element is visited twice.
   */
  #isListRow(row: Element): boolean {
    const names = findElements(row).map(({ name }) => name);
    const cells = names.filter((name) => name === 'td' || name === 'th').length;
    const blocks = names.filter((name) => BLOCK_ELEMENTS.has(name) || name === 'br');
    return blocks.length <= cells && !blocks.some((name) => /^(?:h[1-6]|ul|ol|table)$/.test(name));
  }
}
