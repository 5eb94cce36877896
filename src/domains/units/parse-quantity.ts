import { foldWord, listOf } from './amount-lexicon.ts';
import { amountWords } from './amount-words.ts';
import { LONGEST_UNIT_ID, MOST_TERMS, UNIT_ID } from './bounds.ts';
import type { Convention } from './convention.ts';
import { resolveUnit } from './resolve-unit.ts';
import { languages } from './language.ts';
import type { Language } from './language.ts';
import { optionOf, quantityOf, withOptions } from './quantity.ts';
import { mostOf } from './amount.ts';
import type { Amount, Quantity, SimpleQuantity } from './quantity.schemas.ts';
import { compare, rational } from './rational.ts';
import { LONGEST_AMOUNT, readAmount } from './read-amount.ts';
import { findUnit } from './registry/registry.ts';

export interface Reading {
  readonly language?: Language | undefined;
  readonly convention?: Convention | undefined;
}

const LONGEST_TEXT = 4000;
/** Pounds, ounces and drams. */
const MOST_COMPOUND = 3;
/** `ancienne cuillère à thé canadienne` has five. */
const MOST_UNIT_WORDS = 8;

const ID = new RegExp(UNIT_ID);

/** An id stands for itself: so is printed what the registry does not have. An ambiguity is nobody's to decide here. */
const readUnit = (text: string, reading: Reading): string | undefined => {
  if (text.length <= LONGEST_UNIT_ID && ID.test(text)) return text;
  const resolution = resolveUnit(text, reading);
  return resolution.kind === 'unit' ? resolution.unit.id : undefined;
};

/** Digits, and the characters that are fractions, with a letter or the sign of a unit right after. */
const STUCK = /([0-9\u00bc-\u00be\u2150-\u215e])(?=[\p{L}°"″”#])/u;

/** `225g/8oz` and `1 cup+2 tbsp`, where `Zehe/n` and `1/2` stay as they are. */
const TIGHT = /(?<=[\p{L}.])([/+])(?=[0-9\u00bc-\u00be\u2150-\u215e])/gu;

/** `200g` as `200 g`. */
const apart = (text: string): string => text.replace(STUCK, '$1 ');

const HOT = rational(30);

/** `1 C flour` is a cup, `180 C` an oven; nobody measures 30 cups by the letter. */
const isHot = (amount: Amount): boolean => compare(mostOf(amount) ?? HOT, HOT) >= 0;

const split = (words: readonly string[], at: number, reading: Reading): SimpleQuantity | undefined => {
  const [amountText, unitText] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
  const unit = unitText === '' ? undefined : readUnit(unitText, reading);
  if (unitText !== '' && unit === undefined) return undefined;
  const amount = amountText === '' ? undefined : readAmount(amountText, reading.language);
  if (amountText !== '' && amount === undefined) return undefined;
  if (unitText === 'C' && amount !== undefined && isHot(amount)) return undefined;
  return { kind: 'simple', ...(amount === undefined ? {} : { amount }), ...(unit === undefined ? {} : { unit }) };
};

const parseTerm = (text: string, reading: Reading): SimpleQuantity | undefined => {
  if (text === '' || text.length > LONGEST_AMOUNT + 1 + LONGEST_UNIT_ID) return undefined;
  const words = apart(text).split(' ');
  // The longest unit first: `2 fluid ounces` before `ounces`, and `2 dozen` as two of a dozen before 24.
  for (let at = Math.max(0, words.length - MOST_UNIT_WORDS); at <= words.length; at += 1) {
    const term = split(words, at, reading);
    if (term !== undefined) return term;
  }
  return undefined;
};

const plusWords = new Map<Language | undefined, ReadonlySet<string>>([
  ...languages.map((language) => [language, new Set(listOf(amountWords[language].plus).map(foldWord))] as const),
  [undefined, new Set(languages.flatMap((language) => listOf(amountWords[language].plus).map(foldWord)))],
]);

const partsAt = (words: readonly string[], isSeparator: (word: string) => boolean): string[] => {
  const parts: string[][] = [[]];
  for (const word of words) {
    if (isSeparator(word)) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts.map((part) => part.join(' '));
};

/** Each of them read, or undefined as soon as one cannot be. */
const allRead = <T>(texts: readonly string[], read: (text: string) => T | undefined): T[] | undefined => {
  const values: T[] = [];
  for (const text of texts) {
    const value = read(text);
    if (value === undefined) return undefined;
    values.push(value);
  }
  return values;
};

/** Where a number begins after a word. */
const NEXT = /(?<=[\p{L}.]) (?=[0-9\u00bc-\u00be\u2150-\u215e])/u;

/** `1 lb 4 oz`: of one dimension, and each smaller than the one before. */
const parseCompound = (text: string, reading: Reading): SimpleQuantity[] | undefined => {
  const parts = text.split(NEXT, MOST_COMPOUND + 1);
  if (parts.length < 2 || parts.length > MOST_COMPOUND) return undefined;
  const terms = allRead(parts, (part) => parseTerm(part, reading));
  const sizes = terms?.map(({ amount, unit }) => (amount === undefined ? undefined : findUnit(unit ?? '')));
  const areSmaller = sizes?.every((unit, index) => {
    const before = index === 0 ? undefined : sizes[index - 1];
    if (unit?.factor === undefined) return false;
    if (before?.factor === undefined) return index === 0;
    return before.dimension === unit.dimension && compare(unit.factor, before.factor) < 0;
  });
  return areSmaller === true ? terms : undefined;
};

const parseWay = (text: string, reading: Reading): SimpleQuantity[] | undefined => {
  const whole = parseTerm(text, reading);
  if (whole !== undefined) return [whole];
  const plus = plusWords.get(reading.language);
  const parts = partsAt(text.split(' '), (word) => word === '+' || plus?.has(foldWord(word)) === true);
  if (parts.length > MOST_TERMS) return undefined;
  return parts.length < 2 ? parseCompound(text, reading) : allRead(parts, (part) => parseTerm(part, reading));
};

/**
 * The quantity that the text is, all of it; or undefined where it is none, or where a unit of it may be several. What
 * `printQuantity` writes it reads back, given the language and the convention of the units.
 */
export const parseQuantity = (text: string, reading: Reading = {}): Quantity | undefined => {
  if (text.length > LONGEST_TEXT) return undefined;
  const words = text
    .replace(TIGHT, ' $1 ')
    .split(/\s/)
    .filter((word) => word !== '');
  const ways = partsAt(words, (word) => word === '/');
  if (words.length === 0 || ways.length > MOST_TERMS + 1) return undefined;
  const [first, ...options] = allRead(ways, (way) => parseWay(way, reading)) ?? [];
  return first === undefined ? undefined : withOptions(quantityOf(first), options.map(optionOf));
};
