import { MAX_NUMBER_LENGTH } from '../limits.ts';
import { getGlyphValue } from './fraction-glyphs.ts';
import { add, isNegative, parseRational, zero } from './rational.ts';
import type { Rational } from './rational.ts';

/** A fraction, after a whole number or alone: `1 1/2`, `1½`, `1 ½`, `3⁄4`. */
const MIXED = /^(?:(?<whole>\d+)\s*)?(?<fraction>\p{No}|(?<!\d)\d+[/⁄]\d+)$/u;

/** Parses a number as people type it: `3`, `1.25`, `1,25`, `1/2`, `½`, `1 1/2`, `1½`. Undefined for anything else. */
export const parseMixedNumber = (text: string): Rational | undefined => {
  const typed = text.trim();
  if (typed.length > MAX_NUMBER_LENGTH) return undefined;
  const { whole = '0', fraction } = MIXED.exec(typed)?.groups ?? {};
  const number = fraction === undefined ? typed : fraction.replace('⁄', '/');
  const value = getGlyphValue(number) ?? parseRational(number);
  return value === undefined || isNegative(value) ? undefined : add(parseRational(whole) ?? zero, value);
};
