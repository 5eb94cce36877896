import type { Language } from '../language.ts';
import { findFractionGlyph } from './fraction-glyphs.ts';
import { formatRational } from './rational.ts';
import type { Rational } from './rational.ts';

export interface NumberStyle {
  readonly language: Language;
  /** `1 1/2` or `1.5`. Numbers without a short exact decimal are formatted as fractions in both styles. */
  readonly numbers?: 'fraction' | 'decimal' | undefined;
  /** `1½`, if Unicode has a character for the fraction. */
  readonly glyphs?: boolean | undefined;
}

const getDecimalSeparator = (language: Language): string => (language === 'en' ? '.' : ',');

/** Formats the exact decimal, or returns undefined if it needs more than `maxDecimals` digits. */
export const formatDecimal = (
  { numerator, denominator }: Rational,
  language: Language,
  maxDecimals: number,
): string | undefined => {
  if (denominator === 1n) return numerator.toString();
  const scale = 10n ** BigInt(maxDecimals);
  if (scale % denominator !== 0n) return undefined;
  const digits = ((numerator * scale) / denominator).toString().padStart(maxDecimals + 1, '0');
  const decimals = digits.slice(digits.length - maxDecimals).replace(/0+$/, '');
  const whole = digits.slice(0, digits.length - maxDecimals);
  return decimals === '' ? whole : whole + getDecimalSeparator(language) + decimals;
};

/** More precision than any kitchen scale shows. */
const MAX_DECIMALS = 3;

const formatFraction = (number: Rational, glyphs: boolean): string => {
  const { numerator, denominator } = number;
  if (denominator === 1n) return numerator.toString();
  const whole = numerator / denominator;
  // The remainder of a fraction in lowest terms is in lowest terms too.
  const part = { numerator: numerator % denominator, denominator };
  const glyph = glyphs ? findFractionGlyph(part) : undefined;
  const text = glyph ?? formatRational(part);
  if (whole === 0n) return text;
  return glyph === undefined ? `${whole} ${text}` : `${whole}${text}`;
};

export const formatNumber = (number: Rational, { language, numbers, glyphs }: NumberStyle): string =>
  (numbers === 'decimal' ? formatDecimal(number, language, MAX_DECIMALS) : undefined) ??
  formatFraction(number, glyphs === true);
