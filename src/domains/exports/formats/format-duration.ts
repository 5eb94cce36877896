import { durationToSeconds } from '../../recipe-format/index.ts';
import { toNumber } from '../../units/index.ts';

const UNITS = [
  ['d', 86_400],
  ['h', 3600],
  ['min', 60],
  ['s', 1],
] as const;

/** From here on durations are shown in days: 36 hours are still `36 h`. */
const DAYS_FROM = 2 * 86_400;

/** The nonzero parts of a duration, largest first: `[['h', 1], ['min', 30]]`. */
export const splitDuration = (duration: string): (readonly [unit: string, count: number])[] => {
  const exact = durationToSeconds(duration);
  if (exact === undefined) return [];
  let rest = Math.round(toNumber(exact));
  return UNITS.filter(([unit]) => unit !== 'd' || rest >= DAYS_FROM).flatMap(([unit, size]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return count > 0 ? [[unit, count] as const] : [];
  });
};

/**
 * `1 h 30 min`, with symbols that are the same in every language. Text that does not parse as a duration is returned
 * unchanged.
 */
export const formatDuration = (duration: string): string =>
  splitDuration(duration)
    .map(([unit, count]) => `${count} ${unit}`)
    .join(' ') || (durationToSeconds(duration) === undefined ? duration : '0 min');
