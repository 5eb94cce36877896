import { countScaledParts } from '../../recipe-format/index.ts';
import { parseDocument } from '../parse-document.ts';
import { MAX_INLINE } from './recipe-computation.ts';
import type { Weight } from './recipe-computation.ts';

/** An upper bound on the number of objects in the JSON, since it also counts braces in texts. */
const countObjects = (json: string): number => {
  let count = 0;
  for (let at = json.indexOf('{'); at !== -1; at = json.indexOf('{', at + 1)) count += 1;
  return count;
};

/**
 * Estimates how much work it is to scale a document. Parses it only if that makes a difference: not if its bytes alone
 * make it long, and not if it has too few objects to be long, since each part is an object.
 */
export const weightOfScaling = (document: string): Weight => {
  const bytes = document.length;
  if (bytes > MAX_INLINE.bytes) return { bytes, lines: Infinity };
  const objects = countObjects(document);
  return { bytes, lines: objects <= MAX_INLINE.lines ? objects : countScaledParts(parseDocument(document)) };
};
