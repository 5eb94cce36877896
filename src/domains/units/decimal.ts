import type { Language } from './language.ts';
import type { Rational } from './rational.ts';

const mark = (language: Language): string => (language === 'en' ? '.' : ',');

/** The number with decimals, exactly, or undefined where it would take more of them. */
export const decimalText = (
  { numerator, denominator }: Rational,
  language: Language,
  mostDecimals: number,
): string | undefined => {
  if (denominator === 1n) return numerator.toString();
  const power = 10n ** BigInt(mostDecimals);
  if (power % denominator !== 0n) return undefined;
  const digits = ((numerator * power) / denominator).toString().padStart(mostDecimals + 1, '0');
  const decimals = digits.slice(digits.length - mostDecimals).replace(/0+$/, '');
  const whole = digits.slice(0, digits.length - mostDecimals);
  return decimals === '' ? whole : whole + mark(language) + decimals;
};
