import { skipApproximators, findAmountEnd, labelAmount } from './label-amount.ts';
import * as flag from './word-flags.ts';
import {
  skipAbbreviationDot,
  hasFlag,
  isAttached,
  isNumber,
  isWord,
  labelWords,
  labelAllTokens,
  tryLabeling,
} from './labeling-state.ts';
import type { LabelingState } from './labeling-state.ts';
import { findUnitWithModifiersAt, findUnitAt } from './find-unit.ts';

const JOINTS = new Set(['/', '+', '&', 'x', '×', '*', '-', '–', '—', '=']);
const MAX_SUFFIX_LENGTH = 3;

/** Skips an optional plural ending: `(n)` in `Zwiebel(n)`. */
export const skipPluralSuffix = (line: LabelingState, at: number): number => {
  const closing = line.closingBrackets.get(at);
  const isShort = isWord(line, at + 1) && (line.keys[at + 1] ?? '').length <= MAX_SUFFIX_LENGTH;
  return closing === at + 2 && isAttached(line, at) && isAttached(line, at + 1) && isShort ? closing + 1 : at;
};

/** Labels the unit after an amount. */
const labelUnit = (line: LabelingState, from: number, limit: number): number => {
  let at = from;
  // `400-g-Dose`, `1/4 de botte`.
  if (line.keys[at] === '-' && isAttached(line, at) && isAttached(line, at + 1)) at += 1;
  else if (hasFlag(line, at, flag.OF)) at += 1;
  const unit = findUnitWithModifiersAt(line, at, limit);
  if (unit === undefined) return from;
  labelAllTokens(line, unit.first, unit.end, 'unit');
  // As part of the unit, `gr.` in `gr. Dose` would be grams.
  if (unit.end > unit.first + 1 && hasFlag(line, unit.first, flag.SIZE_ABBREVIATION)) {
    labelAllTokens(line, unit.first, skipAbbreviationDot(line, unit.first + 1), 'other');
    labelWords(line, unit.first, unit.first + 1, 'size');
  }
  let end = skipAbbreviationDot(line, skipPluralSuffix(line, unit.end));
  // `Blatt/Blätter`, `Dose/n`: the same unit again.
  if (line.keys[end] === '/' && isWord(line, end + 1)) {
    const again = findUnitAt(line, end + 1, limit);
    if (again !== undefined) end = skipAbbreviationDot(line, again.end);
    else if (isAttached(line, end + 1) && (line.keys[end + 1] ?? '').length <= MAX_SUFFIX_LENGTH) end += 2;
  }
  return labelHeap(line, end, limit);
};

/** `cuillères à soupe rases`, `EL, gestr.`: how full it is, after it. */
const labelHeap = (line: LabelingState, from: number, limit: number): number => {
  let at = line.keys[from] === ',' ? from + 1 : from;
  if (at >= limit || !hasFlag(line, at, flag.FILL_LEVEL_AFTER_UNIT)) return from;
  while (at < limit && hasFlag(line, at, flag.FILL_LEVEL_AFTER_UNIT)) {
    labelWords(line, at, at + 1, 'note');
    at = skipAbbreviationDot(line, at + 1);
  }
  return at;
};

/** Where another amount follows that is joined to the one before: its first token. */
const nextAmount = (line: LabelingState, from: number, limit: number): number | undefined => {
  if (from >= limit) return undefined;
  const isJoint = JOINTS.has(line.keys[from] ?? '') || hasFlag(line, from, flag.OR | flag.AND);
  const isEach = hasFlag(line, from, flag.EACH);
  const at = isJoint || isEach ? from + 1 : from;
  const number = skipApproximators(line, at, limit);
  const end = findAmountEnd(line, number, limit);
  if (end === number) return undefined;
  // `2 latas de 400 g`, but `jus de 1 citron`: what each holds has a unit.
  if (isEach) return findUnitWithModifiersAt(line, end, limit) === undefined ? undefined : at;
  // Without anything in between only digits start another amount: an article is not a number there.
  return isJoint || isNumber(line, number) ? at : undefined;
};

/** Skips the word before the size of each item: `à 400 g`. */
export const skipEach = (line: LabelingState, at: number): number => (hasFlag(line, at, flag.EACH) ? at + 1 : at);

/** A bracket that holds amounts and nothing else: the place after it. Where there is none, here. */
const labelInBracket = (line: LabelingState, open: number): number => {
  const closing = line.closingBrackets.get(open);
  if (closing === undefined) return open;
  const first = skipEach(line, open + 1);
  const isMeasure = tryLabeling(line, open, closing, () => {
    const end = labelMeasures(line, first, closing);
    return end > first && end === closing;
  });
  return isMeasure ? Math.min(closing + 1, line.end) : open;
};

/** Whether the range starts with a number, or with a number word and a unit. */
export const startsWithAmount = (line: LabelingState, from: number, end: number): boolean => {
  const at = skipApproximators(line, from, end);
  const after = findAmountEnd(line, at, end);
  return after > at && (isNumber(line, at) || findUnitAt(line, after, end) !== undefined);
};

/** Labels connected amounts and units: `1 Dose (400 g)`, `250 g / 2 tasses`, `2 x 400 g Dosen`. */
export const labelMeasures = (line: LabelingState, from: number, limit: number): number => {
  let at = labelAmount(line, from, limit);
  if (at === from) return from;
  // Whether an amount waits for its unit: the 1 of `1 (400 g) Dose`, the 2 of `2 x 400 g Dosen`.
  let isWaiting = false;
  for (;;) {
    const unit = labelUnit(line, at, limit);
    const after = labelInBracket(line, unit);
    const isBare = unit === at;
    at = after;
    if (isBare ? after > unit : isWaiting) {
      at = labelUnit(line, after, limit);
      isWaiting = at === after;
    } else isWaiting ||= isBare;
    const next = nextAmount(line, at, limit);
    if (next === undefined) break;
    at = labelAmount(line, next, limit);
  }
  line.hasMeasure = true;
  return at;
};

/** Labels an informal unit without an amount, if a food follows: `Prise Salz`. */
export const labelBareUnit = (line: LabelingState, at: number, limit: number): number => {
  const unit = findUnitWithModifiersAt(line, at, limit);
  if (unit?.dimension !== 'kitchen') return at;
  const next = skipAbbreviationDot(line, skipPluralSuffix(line, unit.end));
  const hasFood = hasFlag(line, next, flag.OF) || (!line.vocabulary.isNounFirst && isWord(line, next));
  if (next >= limit || !hasFood) return at;
  labelAllTokens(line, unit.first, unit.end, 'unit');
  line.hasMeasure = true;
  return next;
};
