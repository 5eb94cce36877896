import type { TimeAssertion, Times } from '../schema/times.schemas.ts';
import { TIME_KINDS } from './names.ts';
import { present } from './present.ts';
import { isNoTime, longestOf } from './read-times.ts';

/**
 * How an assertion is written: as one duration, which is all that schema.org has for a time. Of a range that is the
 * longest, as for the total of a document. Words are not written: no reader could take them for a time.
 */
export const writtenTime = (assertion: TimeAssertion): string | undefined => {
  const longest = longestOf(assertion);
  return longest === undefined || isNoTime(longest) ? undefined : longest;
};

/** schema.org has one time of each kind: the first that is stated. */
const firstOf = (times: Times | undefined, kind: string): string | undefined =>
  (times?.assertions ?? []).flatMap((one) => (one.kind === kind ? (writtenTime(one) ?? []) : []))[0];

export const writeTimes = (times: Times | undefined): Readonly<Record<string, unknown>> => {
  const total = times?.total === undefined || isNoTime(times.total) ? undefined : times.total;
  return present({
    ...Object.fromEntries(TIME_KINDS.map(([name, kind]) => [name, firstOf(times, kind)])),
    totalTime: total ?? firstOf(times, 'total'),
  });
};
