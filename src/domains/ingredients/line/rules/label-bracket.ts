import { findClauseEnd } from './clauses.ts';
import * as flag from './word-flags.ts';
import { skipEach, skipPluralSuffix, labelMeasures } from './label-measures.ts';
import { labelPhrase, labelWordsAndPurpose } from './label-name.ts';
import { hasPreparation } from './skip-preparations.ts';
import {
  hasFlag,
  isAttached,
  isMark,
  isWord,
  findPhraseAt,
  labelWords,
  labelAllTokens,
  tryLabeling,
} from './labeling-state.ts';
import type { LabelingState } from './labeling-state.ts';

/** Labels the contents of a bracket and returns the index after it. */
export const labelBracket = (line: LabelingState, open: number): number => {
  const closing = line.closingBrackets.get(open) ?? line.end;
  const after = Math.min(closing + 1, line.end);
  if (isInWord(line, open, closing)) {
    putInWord(line, open, after);
    return after;
  }
  if (labelAmounts(line, open + 1, closing)) return after;
  if (hasFlag(line, open + 1, flag.OR | flag.AND)) labelWordsAndPurpose(line, open + 1, closing, 'note');
  else labelClauses(line, open + 1, closing);
  return after;
};

/** `Zwiebel(n)`, `(bos)ui`: the bracket is a part of the word that it touches. */
const isInWord = (line: LabelingState, open: number, closing: number): boolean =>
  (isWord(line, open - 1) && skipPluralSuffix(line, open) > open) ||
  (isWord(line, closing + 1) && isAttached(line, closing + 1) && closing <= open + 3);

const putInWord = (line: LabelingState, open: number, after: number): void => {
  const before = line.labels[open - 1];
  if (isWord(line, after) && isAttached(line, after)) labelAllTokens(line, open, after, 'name');
  else if (before !== undefined && before !== 'unit' && before !== 'quantity') labelWords(line, open, after, before);
};

/** `(400 g)`, `(à 150 g)`, `(400 g Abtropfgewicht)`. */
const labelAmounts = (line: LabelingState, first: number, closing: number): boolean =>
  tryLabeling(line, first, closing, () => {
    const start = skipEach(line, first);
    const end = labelMeasures(line, start, closing);
    if (end === start || (end < closing && line.labels[end - 1] !== 'unit')) return false;
    labelWordsAndPurpose(line, end, closing, 'note');
    return true;
  });

const labelClauses = (line: LabelingState, first: number, closing: number): void => {
  let at = first;
  while (at < closing) {
    if (isMark(line, at)) {
      at += 1;
      continue;
    }
    const kind = findPhraseAt(line, at, closing)?.kind;
    if (kind === 'note' || kind === 'food') {
      // `(bijv. linzen, bonen of erwten)`: all of it.
      labelWordsAndPurpose(line, at, closing, 'note');
      return;
    }
    const end = findClauseEnd(line, at, closing);
    const phrase = kind === undefined ? at : labelPhrase(line, at, end);
    if (phrase > at) {
      at = phrase;
      continue;
    }
    labelWordsAndPurpose(
      line,
      at,
      end,
      isSize(line, at, end) ? 'size' : hasPreparation(line, at, end) ? 'preparation' : 'note',
    );
    at = end;
  }
};

const SIZE_LETTERS = new Set(['s', 'm', 'l', 'xl', 'xxl']);

const isSize = (line: LabelingState, at: number, end: number): boolean =>
  end === at + 1 && (hasFlag(line, at, flag.SIZE) || SIZE_LETTERS.has(line.keys[at] ?? ''));
