import { Text } from 'domhandler';
import type { Document, Element } from 'domhandler';

import { findElements } from '../../markup/html/find-elements.ts';
import { parseHtml } from '../../markup/html/parse-html.ts';

/** A page, parsed and traversed once for all extractors. */
export interface Page {
  readonly document: Document;
  /** All elements in document order. */
  readonly elements: readonly Element[];
  /** `<meta>` contents by lowercase `name` or `property`; the first of each wins. */
  readonly meta: ReadonlyMap<string, string>;
  /** The URL the page was fetched from. */
  readonly url: string | undefined;
}

const collectMeta = (elements: readonly Element[]): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const { name, attribs } of elements) {
    if (name !== 'meta') continue;
    const content = attribs['content']?.trim() ?? '';
    const key = (attribs['property'] ?? attribs['name'] ?? '').toLowerCase();
    if (content !== '' && key !== '' && !found.has(key)) found.set(key, content);
  }
  return found;
};

export const parsePage = (text: string, url?: string): Page => {
  const document = parseHtml(text);
  const elements = findElements(document);
  return { document, elements, meta: collectMeta(elements), url };
};

/** The raw text of a `<script>`. */
export const getScriptText = (script: Element): string =>
  script.children.map((child) => (child instanceof Text ? child.data : '')).join('');
