import type { Element } from 'domhandler';

import type { PagePart } from '../../shared/vocabulary/languages/language-words.ts';

/** One line of a page as a reader sees it. */
export interface Line {
  readonly text: string;
  /** Its place among the lines of the page. */
  readonly at: number;
  /** The block in which it stands. */
  readonly block: Element;
  /** The item of a list or the row of a table to which it belongs; several lines may be one item. */
  readonly item: Element | undefined;
  /** 1 to 6 for `<h1>` to `<h6>`, 7 for what only looks like a heading, 0 for any other line. */
  readonly level: number;
  /** Which part of a recipe it is the heading of. */
  readonly kind: PagePart | undefined;
  /** Nothing but a button or a link, which one presses and does not read. */
  readonly isControl: boolean;
}

/** The lines of a page or of a part of it. */
export interface VisibleText {
  readonly lines: readonly Line[];
  /** Of each element, the place of its first line and that of the first line after it. */
  readonly ranges: ReadonlyMap<Element, readonly [from: number, to: number]>;
}
