import type { TimeAssertion, Times } from '../schema/times.schemas.ts';
import { TIME_KINDS } from './names.ts';
import { present } from './present.ts';
import { isNoTime, longestOf } from './read-times.ts';

/**
 * Writes an assertion as one duration, the only form schema.org has. For a range this is the longest, as for a
 * document's total. Text is not written, because readers expect a duration.
 */
export const writtenTime = (assertion: TimeAssertion): string | undefined => {
  const longest = longestOf(assertion);
  return longest === undefined || isNoTime(longest) ? undefined : longest;
};

/** schema.org has one time of each kind, so the first statement is used. */
const firstOf = (times: Times | undefined, kind: string): string | undefined =>
  (times?.assertions ?? []).flatMap((one) => (one.kind === kind ? (writtenTime(one) ?? []) : []))[0];

export const writeTimes = (times: Times | undefined): Readonly<Record<string, unknown>> => {
  const total = times?.total === undefined || isNoTime(times.total) ? undefined : times.total;
  return present({
    ...Object.fromEntries(TIME_KINDS.map(([name, kind]) => [name, firstOf(times, kind)])),
    totalTime: total ?? firstOf(times, 'total'),
  });
};
