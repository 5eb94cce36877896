import { parseAmount } from '../../../units/index.ts';
import * as flag from './word-flags.ts';
import { skipAbbreviationDot, hasFlag, isNumber, findPhraseAt, labelAllTokens, joinTokens } from './labeling-state.ts';
import type { LabelingState } from './labeling-state.ts';

const DASHES = new Set(['-', '–', '—', '‐', '‑', '~']);

/** `1/2` has a slash; `½` is a single non-ASCII character. */
const isFraction = (line: LabelingState, at: number): boolean => {
  const key = line.keys[at] ?? '';
  return isNumber(line, at) && (key.includes('/') || key.includes('⁄') || key.charCodeAt(0) > 57);
};

/** `000` in `1 000`: thousands are set apart by a space in several languages. */
const isThousands = (line: LabelingState, at: number): boolean =>
  isNumber(line, at) && !isFraction(line, at) && /^0\d\d$/.test(line.keys[at] ?? '');

const endOfNumber = (line: LabelingState, at: number, limit: number, mayJoin = true): number => {
  let end = at;
  if (isNumber(line, at)) {
    end += 1;
    if (end < limit && !isFraction(line, at) && (isFraction(line, end) || isThousands(line, end))) return end + 1;
  }
  // `ein halber`, `1 halbe`: articles and fractions follow one another.
  while (end < limit && hasFlag(line, end, flag.NUMBER)) end += 1;
  if (end === at) return at;
  // `1 e 1/2`, `1 et demi`.
  if (mayJoin && end + 1 < limit && hasFlag(line, end, flag.AND)) {
    if (isFraction(line, end + 1)) return end + 2;
    if (hasFlag(line, end + 1, flag.NUMBER)) {
      const more = endOfNumber(line, end + 1, limit, false);
      if (parseAmount(joinTokens(line, at, more), line.language) !== undefined) return more;
    }
  }
  return end;
};

/** The end of the amount at `at`, or `at` if there is none. A range such as `2 bis 3` is one amount. */
export const findAmountEnd = (line: LabelingState, at: number, limit: number): number => {
  if (at >= limit) return at;
  const first = endOfNumber(line, at, limit);
  if (first === at || first + 1 >= limit) return first;
  if (!DASHES.has(line.keys[first] ?? '') && !hasFlag(line, first, flag.RANGE | flag.OR)) return first;
  const second = endOfNumber(line, first + 1, limit);
  return second > first + 1 ? second : first;
};

/** Skips words and signs that make the next amount approximate. */
export const skipApproximators = (line: LabelingState, from: number, limit: number): number => {
  let at = from;
  while (at < limit) {
    const phrase = findPhraseAt(line, at, limit);
    if (phrase?.kind === 'about') at = skipAbbreviationDot(line, at + phrase.words.length);
    else if (hasFlag(line, at, flag.ABOUT)) at = skipAbbreviationDot(line, at + 1);
    else if (line.keys[at] === '~' || line.keys[at] === '±' || line.keys[at] === '≈') at += 1;
    else break;
  }
  return at;
};

/** Only its last word is the amount: the article before it would be read as a one. */
const labelSome = (line: LabelingState, at: number, limit: number): number => {
  const phrase = findPhraseAt(line, at, limit);
  if (phrase?.kind !== 'some') return at;
  const end = at + phrase.words.length;
  labelAllTokens(line, end - 1, end, 'quantity');
  return end;
};

/**
 * Labels an amount and returns its end. Words such as `ca.` are included if `parseAmount` understands them. Others stay
 * unlabeled, because the parser looks for them before the amount.
 */
export const labelAmount = (line: LabelingState, from: number, limit: number): number => {
  const at = skipApproximators(line, from, limit);
  const some = labelSome(line, at, limit);
  if (some > at) return some;
  const end = findAmountEnd(line, at, limit);
  // `unas hojas`, but `unas 20 hojas`.
  if (end === at) return labelSome(line, from, limit);
  const whole = at > from && parseAmount(joinTokens(line, from, end), line.language) !== undefined;
  labelAllTokens(line, whole ? from : at, end, 'quantity');
  return end;
};
