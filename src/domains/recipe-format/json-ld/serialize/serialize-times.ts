import type { TimeAssertion, Times } from '../../schema/times.schemas.ts';
import { omitEmpty } from '../omit-empty.ts';
import { getLongest, isZeroDuration } from '../parse/parse-times.ts';
import { TIME_PROPERTIES } from '../schema-org-terms.ts';

/**
 * A single duration, which is all that schema.org allows: the maximum of a range, like a document's total. Text is not
 * written, since no reader could parse it as a time.
 */
export const serializeTime = (assertion: TimeAssertion): string | undefined => {
  const longest = getLongest(assertion);
  return longest === undefined || isZeroDuration(longest) ? undefined : longest;
};

/** schema.org allows one time of each kind, so the first one is used. */
const findFirstOfKind = (times: Times | undefined, kind: string): string | undefined =>
  (times?.assertions ?? []).flatMap((assertion) =>
    assertion.kind === kind ? (serializeTime(assertion) ?? []) : [],
  )[0];

export const serializeTimes = (times: Times | undefined): Readonly<Record<string, unknown>> => {
  const total = times?.total === undefined || isZeroDuration(times.total) ? undefined : times.total;
  return omitEmpty({
    ...Object.fromEntries(TIME_PROPERTIES.map(([name, kind]) => [name, findFirstOfKind(times, kind)])),
    totalTime: total ?? findFirstOfKind(times, 'total'),
  });
};
