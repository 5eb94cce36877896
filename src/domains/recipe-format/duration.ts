import { add, multiply, parseRational, rational, zero } from '../units/index.ts';
import type { Rational } from '../units/index.ts';
import { DURATION_PATTERN } from './schema/field-types.ts';

const DAY = 86_400;

/** Seconds per unit. Months and years use the Gregorian calendar's mean length. */
const DATE_UNITS: ReadonlyMap<string, number> = new Map([
  ['Y', 31_556_952],
  ['M', 2_629_746],
  ['W', 7 * DAY],
  ['D', DAY],
]);
const TIME_UNITS: ReadonlyMap<string, number> = new Map([
  ['H', 3600],
  ['M', 60],
  ['S', 1],
]);

const ISO_DURATION = new RegExp(DURATION_PATTERN, 'u');

const sumParts = (parts: string, seconds: ReadonlyMap<string, number>): Rational =>
  [...parts.matchAll(/([\d.]+)([A-Z])/g)].reduce((sum, [, digits = '', letter = '']) => {
    const count = parseRational(digits) ?? zero;
    return add(sum, multiply(count, rational(seconds.get(letter) ?? 0)));
  }, zero);

/** Converts an ISO 8601 duration to seconds exactly; returns undefined for any other text. */
export const durationToSeconds = (duration: string): Rational | undefined => {
  if (!ISO_DURATION.test(duration)) return undefined;
  const [date = '', time = ''] = duration.split('T');
  return add(sumParts(date, DATE_UNITS), sumParts(time, TIME_UNITS));
};
