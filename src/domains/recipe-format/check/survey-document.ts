import { canBeKept, notKeepable, printable } from '../../../platform/text/keepable.ts';
import { FaultList, inside } from './fault-list.ts';
import type { Place } from './fault-list.ts';

/** One level less than the 64 of a request body, which wraps the document as `{recipe: …}`. */
const DEEPEST = 63;

interface Waiting {
  readonly value: object;
  readonly place: Place | undefined;
  readonly depth: number;
}

/** The result of walking a whole document. */
interface Survey {
  readonly faults: FaultList;
  /** The number of values in it. */
  readonly size: number;
}

const DEPTH = { code: 'depth', message: `must not be nested deeper than ${DEEPEST} levels` } as const;
/** `1e400` parses as Infinity and would be stored as null. */
const ENDLESS = { code: 'number', message: 'must be a number that is not endless' } as const;
const PROTOTYPE = { code: 'name', message: 'must not be the name of a property' } as const;

/**
 * Finds values that cannot be stored and read back unchanged, also in unknown properties. Requests have already been
 * checked against these rules; documents from a page or archive have not. It uses an explicit stack instead of
 * recursion, so that no depth can overflow the call stack.
 */
export const surveyDocument = (document: unknown, prefix: string): Survey => {
  const faults = new FaultList(prefix);
  const waiting: Waiting[] = [];
  let size = 0;
  const meet = (value: unknown, place: Place | undefined, depth: number): void => {
    size += 1;
    if (typeof value === 'string' && !canBeKept(value)) faults.add(place, notKeepable);
    if (typeof value === 'number' && !Number.isFinite(value)) faults.add(place, ENDLESS);
    if (typeof value !== 'object' || value === null) return;
    if (depth > DEEPEST) faults.add(place, DEPTH);
    else waiting.push({ value, place, depth });
  };
  meet(document, undefined, 1);
  for (let next = waiting.pop(); next !== undefined && !faults.isFull; next = waiting.pop()) {
    const { value, place, depth } = next;
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) meet(item, inside(place, index), depth + 1);
    } else {
      for (const [key, item] of Object.entries(value)) {
        if (key === '__proto__') faults.add(inside(place, key), PROTOTYPE);
        else if (!canBeKept(key)) faults.add(inside(place, printable(key)), notKeepable);
        else meet(item, inside(place, key), depth + 1);
      }
    }
  }
  return { faults, size };
};
