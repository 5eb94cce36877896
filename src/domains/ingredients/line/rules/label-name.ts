import type { Label } from '../labeled-line.ts';
import { skipApproximators, findAmountEnd } from './label-amount.ts';
import * as flag from './word-flags.ts';
import { skipEach, startsWithAmount, labelMeasures } from './label-measures.ts';
import { skipPreparations, skipShape } from './skip-preparations.ts';
import { skipAbbreviationDot, hasFlag, isMark, isNumber, isWord, findPhraseAt, labelWords } from './labeling-state.ts';
import type { LabelingState } from './labeling-state.ts';
import { findUnitAt } from './find-unit.ts';
import { isSizeAbbreviation } from './size-abbreviation.ts';

/** Labels the words up to `end`. A purpose among them gets its own label. */
export const labelWordsAndPurpose = (line: LabelingState, from: number, end: number, label: Label): void => {
  let at = from;
  while (at < end && !(at > from && findPhraseAt(line, at, end)?.kind === 'purpose')) at += 1;
  labelWords(line, from, at, label);
  labelWords(line, at, end, 'purpose');
};

/** `M`, `XL`, `53`, but not `Ei`. */
const SIZE_CLASS = /^(?:[a-z]|x{1,2}[sl]|\d{1,2})$/;

/** Labels a phrase whose meaning does not depend on its context. A purpose and most notes extend to `end`. */
export const labelPhrase = (line: LabelingState, at: number, end: number): number => {
  const phrase = findPhraseAt(line, at, end);
  if (phrase === undefined) return at;
  const after = at + phrase.words.length;
  switch (phrase.kind) {
    case 'purpose':
    case 'note':
      labelWordsAndPurpose(line, at, end, phrase.kind);
      return end;
    case 'aside':
      labelWords(line, at, after, 'note');
      return skipAbbreviationDot(line, after);
    case 'preparation':
    case 'size':
    case 'food':
      labelWords(line, at, after, phrase.kind === 'food' ? 'name' : phrase.kind);
      return after;
    case 'size-class': {
      // `Größe M`: with the letter, or not at all.
      const letter = skipAbbreviationDot(line, after);
      if (letter >= end || !SIZE_CLASS.test(line.keys[letter] ?? '')) return at;
      labelWords(line, at, letter + 1, 'size');
      return letter + 1;
    }
    case 'knob':
    case 'some':
    case 'about':
      return at;
    default:
      return phrase.kind satisfies never;
  }
};

const TIMES = new Set(['x', '×', '*']);

const afterOf = (line: LabelingState, at: number): number => (hasFlag(line, at, flag.OF) ? at + 1 : at);

/** From here on a number without a unit is not a count: `Mehl 405`, `Farina 00`. */
const MAX_COUNT = 100;

/** Labels a number inside a name: as an amount (`Mehl 500 g`, `Uova 2`) or as part of the name (`Type 405`). */
const labelNumber = (line: LabelingState, at: number, end: number, limit: number): number => {
  const key = line.keys[at] ?? '';
  const next = line.keys[at + 1];
  if (next === '°' || next === 'º') {
    labelWords(line, at, end, 'note');
    return end;
  }
  const isPart = next === '%' || /^0+$/.test(key) || hasFlag(line, at - 1, flag.NAME_NUMBER_PREFIX);
  if (!isPart) {
    const after = findAmountEnd(line, at, end);
    // `20x20 cm` is how large something is.
    if (TIMES.has(line.keys[after] ?? '') && isNumber(line, after + 1)) {
      labelWords(line, at, end, 'note');
      return end;
    }
    if (findUnitAt(line, after, end) !== undefined) return afterOf(line, labelMeasures(line, at, limit));
    const isCount = after === end && Number.parseFloat(key) < MAX_COUNT;
    if (isCount && !line.hasMeasure) return labelMeasures(line, at, end);
    if (isCount) {
      labelWords(line, at, after, 'note');
      return after;
    }
  }
  const after = next === '%' ? at + 2 : at + 1;
  labelWords(line, at, after, 'name');
  return after;
};

/**
 * Whether a state at this position describes the food and is not part of its name: after the noun, where its language
 * puts it before (`Ingwer gemahlen`).
 */
const isTold = (line: LabelingState, at: number, end: number): boolean =>
  !line.vocabulary.isNounFirst &&
  line.hasName &&
  (at + 1 >= end || hasFlag(line, at + 1, flag.INTO | flag.WITH_OR_WITHOUT | flag.AND) || !isWord(line, at + 1));

/** What was done to the food, from here; where nothing was, here. */
const labelDoing = (line: LabelingState, at: number, end: number): number => {
  let after = skipPreparations(line, at, end);
  const shape = skipShape(line, after, end);
  if (shape > after) {
    // `in Würfel geschnittene Zwiebeln`: before the name it ends with the doing, after it with the clause.
    const doing = skipPreparations(line, shape, end);
    after = line.hasName || doing === shape ? end : doing;
    labelWordsAndPurpose(line, at, after, 'preparation');
    return after;
  }
  if (after === at && hasFlag(line, at, flag.STATE) && isTold(line, at, end)) after = at + 1;
  labelWords(line, at, after, 'preparation');
  return after;
};

/**
 * Labels a name and everything among its words, up to the end of the clause. The returned index can be after the
 * clause, since a unit such as `xícara (chá)` can extend beyond it.
 */
export const labelName = (line: LabelingState, from: number, end: number, limit: number): number => {
  let at = from;
  while (at < end) {
    const next = labelOne(line, at, end, limit);
    at = Math.max(next, at + 1);
  }
  return at;
};

const labelOne = (line: LabelingState, at: number, end: number, limit: number): number => {
  if (isMark(line, at)) {
    // `Fenchel + etwas Grün`
    if (line.keys[at] === '+' && line.hasName) {
      labelWordsAndPurpose(line, at, end, 'note');
      return end;
    }
    return at + 1;
  }
  const phrase = labelPhrase(line, at, end);
  if (phrase > at) return phrase;
  if (isNumber(line, at)) return labelNumber(line, at, end, limit);
  const doing = labelDoing(line, at, end);
  if (doing > at) return doing;
  if (line.hasName) {
    if (hasFlag(line, at, flag.OR | flag.AND) && startsWithAmount(line, at + 1, end)) {
      labelWordsAndPurpose(line, at, end, 'note');
      return end;
    }
    const measure = labelTrailing(line, at, end, limit);
    if (measure > at) return measure;
    const inverted = labelInverted(line, at, end);
    if (inverted > at) return inverted;
  }
  const isSize = hasFlag(line, at, flag.SIZE) || isSizeAbbreviation(line, at, limit);
  if (isSize && (!line.hasName || line.vocabulary.isNounFirst)) {
    labelWords(line, at, at + 1, 'size');
    return at + 1;
  }
  labelWords(line, at, at + 1, 'name');
  return at + 1;
};

/** `Kürbis ca. 800 g`, `Lachsfilets à 150 g`. */
const labelTrailing = (line: LabelingState, at: number, end: number, limit: number): number => {
  const about = skipApproximators(line, skipEach(line, at), end);
  if (about === at || !isNumber(line, about)) return at;
  const after = findAmountEnd(line, about, end);
  if (findUnitAt(line, after, end) === undefined && after < end) return at;
  return labelMeasures(line, skipEach(line, at), limit);
};

/** `farina gr. 100`, `latte ml 200`: a measure at the end of the clause whose unit comes first. */
const labelInverted = (line: LabelingState, at: number, end: number): number => {
  if (line.hasMeasure) return at;
  const number = skipAbbreviationDot(line, at + 1);
  if (!isNumber(line, number) || findAmountEnd(line, number, end) !== end) return at;
  const dimension = findUnitAt(line, at, end)?.dimension;
  if (dimension !== 'mass' && dimension !== 'volume') return at;
  labelWords(line, at, at + 1, 'unit');
  labelWords(line, number, end, 'quantity');
  line.hasMeasure = true;
  return end;
};
