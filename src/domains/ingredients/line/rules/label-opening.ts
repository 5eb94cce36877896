import { amountEnd } from './amounts-at.ts';
import { clauseEnd } from './clauses.ts';
import * as flag from './flags.ts';
import { afterEach, labelBareUnit, labelMeasures } from './label-measures.ts';
import { afterDot, is, isMark, isNumber, isWord, phraseAt, put } from './ruled-line.ts';
import type { RuledLine } from './ruled-line.ts';
import { unitAt } from './units-at.ts';

/** `Saft und Schale von 1`: as far as the whole is looked for. */
const FARTHEST_WHOLE = 6;

/** Labels everything before the name: amounts, asides, purposes. Returns the start of the name. */
export const labelOpening = (line: RuledLine, from: number): number => {
  let at = from;
  for (;;) {
    const next = labelOnce(line, at);
    if (next === at) return afterJoining(line, at);
    at = next;
    if (line.hasMeasure) return afterJoining(line, at);
  }
};

const labelOnce = (line: RuledLine, at: number): number => {
  const { end } = line;
  if (at >= end) return at;
  // Bullets and what else stands before a line.
  if (isMark(line, at) && !line.closings.has(at) && line.keys[at] !== '~') return at + 1;
  const phrase = phraseAt(line, at, end);
  if (phrase?.kind === 'aside') {
    const after = afterDot(line, at + phrase.words.length);
    put(line, at, after, 'note');
    return after;
  }
  if (phrase?.kind === 'purpose') return labelPurpose(line, at, at + phrase.words.length);
  const taken = labelTaking(line, at);
  if (taken > at) return labelMeasures(line, taken, end);
  const measures = labelMeasures(line, at, end);
  if (measures > at) return measures;
  // `je 1 rote und gelbe Paprika`
  const each = afterEach(line, at);
  if (each > at && labelMeasures(line, each, end) > each) return labelMeasures(line, each, end);
  const unit = labelBareUnit(line, at, end);
  if (unit > at) return unit;
  // `la crème`, `de la crème`
  const article = is(line, at, flag.OF) && is(line, at + 1, flag.ARTICLE) ? at + 1 : at;
  return is(line, article, flag.ARTICLE) && isWord(line, article + 1) ? article + 1 : at;
};

/** `Für den Teig: 500 g Mehl`. If no separator follows (`zum Garnieren Petersilie`), the purpose is one more word. */
const labelPurpose = (line: RuledLine, at: number, after: number): number => {
  const end = clauseEnd(line, at, line.end);
  const articles = is(line, after, flag.ARTICLE | flag.NUMBER) ? after + 1 : after;
  const stop = end < line.end ? end : Math.min(articles + 1, end);
  put(line, at, stop, 'purpose');
  return stop;
};

/**
 * `Saft von 1 Zitrone`, `jus d'un citron`: what is bought and counted is the lemon, and the juice is what is done with
 * it. Returns where the amount starts, which is here if nothing was skipped.
 */
const labelTaking = (line: RuledLine, from: number): number => {
  if (!isWord(line, from) || is(line, from, flag.NUMBER)) return from;
  const limit = Math.min(line.end, from + FARTHEST_WHOLE);
  let isTaking = is(line, from, flag.TAKING);
  for (let at = from + 1; at < limit && isWord(line, at); at += 1) {
    const amount = is(line, at, flag.OF) ? afterApostrophe(line, at + 1) : at;
    // Digits after `of` count a whole, whatever is taken of it: `zaadjes van 1 meloen`.
    if ((isTaking || (amount > at && isNumber(line, amount))) && countsWhole(line, amount)) {
      put(line, from, amount, 'preparation');
      return amount;
    }
    isTaking ||= is(line, at, flag.TAKING);
  }
  return from;
};

/** Whether the amount here counts things: in `filets de 200 g` it is their size. */
const countsWhole = (line: RuledLine, at: number): boolean => {
  const after = amountEnd(line, at, line.end);
  if (after === at) return false;
  const unit = unitAt(line, after, line.end);
  return unit === undefined || unit.dimension === 'count';
};

/** In `jus d'1 citron` the apostrophe stands by itself. */
const afterApostrophe = (line: RuledLine, at: number): number =>
  line.keys[at] === "'" || line.keys[at] === '’' ? at + 1 : at;

/** Skips the words between an amount and the name: `de la`, `di`. */
export const afterJoining = (line: RuledLine, from: number): number => {
  let at = from;
  if (!line.hasMeasure) return at;
  while (at < line.end && is(line, at, flag.OF | flag.ARTICLE) && (isWord(line, at + 1) || isMark(line, at + 1)))
    at += 1;
  return at;
};
