import type { Label } from '../labeled-line.ts';
import { skipApproximators, findAmountEnd } from './label-amount.ts';
import * as flag from './word-flags.ts';
import { skipEach, startsWithAmount, labelMeasures } from './label-measures.ts';
import { labelName, labelPhrase, labelWordsAndPurpose } from './label-name.ts';
import { skipPreparations, skipShape, hasPreparation } from './skip-preparations.ts';
import { hasFlag, isMark, isWord, findPhraseAt, labelWords } from './labeling-state.ts';
import type { LabelingState } from './labeling-state.ts';
import { findUnitAt } from './find-unit.ts';

/** A clause that only names another food is not longer: `Salz, schwarzer Pfeffer aus der Mühle`. */
const MAX_NAME_LENGTH = 5;

/**
 * Labels a clause after the one with the name: `, in Scheiben`, `, zum Garnieren`. What is not understood is a note,
 * except another food in a list of foods. Returns the index up to which it labeled.
 */
export const labelClause = (line: LabelingState, from: number, end: number, limit: number): number => {
  let at = from;
  if (hasFlag(line, at, flag.OR) && !startsWithAmount(line, at + 1, end)) return labelOr(line, at, end, limit);
  const measures = labelClauseMeasure(line, at, end, limit);
  if (measures > at) {
    at = measures;
    if (at >= end) return at;
    if (hasFlag(line, at, flag.OF)) at += 1;
  }
  const phrase = labelPhrase(line, at, end);
  if (phrase > at) return phrase >= end ? phrase : labelClause(line, phrase, end, limit);
  const kind = kindOf(line, at, end);
  if (kind === 'name') return labelName(line, at, end, limit);
  const stop = noteStart(line, at, end);
  labelWordsAndPurpose(line, at, stop, kind);
  labelWordsAndPurpose(line, stop, end, 'note');
  return end;
};

/** Where a wording begins that makes a note of the rest of the clause: `gewürfelt am besten von Hand`. */
const noteStart = (line: LabelingState, from: number, end: number): number => {
  for (let at = from + 1; at < end; at += 1) {
    const kind = findPhraseAt(line, at, end)?.kind;
    if (kind === 'purpose') return end;
    if (kind === 'note' || kind === 'aside') return at;
  }
  return end;
};

/** `, oder Margarine` goes on with the name, `, oder gewürfelt` with what was done. */
const labelOr = (line: LabelingState, at: number, end: number, limit: number): number => {
  if (skipPreparations(line, at + 1, end) === end) {
    labelWords(line, at, end, 'preparation');
    return end;
  }
  labelWords(line, at, at + 1, 'name');
  return labelName(line, at + 1, end, limit);
};

/** `sal, 1 pizca`; `Äpfel, 2`. A number without a unit counts only if the line has no other measure. */
const labelClauseMeasure = (line: LabelingState, from: number, end: number, limit: number): number => {
  const each = skipEach(line, from);
  const number = skipApproximators(line, each, end);
  const after = findAmountEnd(line, number, end);
  const isSome = findPhraseAt(line, number, end)?.kind === 'some';
  if (after === number && !isSome) return from;
  const isMeasure = isSome
    ? !line.hasMeasure
    : findUnitAt(line, after, end) !== undefined || (after === end && !line.hasMeasure);
  return isMeasure ? labelMeasures(line, each, limit) : from;
};

const kindOf = (line: LabelingState, from: number, end: number): Label => {
  if (onlyOf(line, from, end, flag.SIZE | flag.AND | flag.OR | flag.INTENSIFIER)) return 'size';
  if (!line.hasMeasure && isFood(line, from, end)) return 'name';
  if (hasPreparation(line, from, end)) return 'preparation';
  return line.hasMeasure && goesOn(line, from, end) ? 'name' : 'note';
};

const onlyOf = (line: LabelingState, from: number, end: number, kinds: number): boolean => {
  let found = false;
  for (let at = from; at < end; at += 1) {
    if (isMark(line, at)) continue;
    if (!hasFlag(line, at, kinds)) return false;
    found ||= hasFlag(line, at, flag.SIZE);
  }
  return found;
};

const DESCRIBING = flag.AND | flag.OR | flag.MANNER | flag.INTENSIFIER | flag.STATE | flag.QUALITY;

/** In a list without amounts, a clause that has a word beside what is done to foods names another one. */
const isFood = (line: LabelingState, from: number, end: number): boolean => {
  if (hasFlag(line, from, flag.NOTE_OPENING | flag.WITH_OR_WITHOUT) || end - from > MAX_NAME_LENGTH) return false;
  let at = from;
  while (at < end) {
    const next = Math.max(skipPreparations(line, at, end), skipShape(line, at, end));
    if (next > at) at = next;
    else if (isMark(line, at) || hasFlag(line, at, DESCRIBING)) at += 1;
    else return isWord(line, at);
  }
  return false;
};

/** `lax, torsk eller gös`: further on an `or` joins this clause to the name, and nothing else is said between. */
const goesOn = (line: LabelingState, from: number, end: number): boolean => {
  if (hasFlag(line, from, flag.NOTE_OPENING | flag.WITH_OR_WITHOUT) || end - from > MAX_NAME_LENGTH) return false;
  for (let at = from; at < line.end; at += 1) {
    if (hasFlag(line, at, flag.OR)) return at > from;
    const isPlain = isWord(line, at)
      ? !hasFlag(line, at, flag.PREPARATION | flag.INTO | flag.PHRASE_START)
      : line.keys[at] === ',';
    if (!isPlain) return false;
  }
  return false;
};
