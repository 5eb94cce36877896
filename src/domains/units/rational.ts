import { Recent } from '../../platform/memory/recent.ts';

/** An exact number: a fraction in lowest terms, the denominator above zero. */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const SAFE = BigInt(Number.MAX_SAFE_INTEGER);

/** Neither is below zero. Once both fit a number of the computer, that divides twenty times as fast as a bigint. */
const gcd = (a: bigint, b: bigint): bigint => {
  let [long, short] = [a, b];
  while (long > SAFE || short > SAFE) {
    if (short === 0n) return long;
    [long, short] = [short, long % short];
  }
  let [x, y] = [Number(long), Number(short)];
  while (y !== 0) [x, y] = [y, x % y];
  return BigInt(x);
};

const magnitude = (a: bigint): bigint => (a < 0n ? -a : a);

/** The fraction in lowest terms. Nothing is divided by zero: whoever reads text refuses that before. */
export const rational = (numerator: bigint | number, denominator: bigint | number = 1n): Rational => {
  const [n, d] = [BigInt(numerator), BigInt(denominator)];
  if (d === 0n) throw new RangeError('A fraction has no denominator of zero.');
  if (d === 1n) return { numerator: n, denominator: 1n };
  const sign = d < 0n ? -1n : 1n;
  const common = gcd(magnitude(n), d * sign) * sign;
  if (common === 1n) return { numerator: n, denominator: d };
  return { numerator: n / common, denominator: d / common };
};

export const zero = rational(0n);
export const one = rational(1n);

/**
 * What can be cancelled from a sum divides what the denominators have in common (Knuth, 4.5.1). So the long numbers are
 * multiplied only, and the search for a common divisor, which costs most, is among the short ones.
 */
export const add = (a: Rational, b: Rational): Rational => {
  if (a.denominator === 1n && b.denominator === 1n) return { numerator: a.numerator + b.numerator, denominator: 1n };
  const common = gcd(a.denominator, b.denominator);
  const [left, right] = [a.denominator / common, b.denominator / common];
  const numerator = a.numerator * right + b.numerator * left;
  const cancelled = gcd(magnitude(numerator), common);
  return { numerator: numerator / cancelled, denominator: left * right * (common / cancelled) };
};

export const subtract = (a: Rational, b: Rational): Rational =>
  add(a, { numerator: -b.numerator, denominator: b.denominator });

export const multiply = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.numerator, a.denominator * b.denominator);

export const divide = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.denominator, a.denominator * b.numerator);

/** Below zero where a is the smaller one, zero where they are equal. */
export const compare = (a: Rational, b: Rational): -1 | 0 | 1 => {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};

export const isZero = (a: Rational): boolean => a.numerator === 0n;
export const isNegative = (a: Rational): boolean => a.numerator < 0n;

/** As many hexadecimal digits as surely fit a number of the computer, which ends at 2^1024. */
const MOST_HEX_DIGITS = 250;

/** The nearest number that a computer counts with, infinity at most: to choose by, never to keep. */
export const toNumber = ({ numerator, denominator }: Rational): number => {
  const digits = Math.max(numerator.toString(16).length, denominator.toString(16).length);
  // Both too large would be infinity by infinity. What is shifted out of both does not change the ratio.
  const excess = BigInt(Math.max(0, digits - MOST_HEX_DIGITS) * 4);
  return Number(numerator >> excess) / Number(denominator >> excess);
};

const FRACTION = /^(-?\d+)(?:\/(\d+))?$/;
const DECIMAL = /^(\d*)[.,](\d+)$/;

const read = (text: string): Rational | undefined => {
  const fraction = FRACTION.exec(text);
  if (fraction !== null) {
    const denominator = BigInt(fraction[2] ?? '1');
    return denominator === 0n ? undefined : rational(BigInt(fraction[1] ?? '0'), denominator);
  }
  const decimal = DECIMAL.exec(text);
  if (decimal === null) return undefined;
  const [, whole = '', parts = ''] = decimal;
  return rational(BigInt(whole + parts), 10n ** BigInt(parts.length));
};

/** Recipes repeat the same few hundred numbers, and each is read a dozen times to scale a line. */
const recent = new Recent<Rational>(1000);
const LONGEST_KEPT = 16;

const SMALL: readonly Rational[] = Array.from({ length: 100 }, (_, number) => rational(number));

/** `0` to `99`: half of all numbers, and read without hashing their text. */
const readSmall = (text: string): Rational | undefined => {
  const [first, second] = [text.charCodeAt(0) - 48, text.charCodeAt(1) - 48];
  if (!(first >= 0 && first <= 9)) return undefined;
  if (text.length === 1) return SMALL[first];
  return text.length === 2 && second >= 0 && second <= 9 ? SMALL[first * 10 + second] : undefined;
};

/** `3`, `1/2`, `1.25` or `1,25` as the exact number that it says, or undefined where it is none of these. */
export const parseRational = (text: string): Rational | undefined => {
  if (text.length > LONGEST_KEPT) return read(text);
  const known = readSmall(text) ?? recent.get(text);
  if (known !== undefined) return known;
  const number = read(text);
  if (number !== undefined) recent.set(text, number);
  return number;
};

/** As the contract writes it: `3`, or `1/2`. */
export const rationalText = ({ numerator, denominator }: Rational): string =>
  denominator === 1n ? numerator.toString() : `${numerator}/${denominator}`;
