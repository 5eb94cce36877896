import { Element, Text } from 'domhandler';
import type { AnyNode } from 'domhandler';

import { SPACED_ELEMENTS, BLOCK_ELEMENTS, HIDDEN_ELEMENTS } from './element-kinds.ts';

/** Whether an element and its content are not displayed. */
const isUnseen = (element: Element): boolean => {
  if (HIDDEN_ELEMENTS.has(element.name) || element.attribs['hidden'] !== undefined) return true;
  const { style } = element.attribs;
  return style !== undefined && style.length < 1000 && /display\s*:\s*none/i.test(style);
};

/** What separates the text of an element from its surroundings. */
type Edge = 'line' | 'space' | 'end of span';

const edgeOf = ({ name }: Element): Edge | undefined => {
  if (name === 'br' || BLOCK_ELEMENTS.has(name)) return 'line';
  return SPACED_ELEMENTS.has(name) ? 'space' : undefined;
};

/**
 * Whether adjacent spans are separate words, as in `<span class="amount">2</span><span class="unit">cups`, where the
 * stylesheet adds the space. Spans with only a style come from word processors, which split words with them.
 */
export const isSeparateSpan = ({ name, attribs }: Element): boolean => {
  if (name !== 'span') return false;
  return attribs['class'] !== undefined || attribs['style'] === undefined;
};

/** Whether a space belongs between two texts at an element boundary. */
export const needsSpaceBetween = (before: string, after: string): boolean =>
  /[^\s([/]$/.test(before) && /^[^\s.,;:!?)\]/%’']/.test(after);

/** Builds the text of a page, with a line break at each block boundary. */
class TextWriter {
  #text = '';
  /** Kept separately because reading it from the growing string would flatten that string every time. */
  #last = '';
  /** Whether a span just ended, and whether the next one has started since. */
  #seam: 'none' | 'ended' | 'between' = 'none';

  get text(): string {
    return this.#text;
  }

  write(data: string): void {
    // A line break in the source is a space on the page.
    const words = data.replaceAll(/\s+/g, ' ');
    if (this.#seam === 'between' && needsSpaceBetween(this.#last, words)) this.#text += ' ';
    this.#text += words;
    this.#last = words.at(-1) ?? this.#last;
    this.#seam = 'none';
  }

  open(element: Element): void {
    if (this.#seam === 'ended' && isSeparateSpan(element)) this.#seam = 'between';
  }

  edge(edge: Edge): void {
    if (edge === 'end of span') this.#seam = 'ended';
    else {
      this.#last = ' ';
      this.#text += edge === 'line' ? '\n' : ' ';
    }
  }
}

/** The text under a node, its line breaks those of the page. */
const rawText = (node: AnyNode): string => {
  const writer = new TextWriter();
  const waiting: (AnyNode | Edge)[] = [node];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === 'string') writer.edge(next);
    else if (next instanceof Text) writer.write(next.data);
    else if ('children' in next) {
      if (next instanceof Element) {
        if (next !== node && isUnseen(next)) continue;
        const edge = edgeOf(next);
        if (edge !== undefined) {
          writer.edge(edge);
          waiting.push(edge);
        } else if (isSeparateSpan(next)) waiting.push('end of span');
        writer.open(next);
      }
      for (let at = next.children.length - 1; at >= 0; at -= 1) {
        const child = next.children[at];
        if (child !== undefined) waiting.push(child);
      }
    }
  }
  return writer.text;
};

/** The displayed text of a node as non-empty lines, one for each block and line break. */
export const getNodeLines = (node: AnyNode): string[] =>
  rawText(node)
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '');

/** The displayed text of a node on one line. */
export const getNodeText = (node: AnyNode): string => rawText(node).replaceAll(/\s+/g, ' ').trim();
