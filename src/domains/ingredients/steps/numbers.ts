import { rational, formatRational } from '../../units/index.ts';

/** Parses `3`, `1.5` or `1/2`. */
export const parseNumeral = (text: string): number => {
  const slash = text.indexOf('/');
  return slash === -1 ? Number(text) : Number(text.slice(0, slash)) / Number(text.slice(slash + 1));
};

/** Halves, thirds, eighths and hundredths all have it for a common denominator. */
const COMMON = 1200;

/** Formats a number as the recipe document stores it: `75/2`. */
export const formatNumberAsRational = (value: number): string =>
  Number.isInteger(value) ? `${value}` : formatRational(rational(Math.round(value * COMMON), COMMON));
