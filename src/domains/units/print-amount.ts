import { listOf } from './amount-lexicon.ts';
import { amountWords } from './amount-words.ts';
import { decimalText } from './decimal.ts';
import { glyphFor } from './fraction-glyphs.ts';
import { languages } from './language.ts';
import type { Language } from './language.ts';
import type { Amount } from './quantity.schemas.ts';
import { parseRational, rationalText } from './rational.ts';
import type { Rational } from './rational.ts';

export interface NumberStyle {
  readonly language: Language;
  /** `1 1/2` or `1.5`. What decimals cannot say exactly, and briefly, is a fraction in both. */
  readonly numbers?: 'fraction' | 'decimal' | undefined;
  /** `1½` where there is such a character. */
  readonly glyphs?: boolean | undefined;
}

/** More of them nobody weighs. */
const MOST_DECIMALS = 3;

const fractionText = (number: Rational, glyphs: boolean): string => {
  const { numerator, denominator } = number;
  if (denominator === 1n) return numerator.toString();
  const whole = numerator / denominator;
  // What is left of a fraction in lowest terms is in lowest terms itself.
  const part = { numerator: numerator % denominator, denominator };
  const glyph = glyphs ? glyphFor(part) : undefined;
  const text = glyph ?? rationalText(part);
  if (whole === 0n) return text;
  return glyph === undefined ? `${whole} ${text}` : `${whole}${text}`;
};

/** One number, exactly. */
const printNumber = (number: Rational, { language, numbers, glyphs }: NumberStyle): string =>
  (numbers === 'decimal' ? decimalText(number, language, MOST_DECIMALS) : undefined) ??
  fractionText(number, glyphs === true);

interface Printed {
  /** With the spaces around it. */
  readonly to: string;
  readonly about: string;
  readonly atLeast: string;
  readonly atMost: string;
}

const first = (words: string): string => listOf(words)[0] ?? '';

const printedIn = (language: Language): Printed => {
  const { to, about, atLeast, atMost } = amountWords[language];
  // Italian cooks say `da 2 a 3`, and write 2-3.
  return {
    to: language === 'it' ? '-' : ` ${first(to)} `,
    about: first(about),
    atLeast: first(atLeast),
    atMost: first(atMost),
  };
};

const printed: ReadonlyMap<Language, Printed> = new Map(languages.map((language) => [language, printedIn(language)]));

const textOf = (number: string | undefined, style: NumberStyle): string | undefined => {
  const value = number === undefined ? undefined : parseRational(number);
  return value === undefined ? undefined : printNumber(value, style);
};

const rangeText = (min: string | undefined, max: string | undefined, words: Printed): string => {
  if (min === undefined) return max === undefined ? '' : `${words.atMost} ${max}`;
  return max === undefined ? `${words.atLeast} ${min}` : min + words.to + max;
};

/**
 * As it is read out: `1 1/2`, `2 to 3`, `about 200`, `at least 2`, `2 (1 to 3)`. Empty where there are no numbers, also
 * where the amount is approximate: about nothing is nothing to read out.
 */
export const printAmount = (amount: Amount, style: NumberStyle): string => {
  const words = printed.get(style.language) ?? printedIn(style.language);
  const value = textOf(amount.value, style);
  const range = rangeText(textOf(amount.min, style), textOf(amount.max, style), words);
  const text = value === undefined || range === '' ? (value ?? range) : `${value} (${range})`;
  return amount.approximate === true && text !== '' ? `${words.about} ${text}` : text;
};
