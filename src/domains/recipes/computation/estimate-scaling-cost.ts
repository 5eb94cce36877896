import { STEP_CHARACTERS, countScaledParts } from '../../recipe-format/index.ts';
import { parseStoredRecipe } from '../documents/recipe-document.ts';
import { MAX_INLINE_COST } from './recipe-computation.ts';
import type { TaskCost } from './recipe-computation.ts';

/** An upper bound on the number of objects in the JSON, since it also counts braces in texts. */
const countObjects = (json: string): number => {
  let count = 0;
  for (let at = json.indexOf('{'); at !== -1; at = json.indexOf('{', at + 1)) count += 1;
  return count;
};

/**
 * Estimates how much work it is to scale a document. Parses it only if that makes a difference: not if its bytes alone
 * make it long, and not if it has too few objects and too little text to be long.
 */
export const estimateScalingCost = (document: string): TaskCost => {
  const bytes = document.length;
  if (bytes > MAX_INLINE_COST.bytes) return { bytes, lines: Infinity };
  // Each part is an object, apart from the text of steps, which counts by its length.
  const most = countObjects(document) + Math.floor(bytes / STEP_CHARACTERS);
  return { bytes, lines: most <= MAX_INLINE_COST.lines ? most : countScaledParts(parseStoredRecipe(document)) };
};
