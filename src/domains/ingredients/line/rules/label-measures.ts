import { afterAbout, amountEnd, labelAmount } from './amounts-at.ts';
import * as flag from './flags.ts';
import { afterDot, is, isGlued, isNumber, isWord, put, putAll, tentatively } from './ruled-line.ts';
import type { RuledLine } from './ruled-line.ts';
import { heapedUnitAt, unitAt } from './units-at.ts';

const JOINTS = new Set(['/', '+', '&', 'x', '×', '*', '-', '–', '—', '=']);
const LONGEST_SUFFIX = 3;

/** Skips an optional plural ending: `(n)` in `Zwiebel(n)`. */
export const afterSuffix = (line: RuledLine, at: number): number => {
  const closing = line.closings.get(at);
  const isShort = isWord(line, at + 1) && (line.keys[at + 1] ?? '').length <= LONGEST_SUFFIX;
  return closing === at + 2 && isGlued(line, at) && isGlued(line, at + 1) && isShort ? closing + 1 : at;
};

/** Labels the unit after an amount. */
const labelUnit = (line: RuledLine, from: number, limit: number): number => {
  let at = from;
  // `400-g-Dose`, `1/4 de botte`.
  if (line.keys[at] === '-' && isGlued(line, at) && isGlued(line, at + 1)) at += 1;
  else if (is(line, at, flag.OF)) at += 1;
  const unit = heapedUnitAt(line, at, limit);
  if (unit === undefined) return from;
  putAll(line, unit.first, unit.end, 'unit');
  let end = afterDot(line, afterSuffix(line, unit.end));
  // `Blatt/Blätter`, `Dose/n`: the same unit again.
  if (line.keys[end] === '/' && isWord(line, end + 1)) {
    const again = unitAt(line, end + 1, limit);
    if (again !== undefined) end = afterDot(line, again.end);
    else if (isGlued(line, end + 1) && (line.keys[end + 1] ?? '').length <= LONGEST_SUFFIX) end += 2;
  }
  return labelHeap(line, end, limit);
};

/** `cuillères à soupe rases`, `EL, gestr.`: how full it is, after it. */
const labelHeap = (line: RuledLine, from: number, limit: number): number => {
  let at = line.keys[from] === ',' ? from + 1 : from;
  if (at >= limit || !is(line, at, flag.HEAP_AFTER)) return from;
  while (at < limit && is(line, at, flag.HEAP_AFTER)) {
    put(line, at, at + 1, 'note');
    at = afterDot(line, at + 1);
  }
  return at;
};

/** Where another amount follows that is joined to the one before: its first token. */
const nextAmount = (line: RuledLine, from: number, limit: number): number | undefined => {
  if (from >= limit) return undefined;
  const isJoint = JOINTS.has(line.keys[from] ?? '') || is(line, from, flag.OR | flag.AND);
  const isEach = is(line, from, flag.EACH);
  const at = isJoint || isEach ? from + 1 : from;
  const number = afterAbout(line, at, limit);
  const end = amountEnd(line, number, limit);
  if (end === number) return undefined;
  // `2 latas de 400 g`, but `jus de 1 citron`: what each holds has a unit.
  if (isEach) return heapedUnitAt(line, end, limit) === undefined ? undefined : at;
  // Without anything in between only digits start another amount: an article is not a number there.
  return isJoint || isNumber(line, number) ? at : undefined;
};

/** Skips the word before the size of each item: `à 400 g`. */
export const afterEach = (line: RuledLine, at: number): number => (is(line, at, flag.EACH) ? at + 1 : at);

/** A bracket that holds amounts and nothing else: the place after it. Where there is none, here. */
const labelInBracket = (line: RuledLine, open: number): number => {
  const closing = line.closings.get(open);
  if (closing === undefined) return open;
  const first = afterEach(line, open + 1);
  const isMeasure = tentatively(line, open, closing, () => {
    const end = labelMeasures(line, first, closing);
    return end > first && end === closing;
  });
  return isMeasure ? Math.min(closing + 1, line.end) : open;
};

/** Whether the range starts with a number, or with a number word and a unit. */
export const hasAmount = (line: RuledLine, from: number, end: number): boolean => {
  const at = afterAbout(line, from, end);
  const after = amountEnd(line, at, end);
  return after > at && (isNumber(line, at) || unitAt(line, after, end) !== undefined);
};

/** Labels connected amounts and units: `1 Dose (400 g)`, `250 g / 2 tasses`, `2 x 400 g Dosen`. */
export const labelMeasures = (line: RuledLine, from: number, limit: number): number => {
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
export const labelBareUnit = (line: RuledLine, at: number, limit: number): number => {
  const unit = heapedUnitAt(line, at, limit);
  if (unit?.dimension !== 'kitchen') return at;
  const next = afterDot(line, afterSuffix(line, unit.end));
  const hasFood = is(line, next, flag.OF) || (!line.vocabulary.describesAfter && isWord(line, next));
  if (next >= limit || !hasFood) return at;
  putAll(line, unit.first, unit.end, 'unit');
  line.hasMeasure = true;
  return next;
};
