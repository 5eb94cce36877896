import { Element, Text } from 'domhandler';
import type { AnyNode } from 'domhandler';

import { APART, BLOCK, UNSEEN } from './element-kinds.ts';

/** Whether an element and all that is in it is kept from those who look at the page. */
const isUnseen = (element: Element): boolean => {
  if (UNSEEN.has(element.name) || element.attribs['hidden'] !== undefined) return true;
  const { style } = element.attribs;
  return style !== undefined && style.length < 1000 && /display\s*:\s*none/i.test(style);
};

/** What is written between the text of an element and what stands beside it. */
type Edge = 'line' | 'space' | 'end of span';

const edgeOf = ({ name }: Element): Edge | undefined => {
  if (name === 'br' || BLOCK.has(name)) return 'line';
  return APART.has(name) ? 'space' : undefined;
};

/**
 * Whether two of these one after the other are two things, as `<span class="amount">2</span><span class="unit">cups`
 * are, which the style of the page holds apart. Spans with nothing but a style come from word processors, which divide
 * words by them.
 */
export const isSpanOfItsOwn = ({ name, attribs }: Element): boolean => {
  if (name !== 'span') return false;
  return attribs['class'] !== undefined || attribs['style'] === undefined;
};

/** Whether two texts are two words where one element ends and the next begins. */
export const joinsApart = (before: string, after: string): boolean =>
  /[^\s([/]$/.test(before) && /^[^\s.,;:!?)\]/%’']/.test(after);

/** Puts the text of a page together, with line breaks where its blocks have them. */
class TextWriter {
  #text = '';
  /** Its last letter. To look for it in a text that grows would put the text together anew each time. */
  #last = '';
  /** Where a span ended and nothing was written since, and whether the next one began there. */
  #seam: 'none' | 'ended' | 'between' = 'none';

  get text(): string {
    return this.#text;
  }

  write(data: string): void {
    // A line break in the source is a space on the page.
    const words = data.replaceAll(/\s+/g, ' ');
    if (this.#seam === 'between' && joinsApart(this.#last, words)) this.#text += ' ';
    this.#text += words;
    this.#last = words.at(-1) ?? this.#last;
    this.#seam = 'none';
  }

  open(element: Element): void {
    if (this.#seam === 'ended' && isSpanOfItsOwn(element)) this.#seam = 'between';
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
        } else if (isSpanOfItsOwn(next)) waiting.push('end of span');
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

/** The text of a node that a reader sees, a line for each block and each line break, without empty ones. */
export const linesOf = (node: AnyNode): string[] =>
  rawText(node)
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '');

/** The text of a node that a reader sees, on one line. */
export const textOf = (node: AnyNode): string => rawText(node).replaceAll(/\s+/g, ' ').trim();
