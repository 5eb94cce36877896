import { rational, formatRational } from '../../units/index.ts';

/** What digits or a fraction say, `3`, `1.5` or `1/2`, as a number to reckon with. */
export const numberOf = (text: string): number => {
  const slash = text.indexOf('/');
  return slash === -1 ? Number(text) : Number(text.slice(0, slash)) / Number(text.slice(slash + 1));
};

/** Halves, thirds, eighths and hundredths all have it for a common denominator. */
const COMMON = 1200;

/** As the contract writes it, `75/2`, for numbers with the fractions and decimals that are read here. */
export const exactText = (value: number): string =>
  Number.isInteger(value) ? `${value}` : formatRational(rational(Math.round(value * COMMON), COMMON));
