import type { Label } from '../labeled-line.ts';
import type { LineToken } from '../tokenize-line.ts';
import * as flag from './word-flags.ts';
import { getLineVocabulary } from './line-vocabulary.ts';
import type { Phrase, RuleBasedLanguage, LineVocabulary } from './line-vocabulary.ts';
import { toWordKey } from './word-key.ts';

/** No ingredient is longer. Tokens after this many are a note, so that no text takes long. */
const MAX_LENGTH = 256;

/** A line while the rules label its tokens. The rules work on token indexes. */
export interface LabelingState {
  readonly tokens: readonly LineToken[];
  readonly language: RuleBasedLanguage;
  readonly vocabulary: LineVocabulary;
  /** The end of the tokens that are labeled, exclusive. */
  readonly end: number;
  readonly keys: readonly string[];
  readonly flags: readonly number[];
  /** For each opening bracket the place of its other half, or the end. */
  readonly closingBrackets: ReadonlyMap<number, number>;
  readonly labels: Label[];
  hasMeasure: boolean;
  hasName: boolean;
}

const OPENING = new Set(['(', '[', '{']);
const CLOSING = new Set([')', ']', '}']);

const closingsOf = (tokens: readonly LineToken[], end: number): ReadonlyMap<number, number> => {
  const closings = new Map<number, number>();
  const open: number[] = [];
  for (let at = 0; at < end; at += 1) {
    const token = tokens[at];
    if (token?.kind !== 'mark') continue;
    if (OPENING.has(token.text)) {
      open.push(at);
      closings.set(at, end);
    } else if (CLOSING.has(token.text)) {
      const opening = open.pop();
      if (opening !== undefined) closings.set(opening, at);
    }
  }
  return closings;
};

export const createLabelingState = (tokens: readonly LineToken[], language: RuleBasedLanguage): LabelingState => {
  const vocabulary = getLineVocabulary(language);
  const end = Math.min(tokens.length, MAX_LENGTH);
  const keys: string[] = [];
  const flags: number[] = [];
  const labels: Label[] = [];
  for (const [at, { kind, text }] of tokens.entries()) {
    labels.push(at < end || kind === 'mark' ? 'other' : 'note');
    if (at >= end) continue;
    const key = kind === 'word' ? toWordKey(text) : text;
    keys.push(key);
    flags.push(kind === 'word' ? (vocabulary.flags.get(key) ?? 0) : 0);
  }
  const closings = closingsOf(tokens, end);
  return {
    tokens,
    language,
    vocabulary,
    end,
    keys,
    flags,
    closingBrackets: closings,
    labels,
    hasMeasure: false,
    hasName: false,
  };
};

/** Whether the word has at least one of the flags. */
export const hasFlag = ({ flags }: LabelingState, at: number, kinds: number): boolean =>
  ((flags[at] ?? 0) & kinds) !== 0;

export const isMark = ({ tokens }: LabelingState, at: number): boolean => tokens[at]?.kind === 'mark';
export const isNumber = ({ tokens }: LabelingState, at: number): boolean => tokens[at]?.kind === 'number';
export const isWord = ({ tokens }: LabelingState, at: number): boolean => tokens[at]?.kind === 'word';
export const isAttached = ({ tokens }: LabelingState, at: number): boolean => tokens[at]?.isAttached === true;

/**
 * Labels words and numbers. Of the punctuation, only a percent sign is labeled: it belongs to its number in `15 %`.
 */
export const labelWords = (line: LabelingState, first: number, end: number, label: Label): void => {
  for (let at = first; at < end; at += 1) if (!isMark(line, at) || line.keys[at] === '%') line.labels[at] = label;
  if (label === 'name' && end > first) line.hasName = true;
};

/** Labels punctuation as well: `c. à soupe` and `xícara (chá)` are one unit. */
export const labelAllTokens = (line: LabelingState, first: number, end: number, label: Label): void => {
  line.labels.fill(label, first, end);
};

/** Undoes the labels of an attempt that returns false. */
export const tryLabeling = (line: LabelingState, first: number, end: number, attempt: () => boolean): boolean => {
  const before = line.labels.slice(first, end);
  const { hasMeasure } = line;
  if (attempt()) return true;
  line.labels.splice(first, before.length, ...before);
  line.hasMeasure = hasMeasure;
  return false;
};

/** The text of a token range, with whitespace reduced to single spaces. */
export const joinTokens = ({ tokens }: LabelingState, first: number, end: number): string => {
  let text = '';
  for (let at = first; at < end; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    text += at > first && !token.isAttached ? ` ${token.text}` : token.text;
  }
  return text;
};

/** The longest phrase of the lexicon that starts at `at`. */
export const findPhraseAt = (line: LabelingState, at: number, limit: number): Phrase | undefined => {
  if (!hasFlag(line, at, flag.PHRASE_START)) return undefined;
  return line.vocabulary.phrases
    .get(line.keys[at] ?? '')
    ?.find(({ words }) => at + words.length <= limit && words.every((word, index) => line.keys[at + index] === word));
};

/** Skips the dot of an abbreviation. */
export const skipAbbreviationDot = (line: LabelingState, at: number): number =>
  line.keys[at] === '.' && isAttached(line, at) ? at + 1 : at;
