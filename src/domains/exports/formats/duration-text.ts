import { secondsOf } from '../../recipe-format/index.ts';
import { toNumber } from '../../units/index.ts';

const UNITS = [
  ['d', 86_400],
  ['h', 3600],
  ['min', 60],
  ['s', 1],
] as const;

/** From here on a time is told in days: 36 hours are `36 h`. */
const DAYS_FROM = 2 * 86_400;

/** The parts of a time that count something, the largest first: `[['h', 1], ['min', 30]]`. */
export const partsOf = (duration: string): (readonly [unit: string, count: number])[] => {
  const exact = secondsOf(duration);
  if (exact === undefined) return [];
  let rest = Math.round(toNumber(exact));
  return UNITS.filter(([unit]) => unit !== 'd' || rest >= DAYS_FROM).flatMap(([unit, size]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return count > 0 ? [[unit, count] as const] : [];
  });
};

/** `1 h 30 min`: signs that are the same in every language. What is no duration stays as it is. */
export const durationText = (duration: string): string =>
  partsOf(duration)
    .map(([unit, count]) => `${count} ${unit}`)
    .join(' ') || (secondsOf(duration) === undefined ? duration : '0 min');
