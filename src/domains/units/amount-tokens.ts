import { foldWord, vocabularyFor } from './amount-lexicon.ts';
import { glyphValue } from './fraction-glyphs.ts';
import type { Language } from './language.ts';
import { rational } from './rational.ts';
import type { Rational } from './rational.ts';

export type Token =
  | { readonly kind: 'whole'; readonly value: Rational }
  | { readonly kind: 'decimal'; readonly value: Rational }
  | { readonly kind: 'glyph'; readonly value: Rational }
  | { readonly kind: 'word'; readonly word: string }
  /** Tight where nothing separates it from what is around it, as in `1-1/2`. */
  | { readonly kind: 'dash'; readonly tight: boolean }
  | { readonly kind: 'slash' | 'about' | 'open' | 'close' };

/** A space, a number, a word, a dash, or one character of something else, each in a group of its own. */
const PIECE = /(\s+)|([0-9]+(?:[.,][0-9]+)*|[.,][0-9]+)|([\p{L}\p{M}&][\p{L}\p{M}'’:]*\.?)|([-‐‑‒–—−])|(.)/suy;

const signs: Readonly<Record<string, 'slash' | 'about' | 'open' | 'close'>> = {
  '/': 'slash',
  '⁄': 'slash',
  '∕': 'slash',
  '~': 'about',
  '≈': 'about',
  '±': 'about',
  '(': 'open',
  ')': 'close',
};

/** Where a dot between three digits and three digits is a thousand: `1.000 g` are a kilogram to a German cook. */
const dotGroups: ReadonlySet<Language> = new Set(['de', 'es', 'it', 'nl', 'pt']);
/** Where a space does. Elsewhere `1 400 g can` is one can. */
const spaceGroups: ReadonlySet<Language> = new Set(['fr', 'sv']);

const areThousands = ([first = '', ...others]: readonly string[]): boolean =>
  first.length <= 3 && !first.startsWith('0') && others.length > 0 && others.every((group) => group.length === 3);

const whole = (digits: string): Token => ({ kind: 'whole', value: rational(BigInt(digits)) });

const decimal = (digits: string, parts: string): Token => ({
  kind: 'decimal',
  value: rational(BigInt(digits + parts), 10n ** BigInt(parts.length)),
});

/** One separator, once: it groups thousands or begins the decimals, as the language has it. */
const withOneSeparator = (separator: string, first: string, second: string, language: Language): Token => {
  const groups = separator === '.' ? dotGroups.has(language) : language === 'en';
  return groups && areThousands([first, second]) ? whole(first + second) : decimal(first, second);
};

/** The number that the digits say in the language, or undefined where their separators make no sense. */
const readDigits = (text: string, language: Language): Token | undefined => {
  const parts = text.split(/[.,]/);
  const [first = '', second] = parts;
  if (second === undefined) return whole(first);
  const last = parts.at(-1) ?? '';
  const separator = text.charAt(first.length);
  if (parts.length === 2) return withOneSeparator(separator, first, second, language);
  const lastSeparator = text.charAt(text.length - last.length - 1);
  const groups = lastSeparator === separator ? parts : parts.slice(0, -1);
  const grouped = groups.slice(1).every((_, index) => {
    const before = groups.slice(0, index + 1).reduce((length, group) => length + group.length + 1, -1);
    return text.charAt(before) === separator;
  });
  if (!grouped || !areThousands(groups)) return undefined;
  return lastSeparator === separator ? whole(groups.join('')) : decimal(groups.join(''), last);
};

interface Piece {
  readonly token: Token;
  readonly text: string;
  /** The space before it. */
  readonly space: string;
}

const readWord = (text: string, language: Language | undefined): Token | undefined => {
  const word = foldWord(text);
  return vocabularyFor(language).has(word) ? { kind: 'word', word } : undefined;
};

const readPiece = (match: RegExpExecArray, space: string, language: Language | undefined): Token | undefined => {
  const [, , number, word, dash, other] = match;
  if (number !== undefined) return readDigits(number, language ?? 'en');
  if (word !== undefined) return readWord(word, language);
  if (dash !== undefined) return { kind: 'dash', tight: space === '' };
  const value = glyphValue(other ?? '');
  if (value !== undefined) return { kind: 'glyph', value };
  const kind = signs[other ?? ''];
  return kind === undefined ? undefined : { kind };
};

const isDigits = (text: string): boolean => /^[0-9]+$/.test(text);

const joinsThousands = (language: Language, before: Piece, piece: Piece): boolean =>
  (piece.space === '\u00a0' ||
    piece.space === '\u202f' ||
    piece.space === '\u2009' ||
    (piece.space === ' ' && spaceGroups.has(language))) &&
  isDigits(piece.text) &&
  piece.text.length === 3 &&
  before.token.kind === 'whole' &&
  areThousands([...before.text.split(' '), piece.text]);

/** `2 500` as one number, unless a slash follows: `2 500/501` is a whole and a fraction. */
const joinThousands = (pieces: readonly Piece[], language: Language): Piece[] => {
  const joined: Piece[] = [];
  for (const [index, piece] of pieces.entries()) {
    const before = joined.at(-1);
    const isNumerator = pieces[index + 1]?.token.kind === 'slash';
    if (before !== undefined && !isNumerator && joinsThousands(language, before, piece)) {
      const text = `${before.text} ${piece.text}`;
      joined[joined.length - 1] = { ...before, text, token: whole(text.replaceAll(' ', '')) };
    } else joined.push(piece);
  }
  return joined;
};

/**
 * The text in pieces, or undefined where it holds something that no amount has. Without a language digits are read as in
 * English, and the words of every language are taken.
 */
export const tokensOf = (text: string, language: Language | undefined): readonly Token[] | undefined => {
  const pieces: Piece[] = [];
  let space = '';
  PIECE.lastIndex = 0;
  for (let match = PIECE.exec(text); match !== null; match = PIECE.exec(text)) {
    if (match[1] === undefined) {
      const token = readPiece(match, space, language);
      if (token === undefined) return undefined;
      pieces.push({ token, text: match[0], space });
      space = '';
    } else space = match[0];
  }
  return joinThousands(pieces, language ?? 'en').map(({ token }, index, all) =>
    token.kind === 'dash' ? { kind: 'dash', tight: token.tight && all[index + 1]?.space === '' } : token,
  );
};
