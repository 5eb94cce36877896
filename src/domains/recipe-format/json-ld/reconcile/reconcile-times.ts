import { isSameJson } from '../../json.ts';
import type { TimeAssertion, Times } from '../../schema/times.schemas.ts';
import { TIME_PROPERTIES } from '../schema-org-terms.ts';
import { serializeTime } from '../serialize/serialize-times.ts';
import { replaceProperties } from './merge-properties.ts';
import type { MergeSides } from './merge-properties.ts';

const STATED_PROPERTIES: ReadonlySet<string> = new Set(['duration', 'min', 'max', 'text']);

const filterByKind = ({ assertions }: Times, kind: string): TimeAssertion[] =>
  (assertions ?? []).filter((assertion) => assertion.kind === kind);

/** The stated time of a kind. A total may be a plain property. */
const getStatedTime = (times: Times, kind: string): TimeAssertion | undefined => {
  const [first] = filterByKind(times, kind);
  const { total } = times;
  return first ?? (kind === 'total' && total !== undefined ? { kind, duration: total } : undefined);
};

const isSameStatement = (a: TimeAssertion, b: TimeAssertion): boolean =>
  a.duration === b.duration && a.min === b.min && a.max === b.max && a.text === b.text;

/**
 * Applies the current statement of one kind. It replaces the first visible assertion of that kind. Others of the kind
 * stay hidden behind it, unless nothing is left to hide them or the kind is the total, which is unique.
 */
const restateKind = (assertions: readonly TimeAssertion[], kind: string, current: TimeAssertion | undefined) => {
  const isOfKind = (assertion: TimeAssertion): boolean => assertion.kind === kind;
  const isVisible = (assertion: TimeAssertion): boolean =>
    isOfKind(assertion) && serializeTime(assertion) !== undefined;
  const isCurrent = (assertion: TimeAssertion): boolean =>
    isOfKind(assertion) && current !== undefined && isSameStatement(assertion, current);
  const replaced = assertions.find(isCurrent) ?? assertions.find(kind === 'total' ? isOfKind : isVisible);
  const hidesOthers = kind !== 'total' && current !== undefined && serializeTime(current) !== undefined;
  const kept = assertions.flatMap((assertion): TimeAssertion[] => {
    if (assertion === replaced) {
      return current === undefined ? [] : [replaceProperties(assertion, current, STATED_PROPERTIES)];
    }
    const isRemoved = (isVisible(assertion) && !hidesOthers) || (kind === 'total' && isOfKind(assertion));
    return isRemoved ? [] : [assertion];
  });
  return replaced === undefined && current !== undefined ? [...kept, current] : kept;
};

/** Merges the edited kinds of time into the times of the document. */
export const reconcileTimes = ({ embedded, base, current }: MergeSides<Times>): Times => {
  const kinds = [...TIME_PROPERTIES.map(([, kind]) => kind), 'total'];
  const changed = kinds.filter((kind) => !isSameJson(getStatedTime(base, kind), getStatedTime(current, kind)));
  const { total: _, assertions: embeddedAssertions, ...rest } = embedded;
  const assertions = changed.reduce<readonly TimeAssertion[]>((all, kind) => {
    const stated = getStatedTime(current, kind);
    // A total with a single duration is a plain property, unless the document has an assertion for it.
    const isPlain = kind === 'total' && stated?.duration !== undefined && filterByKind(embedded, kind).length === 0;
    return restateKind(all, kind, isPlain ? undefined : stated);
  }, embeddedAssertions ?? []);
  const total = changed.includes('total') ? current.total : embedded.total;
  return {
    ...rest,
    ...(total !== undefined && { total }),
    ...((embeddedAssertions || assertions.length > 0) && { assertions: [...assertions] }),
  };
};
