import { RecentCache } from '../../../platform/memory/recent-cache.ts';

/** An exact number: a fraction in lowest terms with a positive denominator. */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const MAX_SAFE = BigInt(Number.MAX_SAFE_INTEGER);

/** Takes no negative numbers. Switches to doubles once both values fit: they divide 20 times faster than bigints. */
const gcd = (a: bigint, b: bigint): bigint => {
  let [long, short] = [a, b];
  while (long > MAX_SAFE || short > MAX_SAFE) {
    if (short === 0n) return long;
    [long, short] = [short, long % short];
  }
  let [x, y] = [Number(long), Number(short)];
  while (y !== 0) [x, y] = [y, x % y];
  return BigInt(x);
};

const absolute = (a: bigint): bigint => (a < 0n ? -a : a);

/** Reduces to lowest terms. A zero denominator is a programming error: parsers reject it first. */
export const rational = (numerator: bigint | number, denominator: bigint | number = 1n): Rational => {
  const [n, d] = [BigInt(numerator), BigInt(denominator)];
  if (d === 0n) throw new RangeError('the denominator must not be zero');
  if (d === 1n) return { numerator: n, denominator: 1n };
  const sign = d < 0n ? -1n : 1n;
  const common = gcd(absolute(n), d * sign) * sign;
  if (common === 1n) return { numerator: n, denominator: d };
  return { numerator: n / common, denominator: d / common };
};

export const zero = rational(0n);
export const one = rational(1n);

/**
 * Any factor that cancels from the sum divides the gcd of the denominators (Knuth, 4.5.1). The expensive gcd therefore
 * runs on the short numbers, and the long ones are only multiplied.
 */
export const add = (a: Rational, b: Rational): Rational => {
  if (a.denominator === 1n && b.denominator === 1n) return { numerator: a.numerator + b.numerator, denominator: 1n };
  const common = gcd(a.denominator, b.denominator);
  const [left, right] = [a.denominator / common, b.denominator / common];
  const numerator = a.numerator * right + b.numerator * left;
  const cancelled = gcd(absolute(numerator), common);
  return { numerator: numerator / cancelled, denominator: left * right * (common / cancelled) };
};

export const subtract = (a: Rational, b: Rational): Rational =>
  add(a, { numerator: -b.numerator, denominator: b.denominator });

export const multiply = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.numerator, a.denominator * b.denominator);

export const divide = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.denominator, a.denominator * b.numerator);

/** Returns -1 if a is smaller, 0 if both are equal, 1 if a is larger. */
export const compare = (a: Rational, b: Rational): -1 | 0 | 1 => {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};

export const isZero = (a: Rational): boolean => a.numerator === 0n;
export const isNegative = (a: Rational): boolean => a.numerator < 0n;

/** Numbers with up to this many hexadecimal digits are safely below 2^1024, where doubles overflow. */
const MAX_HEX_DIGITS = 250;

/** Approximates as a double, possibly Infinity. Use it to choose between values, never to store one. */
export const toNumber = ({ numerator, denominator }: Rational): number => {
  const digits = Math.max(numerator.toString(16).length, denominator.toString(16).length);
  // Two overflowing values would yield Infinity / Infinity. Shifting both by the same amount keeps the ratio.
  const excess = BigInt(Math.max(0, digits - MAX_HEX_DIGITS) * 4);
  return Number(numerator >> excess) / Number(denominator >> excess);
};

const FRACTION = /^(-?\d+)(?:\/(\d+))?$/;
const DECIMAL = /^(\d*)[.,](\d+)$/;

const parseUncached = (text: string): Rational | undefined => {
  const fraction = FRACTION.exec(text);
  if (fraction !== null) {
    const denominator = BigInt(fraction[2] ?? '1');
    return denominator === 0n ? undefined : rational(BigInt(fraction[1] ?? '0'), denominator);
  }
  const decimal = DECIMAL.exec(text);
  if (decimal === null) return undefined;
  const [, whole = '', decimals = ''] = decimal;
  return rational(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
};

/** Recipes repeat the same few hundred numbers, and scaling a line parses each a dozen times. */
const cache = new RecentCache<Rational>(1000);
const MAX_CACHED_LENGTH = 16;

const SMALL_INTEGERS: readonly Rational[] = Array.from({ length: 100 }, (_, number) => rational(number));

/** `0` to `99` are half of all numbers. This path avoids hashing their text. */
const parseSmallInteger = (text: string): Rational | undefined => {
  const [first, second] = [text.charCodeAt(0) - 48, text.charCodeAt(1) - 48];
  if (!(first >= 0 && first <= 9)) return undefined;
  if (text.length === 1) return SMALL_INTEGERS[first];
  return text.length === 2 && second >= 0 && second <= 9 ? SMALL_INTEGERS[first * 10 + second] : undefined;
};

/** Parses `3`, `1/2`, `1.25` or `1,25` exactly. Returns undefined for anything else. */
export const parseRational = (text: string): Rational | undefined => {
  if (text.length > MAX_CACHED_LENGTH) return parseUncached(text);
  const cached = parseSmallInteger(text) ?? cache.get(text);
  if (cached !== undefined) return cached;
  const number = parseUncached(text);
  if (number !== undefined) cache.set(text, number);
  return number;
};

export const parseOptionalRational = (text: string | undefined): Rational | undefined =>
  text === undefined ? undefined : parseRational(text);

/** Formats as in the API: `3` or `1/2`. */
export const formatRational = ({ numerator, denominator }: Rational): string =>
  denominator === 1n ? numerator.toString() : `${numerator}/${denominator}`;
