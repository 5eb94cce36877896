import { parseNumeral } from './numbers.ts';
import { findPhraseAt } from './phrase-table.ts';
import type { StepToken } from './tokenize-step.ts';
import { isMark, getWordAt } from './tokenize-step.ts';
import type { StepVocabulary } from './step-vocabulary.ts';

/** A number in a text. */
export interface NumberMatch {
  readonly value: number;
  readonly end: number;
  /** Whether it is only `a` or `an`. */
  readonly isArticle: boolean;
  /** Whether the number word itself is approximate: `une dizaine`. */
  readonly isRound: boolean;
}

const HALF = 0.5;
/** No time and no temperature in a kitchen has more digits. */
const MAX_DIGITS = 4;
/** The denominators that cooks use. `10/15` is not a fraction but an Italian range. */
const DENOMINATORS = new Set(['2', '3', '4', '5', '6', '8']);

const count = (value: number, end: number): NumberMatch => ({ value, end, isArticle: false, isRound: false });

const isTight = (tokens: readonly StepToken[], at: number): boolean => tokens[at]?.hasSpaceBefore === false;

/** `1/2` at the place, where it is less than one. */
const writtenFraction = (tokens: readonly StepToken[], at: number): number | undefined => {
  if (!isMark(tokens[at + 1], '/') || !isTight(tokens, at + 1) || !isTight(tokens, at + 2)) return undefined;
  const above = tokens[at];
  const below = tokens[at + 2];
  if (above?.kind !== 'number' || below?.kind !== 'number' || above.key.length > 1) return undefined;
  if (!DENOMINATORS.has(below.key) || above.key === '0' || above.key >= below.key) return undefined;
  return parseNumeral(`${above.key}/${below.key}`);
};

/** `and a half`, `et demie`, `e 1/2` after a number. */
const andHalf = (tokens: readonly StepToken[], at: number, words: StepVocabulary): NumberMatch | undefined => {
  if (!words.and.has(getWordAt(tokens, at) ?? '')) return undefined;
  const next = words.articles.has(getWordAt(tokens, at + 1) ?? '') ? at + 2 : at + 1;
  if (words.half.has(getWordAt(tokens, next) ?? '')) return count(HALF, next + 1);
  const glyph = tokens[next];
  if (glyph?.kind === 'fraction') return count(parseNumeral(glyph.key), next + 1);
  const fraction = writtenFraction(tokens, next);
  return fraction === undefined ? undefined : count(fraction, next + 3);
};

const withHalf = (tokens: readonly StepToken[], whole: NumberMatch, words: StepVocabulary): NumberMatch => {
  const half = andHalf(tokens, whole.end, words);
  return half === undefined ? whole : count(whole.value + half.value, half.end);
};

const digitsAt = (tokens: readonly StepToken[], at: number, words: StepVocabulary): NumberMatch | undefined => {
  const token = tokens[at];
  if (token === undefined || token.key.length > MAX_DIGITS) return undefined;
  const fraction = writtenFraction(tokens, at);
  if (fraction !== undefined) return count(fraction, at + 3);
  const whole = Number(token.key);

  const next = tokens[at + 1];
  if (next?.kind === 'fraction') return count(whole + parseNumeral(next.key), at + 2);
  const areTight = isTight(tokens, at + 1) && isTight(tokens, at + 2);
  const after = tokens[at + 2];
  if ((isMark(next, '.') || isMark(next, ',')) && after?.kind === 'number' && areTight) {
    return after.key.length > MAX_DIGITS ? undefined : count(Number(`${token.key}.${after.key}`), at + 3);
  }
  // `1 1/2`, and `1-1/2`, which no range can be.
  const more = isMark(next, '-') && areTight ? at + 2 : at + 1;
  const part = whole > 0 ? writtenFraction(tokens, more) : undefined;
  if (part !== undefined) return count(whole + part, more + 3);
  return withHalf(tokens, count(whole, at + 1), words);
};

const wordsAt = (tokens: readonly StepToken[], at: number, words: StepVocabulary): NumberMatch | undefined => {
  const word = getWordAt(tokens, at) ?? '';
  const round = findPhraseAt(words.roundNumbers, tokens, at);
  if (round !== undefined) return { value: round.meaning, end: round.end, isArticle: false, isRound: true };
  if (words.half.has(word)) {
    // `half an hour`
    const article = words.articles.has(getWordAt(tokens, at + 1) ?? '');
    return count(HALF, article ? at + 2 : at + 1);
  }
  if (words.articles.has(word)) {
    // `a half hour`
    if (words.half.has(getWordAt(tokens, at + 1) ?? '')) return count(HALF, at + 2);
    const whole = withHalf(tokens, count(1, at + 1), words);
    return { ...whole, isArticle: whole.end === at + 1 };
  }
  const value = words.numbers.get(word);
  if (value === undefined) return undefined;
  // `twenty-five`, `vingt cinq`, `treinta y cinco`
  const joined = isMark(tokens[at + 1], '-') || words.and.has(getWordAt(tokens, at + 1) ?? '') ? at + 2 : at + 1;
  const digit = words.numbers.get(getWordAt(tokens, joined) ?? '');
  const isTens = value >= 20 && value % 10 === 0;
  if (isTens && digit !== undefined && digit < 10 && digit % 1 === 0) return count(value + digit, joined + 1);
  return withHalf(tokens, count(value, at + 1), words);
};

/** Parses the number at an index, in digits or words. Undefined if there is none. */
export const parseNumberAt = (
  tokens: readonly StepToken[],
  at: number,
  words: StepVocabulary,
): NumberMatch | undefined => {
  const token = tokens[at];
  if (token?.kind === 'number') return digitsAt(tokens, at, words);
  if (token?.kind === 'fraction') return count(parseNumeral(token.key), at + 1);
  return token?.kind === 'word' ? wordsAt(tokens, at, words) : undefined;
};
