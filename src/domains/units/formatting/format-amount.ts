import { languages } from '../language.ts';
import type { Language } from '../language.ts';
import { formatNumber } from '../numbers/format-number.ts';
import type { NumberStyle } from '../numbers/format-number.ts';
import { parseOptionalRational } from '../numbers/rational.ts';
import { splitList } from '../parsing/amount-lexicon.ts';
import { amountWords } from '../parsing/amount-words.ts';
import type { Amount } from '../quantity/quantity.schemas.ts';

interface RangeWords {
  /** Includes the surrounding spaces. */
  readonly to: string;
  readonly about: string;
  readonly atLeast: string;
  readonly atMost: string;
}

const firstOf = (words: string): string => splitList(words)[0] ?? '';

const getRangeWords = (language: Language): RangeWords => {
  const { to, about, atLeast, atMost } = amountWords[language];
  // Italians say `da 2 a 3` but write 2-3.
  return {
    to: language === 'it' ? '-' : ` ${firstOf(to)} `,
    about: firstOf(about),
    atLeast: firstOf(atLeast),
    atMost: firstOf(atMost),
  };
};

const rangeWords: ReadonlyMap<Language, RangeWords> = new Map(
  languages.map((language) => [language, getRangeWords(language)]),
);

const formatOptional = (number: string | undefined, style: NumberStyle): string | undefined => {
  const value = parseOptionalRational(number);
  return value === undefined ? undefined : formatNumber(value, style);
};

const formatRange = (min: string | undefined, max: string | undefined, words: RangeWords): string => {
  if (min === undefined) return max === undefined ? '' : `${words.atMost} ${max}`;
  return max === undefined ? `${words.atLeast} ${min}` : min + words.to + max;
};

/**
 * Formats for people: `1 1/2`, `2 to 3`, `about 200`, `at least 2`, `2 (1 to 3)`. Returns an empty string for an amount
 * without numbers, even an approximate one.
 */
export const formatAmount = (amount: Amount, style: NumberStyle): string => {
  const words = rangeWords.get(style.language) ?? getRangeWords(style.language);
  const value = formatOptional(amount.value, style);
  const range = formatRange(formatOptional(amount.min, style), formatOptional(amount.max, style), words);
  const text = value === undefined || range === '' ? (value ?? range) : `${value} (${range})`;
  return amount.approximate === true && text !== '' ? `${words.about} ${text}` : text;
};
