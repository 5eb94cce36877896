import { foldWord, splitWords } from '../food/words.ts';

/** A number, fraction character, word or punctuation mark of a step, with its position in UTF-16 code units. */
export interface StepToken {
  readonly kind: 'number' | 'fraction' | 'word' | 'mark';
  readonly start: number;
  readonly end: number;
  /** Digits as written, a fraction as `1/2`, a word folded, a mark normalized: every dash is `-`. */
  readonly key: string;
  /** Whether whitespace precedes it. */
  readonly hasSpaceBefore: boolean;
}

const FRACTIONS = new Map(
  Object.entries({
    '½': '1/2',
    '⅓': '1/3',
    '⅔': '2/3',
    '¼': '1/4',
    '¾': '3/4',
    '⅕': '1/5',
    '⅙': '1/6',
    '⅛': '1/8',
    '⅜': '3/8',
    '⅝': '5/8',
    '⅞': '7/8',
  }),
);

const MARKS = new Map(
  Object.entries({
    '‐': '-',
    '‑': '-',
    '‒': '-',
    '–': '-',
    '—': '-',
    '−': '-',
    º: '°',
    '˚': '°',
    '⁄': '/',
    '∕': '/',
    '≈': '~',
    '±': '~',
  }),
);

/** They join words or close quotations, and say nothing about numbers. */
const SILENT = new Set(["'", '’', '‘', 'ʼ', '"', '“', '”', '*', '_']);

const isSpace = (character: string): boolean => character === ' ' || character.trim() === '';
const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;

class Tokenizer {
  readonly tokens: StepToken[] = [];
  private readonly text: string;
  private spaced = true;

  constructor(text: string) {
    this.text = text;
  }

  private push(kind: StepToken['kind'], start: number, end: number, key: string): void {
    this.tokens.push({ kind, start, end, key, hasSpaceBefore: this.spaced });
    this.spaced = false;
  }

  /** What stands between two words. */
  between(start: number, end: number): void {
    for (let at = start; at < end; at += 1) {
      const character = this.text.charAt(at);
      const fraction = FRACTIONS.get(character);
      if (character === '\n') this.push('mark', at, at + 1, character);
      if (fraction !== undefined) this.push('fraction', at, at + 1, fraction);
      else if (isSpace(character)) this.spaced = true;
      else if (!SILENT.has(character)) this.push('mark', at, at + 1, MARKS.get(character) ?? character);
    }
  }

  /** A word, or the parts of one that has digits in it: `30min`, `1h30`. */
  word(start: number, end: number, key: string): void {
    // Letter by letter, unless folding made two of one.
    const isEven = key.length === end - start;
    let from = start;
    for (let at = start; at < end; at += 1) {
      const digit = isDigit(this.text.charCodeAt(at));
      if (at + 1 < end && digit === isDigit(this.text.charCodeAt(at + 1))) continue;
      const to = at + 1;
      const isWhole = from === start && to === end;
      const part = isWhole ? key : isEven ? key.slice(from - start, to - start) : foldWord(this.text.slice(from, to));
      if (part !== '') this.push(digit ? 'number' : 'word', from, to, part);
      from = to;
    }
  }
}

/** Splits the text of a step into tokens. */
export const tokenizeStep = (text: string): readonly StepToken[] => {
  const tokenizer = new Tokenizer(text);
  let at = 0;
  for (const { start, end, key } of splitWords(text)) {
    tokenizer.between(at, start);
    tokenizer.word(start, end, key);
    at = end;
  }
  tokenizer.between(at, text.length);
  return tokenizer.tokens;
};

export const isMark = (token: StepToken | undefined, key: string): boolean =>
  token?.kind === 'mark' && token.key === key;

/** The folded word at an index, or undefined if the token is not a word. */
export const getWordAt = (tokens: readonly StepToken[], at: number): string | undefined => {
  const token = tokens[at];
  return token?.kind === 'word' ? token.key : undefined;
};
