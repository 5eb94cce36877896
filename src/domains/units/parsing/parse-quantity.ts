import { languages } from '../language.ts';
import type { Language } from '../language.ts';
import { MAX_TERMS, MAX_UNIT_ID_LENGTH, UNIT_ID_PATTERN } from '../limits.ts';
import { compare, rational } from '../numbers/rational.ts';
import { getLargestNumber } from '../quantity/amount.ts';
import type { Amount, Quantity, SimpleQuantity } from '../quantity/quantity.schemas.ts';
import { createOption, createQuantity, withOptions } from '../quantity/quantity.ts';
import { findUnit } from '../registry/registry.ts';
import { resolveUnit } from '../unit-names/resolve-unit.ts';
import type { UnitHints } from '../unit-names/resolve-unit.ts';
import { foldWord, splitList } from './amount-lexicon.ts';
import { amountWords } from './amount-words.ts';
import { MAX_AMOUNT_LENGTH, parseAmount } from './parse-amount.ts';

const MAX_TEXT_LENGTH = 4000;
/** Pounds, ounces and drams. */
const MAX_COMPOUND_TERMS = 3;
/** The longest name, `ancienne cuillère à thé canadienne`, has five. */
const MAX_UNIT_WORDS = 8;

const UNIT_ID = new RegExp(UNIT_ID_PATTERN);

/** Accepts unit ids too, because unknown units are formatted as their id. Ambiguous names are not resolved here. */
const parseUnit = (text: string, hints: UnitHints): string | undefined => {
  if (text.length <= MAX_UNIT_ID_LENGTH && UNIT_ID.test(text)) return text;
  const resolution = resolveUnit(text, hints);
  return resolution.kind === 'unit' ? resolution.unit.id : undefined;
};

/** A digit or fraction character directly followed by a letter or unit symbol. */
const NUMBER_TOUCHING_UNIT = /([0-9\u00bc-\u00be\u2150-\u215e])(?=[\p{L}°"″”#])/u;

/** The operator in `225g/8oz` and `1 cup+2 tbsp`, but not the slash in `Zehe/n` or `1/2`. */
const UNSPACED_OPERATOR = /(?<=[\p{L}.])([/+])(?=[0-9\u00bc-\u00be\u2150-\u215e])/gu;

/** `200g` becomes `200 g`. */
const separateNumberFromUnit = (text: string): string => text.replace(NUMBER_TOUCHING_UNIT, '$1 ');

const MIN_TEMPERATURE = rational(30);

/** `1 C flour` is a cup and `180 C` an oven temperature: no one abbreviates 30 cups to a letter. */
const isLikelyTemperature = (amount: Amount): boolean =>
  compare(getLargestNumber(amount) ?? MIN_TEMPERATURE, MIN_TEMPERATURE) >= 0;

const parseTermSplitAt = (words: readonly string[], at: number, hints: UnitHints): SimpleQuantity | undefined => {
  const [amountText, unitText] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
  const unit = unitText === '' ? undefined : parseUnit(unitText, hints);
  if (unitText !== '' && unit === undefined) return undefined;
  const amount = amountText === '' ? undefined : parseAmount(amountText, hints.language);
  if (amountText !== '' && amount === undefined) return undefined;
  if (unitText === 'C' && amount !== undefined && isLikelyTemperature(amount)) return undefined;
  return { kind: 'simple', ...(amount === undefined ? {} : { amount }), ...(unit === undefined ? {} : { unit }) };
};

const parseTerm = (text: string, hints: UnitHints): SimpleQuantity | undefined => {
  if (text === '' || text.length > MAX_AMOUNT_LENGTH + 1 + MAX_UNIT_ID_LENGTH) return undefined;
  const words = separateNumberFromUnit(text).split(' ');
  // Try the longest unit first: `fluid ounces` before `ounces`, and `2 dozen` as two dozens before 24.
  for (let at = Math.max(0, words.length - MAX_UNIT_WORDS); at <= words.length; at += 1) {
    const term = parseTermSplitAt(words, at, hints);
    if (term !== undefined) return term;
  }
  return undefined;
};

const plusWords = new Map<Language | undefined, ReadonlySet<string>>([
  ...languages.map((language) => [language, new Set(splitList(amountWords[language].plus).map(foldWord))] as const),
  [undefined, new Set(languages.flatMap((language) => splitList(amountWords[language].plus).map(foldWord)))],
]);

const splitAtWords = (words: readonly string[], isSeparator: (word: string) => boolean): string[] => {
  const parts: string[][] = [[]];
  for (const word of words) {
    if (isSeparator(word)) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts.map((part) => part.join(' '));
};

/** Returns undefined as soon as one text cannot be parsed. */
const parseAll = <T>(texts: readonly string[], parse: (text: string) => T | undefined): T[] | undefined => {
  const values: T[] = [];
  for (const text of texts) {
    const value = parse(text);
    if (value === undefined) return undefined;
    values.push(value);
  }
  return values;
};

/** The space between a word and the number after it. */
const NEXT_TERM = /(?<=[\p{L}.]) (?=[0-9\u00bc-\u00be\u2150-\u215e])/u;

/** `1 lb 4 oz`: units of one dimension, each smaller than the one before. */
const parseCompound = (text: string, hints: UnitHints): SimpleQuantity[] | undefined => {
  const parts = text.split(NEXT_TERM, MAX_COMPOUND_TERMS + 1);
  if (parts.length < 2 || parts.length > MAX_COMPOUND_TERMS) return undefined;
  const terms = parseAll(parts, (part) => parseTerm(part, hints));
  const units = terms?.map(({ amount, unit }) => (amount === undefined ? undefined : findUnit(unit ?? '')));
  const areDescending = units?.every((unit, index) => {
    const previous = index === 0 ? undefined : units[index - 1];
    if (unit?.factor === undefined) return false;
    if (previous?.factor === undefined) return index === 0;
    return previous.dimension === unit.dimension && compare(unit.factor, previous.factor) < 0;
  });
  return areDescending === true ? terms : undefined;
};

const parseAlternative = (text: string, hints: UnitHints): SimpleQuantity[] | undefined => {
  const whole = parseTerm(text, hints);
  if (whole !== undefined) return [whole];
  const plus = plusWords.get(hints.language);
  const parts = splitAtWords(text.split(' '), (word) => word === '+' || plus?.has(foldWord(word)) === true);
  if (parts.length > MAX_TERMS) return undefined;
  return parts.length < 2 ? parseCompound(text, hints) : parseAll(parts, (part) => parseTerm(part, hints));
};

/**
 * Parses the whole text as a quantity. Returns undefined if it is not one or if a unit is ambiguous. The output of
 * `formatQuantity` parses back to the same quantity, given the language and convention of its units.
 */
export const parseQuantity = (text: string, hints: UnitHints = {}): Quantity | undefined => {
  if (text.length > MAX_TEXT_LENGTH) return undefined;
  const words = text
    .replace(UNSPACED_OPERATOR, ' $1 ')
    .split(/\s/)
    .filter((word) => word !== '');
  const alternatives = splitAtWords(words, (word) => word === '/');
  if (words.length === 0 || alternatives.length > MAX_TERMS + 1) return undefined;
  const [first, ...options] = parseAll(alternatives, (alternative) => parseAlternative(alternative, hints)) ?? [];
  return first === undefined ? undefined : withOptions(createQuantity(first), options.map(createOption));
};
