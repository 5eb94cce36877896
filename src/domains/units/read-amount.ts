import { Recent } from '../../platform/memory/recent.ts';
import { LONGEST_NUMBER } from './bounds.ts';
import { OF, foldWord, lexiconFor, vocabularyFor } from './amount-lexicon.ts';
import type { Lexicon, Phrase } from './amount-lexicon.ts';
import { tokensOf } from './amount-tokens.ts';
import type { Token } from './amount-tokens.ts';
import { languages } from './language.ts';
import type { Language } from './language.ts';
import type { Amount } from './quantity.schemas.ts';
import { add, compare, divide, isZero, multiply, one, rationalText } from './rational.ts';
import type { Rational } from './rational.ts';

/** Three numbers as long as the contract lets them be, and the words around them. No person writes as much. */
export const LONGEST_AMOUNT = 3 * LONGEST_NUMBER + 60;

/** Walks over the tokens of one text. What does not fit is left where it stands, for the caller to try otherwise. */
class Reader {
  private readonly tokens: readonly Token[];
  private readonly lexicon: Lexicon;
  private at = 0;

  constructor(tokens: readonly Token[], lexicon: Lexicon) {
    this.tokens = tokens;
    this.lexicon = lexicon;
  }

  get isAtEnd(): boolean {
    return this.at === this.tokens.length;
  }

  take(kind: Token['kind']): boolean {
    if (this.tokens[this.at]?.kind !== kind) return false;
    this.at += 1;
    return true;
  }

  /** Takes one of the phrases with that role, if one stands here. */
  takePhrase(role: Phrase['role']): boolean {
    const first = this.wordAt(this.at);
    const phrase = this.lexicon.phrases
      .get(first ?? '')
      ?.find(
        (known) => known.role === role && known.words.every((word, index) => this.wordAt(this.at + index) === word),
      );
    if (phrase === undefined) return false;
    this.at += phrase.words.length;
    return true;
  }

  takeAbout(): boolean {
    let found = false;
    while (this.take('about') || this.takePhrase('about')) found = true;
    return found;
  }

  takeAnd(): boolean {
    const before = this.at;
    this.takeTightDash();
    const word = this.wordAt(this.at);
    if (word === undefined || !this.lexicon.and.has(word)) {
      this.at = before;
      return false;
    }
    this.at += 1;
    this.takeTightDash();
    return true;
  }

  /** A number as it is said: `3`, `1.25`, `1 1/2`, `1½`, `one and a half`, `three quarters`, `half a dozen`. */
  number(mayJoin: boolean): Rational | undefined {
    const start = this.at;
    const value = this.simpleNumber(mayJoin);
    if (value === undefined) this.at = start;
    return value;
  }

  private simpleNumber(mayJoin: boolean): Rational | undefined {
    const token = this.tokens[this.at];
    switch (token?.kind) {
      case 'decimal':
      case 'glyph':
        this.at += 1;
        return this.timesMultiple(token.value);
      case 'whole': {
        const fraction = this.writtenFraction();
        return fraction === undefined ? this.wholeAndMore(token.value, mayJoin) : this.timesMultiple(fraction);
      }
      case 'word':
        return this.numberInWords(token.word, mayJoin);
      default:
        return undefined;
    }
  }

  /** `1/2`, or one character that says it. */
  private writtenFraction(): Rational | undefined {
    const [above, slash, below] = this.tokens.slice(this.at, this.at + 3);
    if (above?.kind === 'glyph') {
      this.at += 1;
      return above.value;
    }
    if (above?.kind !== 'whole' || slash?.kind !== 'slash' || below?.kind !== 'whole' || isZero(below.value)) {
      return undefined;
    }
    this.at += 3;
    return divide(above.value, below.value);
  }

  private wholeAndMore(value: Rational, mayJoin: boolean): Rational {
    this.at += 1;
    const mixed = this.fractionAfter(value, mayJoin);
    return mixed === undefined ? this.timesWord(value) : this.timesMultiple(mixed);
  }

  /** The second half of `1 1/2`, `1-1/2`, `1 and 1/2` and `one and a half`. It is a part, so it is below one. */
  private fractionAfter(value: Rational, mayJoin: boolean): Rational | undefined {
    const start = this.at;
    const joined = mayJoin && this.takeAnd();
    if (!joined && !isZero(value)) this.takeTightDash();
    const part = this.writtenFraction() ?? (joined ? this.partInWords() : undefined);
    if (part !== undefined && compare(part, one) < 0) return add(value, part);
    this.at = start;
    return undefined;
  }

  private partInWords(): Rational | undefined {
    this.takeArticles();
    this.takeTightDash();
    return this.takePart();
  }

  /** `three quarters`, `two dozen`, `a half dozen`, or the number by itself. */
  private timesWord(value: Rational): Rational {
    const start = this.at;
    this.takeTightDash();
    const part = this.takePart();
    if (part === undefined) this.at = start;
    return this.timesMultiple(multiply(value, part ?? one));
  }

  /** `half-a-dozen`, `1/2 dozen`, `demi-douzaine`: what stands between them says nothing. */
  private timesMultiple(value: Rational): Rational {
    const start = this.at;
    this.takeTightDash();
    if (compare(value, one) < 0) this.takeArticles();
    this.takeTightDash();
    const multiple = this.takeMultiple();
    if (multiple !== undefined) return multiply(value, multiple);
    this.at = start;
    return value;
  }

  private numberInWords(word: string, mayJoin: boolean): Rational | undefined {
    const part = this.takePart();
    if (part !== undefined) {
      const value = this.timesMultiple(part);
      this.takeArticles();
      return value;
    }
    const multiple = this.takeMultiple();
    if (multiple !== undefined) return multiple;
    const value = this.lexicon.numbers.get(word);
    return value === undefined ? undefined : this.wholeAndMore(value, mayJoin);
  }

  private takePart(): Rational | undefined {
    const value = this.lexicon.numbers.get(this.wordAt(this.at) ?? '');
    if (value === undefined || compare(value, one) >= 0) return undefined;
    this.at += 1;
    return value;
  }

  private takeMultiple(): Rational | undefined {
    const value = this.lexicon.multiples.get(this.wordAt(this.at) ?? '');
    if (value === undefined) return undefined;
    this.at += 1;
    if (this.wordAt(this.at) === OF) this.at += 1;
    return value;
  }

  private takeArticles(): void {
    while (this.lexicon.articles.has(this.wordAt(this.at) ?? '')) this.at += 1;
  }

  private takeTightDash(): void {
    const token = this.tokens[this.at];
    if (token?.kind === 'dash' && token.tight) this.at += 1;
  }

  private wordAt(index: number): string | undefined {
    const token = this.tokens[index];
    return token?.kind === 'word' ? token.word : undefined;
  }
}

type Bounds = Pick<Amount, 'value' | 'min' | 'max'>;

const readBounds = (reader: Reader): Bounds | undefined => {
  for (const [role, side] of [
    ['atLeast', 'min'],
    ['atMost', 'max'],
  ] as const) {
    if (reader.takePhrase(role)) {
      const bound = reader.number(true);
      return bound === undefined ? undefined : { [side]: rationalText(bound) };
    }
  }
  const isBetween = reader.takePhrase('between');
  if (!isBetween) reader.takePhrase('from');
  const first = reader.number(!isBetween);
  if (first === undefined) return undefined;
  const isRange = isBetween ? reader.takeAnd() : reader.take('dash') || reader.takePhrase('to');
  if (!isRange) return isBetween ? undefined : { value: rationalText(first) };
  const second = reader.number(true);
  if (second === undefined || compare(first, second) > 0) return undefined;
  return { min: rationalText(first), max: rationalText(second) };
};

/** `2 (1 to 3)`: the amount that is meant, and the range that will do. */
const readInBrackets = (reader: Reader, meant: Bounds): Bounds | undefined => {
  if (!reader.take('open')) return meant;
  const around = readBounds(reader);
  if (around === undefined || around.value !== undefined || meant.value === undefined) return undefined;
  return reader.take('close') ? { ...around, ...meant } : undefined;
};

const fits = (bounds: Bounds): boolean => Object.values(bounds).every((text) => text.length <= LONGEST_NUMBER);

const readWith = (tokens: readonly Token[], language: Language): Amount | undefined => {
  const reader = new Reader(tokens, lexiconFor(language));
  const before = reader.takeAbout();
  const meant = readBounds(reader);
  const bounds = meant === undefined ? undefined : readInBrackets(reader, meant);
  if (bounds === undefined) return undefined;
  const isAbout = reader.takeAbout() || before;
  if (!reader.isAtEnd || !fits(bounds)) return undefined;
  return isAbout ? { ...bounds, approximate: true } : bounds;
};

/** Most amounts are this, and need no grammar. */
const PLAIN = /^(?:0|[1-9][0-9]*)$/;

/**
 * The amount that the text is, all of it, exactly; or undefined. Without a language digits are read as in English, and
 * so are words, but where those make no sense in English the other languages are asked in turn.
 */
export const readAmount = (text: string, language?: Language): Amount | undefined => {
  if (text.length > LONGEST_AMOUNT) return undefined;
  if (text.length <= LONGEST_NUMBER && PLAIN.test(text)) return { value: text };
  if (text.length > LONGEST_KEPT) return readByGrammar(text, language);
  const known = recent.get(text);
  if (known !== undefined && known.language === language) return known.amount;
  const amount = readByGrammar(text, language);
  recent.set(text, { language, amount });
  return amount;
};

interface Kept {
  readonly language: Language | undefined;
  readonly amount: Amount | undefined;
}

/** `1/2`, `1½` and `2 to 3` are in every recipe, and each is read twice for a line. */
const recent = new Recent<Kept>(500);
const LONGEST_KEPT = 12;

const readByGrammar = (text: string, language: Language | undefined): Amount | undefined => {
  const tokens = tokensOf(text, language);
  if (tokens === undefined || tokens.length === 0) return undefined;
  for (const known of language === undefined ? languages : [language]) {
    const amount = readWith(tokens, known);
    if (amount !== undefined) return amount;
  }
  return undefined;
};

const inAWord = new Map<Language | undefined, ReadonlySet<string>>();

/** Whether the word is an amount by itself, as `one`, `half` and `dozen` are. */
export const isAmountInAWord = (word: string, language?: Language): boolean => {
  let known = inAWord.get(language);
  if (known === undefined) {
    known = new Set([...vocabularyFor(language)].filter((each) => readAmount(each, language) !== undefined));
    inAWord.set(language, known);
  }
  return known.has(foldWord(word));
};
