import { findUnitsByName, isAmountWord, isSingleWordAmount, parseAmount } from '../../units/index.ts';
import type { Amount, Language, Unit } from '../../units/index.ts';

export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

/** The words after a number that name a unit, with every unit they may mean. */
export interface UnitSpan extends TextSpan {
  readonly candidates: readonly Unit[];
  /** `14-ounce`, `9-inch`: the unit describes the size of something. */
  readonly isHyphenated: boolean;
  /** Words stand between the number and the unit, such as `heaping` or `(14 oz)`. */
  readonly isApart: boolean;
}

/** A number in a text at its full extent, in digits or words: `2`, `1 1/2`, `½`, `2-3`, `two to three`, `half a`. */
export interface ScannedNumber extends TextSpan {
  /** Without any number if the digits are not a number: `1/2/3`. */
  readonly amount: Amount;
  /** In words. */
  readonly isWord: boolean;
  /** A word that is also an article: `a`, `ein`, `une`. */
  readonly isArticle: boolean;
  readonly unit: UnitSpan | undefined;
}

/** No recipe line has more; lines that do are not read. */
const MAX_NUMBERS = 24;
/** Enough for `c. à s. rase`. */
const MAX_UNIT_WORDS = 5;
/** Enough for `one and a half`. */
const MAX_NUMBER_WORDS = 4;

/**
 * Longer digit runs are not amounts. Bounded and never part of a longer run, so that no run is retried at every length.
 */
const DIGIT_RUN = String.raw`\d{1,12}(?!\d)`;
const FRACTION = `${DIGIT_RUN} ?[/⁄∕] ?${DIGIT_RUN}`;
const GLYPH = '[¼-¾⅐-⅞]';
const DECIMAL = `${DIGIT_RUN}(?:[.,]${DIGIT_RUN}){0,4}|[.,]${DIGIT_RUN}`;
const NUMBER = String.raw`(?:${FRACTION}|${DIGIT_RUN}(?:\s?[-‐‑]\s?|\s| & | and )?(?:${FRACTION}|${GLYPH})|${DECIMAL}|${GLYPH})`;
const RANGE_SEPARATOR = String.raw`\s?(?:[-‐‑‒–—−]|\p{L}{1,6}(?: \p{L}{1,3})?)\s?`;
/** `6- to 8-ounce`. */
const HYPHENATED_RANGE = new RegExp(`(${NUMBER})[-‐‑–] ?(?:to|or|bis|à|tot|till) (${NUMBER})`, 'uy');
/** Longest first; if the language does not accept it as an amount, the next shape is tried. */
const NUMBER_SHAPES: readonly RegExp[] = [
  new RegExp(`${NUMBER}${RANGE_SEPARATOR}${NUMBER}`, 'uy'),
  /\d{1,3}(?:[ \u00a0\u202f\u2009]\d{3})+(?!\d)/uy,
  new RegExp(NUMBER, 'uy'),
];
const NUMBER_START = /[\d¼-¾⅐-⅞]|[.,]\d/uy;
const REST_OF_DIGITS = /.[\d¼-¾⅐-⅞]*/uy;
const WORD_OR_NUMBER = /\p{L}[\p{L}\p{M}]*|[\d¼-¾⅐-⅞]|[.,]\d/gu;
const WORD = /[ \t\u00a0\u202f]*(?:\p{L}[\p{L}\p{M}'’]*)/uy;
const NEXT_WORD = /[ \u00a0-]\p{L}[\p{L}\p{M}]*/uy;
/** `1/2` after words: `one 1/2`. */
const SPACE = /^\s*/;

/** Words that say how full or how big, between a number and its unit: `2 heaping tablespoons`, `1 small can`. */
const QUALIFIERS: ReadonlySet<string> = new Set(
  (
    'scant heaping heaped level rounded generous good large small medium big extra-large packed full big slim thick thin ' +
    'lightly firmly loosely well overflowing brimming leveled levelled jumbo fat thumb-sized long short fresh ' +
    'gestrichener gestrichene gestrichen gehäufter gehäufte gehäuft leicht großer große großes kleiner kleine kleines ' +
    'gute guter dicke dünne gut knapper knappe ' +
    'grosse grosses gros grande grandes grand grands petite petites petit petits bonne bonnes bon belle belles rase rases ' +
    'bombée bombées généreuse généreuses ' +
    'colmada colmadas rasa rasas buena buenas buen generosa pequeña pequeñas pequeño gran ' +
    'colmo colmi raso rasi piccolo piccola piccoli piccole buon buona abbondante abbondanti grosso grossa ' +
    'volle grote kleine flinke afgestreken ruime gestreken ' +
    'rågad rågade stor stora liten små struken strukna rejäl rejäla god ' +
    'cheia cheias rasa cheio boa bom pequena pequeno'
  ).split(' '),
);
const MAX_QUALIFIERS = 2;

const skipDigits = (text: string, start: number): number => {
  REST_OF_DIGITS.lastIndex = start;
  return REST_OF_DIGITS.test(text) ? REST_OF_DIGITS.lastIndex : start + 1;
};

const skipSpace = (text: string, at: number): number => at + (SPACE.exec(text.slice(at, at + 5))?.[0].length ?? 0);

/** The unit that starts here, in as many words as name one. */
const findUnitAt = (
  text: string,
  at: number,
  language: Language | undefined,
): (TextSpan & Pick<UnitSpan, 'candidates'>) | undefined => {
  const ends: number[] = [];
  for (let end = at; ends.length < MAX_UNIT_WORDS; ends.push(end)) {
    // A dot ends a word, not the unit: `fl. oz.`
    WORD.lastIndex = ends.length > 0 && text[end] === '.' ? end + 1 : end;
    if (WORD.exec(text) === null) break;
    end = WORD.lastIndex;
  }
  const start = skipSpace(text, at);
  for (const end of ends.reverse()) {
    const candidates = findUnitsByName(text.slice(start, end), language);
    if (candidates.length > 0) return { start, end, candidates };
  }
  return undefined;
};

const HYPHEN_BEFORE_LETTER = /[-‐‑–] ?(?=\p{L})/uy;

/** Abbreviated adjectives that look like units: `1 gr. Zwiebel` is a large onion, `1 kl. Zwiebel` a small one. */
const SIZE_ABBREVIATION = /^(?:gr|kl|mittl)\. ?(?=\p{Lu})/u;
/** More than anyone counts: `100 gr. Mehl` are grams. */
const MAX_COUNTED = 20;

const isSizeAbbreviation = (text: string, at: number, amount: Amount, language: Language | undefined): boolean =>
  language === 'de' &&
  SIZE_ABBREVIATION.test(text.slice(at, at + 12)) &&
  Number(amount.value ?? amount.max ?? MAX_COUNTED) < MAX_COUNTED;

/** Finds the unit of a number that ends here: `2 cups`, `14-ounce`, `2 heaping tablespoons`. */
const findUnitAfter = (
  text: string,
  at: number,
  amount: Amount,
  language: Language | undefined,
): UnitSpan | undefined => {
  if (isSizeAbbreviation(text, skipSpace(text, at), amount, language)) return undefined;
  HYPHEN_BEFORE_LETTER.lastIndex = at;
  const isHyphenated = HYPHEN_BEFORE_LETTER.test(text);
  const direct = findUnitAt(text, isHyphenated ? HYPHEN_BEFORE_LETTER.lastIndex : at, language);
  if (direct !== undefined) return { ...direct, isHyphenated, isApart: false };
  if (isHyphenated) return undefined;
  let next = at;
  for (let count = 0; count < MAX_QUALIFIERS; count += 1) {
    WORD.lastIndex = next;
    const word = WORD.exec(text)?.[0].trim().toLowerCase();
    if (word === undefined || !QUALIFIERS.has(word)) return undefined;
    next = WORD.lastIndex;
    const unit = findUnitAt(text, next, language);
    if (unit !== undefined) return { ...unit, isHyphenated, isApart: true };
  }
  return undefined;
};

interface NumberMatch extends TextSpan {
  readonly amount: Amount;
}

const parseDigitsAt = (text: string, start: number, language: Language | undefined): NumberMatch | undefined => {
  HYPHENATED_RANGE.lastIndex = start;
  const range = HYPHENATED_RANGE.exec(text);
  if (range !== null) {
    const amount = parseAmount(`${range[1] ?? ''}-${range[2] ?? ''}`, language);
    if (amount !== undefined) return { start, end: HYPHENATED_RANGE.lastIndex, amount };
  }
  for (const shape of NUMBER_SHAPES) {
    shape.lastIndex = start;
    const match = shape.exec(text)?.[0];
    const amount = match === undefined ? undefined : parseAmount(match, language);
    if (match !== undefined && amount !== undefined) return { start, end: start + match.length, amount };
  }
  return undefined;
};

/** Adds the words that belong to a number: `1 dozen`, `half a dozen`, `one and a half`. */
const extendByWords = (text: string, number: NumberMatch, language: Language | undefined): NumberMatch => {
  let longest = number;
  let end = number.end;
  for (let count = 0; count < MAX_NUMBER_WORDS; count += 1) {
    NEXT_WORD.lastIndex = end;
    const next = NEXT_WORD.exec(text)?.[0];
    if (next === undefined || !isAmountWord(next.slice(1), language)) break;
    end += next.length;
    const amount = parseAmount(text.slice(number.start, end), language);
    if (amount !== undefined && amount.approximate !== true) longest = { start: number.start, end, amount };
  }
  return longest;
};

const parseWordAt = (
  text: string,
  start: number,
  word: string,
  language: Language | undefined,
): NumberMatch | undefined => {
  if (!isSingleWordAmount(word, language)) return undefined;
  const amount = parseAmount(word, language);
  return amount === undefined ? undefined : extendByWords(text, { start, end: start + word.length, amount }, language);
};

const COUNT_AND_FRACTION = /^(\d{1,2}) ((?:\d ?[/⁄∕] ?\d{1,2})|[¼-¾⅐-⅞])$/u;
const INCHES_AFTER =
  /^[-‐ ]?(?:inch|in\.?|")(?:es)?(?:[- ]thick)? (?:thick )?(?:\p{L}+ ){0,2}?(?:slices|rounds|pieces|strips|cubes|chunks|wedges|steaks|fillets|coins)/iu;
/** `1 ½-inch pieces` are pieces of one and a half inches. */
const MIN_SPLIT_COUNT = 3;

/** `12 ½-inch slices` are twelve slices of half an inch, not slices of twelve and a half inches. */
const splitCountAndSize = (
  text: string,
  number: NumberMatch,
  language: Language | undefined,
): readonly NumberMatch[] => {
  const [, count, fraction] = COUNT_AND_FRACTION.exec(text.slice(number.start, number.end)) ?? [];
  if (count === undefined || fraction === undefined || Number(count) < MIN_SPLIT_COUNT) return [number];
  const size = parseAmount(fraction, language);
  if (size === undefined || !INCHES_AFTER.test(text.slice(number.end, number.end + 60))) return [number];
  const end = number.start + count.length;
  return [
    { start: number.start, end, amount: { value: String(Number(count)) } },
    { start: end + 1, end: number.end, amount: size },
  ];
};

const ARTICLES: Readonly<Record<Language, RegExp>> = {
  en: /^an?$/iu,
  de: /^eine?[mnrs]?$/iu,
  fr: /^une?$/iu,
  es: /^una?$/iu,
  it: /^un[ao]?$/iu,
  nl: /^een$/iu,
  sv: /^(?:en|ett)$/iu,
  pt: /^uma?$/iu,
};

/**
 * Finds all numbers of a text in order, whether they are amounts or not; undefined if there are more than a recipe line
 * has.
 */
export const scanNumbers = (text: string, language: Language | undefined): readonly ScannedNumber[] | undefined => {
  const found: ScannedNumber[] = [];
  let at = 0;
  while (at < text.length) {
    WORD_OR_NUMBER.lastIndex = at;
    const next = WORD_OR_NUMBER.exec(text);
    if (next === null) return found;
    const [match] = next;
    const start = next.index;
    NUMBER_START.lastIndex = start;
    const isDigits = NUMBER_START.test(text);
    const digits = isDigits ? parseDigitsAt(text, start, language) : undefined;
    const number = isDigits
      ? extendByWords(text, digits ?? { start, end: skipDigits(text, start), amount: {} }, language)
      : parseWordAt(text, start, match, language);
    if (number === undefined) {
      at = start + match.length;
      continue;
    }
    at = number.end;
    if (found.length >= MAX_NUMBERS) return undefined;
    for (const part of splitCountAndSize(text, number, language)) {
      found.push({
        ...part,
        isWord: !isDigits,
        isArticle: !isDigits && ARTICLES[language ?? 'en'].test(text.slice(part.start, part.end)),
        unit: findUnitAfter(text, part.end, part.amount, language),
      });
    }
  }
  return found;
};

/** The unit that starts here, after spaces. */
export const findUnitFrom = (text: string, at: number, language: Language | undefined): UnitSpan | undefined => {
  const unit = findUnitAt(text, at, language);
  return unit && { ...unit, isHyphenated: false, isApart: false };
};

/** Counted things that a line may begin with, without a number: `small bunch dill`. */
const LEADING_COUNTS: ReadonlySet<string> = new Set(
  'bunch sprig can jar package sachet bag bottle box carton punnet tub tube head'
    .split(' ')
    .map((name) => `count.${name}`),
);

const isSingular = (word: string, { labels, aliases }: Unit, language: Language): boolean => {
  const key = word.toLowerCase();
  const { one, many } = labels[language];
  if (one !== many && key === many.toLowerCase()) return false;
  return key === one.toLowerCase() || aliases[language].some((alias) => alias.toLowerCase() === key);
};

/** A unit at the start of a line without a number: `pinch of salt`, `small bunch dill`. */
export const findLeadingUnit = (
  text: string,
  language: Language | undefined,
): { readonly start: number; readonly unit: UnitSpan } | undefined => {
  const start = SPACE.exec(text)?.[0].length ?? 0;
  let at = start;
  for (let count = 0; count <= MAX_QUALIFIERS; count += 1) {
    const unit = findUnitFrom(text, at, language);
    if (unit !== undefined) {
      const word = text.slice(unit.start, unit.end);
      const isLeading = unit.candidates.some(
        (one) => (one.dimension === 'kitchen' || LEADING_COUNTS.has(one.id)) && isSingular(word, one, language ?? 'en'),
      );
      return isLeading && /^\.?\s+\p{L}/u.test(text.slice(unit.end))
        ? { start, unit: { ...unit, isApart: at > start } }
        : undefined;
    }
    WORD.lastIndex = at;
    const word = WORD.exec(text)?.[0].trim().toLowerCase();
    if (word === undefined || !QUALIFIERS.has(word)) return undefined;
    at = WORD.lastIndex;
  }
  return undefined;
};
