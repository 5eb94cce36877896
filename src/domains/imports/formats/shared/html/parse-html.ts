import type { Document } from 'domhandler';
import { Tokenizer } from 'htmlparser2';

import { TreeBuilder } from './tree-builder.ts';

/**
 * The tree of a page, whatever its text is like. It is at most 400 elements deep, so that whoever walks it need not
 * fear for the stack, and has at most 100,000 nodes: what comes after those is left out.
 */
export const parseHtml = (text: string): Document => {
  const stop = (): void => tokenizer.pause();
  const builder = new TreeBuilder(text, stop);
  const tokenizer = new Tokenizer({ decodeEntities: true }, builder);
  tokenizer.write(text);
  tokenizer.end();
  return builder.document;
};
