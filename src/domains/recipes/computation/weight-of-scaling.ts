import { countScaledParts } from '../../recipe-format/index.ts';
import { parseDocument } from '../parse-document.ts';
import { MAX_INLINE } from './recipe-computation.ts';
import type { Weight } from './recipe-computation.ts';

/** How many objects the JSON has at most: braces within texts are counted too. */
const countObjects = (json: string): number => {
  let count = 0;
  for (let at = json.indexOf('{'); at !== -1; at = json.indexOf('{', at + 1)) count += 1;
  return count;
};

/**
 * How much work it is to scale a document. It is parsed only where that decides: not where it is long by its bytes alone,
 * and not where it is short by its objects, of which each part is one.
 */
export const weightOfScaling = (document: string): Weight => {
  const bytes = document.length;
  if (bytes > MAX_INLINE.bytes) return { bytes, lines: Infinity };
  const objects = countObjects(document);
  return { bytes, lines: objects <= MAX_INLINE.lines ? objects : countScaledParts(parseDocument(document)) };
};
