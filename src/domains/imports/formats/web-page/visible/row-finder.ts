import { Element } from 'domhandler';
import type { ParentNode } from 'domhandler';

import { BLOCK } from '../../shared/html/element-kinds.ts';
import { elementsIn } from '../../shared/html/elements-in.ts';

/** Elements that pages use for rows of a list where they do not use a list. */
const BOXES: ReadonlySet<string> = new Set(['div', 'article', 'section', 'label']);

const signatureOf = ({ name, attribs }: Element): string => `${name} ${attribs['class'] ?? ''}`;

const elementBefore = (element: Element): Element | undefined => {
  let { prev } = element;
  while (prev !== null && !(prev instanceof Element)) ({ prev } = prev);
  return prev ?? undefined;
};

/**
 * Tells which elements of a part of a page are items of a list, by more than their name. Pages without lists make rows
 * of boxes, each of the same kind as the one beside it, with an amount and a name in each; and pages that have tables
 * use them for lists or only to divide the page.
 */
export class RowFinder {
  /** How often an element of a kind stands beside another of its kind. */
  readonly #pairs = new Map<string, number>();
  readonly #aroundItems = new Set<ParentNode>();

  constructor(elements: readonly Element[]) {
    for (const element of elements) {
      if (element.name === 'li' || element.name === 'tr') this.#markAround(element);
      else if (BOXES.has(element.name)) this.#countPair(element);
    }
  }

  /** The item that begins with an element, which stands in another one or in none. */
  itemOf(element: Element, outer: Element | undefined): Element | undefined {
    const { name } = element;
    if (name === 'li') return element;
    if (this.#aroundItems.has(element)) return undefined;
    // A term and what is said of it are one item.
    if (name === 'dt') return element;
    if (name === 'dd') {
      const before = elementBefore(element);
      return before?.name === 'dt' ? before : element;
    }
    if (name === 'tr') return this.#isPlain(element) ? element : undefined;
    // Boxes in an item of a list are parts of it.
    const isBox = (outer === undefined || BOXES.has(outer.name)) && this.#isRow(element);
    return isBox ? element : undefined;
  }

  #markAround(element: Element): void {
    for (let { parent } = element; parent !== null && !this.#aroundItems.has(parent); { parent } = parent) {
      this.#aroundItems.add(parent);
    }
  }

  #countPair(element: Element): void {
    const before = elementBefore(element);
    if (before?.name !== element.name) return;
    const signature = signatureOf(element);
    if (signatureOf(before) === signature) this.#pairs.set(signature, (this.#pairs.get(signature) ?? 0) + 1);
  }

  #isRow(element: Element): boolean {
    return BOXES.has(element.name) && (this.#pairs.get(signatureOf(element)) ?? 0) >= 2;
  }

  /** A row of which each cell is a few words. It has no other rows in it, so that no element is looked at twice. */
  #isPlain(row: Element): boolean {
    const inside = elementsIn(row).map(({ name }) => name);
    const cells = inside.filter((name) => name === 'td' || name === 'th').length;
    const blocks = inside.filter((name) => BLOCK.has(name) || name === 'br');
    return blocks.length <= cells && !blocks.some((name) => /^(?:h[1-6]|ul|ol|table)$/.test(name));
  }
}
