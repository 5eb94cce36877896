import { Element } from 'domhandler';
import type { ParentNode } from 'domhandler';

import { SPACED_ELEMENTS, BLOCK_ELEMENTS, HIDDEN_ELEMENTS } from '../../../markup/html/element-kinds.ts';
import { findElements } from '../../../markup/html/find-elements.ts';
import { isSeparateSpan, needsSpaceBetween } from '../../../markup/html/node-text.ts';
import { walkTree } from '../../../markup/html/walk-tree.ts';
import type { TreeVisitor } from '../../../markup/html/walk-tree.ts';
import type { PagePart } from '../../../vocabulary/languages/language-words.ts';
import { isControlText } from './line-heuristics.ts';
import { ListItemDetector } from './list-item-detector.ts';
import { detectPartHeading } from './part-heading.ts';

/** One line of visible text. */
export interface VisibleLine {
  readonly text: string;
  /** Its index among the lines. */
  readonly index: number;
  /** The block element that contains it. */
  readonly block: Element;
  /** The list item or table row it belongs to. An item may have several lines. */
  readonly item: Element | undefined;
  /** 1 to 6 for `<h1>` to `<h6>`, 7 for text styled like a heading, 0 otherwise. */
  readonly level: number;
  /** If it is a heading: which part of a recipe it introduces. */
  readonly part: PagePart | undefined;
  /** Whether it is only a button or a link. */
  readonly isControl: boolean;
}

/** The visible lines of a page or of an element. */
export interface VisibleText {
  readonly lines: readonly VisibleLine[];
  /** For each element, the index of its first line and of the first line after it. */
  readonly ranges: ReadonlyMap<Element, readonly [from: number, to: number]>;
}

const HEADING = /^h[1-6]$/;
const BOLD_ELEMENTS: ReadonlySet<string> = new Set(['b', 'strong', 'u', 'th', 'caption', 'legend', 'summary']);
/** Elements outside the main content. */
const PERIPHERAL_ELEMENTS: ReadonlySet<string> = new Set(['nav', 'footer', 'figcaption', 'dialog', 'menu']);
/** Class names and ids of widgets and of content by others, such as comments. */
const PERIPHERAL_NAME =
  /(?:^|\s)(?:comments?|respond|breadcrumbs?|navbar|navigation|site-header|site-footer|menu|cookie-|newsletter|share|sharing|social|advert|ad-slot|related|disqus|reviews?-list)(?:[\s_-]|$)/i;
const MAIN_ELEMENTS: ReadonlySet<string> = new Set(['body', 'html', 'main', 'article']);
/** Text for screen readers only. */
const SCREEN_READER_CLASS =
  /(?:^|[\s_-])(?:sr-only|visually-?hidden|screen-reader-text|screenreader-only|u-hidden)(?:[\s_-]|$)/i;
/** Checkboxes, bullets and other symbols before a line. */
const LEADING_SYMBOLS = /^(?:[\s•◦▪▫■□▢☐☑✓✔●○·‣⁃*]|[-–—](?=\s))+/u;
/** Class names of group titles in recipe plugins and hand-written pages. */
const TITLE_CLASS =
  /(?:^|[\s_-])(?:(?:sub|section|group|ingredients?|instructions?|directions?|steps?)[_-]?(?:title|heading|header|head|label)|sub-?head(?:ing|er)?|group-?name|(?:ingredient|instruction)-group|cooked-heading|simmer-heading|ers-?sectionhead)(?:[\s_-]|$)/i;
const MAX_TITLE_LENGTH = 80;
const MAX_LABEL_LENGTH = 30;
/** Longer lines are truncated. */
const MAX_LINE_LENGTH = 100_000;
const MAX_CHECKED_LENGTH = 600;

const hasPeripheralName = (names: string | undefined): boolean =>
  names !== undefined && names.length < MAX_CHECKED_LENGTH && PERIPHERAL_NAME.test(names);

const isPeripheral = ({ name, attribs }: Element): boolean => {
  if (HIDDEN_ELEMENTS.has(name) || PERIPHERAL_ELEMENTS.has(name)) return true;
  const { class: classes, id } = attribs;
  return !MAIN_ELEMENTS.has(name) && (hasPeripheralName(classes) || hasPeripheralName(id));
};

const isHiddenInline = ({ name, attribs }: Element): boolean => {
  if (BLOCK_ELEMENTS.has(name)) return false;
  const { class: classes, style, hidden } = attribs;
  if (hidden !== undefined || (classes !== undefined && SCREEN_READER_CLASS.test(classes))) return true;
  return style !== undefined && /display\s*:\s*none/i.test(style);
};

/**
 * `page` skips everything outside the main content; `part` includes everything in an element already known to be
 * relevant.
 */
type Scope = 'page' | 'part';

class LineCollector implements TreeVisitor, VisibleText {
  readonly lines: VisibleLine[] = [];
  readonly ranges = new Map<Element, readonly [number, number]>();
  readonly #scope: Scope;
  readonly #itemDetector: ListItemDetector;
  readonly #blocks: Element[] = [];
  /** The enclosing items, each with the element that opened it. */
  readonly #items: { readonly element: Element; readonly item: Element }[] = [];
  /** The number of lines when each enclosing element was opened. */
  readonly #lineCounts: number[] = [];
  #level = 0;
  #boldDepth = 0;
  #buttonDepth = 0;
  #buttonStart = 0;
  #text = '';
  /** The last character of the text. Reading it from the growing string would flatten the string each time. */
  #lastChar = '';
  #boldTextLength = 0;
  #buttonTextLength = 0;
  #spanBoundary: 'none' | 'ended' | 'between' = 'none';

  constructor(root: ParentNode, elements: readonly Element[], extent: Scope) {
    this.#scope = extent;
    this.#itemDetector = new ListItemDetector(elements);
    if (root instanceof Element) this.#blocks.push(root);
  }

  enter(element: Element): boolean {
    if (this.#isSkipped(element)) return false;
    this.#open(element);
    this.#lineCounts.push(this.lines.length);
    return true;
  }

  exit(element: Element): void {
    this.#close(element);
    this.ranges.set(element, [this.#lineCounts.pop() ?? 0, this.lines.length]);
  }

  write(data: string): void {
    // Most text nodes are whitespace between two tags.
    if (data.trim() === '') {
      this.#spanBoundary = 'none';
      this.#text += ' ';
      this.#lastChar = ' ';
      return;
    }
    const words = data.replaceAll(/\s+/g, ' ');
    if (this.#spanBoundary === 'between' && needsSpaceBetween(this.#lastChar, words)) this.#text += ' ';
    this.#spanBoundary = 'none';
    this.#text += words;
    this.#lastChar = words.at(-1) ?? this.#lastChar;
    const { length } = words.trim();
    if (this.#boldDepth > 0) this.#boldTextLength += length;
    if (this.#buttonDepth > 0) this.#buttonTextLength += length;
  }

  end(): void {
    this.#flush();
  }

  #isSkipped(element: Element): boolean {
    if (this.#scope === 'part' ? HIDDEN_ELEMENTS.has(element.name) : isPeripheral(element)) return true;
    return isHiddenInline(element);
  }

  #open(element: Element): void {
    const { name } = element;
    if (name === 'br' || name === 'hr') this.#flush();
    else if (BLOCK_ELEMENTS.has(name)) {
      this.#flush();
      this.#blocks.push(element);
    } else if (SPACED_ELEMENTS.has(name)) this.#text += ' ';
    const item = this.#itemDetector.findItem(element, this.#items.at(-1)?.item);
    if (item !== undefined) {
      this.#flush();
      this.#items.push({ element, item });
    }
    if (HEADING.test(name)) this.#level = Number(name[1]);
    if (BOLD_ELEMENTS.has(name)) this.#boldDepth += 1;
    if (name === 'button') {
      this.#buttonDepth += 1;
      this.#buttonStart = this.#text.length;
    }
    if (isSeparateSpan(element) && this.#spanBoundary === 'ended') this.#spanBoundary = 'between';
  }

  #close(element: Element): void {
    const { name } = element;
    if (BLOCK_ELEMENTS.has(name) && name !== 'hr') {
      this.#flush();
      this.#blocks.pop();
    } else if (SPACED_ELEMENTS.has(name)) this.#text += ' ';
    if (this.#items.at(-1)?.element === element) {
      this.#flush();
      this.#items.pop();
    }
    if (HEADING.test(name)) this.#level = 0;
    if (BOLD_ELEMENTS.has(name)) this.#boldDepth -= 1;
    if (name === 'button') {
      this.#buttonDepth -= 1;
      this.#dropButtonText();
    }
    if (isSeparateSpan(element)) this.#spanBoundary = 'ended';
  }

  /** Drops a button's text from the end of a line that has other text. */
  #dropButtonText(): void {
    if (this.#buttonStart === 0 || this.#text.length > MAX_CHECKED_LENGTH) return;
    const [before, buttonText] = [this.#text.slice(0, this.#buttonStart), this.#text.slice(this.#buttonStart)];
    if (before.trim() !== '' && isControlText(buttonText)) this.#text = `${before} `;
  }

  /** Nothing but buttons, or buttons with short labels: `Units US M Scale 1x 2x`. */
  #isControl(text: string, level: number): boolean {
    if (this.#buttonTextLength === 0) return false;
    const isLabel = level === 0 && this.#items.length === 0 && text.length < MAX_LABEL_LENGTH;
    return isLabel || this.#buttonTextLength >= text.length * 0.9;
  }

  #flush(): void {
    const raw = this.#text.slice(0, MAX_LINE_LENGTH).trim();
    const text = raw === '' ? '' : raw.replaceAll(/\s+/g, ' ').replace(LEADING_SYMBOLS, '').trim();
    const block = this.#blocks.at(-1);
    if (text !== '' && block !== undefined) {
      const isBold = this.#boldTextLength > 0 && this.#boldTextLength >= text.replaceAll(/[\s:]/g, '').length * 0.9;
      const isTitle = text.length <= MAX_TITLE_LENGTH && TITLE_CLASS.test(block.attribs['class'] ?? '');
      const level = this.#level || (isBold || isTitle ? 7 : 0);
      this.lines.push({
        text,
        index: this.lines.length,
        block,
        item: this.#items.at(-1)?.item,
        level,
        part: detectPartHeading(text, level > 0),
        isControl: this.#isControl(text, level),
      });
    }
    this.#text = '';
    this.#lastChar = '';
    this.#boldTextLength = 0;
    this.#buttonTextLength = 0;
    this.#spanBoundary = 'none';
  }
}

/** Extracts the visible lines under a root. Pass `elements` if they have already been collected. */
export const extractVisibleText = (
  root: ParentNode,
  scope: Scope,
  elements: readonly Element[] = findElements(root),
): VisibleText => {
  const collector = new LineCollector(root, elements, scope);
  walkTree(root, collector);
  collector.end();
  return collector;
};
