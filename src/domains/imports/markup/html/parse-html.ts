import type { Document } from 'domhandler';
import { Tokenizer } from 'htmlparser2';

import { HtmlTreeBuilder } from './html-tree-builder.ts';

/**
 * Parses any text as HTML. The tree is at most 400 elements deep, so that recursion over it is safe, and has at most
 * 100,000 nodes; the rest is dropped.
 */
export const parseHtml = (text: string): Document => {
  const stop = (): void => tokenizer.pause();
  const builder = new HtmlTreeBuilder(text, stop);
  const tokenizer = new Tokenizer({ decodeEntities: true }, builder);
  tokenizer.write(text);
  tokenizer.end();
  return builder.document;
};
