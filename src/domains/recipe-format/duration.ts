import { add, multiply, parseRational, rational, zero } from '../units/index.ts';
import type { Rational } from '../units/index.ts';
import { DURATION } from './schema/vocabulary.ts';

const DAY = 86_400;

/** Seconds per unit; for months and years the average of the Gregorian calendar. */
const ON_THE_CALENDAR: ReadonlyMap<string, number> = new Map([
  ['Y', 31_556_952],
  ['M', 2_629_746],
  ['W', 7 * DAY],
  ['D', DAY],
]);
const ON_THE_CLOCK: ReadonlyMap<string, number> = new Map([
  ['H', 3600],
  ['M', 60],
  ['S', 1],
]);

const WHOLE = new RegExp(DURATION, 'u');

const sumOf = (parts: string, seconds: ReadonlyMap<string, number>): Rational =>
  [...parts.matchAll(/([\d.]+)([A-Z])/g)].reduce((sum, [, digits = '', letter = '']) => {
    const count = parseRational(digits) ?? zero;
    return add(sum, multiply(count, rational(seconds.get(letter) ?? 0)));
  }, zero);

/** Parses an ISO 8601 duration into exact seconds; undefined for other text. */
export const secondsOf = (duration: string): Rational | undefined => {
  if (!WHOLE.test(duration)) return undefined;
  const [date = '', time = ''] = duration.split('T');
  return add(sumOf(date, ON_THE_CALENDAR), sumOf(time, ON_THE_CLOCK));
};
