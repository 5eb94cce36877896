import type { TimeAssertion, Times } from '../schema/times.schemas.ts';
import { saysTheSame } from '../same-json.ts';
import { TIME_KINDS } from './names.ts';
import { overlaid } from './merge-part.ts';
import type { Sides } from './sides.ts';
import { writtenTime } from './write-times.ts';

const STATED: ReadonlySet<string> = new Set(['duration', 'min', 'max', 'text']);

const ofKind = ({ assertions }: Times, kind: string): TimeAssertion[] =>
  (assertions ?? []).filter((one) => one.kind === kind);

/** The stated time of a kind. The total may be separate. */
const statedOf = (times: Times, kind: string): TimeAssertion | undefined => {
  const [first] = ofKind(times, kind);
  const { total } = times;
  return first ?? (kind === 'total' && total !== undefined ? { kind, duration: total } : undefined);
};

/** Whether an assertion equals the current statement. */
const statesTheSame = (one: TimeAssertion, now: TimeAssertion): boolean =>
  one.duration === now.duration && one.min === now.min && one.max === now.max && one.text === now.text;

/**
 * Updates one kind of time. The first visible assertion of the kind states it; others stay hidden behind it, except for
 * a total, which is unique, and if nothing is left to hide behind.
 */
const restated = (assertions: readonly TimeAssertion[], kind: string, now: TimeAssertion | undefined) => {
  const isSeen = (one: TimeAssertion): boolean => one.kind === kind && writtenTime(one) !== undefined;
  const isSaid = (one: TimeAssertion): boolean => one.kind === kind && now !== undefined && statesTheSame(one, now);
  const first =
    assertions.find(isSaid) ?? assertions.find((one) => (kind === 'total' ? one.kind === kind : isSeen(one)));
  const hides = kind !== 'total' && now !== undefined && writtenTime(now) !== undefined;
  const kept = assertions.flatMap((one): TimeAssertion[] => {
    if (one === first && now !== undefined) return [overlaid(one, now, STATED)];
    return one === first || (isSeen(one) && !hides) || (kind === 'total' && one.kind === kind) ? [] : [one];
  });
  return first === undefined && now !== undefined ? [...kept, now] : kept;
};

/** Updates the document's times of each kind that changed. */
export const reconcileTimes = ({ portable, was, visible }: Sides<Times>): Times => {
  const kinds = [...TIME_KINDS.map(([, kind]) => kind), 'total'];
  const changed = kinds.filter((kind) => !saysTheSame(statedOf(was, kind), statedOf(visible, kind)));
  const { total: _, assertions: own, ...rest } = portable;
  const assertions = changed.reduce<readonly TimeAssertion[]>((all, kind) => {
    const now = statedOf(visible, kind);
    // A total with a single duration is separate, unless the document has an assertion for it.
    const isAlone = kind === 'total' && now?.duration !== undefined && ofKind(portable, kind).length === 0;
    return restated(all, kind, isAlone ? undefined : now);
  }, own ?? []);
  const total = changed.includes('total') ? visible.total : portable.total;
  return {
    ...rest,
    ...(total !== undefined && { total }),
    ...((own || assertions.length > 0) && { assertions: [...assertions] }),
  };
};
