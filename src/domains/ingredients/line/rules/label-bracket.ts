import { clauseEnd } from './clauses.ts';
import * as flag from './flags.ts';
import { afterEach, afterSuffix, labelMeasures } from './label-measures.ts';
import { labelPhrase, putRest } from './label-name.ts';
import { tellsPreparation } from './preparations-at.ts';
import { is, isGlued, isMark, isWord, phraseAt, put, putAll, tentatively } from './ruled-line.ts';
import type { RuledLine } from './ruled-line.ts';

/** Labels the contents of a bracket and returns the index after it. */
export const labelBracket = (line: RuledLine, open: number): number => {
  const closing = line.closings.get(open) ?? line.end;
  const after = Math.min(closing + 1, line.end);
  if (isInWord(line, open, closing)) {
    putInWord(line, open, after);
    return after;
  }
  if (labelAmounts(line, open + 1, closing)) return after;
  if (is(line, open + 1, flag.OR | flag.AND)) putRest(line, open + 1, closing, 'note');
  else labelClauses(line, open + 1, closing);
  return after;
};

/** `Zwiebel(n)`, `(bos)ui`: the bracket is a part of the word that it touches. */
const isInWord = (line: RuledLine, open: number, closing: number): boolean =>
  (isWord(line, open - 1) && afterSuffix(line, open) > open) ||
  (isWord(line, closing + 1) && isGlued(line, closing + 1) && closing <= open + 3);

const putInWord = (line: RuledLine, open: number, after: number): void => {
  const before = line.labels[open - 1];
  if (isWord(line, after) && isGlued(line, after)) putAll(line, open, after, 'name');
  else if (before !== undefined && before !== 'unit' && before !== 'quantity') put(line, open, after, before);
};

/** `(400 g)`, `(à 150 g)`, `(400 g Abtropfgewicht)`. */
const labelAmounts = (line: RuledLine, first: number, closing: number): boolean =>
  tentatively(line, first, closing, () => {
    const start = afterEach(line, first);
    const end = labelMeasures(line, start, closing);
    if (end === start || (end < closing && line.labels[end - 1] !== 'unit')) return false;
    putRest(line, end, closing, 'note');
    return true;
  });

const labelClauses = (line: RuledLine, first: number, closing: number): void => {
  let at = first;
  while (at < closing) {
    if (isMark(line, at)) {
      at += 1;
      continue;
    }
    const kind = phraseAt(line, at, closing)?.kind;
    if (kind === 'note' || kind === 'food') {
      // `(bijv. linzen, bonen of erwten)`: all of it.
      putRest(line, at, closing, 'note');
      return;
    }
    const end = clauseEnd(line, at, closing);
    const phrase = kind === undefined ? at : labelPhrase(line, at, end);
    if (phrase > at) {
      at = phrase;
      continue;
    }
    putRest(line, at, end, isSize(line, at, end) ? 'size' : tellsPreparation(line, at, end) ? 'preparation' : 'note');
    at = end;
  }
};

const SIZE_LETTERS = new Set(['s', 'm', 'l', 'xl', 'xxl']);

const isSize = (line: RuledLine, at: number, end: number): boolean =>
  end === at + 1 && (is(line, at, flag.SIZE) || SIZE_LETTERS.has(line.keys[at] ?? ''));
