import { foldWord, listOf } from './amount-lexicon.ts';
import { amountWords } from './amount-words.ts';
import type { Convention } from './convention.ts';
import { resolveUnit } from './resolve-unit.ts';
import { languages } from './language.ts';
import type { Language } from './language.ts';
import { optionOf, quantityOf, withOptions } from './quantity.ts';
import type { Quantity, SimpleQuantity } from './quantity.schemas.ts';
import { LONGEST_AMOUNT, readAmount } from './read-amount.ts';

export interface Reading {
  readonly language?: Language | undefined;
  readonly convention?: Convention | undefined;
}

/** A hundred parts of an amount and a unit each are more than anybody writes. */
const MOST_PARTS = 100;
const LONGEST_TEXT = 4000;
/** `ancienne cuillère à thé canadienne` has five. */
const MOST_UNIT_WORDS = 8;

/** As the contract bounds it. No name of a unit is as long. */
const LONGEST_ID = 255;
const ID = /^[a-z][a-z0-9]*(?:\.[a-z][a-z0-9]*)+$/;

/** An id stands for itself: so is printed what the registry does not have. An ambiguity is nobody's to decide here. */
const readUnit = (text: string, reading: Reading): string | undefined => {
  if (text.length <= LONGEST_ID && ID.test(text)) return text;
  const resolution = resolveUnit(text, reading);
  return resolution.kind === 'unit' ? resolution.unit.id : undefined;
};

/** Digits, and the characters that are fractions, with a letter right after. */
const STUCK = /([0-9\u00bc-\u00be\u2150-\u215e])(?=[\p{L}°])/u;

/** `200g` as `200 g`. */
const apart = (text: string): string => text.replace(STUCK, '$1 ');

const split = (words: readonly string[], at: number, reading: Reading): SimpleQuantity | undefined => {
  const [amountText, unitText] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
  const unit = unitText === '' ? undefined : readUnit(unitText, reading);
  if (unitText !== '' && unit === undefined) return undefined;
  const amount = amountText === '' ? undefined : readAmount(amountText, reading.language);
  if (amountText !== '' && amount === undefined) return undefined;
  return { kind: 'simple', ...(amount === undefined ? {} : { amount }), ...(unit === undefined ? {} : { unit }) };
};

const parseTerm = (text: string, reading: Reading): SimpleQuantity | undefined => {
  if (text === '' || text.length > LONGEST_AMOUNT + 1 + LONGEST_ID) return undefined;
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

const all = <T>(values: readonly (T | undefined)[]): T[] | undefined => {
  const present = values.filter((value) => value !== undefined);
  return present.length === values.length ? present : undefined;
};

const parseWay = (text: string, reading: Reading): SimpleQuantity[] | undefined => {
  const whole = parseTerm(text, reading);
  if (whole !== undefined) return [whole];
  const plus = plusWords.get(reading.language);
  const parts = partsAt(text.split(' '), (word) => word === '+' || plus?.has(foldWord(word)) === true);
  if (parts.length < 2 || parts.length > MOST_PARTS) return undefined;
  return all(parts.map((part) => parseTerm(part, reading)));
};

/**
 * The quantity that the text is, all of it; or undefined where it is none, or where a unit of it may be several. What
 * `printQuantity` writes it reads back, given the language and the convention of the units.
 */
export const parseQuantity = (text: string, reading: Reading = {}): Quantity | undefined => {
  if (text.length > LONGEST_TEXT) return undefined;
  const words = text.split(/\s/).filter((word) => word !== '');
  const ways = partsAt(words, (word) => word === '/');
  if (words.length === 0 || ways.length > MOST_PARTS + 1) return undefined;
  const [first, ...options] = all(ways.map((way) => parseWay(way, reading))) ?? [];
  return first === undefined ? undefined : withOptions(quantityOf(first), options.map(optionOf));
};
