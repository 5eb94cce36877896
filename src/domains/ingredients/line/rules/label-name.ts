import type { Label } from '../labels.ts';
import { afterAbout, amountEnd } from './amounts-at.ts';
import * as flag from './flags.ts';
import { afterEach, hasAmount, labelMeasures } from './label-measures.ts';
import { afterDoings, afterShape } from './preparations-at.ts';
import { afterDot, is, isMark, isNumber, isWord, phraseAt, put } from './ruled-line.ts';
import type { RuledLine } from './ruled-line.ts';
import { unitAt } from './units-at.ts';

/** Labels the words up to `end`. A purpose among them gets its own label. */
export const putRest = (line: RuledLine, from: number, end: number, label: Label): void => {
  let at = from;
  while (at < end && !(at > from && phraseAt(line, at, end)?.kind === 'purpose')) at += 1;
  put(line, from, at, label);
  put(line, at, end, 'purpose');
};

/** Labels a phrase whose meaning does not depend on its context. A purpose and most notes extend to `end`. */
export const labelPhrase = (line: RuledLine, at: number, end: number): number => {
  const phrase = phraseAt(line, at, end);
  if (phrase === undefined) return at;
  const after = at + phrase.words.length;
  switch (phrase.kind) {
    case 'purpose':
    case 'note':
      putRest(line, at, end, phrase.kind);
      return end;
    case 'aside':
      put(line, at, after, 'note');
      return afterDot(line, after);
    case 'preparation':
    case 'size':
    case 'food':
      put(line, at, after, phrase.kind === 'food' ? 'name' : phrase.kind);
      return after;
    case 'size-class': {
      // `Größe M`: with the letter, or not at all.
      const letter = afterDot(line, after);
      if (letter >= end || (line.keys[letter] ?? '').length > 2) return at;
      put(line, at, letter + 1, 'size');
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

const afterOf = (line: RuledLine, at: number): number => (is(line, at, flag.OF) ? at + 1 : at);

/** From here on a number without a unit is not a count: `Mehl 405`, `Farina 00`. */
const LARGEST_COUNT = 100;

/** Labels a number inside a name: as an amount (`Mehl 500 g`, `Uova 2`) or as part of the name (`Type 405`). */
const labelNumber = (line: RuledLine, at: number, end: number, limit: number): number => {
  const key = line.keys[at] ?? '';
  const next = line.keys[at + 1];
  if (next === '°' || next === 'º') {
    put(line, at, end, 'note');
    return end;
  }
  const isPart = next === '%' || /^0+$/.test(key) || is(line, at - 1, flag.TYPE);
  if (!isPart) {
    const after = amountEnd(line, at, end);
    // `20x20 cm` is how large something is.
    if (TIMES.has(line.keys[after] ?? '') && isNumber(line, after + 1)) {
      put(line, at, end, 'note');
      return end;
    }
    if (unitAt(line, after, end) !== undefined) return afterOf(line, labelMeasures(line, at, limit));
    const isCount = after === end && Number.parseFloat(key) < LARGEST_COUNT;
    if (isCount && !line.hasMeasure) return labelMeasures(line, at, end);
    if (isCount) {
      put(line, at, after, 'note');
      return after;
    }
  }
  const after = next === '%' ? at + 2 : at + 1;
  put(line, at, after, 'name');
  return after;
};

/**
 * Whether a state at this position describes the food and is not part of its name: after the noun, where its language
 * puts it before (`Ingwer gemahlen`).
 */
const isTold = (line: RuledLine, at: number, end: number): boolean =>
  !line.vocabulary.describesAfter &&
  line.hasName &&
  (at + 1 >= end || is(line, at + 1, flag.INTO | flag.WITH | flag.AND) || !isWord(line, at + 1));

/** What was done to the food, from here; where nothing was, here. */
const labelDoing = (line: RuledLine, at: number, end: number): number => {
  let after = afterDoings(line, at, end);
  const shape = afterShape(line, after, end);
  if (shape > after) {
    // `in Würfel geschnittene Zwiebeln`: before the name it ends with the doing, after it with the clause.
    const doing = afterDoings(line, shape, end);
    after = line.hasName || doing === shape ? end : doing;
    putRest(line, at, after, 'preparation');
    return after;
  }
  if (after === at && is(line, at, flag.STATE) && isTold(line, at, end)) after = at + 1;
  put(line, at, after, 'preparation');
  return after;
};

/**
 * Labels a name and everything among its words, up to the end of the clause. The returned index can be after the
 * clause, since a unit such as `xícara (chá)` can extend beyond it.
 */
export const labelName = (line: RuledLine, from: number, end: number, limit: number): number => {
  let at = from;
  while (at < end) {
    const next = labelOne(line, at, end, limit);
    at = Math.max(next, at + 1);
  }
  return at;
};

const labelOne = (line: RuledLine, at: number, end: number, limit: number): number => {
  if (isMark(line, at)) {
    // `Fenchel + etwas Grün`
    if (line.keys[at] === '+' && line.hasName) {
      putRest(line, at, end, 'note');
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
    if (is(line, at, flag.OR | flag.AND) && hasAmount(line, at + 1, end)) {
      putRest(line, at, end, 'note');
      return end;
    }
    const measure = labelTrailing(line, at, end, limit);
    if (measure > at) return measure;
  }
  if (is(line, at, flag.SIZE) && (!line.hasName || line.vocabulary.describesAfter)) {
    put(line, at, at + 1, 'size');
    return at + 1;
  }
  put(line, at, at + 1, 'name');
  return at + 1;
};

/** `Kürbis ca. 800 g`, `Lachsfilets à 150 g`. */
const labelTrailing = (line: RuledLine, at: number, end: number, limit: number): number => {
  const about = afterAbout(line, afterEach(line, at), end);
  if (about === at || !isNumber(line, about)) return at;
  const after = amountEnd(line, about, end);
  if (unitAt(line, after, end) === undefined && after < end) return at;
  return labelMeasures(line, afterEach(line, at), limit);
};
