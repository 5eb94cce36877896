import { Element } from 'domhandler';
import type { ParentNode } from 'domhandler';

import { APART, BLOCK, UNSEEN } from '../../shared/html/element-kinds.ts';
import { elementsIn } from '../../shared/html/elements-in.ts';
import { isSpanOfItsOwn, joinsApart } from '../../shared/html/text-of.ts';
import { walk } from '../../shared/html/walk.ts';
import type { Walker } from '../../shared/html/walk.ts';
import { isControlText } from './line-looks.ts';
import type { Line, VisibleText } from './line.ts';
import { partHeading } from './part-heading.ts';
import { RowFinder } from './row-finder.ts';

const HEADING = /^h[1-6]$/;
const BOLD: ReadonlySet<string> = new Set(['b', 'strong', 'u', 'th', 'caption', 'legend', 'summary']);
/** Parts of a page around its text. */
const AROUND: ReadonlySet<string> = new Set(['nav', 'footer', 'figcaption', 'dialog', 'menu']);
/** Parts of a page that are not of its author, or that are there to be pressed, by what sites call them. */
const AROUND_CLASS =
  /(?:^|\s)(?:comments?|respond|breadcrumbs?|navbar|navigation|site-header|site-footer|menu|cookie-|newsletter|share|sharing|social|advert|ad-slot|related|disqus|reviews?-list)(?:[\s_-]|$)/i;
const TEXT: ReadonlySet<string> = new Set(['body', 'html', 'main', 'article']);
/** For those who hear the page. */
const HEARD = /(?:^|[\s_-])(?:sr-only|visually-?hidden|screen-reader-text|screenreader-only|u-hidden)(?:[\s_-]|$)/i;
/** Boxes to tick off and other signs that stand before lines. */
const SIGNS = /^(?:[\s•◦▪▫■□▢☐☑✓✔●○·‣⁃*]|[-–—](?=\s))+/u;
/** What programs for recipes, and those who write their own, call the title of a group. */
const TITLE_CLASS =
  /(?:^|[\s_-])(?:(?:sub|section|group|ingredients?|instructions?|directions?|steps?)[_-]?(?:title|heading|header|head|label)|sub-?head(?:ing|er)?|group-?name|(?:ingredient|instruction)-group|cooked-heading|simmer-heading|ers-?sectionhead)(?:[\s_-]|$)/i;
const LONGEST_TITLE = 80;
const LONGEST_LABEL = 30;
/** Of a longer line the rest is left out. */
const LONGEST = 100_000;
const SMALL = 600;

const isNamedAround = (names: string | undefined): boolean =>
  names !== undefined && names.length < SMALL && AROUND_CLASS.test(names);

const isAround = ({ name, attribs }: Element): boolean => {
  if (UNSEEN.has(name) || AROUND.has(name)) return true;
  const { class: classes, id } = attribs;
  return !TEXT.has(name) && (isNamedAround(classes) || isNamedAround(id));
};

const isHiddenInLine = ({ name, attribs }: Element): boolean => {
  if (BLOCK.has(name)) return false;
  const { class: classes, style, hidden } = attribs;
  if (hidden !== undefined || (classes !== undefined && HEARD.test(classes))) return true;
  return style !== undefined && /display\s*:\s*none/i.test(style);
};

/** `page`: without what stands around the text of a page. `part`: all of a part of which one knows what it is. */
type Extent = 'page' | 'part';

/** Walks a part of a page and gathers its lines. */
class LineGatherer implements Walker, VisibleText {
  readonly lines: Line[] = [];
  readonly ranges = new Map<Element, readonly [number, number]>();
  readonly #extent: Extent;
  readonly #rows: RowFinder;
  readonly #blocks: Element[] = [];
  /** The items that are open, and the element with which each of them began. */
  readonly #items: { readonly element: Element; readonly item: Element }[] = [];
  /** How many lines there were when each of the open elements began. */
  readonly #begins: number[] = [];
  #level = 0;
  #bold = 0;
  #pressed = 0;
  #pressedFrom = 0;
  #text = '';
  /** Its last letter. To look for it in a text that grows would put the text together anew each time. */
  #last = '';
  #boldLength = 0;
  #pressedLength = 0;
  #seam: 'none' | 'ended' | 'between' = 'none';

  constructor(root: ParentNode, elements: readonly Element[], extent: Extent) {
    this.#extent = extent;
    this.#rows = new RowFinder(elements);
    if (root instanceof Element) this.#blocks.push(root);
  }

  enter(element: Element): boolean {
    if (this.#isPassedBy(element)) return false;
    this.#begin(element);
    this.#begins.push(this.lines.length);
    return true;
  }

  exit(element: Element): void {
    this.#end(element);
    this.ranges.set(element, [this.#begins.pop() ?? 0, this.lines.length]);
  }

  write(data: string): void {
    // Most texts of a page are the space between two tags.
    if (data.trim() === '') {
      this.#seam = 'none';
      this.#text += ' ';
      this.#last = ' ';
      return;
    }
    const words = data.replaceAll(/\s+/g, ' ');
    if (this.#seam === 'between' && joinsApart(this.#last, words)) this.#text += ' ';
    this.#seam = 'none';
    this.#text += words;
    this.#last = words.at(-1) ?? this.#last;
    const { length } = words.trim();
    if (this.#bold > 0) this.#boldLength += length;
    if (this.#pressed > 0) this.#pressedLength += length;
  }

  end(): void {
    this.#flush();
  }

  #isPassedBy(element: Element): boolean {
    if (this.#extent === 'part' ? UNSEEN.has(element.name) : isAround(element)) return true;
    return isHiddenInLine(element);
  }

  #begin(element: Element): void {
    const { name } = element;
    if (name === 'br' || name === 'hr') this.#flush();
    else if (BLOCK.has(name)) {
      this.#flush();
      this.#blocks.push(element);
    } else if (APART.has(name)) this.#text += ' ';
    const item = this.#rows.itemOf(element, this.#items.at(-1)?.item);
    if (item !== undefined) {
      this.#flush();
      this.#items.push({ element, item });
    }
    if (HEADING.test(name)) this.#level = Number(name[1]);
    if (BOLD.has(name)) this.#bold += 1;
    if (name === 'button') {
      this.#pressed += 1;
      this.#pressedFrom = this.#text.length;
    }
    if (isSpanOfItsOwn(element) && this.#seam === 'ended') this.#seam = 'between';
  }

  #end(element: Element): void {
    const { name } = element;
    if (BLOCK.has(name) && name !== 'hr') {
      this.#flush();
      this.#blocks.pop();
    } else if (APART.has(name)) this.#text += ' ';
    if (this.#items.at(-1)?.element === element) {
      this.#flush();
      this.#items.pop();
    }
    if (HEADING.test(name)) this.#level = 0;
    if (BOLD.has(name)) this.#bold -= 1;
    if (name === 'button') {
      this.#pressed -= 1;
      this.#leaveOutPressed();
    }
    if (isSpanOfItsOwn(element)) this.#seam = 'ended';
  }

  /** A button at the end of a line that has words of its own is no part of them. */
  #leaveOutPressed(): void {
    if (this.#pressedFrom === 0 || this.#text.length > SMALL) return;
    const [before, pressed] = [this.#text.slice(0, this.#pressedFrom), this.#text.slice(this.#pressedFrom)];
    if (before.trim() !== '' && isControlText(pressed)) this.#text = `${before} `;
  }

  /** Nothing but buttons, or a few words between them: `Units US M Scale 1x 2x`. */
  #isControl(text: string, level: number): boolean {
    if (this.#pressedLength === 0) return false;
    const isLabel = level === 0 && this.#items.length === 0 && text.length < LONGEST_LABEL;
    return isLabel || this.#pressedLength >= text.length * 0.9;
  }

  #flush(): void {
    const written = this.#text.slice(0, LONGEST).trim();
    const text = written === '' ? '' : written.replaceAll(/\s+/g, ' ').replace(SIGNS, '').trim();
    const block = this.#blocks.at(-1);
    if (text !== '' && block !== undefined) {
      const isBold = this.#boldLength > 0 && this.#boldLength >= text.replaceAll(/[\s:]/g, '').length * 0.9;
      const isTitle = text.length <= LONGEST_TITLE && TITLE_CLASS.test(block.attribs['class'] ?? '');
      const level = this.#level || (isBold || isTitle ? 7 : 0);
      this.lines.push({
        text,
        at: this.lines.length,
        block,
        item: this.#items.at(-1)?.item,
        level,
        kind: partHeading(text, level > 0),
        isControl: this.#isControl(text, level),
      });
    }
    this.#text = '';
    this.#last = '';
    this.#boldLength = 0;
    this.#pressedLength = 0;
    this.#seam = 'none';
  }
}

/** The lines of a part of a page. `elements` are those in it, for whoever has them already. */
export const visibleText = (
  root: ParentNode,
  extent: Extent,
  elements: readonly Element[] = elementsIn(root),
): VisibleText => {
  const gatherer = new LineGatherer(root, elements, extent);
  walk(root, gatherer);
  gatherer.end();
  return gatherer;
};
