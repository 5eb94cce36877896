import { RecentCache } from '../../../platform/memory/recent-cache.ts';
import { compare, parseRational, formatAmount, formatQuantity, parseAmount, resolveUnit } from '../../units/index.ts';
import type { Amount, Language, SimpleQuantity, Unit, UnitId } from '../../units/index.ts';

/**
 * What a part of a quantity is measured in. `1 cup` has no unit if it is unknown which cup is meant, so the measure
 * comes from its text; otherwise it would just be a count of one.
 */
export type UnitOrWords =
  | { readonly kind: 'unit'; readonly id: string }
  | { readonly kind: 'count' }
  /** A word that means a different unit in several conventions; the label of one of these units is used. */
  | { readonly kind: 'shared'; readonly id: UnitId }
  /** Words around the number that are not a unit: `2 heaping tbsp`, `scant 1/4 cup`. */
  | { readonly kind: 'words'; readonly before: string; readonly after: string };

/** `1 1/2 to 2`, `about 2 to 3`. */
const MAX_AMOUNT_WORDS = 5;
/** `scant`, `a very full`. */
const MAX_WORDS_BEFORE = 3;
/** Longer text does not name a unit. */
const MAX_TEXT_LENGTH = 100;

/** Splits `200g` into `200 g`. */
const STUCK = /(?<=[0-9\u00bc-\u00be\u2150-\u215e])(?=\p{L})/u;

const sameNumber = (a: string | undefined, b: string | undefined): boolean => {
  if (a === b || a === undefined || b === undefined) return a === b;
  const [one, other] = [parseRational(a), parseRational(b)];
  return one !== undefined && other !== undefined && compare(one, other) === 0;
};

/** Whether both have the same numbers, ignoring whether they are approximate. */
const sameNumbers = (a: Amount, b: Amount): boolean =>
  sameNumber(a.value, b.value) && sameNumber(a.min, b.min) && sameNumber(a.max, b.max);

/** `5 (1.25 L) cups`, `¼, cup`: the part in parentheses repeats the amount and would be wrong after scaling. */
const ASIDE = /\([^)]*\d[^)]*\)|[,;](?=\s|$)/gu;

/** The words before and after the amount; undefined if the text does not contain that amount. */
const around = (text: string, amount: Amount, language: Language): readonly [string, string] | undefined => {
  const words = text
    .replaceAll(ASIDE, ' ')
    .replace(STUCK, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  for (let start = 0; start < Math.min(words.length, MAX_WORDS_BEFORE + 1); start += 1) {
    for (let end = Math.min(words.length, start + MAX_AMOUNT_WORDS); end > start; end -= 1) {
      const read = parseAmount(words.slice(start, end).join(' '), language);
      if (read === undefined || !sameNumbers(read, amount)) continue;
      return [words.slice(0, start).join(' '), words.slice(end).join(' ')];
    }
  }
  return undefined;
};

/**
 * The unit whose label can stand for an ambiguous word: any if all labels are the same, else the one whose label is the
 * word.
 */
const lenderOf = (candidates: readonly Unit[], word: string, language: Language): UnitId | undefined => {
  const [first] = candidates.map(({ labels }) => labels[language]);
  if (candidates.every(({ labels }) => labels[language].one === first?.one && labels[language].many === first.many)) {
    return candidates[0]?.id;
  }
  const key = word.toLowerCase();
  const isNamed = ({ one, many }: Unit['labels'][Language]) => one.toLowerCase() === key || many.toLowerCase() === key;
  return candidates.find(({ labels }) => isNamed(labels[language]))?.id;
};

const measureNamed = (word: string, language: Language): UnitOrWords => {
  const resolution = resolveUnit(word, { language });
  switch (resolution.kind) {
    case 'unit':
      return { kind: 'unit', id: resolution.unit.id };
    case 'ambiguous': {
      const id = lenderOf(resolution.candidates, word, language);
      return id === undefined ? { kind: 'words', before: '', after: word } : { kind: 'shared', id };
    }
    case 'unknown':
      return { kind: 'words', before: '', after: word };
    default:
      return resolution satisfies never;
  }
};

/** There are few measure words, and most ingredient lines use them. */
const MAX_CACHED = 2000;

const kept = new RecentCache<UnitOrWords>(MAX_CACHED, 'shopping-measures');

const measureInWords = (text: string, amount: Amount, language: Language): UnitOrWords => {
  const key = `${language} ${amount.value ?? ''} ${amount.min ?? ''} ${amount.max ?? ''} ${text}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const [before, after] = around(text, amount, language) ?? ['', ''];
  const measure: UnitOrWords =
    before !== '' ? { kind: 'words', before, after } : after === '' ? { kind: 'count' } : measureNamed(after, language);
  kept.set(key, measure);
  return measure;
};

const count: UnitOrWords = { kind: 'count' };

/** The measure of a part, from its unit or its text. Text that does not contain the amount is ignored. */
export const readUnitOrWords = ({ amount, unit, text }: SimpleQuantity, language: Language): UnitOrWords => {
  if (unit !== undefined) return { kind: 'unit', id: unit };
  if (amount === undefined || text === undefined || text.length > MAX_TEXT_LENGTH) return count;
  return measureInWords(text, amount, language);
};

const printed = (amount: Amount | undefined, unit: string | undefined, language: Language): string =>
  formatQuantity(
    { kind: 'simple', ...(amount !== undefined && { amount }), ...(unit !== undefined && { unit }) },
    { language },
  );

/** Formats an amount in a measure for display. */
export const formatAmountWithUnit = (amount: Amount | undefined, measure: UnitOrWords, language: Language): string => {
  switch (measure.kind) {
    case 'unit':
    case 'shared':
      return printed(amount, measure.id, language);
    case 'count':
      return printed(amount, undefined, language);
    case 'words': {
      const { before, after } = measure;
      // `Scant` already says that the amount is not exact.
      const number = amount && formatAmount(before === '' ? amount : { ...amount, approximate: false }, { language });
      return [before, number ?? '', after].filter((part) => part !== '').join(' ');
    }
    default:
      return measure satisfies never;
  }
};
