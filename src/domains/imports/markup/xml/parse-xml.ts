import { Tokenizer } from 'htmlparser2';
import type { TokenizerCallbacks } from 'htmlparser2';

import { repairAttributes } from './repair-attributes.ts';

/** An element. Names include their prefix and are in lower case, because programs disagree on the spelling. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlNode[];
}

type XmlNode = XmlElement | string;

interface OpenElement extends XmlElement {
  readonly attributes: Map<string, string>;
  readonly children: XmlNode[];
}

/** Deeper elements become siblings of their parent, so that recursion over the tree is safe. */
const MAX_DEPTH = 100;
/** Roughly a cookbook of ten thousand recipes. */
const MAX_NODES = 1_000_000;
/** How far up an end tag looks for its start tag. Real files do not leave that many elements open. */
const MAX_DISTANCE = 30;

const elementOf = (name: string): OpenElement => ({ name, attributes: new Map(), children: [] });

/**
 * Builds the tree from tokens. Declarations are ignored: only the five predefined XML entities and numeric ones are
 * decoded, and any other entity stays as written.
 */
class TreeBuilder implements TokenizerCallbacks {
  readonly root = elementOf('');
  readonly #source: string;
  readonly #stop: () => void;
  readonly #open: OpenElement[] = [this.root];
  #nodes = 0;
  #element = elementOf('');
  #attributeName = '';
  #attributeValue = '';

  constructor(source: string, stop: () => void) {
    this.#source = source;
    this.#stop = stop;
  }

  ontext(start: number, end: number): void {
    this.#text(this.#source.slice(start, end));
  }

  ontextentity(codePoint: number): void {
    this.#text(String.fromCodePoint(codePoint));
  }

  oncdata(start: number, end: number, endOffset: number): void {
    this.#text(this.#source.slice(start, end - endOffset));
  }

  onopentagname(start: number, end: number): void {
    this.#element = elementOf(this.#source.slice(start, end).toLowerCase());
  }

  onattribname(start: number, end: number): void {
    this.#attributeName = this.#source.slice(start, end).toLowerCase();
    this.#attributeValue = '';
  }

  onattribdata(start: number, end: number): void {
    this.#attributeValue += this.#source.slice(start, end);
  }

  onattribentity(codePoint: number): void {
    this.#attributeValue += String.fromCodePoint(codePoint);
  }

  onattribend(): void {
    const { attributes } = this.#element;
    if (!attributes.has(this.#attributeName)) attributes.set(this.#attributeName, this.#attributeValue);
  }

  onopentagend(): void {
    if (this.#append(this.#element) && this.#open.length < MAX_DEPTH) this.#open.push(this.#element);
  }

  onselfclosingtag(): void {
    this.#append(this.#element);
  }

  onclosetag(start: number, end: number): void {
    const name = this.#source.slice(start, end).trim().toLowerCase();
    const min = Math.max(1, this.#open.length - MAX_DISTANCE);
    for (let at = this.#open.length - 1; at >= min; at -= 1) {
      if (this.#open[at]?.name === name) {
        this.#open.length = at;
        return;
      }
    }
  }

  isInForeignContext(): boolean {
    return true;
  }

  oncomment(): void {
    // Comments.
  }

  ondeclaration(): void {
    // `<!DOCTYPE …>` and `<!ENTITY …>` are ignored, because expanding entities could produce gigabytes.
  }

  onprocessinginstruction(): void {
    // The encoding in `<?xml …?>` has been read already.
  }

  onend(): void {
    this.#open.length = 1;
  }

  #text(data: string): void {
    const { children } = this.#open.at(-1) ?? this.root;
    const before = children.at(-1);
    if (typeof before === 'string') children[children.length - 1] = before + data;
    else this.#append(data);
  }

  #append(node: XmlNode): boolean {
    this.#nodes += 1;
    if (this.#nodes > MAX_NODES) {
      this.#stop();
      return false;
    }
    (this.#open.at(-1) ?? this.root).children.push(node);
    return true;
  }
}

/** Parses XML, well-formed or not. Returns an unnamed root element. Never throws. */
export const parseXml = (source: string): XmlElement => {
  const text = repairAttributes(source);
  const stop = (): void => tokenizer.pause();
  const builder = new TreeBuilder(text, stop);
  const tokenizer = new Tokenizer({ xmlMode: true, decodeEntities: true }, builder);
  tokenizer.write(text);
  tokenizer.end();
  return builder.root;
};
