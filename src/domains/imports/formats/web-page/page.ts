import { Text } from 'domhandler';
import type { Document, Element } from 'domhandler';

import { elementsIn } from '../shared/html/elements-in.ts';
import { parseHtml } from '../shared/html/parse-html.ts';

/** A page, parsed once and walked once; all readers go by these. */
export interface Page {
  readonly document: Document;
  /** Every element, in the order of the text. */
  readonly elements: readonly Element[];
  /** What `<meta>` says, by `name` or `property` in small letters; the first of each. */
  readonly meta: ReadonlyMap<string, string>;
  /** Where the page was fetched. */
  readonly url: string | undefined;
}

const metaOf = (elements: readonly Element[]): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const { name, attribs } of elements) {
    if (name !== 'meta') continue;
    const content = attribs['content']?.trim() ?? '';
    const key = (attribs['property'] ?? attribs['name'] ?? '').toLowerCase();
    if (content !== '' && key !== '' && !found.has(key)) found.set(key, content);
  }
  return found;
};

export const openPage = (text: string, url?: string): Page => {
  const document = parseHtml(text);
  const elements = elementsIn(document);
  return { document, elements, meta: metaOf(elements), url };
};

/** What is written in a `<script>`, as it stands. */
export const scriptText = (script: Element): string =>
  script.children.map((child) => (child instanceof Text ? child.data : '')).join('');
