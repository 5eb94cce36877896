import { isAttached, isNumber } from './labeling-state.ts';
import type { LabelingState } from './labeling-state.ts';

const ALWAYS = new Set([',', ';', ':', '|', '•', '·', '…']);
const DASHES = new Set(['-', '–', '—']);

/** Whether a mark ends a clause. A dash does only with a space before it and not between numbers: `400-g`, `2 – 3`. */
export const isSeparator = (line: LabelingState, at: number): boolean => {
  const text = line.tokens[at]?.text ?? '';
  if (ALWAYS.has(text)) return true;
  return DASHES.has(text) && !isAttached(line, at) && !(isNumber(line, at - 1) && isNumber(line, at + 1));
};

/** The index of the separator or bracket that ends the clause, or `limit`. */
export const findClauseEnd = (line: LabelingState, from: number, limit: number): number => {
  for (let at = from; at < limit; at += 1) {
    if (line.tokens[at]?.kind === 'mark' && (line.closingBrackets.has(at) || isSeparator(line, at))) return at;
  }
  return limit;
};
