import { findAmountEnd } from './label-amount.ts';
import { findClauseEnd } from './clauses.ts';
import * as flag from './word-flags.ts';
import { skipEach, labelBareUnit, labelMeasures } from './label-measures.ts';
import { skipAbbreviationDot, hasFlag, isMark, isNumber, isWord, findPhraseAt, labelWords } from './labeling-state.ts';
import type { LabelingState } from './labeling-state.ts';
import { findUnitAt } from './find-unit.ts';

/** `Saft und Schale von 1`: as far as the whole is looked for. */
const MAX_WHOLE_DISTANCE = 6;

/** Labels everything before the name: amounts, asides, purposes. Returns the start of the name. */
export const labelBeforeName = (line: LabelingState, from: number): number => {
  let at = from;
  for (;;) {
    const next = labelOnce(line, at);
    if (next === at) return skipConnectors(line, at);
    at = next;
    if (line.hasMeasure) return skipConnectors(line, at);
  }
};

const labelOnce = (line: LabelingState, at: number): number => {
  const { end } = line;
  if (at >= end) return at;
  // Bullets and what else stands before a line.
  if (isMark(line, at) && !line.closingBrackets.has(at) && line.keys[at] !== '~') return at + 1;
  const counted = skipNumberSign(line, at);
  if (counted > at) return counted;
  const phrase = findPhraseAt(line, at, end);
  if (phrase?.kind === 'aside') {
    const after = skipAbbreviationDot(line, at + phrase.words.length);
    labelWords(line, at, after, 'note');
    return after;
  }
  if (phrase?.kind === 'purpose') return labelPurpose(line, at, at + phrase.words.length);
  const taken = labelTaking(line, at);
  if (taken > at) return labelMeasures(line, taken, end);
  const measures = labelMeasures(line, at, end);
  if (measures > at) return measures;
  // `je 1 rote und gelbe Paprika`
  const each = skipEach(line, at);
  if (each > at && labelMeasures(line, each, end) > each) return labelMeasures(line, each, end);
  const unit = labelBareUnit(line, at, end);
  if (unit > at) return unit;
  // `la crème`, `de la crème`
  const article = hasFlag(line, at, flag.OF) && hasFlag(line, at + 1, flag.ARTICLE) ? at + 1 : at;
  return hasFlag(line, article, flag.ARTICLE) && isWord(line, article + 1) ? article + 1 : at;
};

const NUMBER_MARKS = new Set(['.', '°', 'º']);

/** `n. 2 uova`, `n° 2 uova`: the sign for a number says nothing. */
const skipNumberSign = (line: LabelingState, at: number): number => {
  if (line.keys[at] !== 'n') return at;
  const next = NUMBER_MARKS.has(line.keys[at + 1] ?? '') ? at + 2 : at + 1;
  return isNumber(line, next) ? next : at;
};

/** `Für den Teig: 500 g Mehl`. If no separator follows (`zum Garnieren Petersilie`), the purpose is one more word. */
const labelPurpose = (line: LabelingState, at: number, after: number): number => {
  const end = findClauseEnd(line, at, line.end);
  const articles = hasFlag(line, after, flag.ARTICLE | flag.NUMBER) ? after + 1 : after;
  const stop = end < line.end ? end : Math.min(articles + 1, end);
  labelWords(line, at, stop, 'purpose');
  return stop;
};

/**
 * `Saft von 1 Zitrone`, `jus d'un citron`: what is bought and counted is the lemon, and the juice is what is done with
 * it. Returns where the amount starts, which is here if nothing was skipped.
 */
const labelTaking = (line: LabelingState, from: number): number => {
  if (!isWord(line, from) || hasFlag(line, from, flag.NUMBER)) return from;
  const limit = Math.min(line.end, from + MAX_WHOLE_DISTANCE);
  let isTaking = hasFlag(line, from, flag.EXTRACT);
  for (let at = from + 1; at < limit && isWord(line, at); at += 1) {
    const amount = hasFlag(line, at, flag.OF) ? afterApostrophe(line, at + 1) : at;
    // Digits after `of` count a whole, whatever is taken of it: `zaadjes van 1 meloen`.
    if ((isTaking || (amount > at && isNumber(line, amount))) && countsWhole(line, amount)) {
      labelWords(line, from, amount, 'preparation');
      return amount;
    }
    isTaking ||= hasFlag(line, at, flag.EXTRACT);
  }
  return from;
};

/** Whether the amount here counts things: in `filets de 200 g` it is their size. */
const countsWhole = (line: LabelingState, at: number): boolean => {
  const after = findAmountEnd(line, at, line.end);
  if (after === at) return false;
  const unit = findUnitAt(line, after, line.end);
  return unit === undefined || unit.dimension === 'count';
};

/** In `jus d'1 citron` the apostrophe stands by itself. */
const afterApostrophe = (line: LabelingState, at: number): number =>
  line.keys[at] === "'" || line.keys[at] === '’' ? at + 1 : at;

/** Skips the words between an amount and the name: `de la`, `di`. */
export const skipConnectors = (line: LabelingState, from: number): number => {
  let at = from;
  if (!line.hasMeasure) return at;
  while (at < line.end && hasFlag(line, at, flag.OF | flag.ARTICLE) && (isWord(line, at + 1) || isMark(line, at + 1)))
    at += 1;
  return at;
};
