import type { Language } from '../language.ts';
import { getGlyphValue } from '../numbers/fraction-glyphs.ts';
import { rational } from '../numbers/rational.ts';
import type { Rational } from '../numbers/rational.ts';
import { foldWord, getVocabulary } from './amount-lexicon.ts';

export type AmountToken =
  | { readonly kind: 'whole'; readonly value: Rational }
  | { readonly kind: 'decimal'; readonly value: Rational }
  | { readonly kind: 'glyph'; readonly value: Rational }
  | { readonly kind: 'word'; readonly word: string }
  /** Tight if there is no space on either side, as in `1-1/2`. */
  | { readonly kind: 'dash'; readonly isTight: boolean }
  | { readonly kind: 'slash' | 'about' | 'open' | 'close' };

/** Capture groups: a space, a number, a word, a dash, or any other single character. */
const TOKEN_PATTERN =
  /(\s+)|([0-9]{1,3}(?:['’][0-9]{3}(?![0-9]))+(?:[.,][0-9]+)?|[0-9]+(?:[.,][0-9]+)*|[.,][0-9]+)|([\p{L}\p{M}&][\p{L}\p{M}'’:]*\.?)|([-‐‑‒–—−])|(.)/suy;

const symbolKinds: Readonly<Record<string, 'slash' | 'about' | 'open' | 'close'>> = {
  '/': 'slash',
  '⁄': 'slash',
  '∕': 'slash',
  '~': 'about',
  '≈': 'about',
  '±': 'about',
  '(': 'open',
  ')': 'close',
};

/** Languages that group thousands with a dot: `1.000 g` is a kilogram to a German cook. */
const dotThousandsLanguages: ReadonlySet<Language> = new Set(['de', 'es', 'it', 'nl', 'pt']);
/**
 * Languages that group thousands with a space. In the others `1 400 g steak` is one steak, but `1 000 g` and `1 050 g` are
 * thousands everywhere, because no number begins with a zero.
 */
const spaceThousandsLanguages: ReadonlySet<Language> = new Set(['fr', 'sv']);

const areThousandsGroups = ([first = '', ...others]: readonly string[]): boolean =>
  first.length <= 3 && !first.startsWith('0') && others.length > 0 && others.every((group) => group.length === 3);

const createWholeToken = (digits: string): AmountToken => ({ kind: 'whole', value: rational(BigInt(digits)) });

const createDecimalToken = (digits: string, decimals: string): AmountToken => ({
  kind: 'decimal',
  value: rational(BigInt(digits + decimals), 10n ** BigInt(decimals.length)),
});

/** A single separator groups thousands or starts the decimals, depending on the language. */
const parseOneSeparator = (separator: string, first: string, second: string, language: Language): AmountToken => {
  const canGroup = separator === '.' ? dotThousandsLanguages.has(language) : language === 'en';
  return canGroup && areThousandsGroups([first, second])
    ? createWholeToken(first + second)
    : createDecimalToken(first, second);
};

/** `1'000`, as in Switzerland. */
const APOSTROPHE = /['’]/u;

/** Parses digits by the rules of the language. Returns undefined if the separators make no sense. */
const parseDigits = (text: string, language: Language): AmountToken | undefined => {
  const [whole = '', decimals] = APOSTROPHE.test(text) ? text.split(/[.,]/) : [];
  const groups = whole.split(APOSTROPHE);
  if (groups.length > 1) {
    if (!areThousandsGroups(groups)) return undefined;
    return decimals === undefined ? createWholeToken(groups.join('')) : createDecimalToken(groups.join(''), decimals);
  }
  const parts = text.split(/[.,]/);
  const [first = '', second] = parts;
  if (second === undefined) return createWholeToken(first);
  const last = parts.at(-1) ?? '';
  const separator = text.charAt(first.length);
  if (parts.length === 2) return parseOneSeparator(separator, first, second, language);
  const lastSeparator = text.charAt(text.length - last.length - 1);
  const integers = lastSeparator === separator ? parts : parts.slice(0, -1);
  const isGrouped = integers.slice(1).every((_, index) => {
    const position = integers.slice(0, index + 1).reduce((length, group) => length + group.length + 1, -1);
    return text.charAt(position) === separator;
  });
  if (!isGrouped || !areThousandsGroups(integers)) return undefined;
  return lastSeparator === separator
    ? createWholeToken(integers.join(''))
    : createDecimalToken(integers.join(''), last);
};

interface SpacedToken {
  readonly token: AmountToken;
  readonly text: string;
  /** The whitespace before it. */
  readonly space: string;
}

const parseWord = (text: string, language: Language | undefined): AmountToken | undefined => {
  const word = foldWord(text);
  return getVocabulary(language).has(word) ? { kind: 'word', word } : undefined;
};

const toToken = (match: RegExpExecArray, space: string, language: Language | undefined): AmountToken | undefined => {
  const [, , number, word, dash, other] = match;
  if (number !== undefined) return parseDigits(number, language ?? 'en');
  if (word !== undefined) return parseWord(word, language);
  if (dash !== undefined) return { kind: 'dash', isTight: space === '' };
  const value = getGlyphValue(other ?? '');
  if (value !== undefined) return { kind: 'glyph', value };
  const kind = symbolKinds[other ?? ''];
  return kind === undefined ? undefined : { kind };
};

const isDigits = (text: string): boolean => /^[0-9]+$/.test(text);

const continuesThousands = (language: Language, previous: SpacedToken, current: SpacedToken): boolean =>
  (current.space === '\u00a0' ||
    current.space === '\u202f' ||
    current.space === '\u2009' ||
    (current.space === ' ' && (spaceThousandsLanguages.has(language) || current.text.startsWith('0')))) &&
  isDigits(current.text) &&
  current.text.length === 3 &&
  previous.token.kind === 'whole' &&
  areThousandsGroups([...previous.text.split(' '), current.text]);

/** Joins `2 500` into one number unless a slash follows: `2 500/501` is a mixed number. */
const joinThousands = (tokens: readonly SpacedToken[], language: Language): SpacedToken[] => {
  const joined: SpacedToken[] = [];
  for (const [index, current] of tokens.entries()) {
    const previous = joined.at(-1);
    const isInFraction = tokens[index + 1]?.token.kind === 'slash' || joined.at(-2)?.token.kind === 'slash';
    if (previous !== undefined && !isInFraction && continuesThousands(language, previous, current)) {
      const text = `${previous.text} ${current.text}`;
      joined[joined.length - 1] = { ...previous, text, token: createWholeToken(text.replaceAll(' ', '')) };
    } else joined.push(current);
  }
  return joined;
};

/**
 * Returns undefined if the text contains anything that cannot be part of an amount. Without a language, digits follow
 * English rules and the words of all languages are accepted.
 */
export const tokenizeAmount = (text: string, language: Language | undefined): readonly AmountToken[] | undefined => {
  const tokens: SpacedToken[] = [];
  let space = '';
  TOKEN_PATTERN.lastIndex = 0;
  for (let match = TOKEN_PATTERN.exec(text); match !== null; match = TOKEN_PATTERN.exec(text)) {
    if (match[1] === undefined) {
      const token = toToken(match, space, language);
      if (token === undefined) return undefined;
      tokens.push({ token, text: match[0], space });
      space = '';
    } else space = match[0];
  }
  return joinThousands(tokens, language ?? 'en').map(({ token }, index, all) =>
    token.kind === 'dash' ? { kind: 'dash', isTight: token.isTight && all[index + 1]?.space === '' } : token,
  );
};
