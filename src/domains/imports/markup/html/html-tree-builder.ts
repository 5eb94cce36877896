import { Document, Element, Text } from 'domhandler';
import type { TokenizerCallbacks } from 'htmlparser2';

import { VOID_ELEMENTS, getImpliedEndTags, getEndTagScope } from './element-kinds.ts';

/**
 * Browsers stop to nest at about this depth as well. What is deeper stands beside its parent in place of inside it.
 */
const MAX_DEPTH = 400;
/** A large page has twenty thousand. */
const MAX_NODES = 100_000;
const MAX_ATTRIBUTES = 500;
/** How far up an end tag looks for its element; real pages do not leave that many elements open. */
const MAX_DISTANCE = 50;

/** Without a prototype, so that attributes can have names such as `constructor`. */
const noAttributes = (): Record<string, string> => Object.create(null);

/**
 * Builds the tree from tokens. The parser of htmlparser2 searches all open elements at every end tag, which is too slow
 * for hostile pages with a million of both.
 */
export class HtmlTreeBuilder implements TokenizerCallbacks {
  readonly document = new Document([]);
  readonly #source: string;
  readonly #stop: () => void;
  readonly #open: Element[] = [];
  /** Open elements by name, so that most stray end tags are skipped without a search. */
  readonly #counts = new Map<string, number>();
  #isForeign = 0;
  #nodes = 0;
  #tag = '';
  #attributes: Record<string, string> = noAttributes();
  #attributeCount = 0;
  #attributeName = '';
  #attributeValue = '';
  #text: Text | undefined;

  constructor(source: string, stop: () => void) {
    this.#source = source;
    this.#stop = stop;
  }

  ontext(start: number, end: number): void {
    this.#addText(this.#source.slice(start, end));
  }

  ontextentity(codePoint: number): void {
    this.#addText(String.fromCodePoint(codePoint));
  }

  oncdata(start: number, end: number, endOffset: number): void {
    if (this.isInForeignContext()) this.ontext(start, end - endOffset);
  }

  onopentagname(start: number, end: number): void {
    this.#tag = this.#source.slice(start, end).toLowerCase();
    this.#attributes = noAttributes();
    this.#attributeCount = 0;
  }

  onattribname(start: number, end: number): void {
    this.#attributeName = this.#source.slice(start, end).toLowerCase();
  }

  onattribdata(start: number, end: number): void {
    this.#attributeValue += this.#source.slice(start, end);
  }

  onattribentity(codePoint: number): void {
    this.#attributeValue += String.fromCodePoint(codePoint);
  }

  onattribend(): void {
    this.#attributeCount += 1;
    const isNew = this.#attributes[this.#attributeName] === undefined;
    if (isNew && this.#attributeCount <= MAX_ATTRIBUTES) this.#attributes[this.#attributeName] = this.#attributeValue;
    this.#attributeValue = '';
  }

  onopentagend(): void {
    this.#start();
  }

  onselfclosingtag(): void {
    const isForeign = this.isInForeignContext();
    const element = this.#start();
    if (isForeign && element !== undefined && this.#open.at(-1) === element) this.#pop();
  }

  onclosetag(start: number, end: number): void {
    const name = this.#source.slice(start, end).toLowerCase();
    // Browsers take `</br>` for a `<br>`.
    if (name === 'br') this.#append(new Element('br', {}));
    else if (!VOID_ELEMENTS.has(name)) this.#close(name);
  }

  isInForeignContext(): boolean {
    return this.#isForeign > 0;
  }

  oncomment(): void {
    // Invisible content.
  }

  ondeclaration(): void {
    // `<!doctype html>` says nothing about a recipe.
  }

  onprocessinginstruction(): void {
    // Neither does `<?xml …?>`.
  }

  onend(): void {
    this.#open.length = 0;
  }

  #start(): Element | undefined {
    const name = this.#tag;
    this.#closeImplied(name);
    const element = new Element(name, this.#attributes);
    if (!this.#append(element)) return undefined;
    if (!VOID_ELEMENTS.has(name) && this.#open.length < MAX_DEPTH) {
      this.#open.push(element);
      this.#counts.set(name, this.#countOf(name) + 1);
      if (name === 'svg' || name === 'math') this.#isForeign += 1;
    }
    return element;
  }

  #closeImplied(name: string): void {
    const implied = getImpliedEndTags(name);
    if (implied === undefined || !implied.closes.some((closed) => this.#countOf(closed) > 0)) return;
    const min = Math.max(0, this.#open.length - MAX_DISTANCE);
    let keep = -1;
    for (let at = this.#open.length - 1; at >= min; at -= 1) {
      const open = this.#open[at]?.name ?? '';
      if (implied.closes.includes(open)) keep = at;
      else if (implied.until.has(open)) break;
    }
    if (keep >= 0) this.#popTo(keep);
  }

  #close(name: string): void {
    if (this.#countOf(name) === 0) return;
    const scope = getEndTagScope(name);
    const min = Math.max(0, this.#open.length - MAX_DISTANCE);
    for (let at = this.#open.length - 1; at >= min; at -= 1) {
      const open = this.#open[at]?.name ?? '';
      if (open === name) return this.#popTo(at);
      if (scope.has(open)) return;
    }
  }

  #popTo(length: number): void {
    while (this.#open.length > length) this.#pop();
  }

  #pop(): void {
    const name = this.#open.pop()?.name ?? '';
    this.#counts.set(name, this.#countOf(name) - 1);
    if (name === 'svg' || name === 'math') this.#isForeign -= 1;
    this.#text = undefined;
  }

  #countOf(name: string): number {
    return this.#counts.get(name) ?? 0;
  }

  #addText(data: string): void {
    if (this.#text !== undefined) this.#text.data += data;
    else {
      const text = new Text(data);
      if (this.#append(text)) this.#text = text;
    }
  }

  #append(node: Element | Text): boolean {
    this.#text = undefined;
    this.#nodes += 1;
    if (this.#nodes > MAX_NODES) {
      this.#stop();
      return false;
    }
    const parent = this.#open.at(-1) ?? this.document;
    const before = parent.children.at(-1);
    node.parent = parent;
    if (before !== undefined) {
      node.prev = before;
      before.next = node;
    }
    parent.children.push(node);
    return true;
  }
}
