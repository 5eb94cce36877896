import { isGlued, isNumber } from './ruled-line.ts';
import type { RuledLine } from './ruled-line.ts';

const ALWAYS = new Set([',', ';', ':', '|', '•', '·', '…']);
const DASHES = new Set(['-', '–', '—']);

/** Whether a clause ends at this mark. A dash parts clauses where it stands free: not in `2 – 3` and `400-g`. */
export const isSeparator = (line: RuledLine, at: number): boolean => {
  const text = line.tokens[at]?.text ?? '';
  if (ALWAYS.has(text)) return true;
  return DASHES.has(text) && !isGlued(line, at) && !(isNumber(line, at - 1) && isNumber(line, at + 1));
};

/** Where the clause that goes on here ends: at a separator or a bracket, or at the limit. */
export const clauseEnd = (line: RuledLine, from: number, limit: number): number => {
  for (let at = from; at < limit; at += 1) {
    if (line.tokens[at]?.kind === 'mark' && (line.closings.has(at) || isSeparator(line, at))) return at;
  }
  return limit;
};
