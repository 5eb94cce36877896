import {
  formatRational,
  isNegative,
  isZero,
  parseRational,
  rational,
  toNumber,
} from '../../../src/domains/units/numbers/rational.ts';
import type { Rational } from '../../../src/domains/units/numbers/rational.ts';

const parsePositive = (text: string): Rational | undefined => {
  const number = parseRational(text);
  return number === undefined || isZero(number) || isNegative(number) ? undefined : number;
};

/** The next half above or below an exact factor: 4/3 goes to 3/2 or 1. Never below one half. */
export const stepScale = (scale: string, direction: 1 | -1): string => {
  const halves = 2 * toNumber(parsePositive(scale) ?? rational(1));
  return formatRational(rational(Math.max(1, direction === 1 ? Math.floor(halves) + 1 : Math.ceil(halves) - 1), 2));
};

/** An exact factor from a URL: `1.5` is `3/2`. Anything invalid is 1. */
export const parseScale = (text = ''): string => formatRational(parsePositive(text) ?? rational(1));
