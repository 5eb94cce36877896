import type { TimeAssertion, Times } from '../schema/times.schemas.ts';
import { TIME_KINDS } from './names.ts';
import { present } from './present.ts';

/** A duration, or a range as search engines ask for it; words where there is neither. */
const writeTime = ({ duration, min, max, text }: TimeAssertion): string | object | undefined => {
  if (duration !== undefined) return duration;
  if ((min ?? max) !== undefined) return { '@type': 'Duration', ...present({ minValue: min, maxValue: max }) };
  return text;
};

/** schema.org has one time of each kind: the first that is stated. */
const firstOf = (times: Times | undefined, kind: string): string | object | undefined => {
  const first = times?.assertions?.find((assertion) => assertion.kind === kind);
  return first && writeTime(first);
};

export const writeTimes = (times: Times | undefined): Readonly<Record<string, unknown>> => {
  const total = firstOf(times, 'total');
  return present({
    ...Object.fromEntries(TIME_KINDS.map(([name, kind]) => [name, firstOf(times, kind)])),
    totalTime: typeof total === 'object' ? total : (times?.total ?? total),
  });
};
