import type { Label } from '../labels.ts';
import { afterAbout, amountEnd } from './amounts-at.ts';
import * as flag from './flags.ts';
import { afterEach, hasAmount, labelMeasures } from './label-measures.ts';
import { labelName, labelPhrase, putRest } from './label-name.ts';
import { afterDoings, afterShape, tellsPreparation } from './preparations-at.ts';
import { is, isMark, isWord, phraseAt, put } from './ruled-line.ts';
import type { RuledLine } from './ruled-line.ts';
import { unitAt } from './units-at.ts';

/** A clause that only names another food is not longer: `Salz, schwarzer Pfeffer aus der Mühle`. */
const LONGEST_NAME = 5;

/**
 * Labels a clause after the one with the name: `, in Scheiben`, `, zum Garnieren`. What is not understood is a note,
 * except another food in a list of foods. Returns the index up to which it labeled.
 */
export const labelClause = (line: RuledLine, from: number, end: number, limit: number): number => {
  let at = from;
  if (is(line, at, flag.OR) && !hasAmount(line, at + 1, end)) return labelOr(line, at, end, limit);
  const measures = labelClauseMeasure(line, at, end, limit);
  if (measures > at) {
    at = measures;
    if (at >= end) return at;
    if (is(line, at, flag.OF)) at += 1;
  }
  const phrase = labelPhrase(line, at, end);
  if (phrase > at) return phrase >= end ? phrase : labelClause(line, phrase, end, limit);
  const kind = kindOf(line, at, end);
  if (kind === 'name') return labelName(line, at, end, limit);
  const stop = noteStart(line, at, end);
  putRest(line, at, stop, kind);
  putRest(line, stop, end, 'note');
  return end;
};

/** Where a wording begins that makes a note of the rest of the clause: `gewürfelt am besten von Hand`. */
const noteStart = (line: RuledLine, from: number, end: number): number => {
  for (let at = from + 1; at < end; at += 1) {
    const kind = phraseAt(line, at, end)?.kind;
    if (kind === 'purpose') return end;
    if (kind === 'note' || kind === 'aside') return at;
  }
  return end;
};

/** `, oder Margarine` goes on with the name, `, oder gewürfelt` with what was done. */
const labelOr = (line: RuledLine, at: number, end: number, limit: number): number => {
  if (afterDoings(line, at + 1, end) === end) {
    put(line, at, end, 'preparation');
    return end;
  }
  put(line, at, at + 1, 'name');
  return labelName(line, at + 1, end, limit);
};

/** `sal, 1 pizca`; `Äpfel, 2`. A number without a unit counts only if the line has no other measure. */
const labelClauseMeasure = (line: RuledLine, from: number, end: number, limit: number): number => {
  const each = afterEach(line, from);
  const number = afterAbout(line, each, end);
  const after = amountEnd(line, number, end);
  const isSome = phraseAt(line, number, end)?.kind === 'some';
  if (after === number && !isSome) return from;
  const isMeasure = isSome
    ? !line.hasMeasure
    : unitAt(line, after, end) !== undefined || (after === end && !line.hasMeasure);
  return isMeasure ? labelMeasures(line, each, limit) : from;
};

const kindOf = (line: RuledLine, from: number, end: number): Label => {
  if (onlyOf(line, from, end, flag.SIZE | flag.AND | flag.OR | flag.DEGREE)) return 'size';
  if (!line.hasMeasure && isFood(line, from, end)) return 'name';
  if (tellsPreparation(line, from, end)) return 'preparation';
  return line.hasMeasure && goesOn(line, from, end) ? 'name' : 'note';
};

const onlyOf = (line: RuledLine, from: number, end: number, kinds: number): boolean => {
  let found = false;
  for (let at = from; at < end; at += 1) {
    if (isMark(line, at)) continue;
    if (!is(line, at, kinds)) return false;
    found ||= is(line, at, flag.SIZE);
  }
  return found;
};

const DESCRIBING = flag.AND | flag.OR | flag.MANNER | flag.DEGREE | flag.STATE | flag.ATTRIBUTE;

/** In a list without amounts, a clause that has a word beside what is done to foods names another one. */
const isFood = (line: RuledLine, from: number, end: number): boolean => {
  if (is(line, from, flag.NOTE_OPENING | flag.WITH) || end - from > LONGEST_NAME) return false;
  let at = from;
  while (at < end) {
    const next = Math.max(afterDoings(line, at, end), afterShape(line, at, end));
    if (next > at) at = next;
    else if (isMark(line, at) || is(line, at, DESCRIBING)) at += 1;
    else return isWord(line, at);
  }
  return false;
};

/** `lax, torsk eller gös`: further on an `or` joins this clause to the name, and nothing else is said between. */
const goesOn = (line: RuledLine, from: number, end: number): boolean => {
  if (is(line, from, flag.NOTE_OPENING | flag.WITH) || end - from > LONGEST_NAME) return false;
  for (let at = from; at < line.end; at += 1) {
    if (is(line, at, flag.OR)) return at > from;
    const isPlain = isWord(line, at) ? !is(line, at, flag.DONE | flag.INTO | flag.PHRASE) : line.keys[at] === ',';
    if (!isPlain) return false;
  }
  return false;
};
