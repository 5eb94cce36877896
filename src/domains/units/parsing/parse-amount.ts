import { RecentCache } from '../../../platform/memory/recent-cache.ts';
import { languages } from '../language.ts';
import type { Language } from '../language.ts';
import { MAX_NUMBER_LENGTH } from '../limits.ts';
import { add, compare, divide, formatRational, isZero, multiply, one, rational } from '../numbers/rational.ts';
import type { Rational } from '../numbers/rational.ts';
import type { Amount } from '../quantity/quantity.schemas.ts';
import { OF_WORD, foldWord, getLexicon, getVocabulary } from './amount-lexicon.ts';
import type { Lexicon, Phrase } from './amount-lexicon.ts';
import { tokenizeAmount } from './tokenize-amount.ts';
import type { AmountToken } from './tokenize-amount.ts';

/** Enough for three numbers of maximum length and the words around them. No one writes longer amounts. */
export const MAX_AMOUNT_LENGTH = 3 * MAX_NUMBER_LENGTH + 60;

/**
 * The number that two number words make together: 24 for twenty and four. Undefined if they do not belong together.
 * French counts by twenties, always with hyphens: `soixante-quinze`, `quatre-vingt-dix`.
 */
const joinNumberWords = (larger: Rational, smaller: Rational, isHyphenated: boolean): Rational | undefined => {
  if (larger.denominator !== 1n || smaller.denominator !== 1n) return undefined;
  const [tens, units] = [larger.numerator, smaller.numerator];
  if (isHyphenated && tens === 4n && units === 20n) return rational(80n);
  const belowHundred = tens % 100n;
  const isTens = belowHundred % 10n === 0n && (belowHundred >= 20n || (isHyphenated && belowHundred === 10n));
  const isSixtyOrEighty = isHyphenated && (belowHundred === 60n || belowHundred === 80n);
  const limit = tens >= 100n && belowHundred === 0n ? 100n : isSixtyOrEighty ? 20n : isTens ? 10n : 0n;
  return units > 0n && units < limit ? add(larger, smaller) : undefined;
};

/**
 * Recursive-descent parser over the tokens of a text. Public methods that do not match leave the position unchanged.
 */
class AmountParser {
  private readonly tokens: readonly AmountToken[];
  private readonly lexicon: Lexicon;
  private position = 0;

  constructor(tokens: readonly AmountToken[], lexicon: Lexicon) {
    this.tokens = tokens;
    this.lexicon = lexicon;
  }

  get isAtEnd(): boolean {
    return this.position === this.tokens.length;
  }

  take(kind: AmountToken['kind']): boolean {
    if (this.tokens[this.position]?.kind !== kind) return false;
    this.position += 1;
    return true;
  }

  takePhrase(role: Phrase['role']): boolean {
    const first = this.wordAt(this.position);
    const phrase = this.lexicon.phrases
      .get(first ?? '')
      ?.find(
        (known) =>
          known.role === role && known.words.every((word, index) => this.wordAt(this.position + index) === word),
      );
    if (phrase === undefined) return false;
    this.position += phrase.words.length;
    return true;
  }

  takeAbout(): boolean {
    let found = false;
    while (this.take('about') || this.takePhrase('about')) found = true;
    return found;
  }

  takeAnd(): boolean {
    const start = this.position;
    this.takeTightDash();
    const word = this.wordAt(this.position);
    if (word === undefined || !this.lexicon.and.has(word)) {
      this.position = start;
      return false;
    }
    this.position += 1;
    this.takeTightDash();
    return true;
  }

  /** Parses `3`, `1.25`, `1 1/2`, `1½`, `one and a half`, `three quarters` or `half a dozen`. */
  parseNumber(allowAnd: boolean): Rational | undefined {
    const start = this.position;
    const value = this.parseNumberHere(allowAnd);
    if (value === undefined) this.position = start;
    return value;
  }

  private parseNumberHere(allowAnd: boolean): Rational | undefined {
    const token = this.tokens[this.position];
    switch (token?.kind) {
      case 'decimal':
      case 'glyph':
        this.position += 1;
        return this.multiplyByMultiple(token.value);
      case 'whole': {
        const fraction = this.takeFraction();
        if (fraction !== undefined) return this.multiplyByMultiple(fraction);
        this.position += 1;
        return this.takeMixedNumber(token.value, allowAnd);
      }
      case 'word':
        return this.parseNumberInWords(token.word, allowAnd);
      default:
        return undefined;
    }
  }

  /** `1/2` or `½`. */
  private takeFraction(): Rational | undefined {
    const [numerator, slash, denominator] = this.tokens.slice(this.position, this.position + 3);
    if (numerator?.kind === 'glyph') {
      this.position += 1;
      return numerator.value;
    }
    if (
      numerator?.kind !== 'whole' ||
      slash?.kind !== 'slash' ||
      denominator?.kind !== 'whole' ||
      isZero(denominator.value)
    ) {
      return undefined;
    }
    this.position += 3;
    return divide(numerator.value, denominator.value);
  }

  private takeMixedNumber(value: Rational, allowAnd: boolean): Rational {
    const mixed = this.addFraction(value, allowAnd);
    return mixed === undefined ? this.multiplyByWord(value) : this.multiplyByMultiple(mixed);
  }

  /** The fraction of `1 1/2`, `1-1/2`, `1 and 1/2` and `one and a half`. It must be less than one. */
  private addFraction(value: Rational, allowAnd: boolean): Rational | undefined {
    const start = this.position;
    const hasAnd = allowAnd && this.takeAnd();
    if (!hasAnd && !isZero(value)) this.takeTightDash();
    const fraction = this.takeFraction() ?? (hasAnd ? this.takeFractionInWords() : undefined);
    if (fraction !== undefined && compare(fraction, one) < 0) return add(value, fraction);
    this.position = start;
    return undefined;
  }

  private takeFractionInWords(): Rational | undefined {
    this.takeArticles();
    this.takeTightDash();
    const fraction = this.takeFractionWord();
    if (fraction !== undefined) return fraction;
    // `one and one-half`, `one and three quarters`.
    const count = this.lexicon.numbers.get(this.wordAt(this.position) ?? '');
    if (count === undefined) return undefined;
    this.position += 1;
    this.takeTightDash();
    const part = this.takeFractionWord();
    return part && multiply(count, part);
  }

  /** `three quarters`, `two dozen`, `a half dozen`, or the number alone. */
  private multiplyByWord(value: Rational): Rational {
    const start = this.position;
    this.takeTightDash();
    const fraction = this.takeFractionWord();
    if (fraction === undefined) this.position = start;
    const product = this.multiplyByMultiple(multiply(value, fraction ?? one));
    // `three quarters of a`.
    const isOf = fraction !== undefined && this.wordAt(this.position) === OF_WORD;
    if (isOf && this.lexicon.articles.has(this.wordAt(this.position + 1) ?? '')) this.takeArticles();
    return product;
  }

  /** `half-a-dozen`, `1/2 dozen`, `demi-douzaine`: dashes and articles in between are skipped. */
  private multiplyByMultiple(value: Rational): Rational {
    const start = this.position;
    this.takeTightDash();
    if (compare(value, one) < 0) this.takeArticles();
    this.takeTightDash();
    const multiple = this.takeMultiple();
    if (multiple !== undefined) return multiply(value, multiple);
    this.position = start;
    return value;
  }

  private parseNumberInWords(word: string, allowAnd: boolean): Rational | undefined {
    const fraction = this.takeFractionWord();
    if (fraction !== undefined) {
      const value = this.multiplyByMultiple(fraction);
      this.takeArticles();
      return value;
    }
    const multiple = this.takeMultiple();
    if (multiple !== undefined) return this.addSmallerNumbers(multiple, allowAnd);
    const value = this.lexicon.numbers.get(word);
    if (value === undefined) return undefined;
    this.position += 1;
    const number = this.takeMixedNumber(this.addSmallerNumbers(value, allowAnd), allowAnd);
    return this.addSmallerNumbers(number, allowAnd);
  }

  /** The rest of a number in several words: `twenty-four`, `treinta y cinco`, `two hundred and fifty`. */
  private addSmallerNumbers(value: Rational, allowAnd: boolean): Rational {
    const start = this.position;
    const hasAnd = allowAnd && this.takeAnd();
    if (!hasAnd) this.takeTightDash();
    const smaller = this.lexicon.numbers.get(this.wordAt(this.position) ?? '');
    const sum = smaller && joinNumberWords(value, smaller, !hasAnd && this.position > start);
    // `twenty and a half`, `twenty and three quarters`.
    const next = this.lexicon.numbers.get(this.wordAt(this.position + 1) ?? '');
    if (sum === undefined || (next !== undefined && compare(next, one) < 0)) {
      this.position = start;
      return value;
    }
    this.position += 1;
    return this.addSmallerNumbers(sum, allowAnd);
  }

  private takeFractionWord(): Rational | undefined {
    const value = this.lexicon.numbers.get(this.wordAt(this.position) ?? '');
    if (value === undefined || compare(value, one) >= 0) return undefined;
    this.position += 1;
    return value;
  }

  private takeMultiple(): Rational | undefined {
    const value = this.lexicon.multiples.get(this.wordAt(this.position) ?? '');
    if (value === undefined) return undefined;
    this.position += 1;
    if (this.wordAt(this.position) === OF_WORD) this.position += 1;
    return value;
  }

  private takeArticles(): void {
    while (this.lexicon.articles.has(this.wordAt(this.position) ?? '')) this.position += 1;
  }

  private takeTightDash(): void {
    const token = this.tokens[this.position];
    if (token?.kind === 'dash' && token.isTight) this.position += 1;
  }

  private wordAt(index: number): string | undefined {
    const token = this.tokens[index];
    return token?.kind === 'word' ? token.word : undefined;
  }
}

type Bounds = Pick<Amount, 'value' | 'min' | 'max'>;

const parseBounds = (parser: AmountParser): Bounds | undefined => {
  for (const [role, side] of [
    ['atLeast', 'min'],
    ['atMost', 'max'],
  ] as const) {
    if (parser.takePhrase(role)) {
      const bound = parser.parseNumber(true);
      return bound === undefined ? undefined : { [side]: formatRational(bound) };
    }
  }
  const isBetween = parser.takePhrase('between');
  if (!isBetween) parser.takePhrase('from');
  const first = parser.parseNumber(!isBetween);
  if (first === undefined) return undefined;
  const isRange = isBetween ? parser.takeAnd() : parser.take('dash') || parser.takePhrase('to');
  if (!isRange) return isBetween ? undefined : { value: formatRational(first) };
  const second = parser.parseNumber(true);
  if (second === undefined || compare(first, second) > 0) return undefined;
  return { min: formatRational(first), max: formatRational(second) };
};

/** `2 (1 to 3)`: the amount meant and the acceptable range. */
const parseBracketedRange = (parser: AmountParser, meant: Bounds): Bounds | undefined => {
  if (!parser.take('open')) return meant;
  const range = parseBounds(parser);
  if (range === undefined || range.value !== undefined || meant.value === undefined) return undefined;
  return parser.take('close') ? { ...range, ...meant } : undefined;
};

const areNumbersWithinLimit = (bounds: Bounds): boolean =>
  Object.values(bounds).every((text) => text.length <= MAX_NUMBER_LENGTH);

const parseTokens = (tokens: readonly AmountToken[], language: Language): Amount | undefined => {
  const parser = new AmountParser(tokens, getLexicon(language));
  const isAboutBefore = parser.takeAbout();
  const meant = parseBounds(parser);
  const bounds = meant === undefined ? undefined : parseBracketedRange(parser, meant);
  if (bounds === undefined) return undefined;
  const isAbout = parser.takeAbout() || isAboutBefore;
  if (!parser.isAtEnd || !areNumbersWithinLimit(bounds)) return undefined;
  return isAbout ? { ...bounds, approximate: true } : bounds;
};

/** Most amounts are plain integers and need no tokenizing. */
const PLAIN_INTEGER = /^(?:0|[1-9][0-9]*)$/;

/**
 * Parses the whole text as an exact amount, or returns undefined. Without a language, digits follow English rules, and
 * words are tried in English first, then in each other language.
 */
export const parseAmount = (text: string, language?: Language): Amount | undefined => {
  if (text.length > MAX_AMOUNT_LENGTH) return undefined;
  if (text.length <= MAX_NUMBER_LENGTH && PLAIN_INTEGER.test(text)) return { value: text };
  if (text.length > MAX_CACHED_LENGTH) return parseUncached(text, language);
  const cached = cache.get(text);
  if (cached !== undefined && cached.language === language) return cached.amount;
  const amount = parseUncached(text, language);
  cache.set(text, { language, amount });
  return amount;
};

interface CachedAmount {
  readonly language: Language | undefined;
  readonly amount: Amount | undefined;
}

/** `1/2`, `1½` and `2 to 3` appear in every recipe, and each line parses its amount twice. */
const cache = new RecentCache<CachedAmount>(500);
const MAX_CACHED_LENGTH = 12;

const parseUncached = (text: string, language: Language | undefined): Amount | undefined => {
  const tokens = tokenizeAmount(text, language);
  if (tokens === undefined || tokens.length === 0) return undefined;
  for (const candidate of language === undefined ? languages : [language]) {
    const amount = parseTokens(tokens, candidate);
    if (amount !== undefined) return amount;
  }
  return undefined;
};

const singleWordAmounts = new Map<Language | undefined, ReadonlySet<string>>();

/** Checks whether the word alone is an amount, like `one`, `half` and `dozen`. */
export const isSingleWordAmount = (word: string, language?: Language): boolean => {
  let known = singleWordAmounts.get(language);
  if (known === undefined) {
    known = new Set([...getVocabulary(language)].filter((each) => parseAmount(each, language) !== undefined));
    singleWordAmounts.set(language, known);
  }
  return known.has(foldWord(word));
};
