import { durationToSeconds } from '../../../recipe-format/index.ts';
import { divide, rational, toNumber } from '../../../units/index.ts';
import { anyOf, prefix, token } from './expression.ts';
import type { Expression } from './expression.ts';

const DIGITS = 4;
/** Almost a week. Anything longer counts as this. */
const MAX_MINUTES = 10 ** DIGITS - 1;

const digitsOf = (minutes: number): string => String(minutes).padStart(DIGITS, '0');

const SIGN = ':m';

/** A token for the duration of a recipe, rounded up to whole minutes; none for an invalid duration. */
export const totalTimeTokens = (duration: string | undefined): readonly string[] => {
  const seconds = duration === undefined ? undefined : durationToSeconds(duration);
  if (seconds === undefined) return [];
  const minutes = Math.ceil(toNumber(divide(seconds, rational(60))));
  return [`${SIGN}${digitsOf(Math.min(minutes, MAX_MINUTES))}`];
};

/**
 * Matches recipes that state at most this many minutes, by prefixes of their digits: up to 45 are those with the
 * prefixes 000, 001, 002 and 003, and 0040 to 0045. There are never more than forty prefixes.
 */
export const atMostMinutes = (minutes: number): Expression => {
  if (minutes >= MAX_MINUTES) return prefix(SIGN);
  const beyond = digitsOf(minutes + 1);
  const found = Array.from(beyond).flatMap((digit, place) =>
    Array.from({ length: Number(digit) }, (_, lower) => {
      const digits = `${SIGN}${beyond.slice(0, place)}${lower}`;
      return place < DIGITS - 1 ? prefix(digits) : token(digits);
    }),
  );
  return anyOf(found);
};
