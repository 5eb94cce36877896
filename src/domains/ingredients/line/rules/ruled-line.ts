import type { Label } from '../labels.ts';
import type { Token } from '../tokens.ts';
import * as flag from './flags.ts';
import { vocabularyOf } from './vocabulary.ts';
import type { Phrase, RuledLanguage, Vocabulary } from './vocabulary.ts';
import { wordKey } from './word-key.ts';

/** No ingredient is longer. Tokens after this many are a note, so that no text takes long. */
const LONGEST = 256;

/** A line while the rules label its tokens. The rules work on token indexes. */
export interface RuledLine {
  readonly tokens: readonly Token[];
  readonly language: RuledLanguage;
  readonly vocabulary: Vocabulary;
  /** The end of the tokens that are labeled, exclusive. */
  readonly end: number;
  readonly keys: readonly string[];
  readonly flags: readonly number[];
  /** For each opening bracket the place of its other half, or the end. */
  readonly closings: ReadonlyMap<number, number>;
  readonly labels: Label[];
  hasMeasure: boolean;
  hasName: boolean;
}

const OPENING = new Set(['(', '[', '{']);
const CLOSING = new Set([')', ']', '}']);

const closingsOf = (tokens: readonly Token[], end: number): ReadonlyMap<number, number> => {
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

export const ruledLine = (tokens: readonly Token[], language: RuledLanguage): RuledLine => {
  const vocabulary = vocabularyOf(language);
  const end = Math.min(tokens.length, LONGEST);
  const keys: string[] = [];
  const flags: number[] = [];
  const labels: Label[] = [];
  for (const [at, { kind, text }] of tokens.entries()) {
    labels.push(at < end || kind === 'mark' ? 'other' : 'note');
    if (at >= end) continue;
    const key = kind === 'word' ? wordKey(text) : text;
    keys.push(key);
    flags.push(kind === 'word' ? (vocabulary.flags.get(key) ?? 0) : 0);
  }
  const closings = closingsOf(tokens, end);
  return { tokens, language, vocabulary, end, keys, flags, closings, labels, hasMeasure: false, hasName: false };
};

/** Whether the word has at least one of the flags. */
export const is = ({ flags }: RuledLine, at: number, kinds: number): boolean => ((flags[at] ?? 0) & kinds) !== 0;

export const isMark = ({ tokens }: RuledLine, at: number): boolean => tokens[at]?.kind === 'mark';
export const isNumber = ({ tokens }: RuledLine, at: number): boolean => tokens[at]?.kind === 'number';
export const isWord = ({ tokens }: RuledLine, at: number): boolean => tokens[at]?.kind === 'word';
export const isGlued = ({ tokens }: RuledLine, at: number): boolean => tokens[at]?.glued === true;

/**
 * Labels words and numbers. Of the punctuation, only a percent sign is labeled: it belongs to its number in `15 %`.
 */
export const put = (line: RuledLine, first: number, end: number, label: Label): void => {
  for (let at = first; at < end; at += 1) if (!isMark(line, at) || line.keys[at] === '%') line.labels[at] = label;
  if (label === 'name' && end > first) line.hasName = true;
};

/** Labels punctuation as well: `c. à soupe` and `xícara (chá)` are one unit. */
export const putAll = (line: RuledLine, first: number, end: number, label: Label): void => {
  line.labels.fill(label, first, end);
};

/** Undoes the labels of an attempt that returns false. */
export const tentatively = (line: RuledLine, first: number, end: number, attempt: () => boolean): boolean => {
  const before = line.labels.slice(first, end);
  const { hasMeasure } = line;
  if (attempt()) return true;
  line.labels.splice(first, before.length, ...before);
  line.hasMeasure = hasMeasure;
  return false;
};

/** The text of a token range, with whitespace reduced to single spaces. */
export const textBetween = ({ tokens }: RuledLine, first: number, end: number): string => {
  let text = '';
  for (let at = first; at < end; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    text += at > first && !token.glued ? ` ${token.text}` : token.text;
  }
  return text;
};

/** The longest phrase of the lexicon that starts at `at`. */
export const phraseAt = (line: RuledLine, at: number, limit: number): Phrase | undefined => {
  if (!is(line, at, flag.PHRASE)) return undefined;
  return line.vocabulary.phrases
    .get(line.keys[at] ?? '')
    ?.find(({ words }) => at + words.length <= limit && words.every((word, index) => line.keys[at + index] === word));
};

/** Skips the dot of an abbreviation. */
export const afterDot = (line: RuledLine, at: number): number =>
  line.keys[at] === '.' && isGlued(line, at) ? at + 1 : at;
