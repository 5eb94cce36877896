import { isStorable, unstorableViolation, toPrintable } from '../../../platform/text/storable-text.ts';
import { ViolationList, childPath } from './violation-list.ts';
import type { DocumentPath } from './violation-list.ts';

/** A request body may be 64 levels deep and wraps the document as `{recipe: …}`. */
const MAX_DEPTH = 63;

interface PendingValue {
  readonly value: object;
  readonly path: DocumentPath | undefined;
  readonly depth: number;
}

/** The result of walking a whole document. */
interface DocumentScan {
  readonly violations: ViolationList;
  /** The number of values in the document. */
  readonly size: number;
}

const TOO_DEEP = { code: 'depth', message: `must not be nested deeper than ${MAX_DEPTH} levels` } as const;
/** `1e400` parses as Infinity, which would be stored as null. */
const NOT_FINITE = { code: 'number', message: 'must be a finite number' } as const;
const PROTO_KEY = { code: 'name', message: 'is not allowed as a property name' } as const;

/**
 * Finds values that could not be stored and read back unchanged, including in unknown properties. Requests were already
 * checked for this, but documents from pages and archives were not. Iterative, so deep nesting cannot exhaust the
 * stack.
 */
export const scanDocument = (document: unknown, prefix: string): DocumentScan => {
  const violations = new ViolationList(prefix);
  const pending: PendingValue[] = [];
  let size = 0;
  const visit = (value: unknown, path: DocumentPath | undefined, depth: number): void => {
    size += 1;
    if (typeof value === 'string' && !isStorable(value)) violations.add(path, unstorableViolation);
    if (typeof value === 'number' && !Number.isFinite(value)) violations.add(path, NOT_FINITE);
    if (typeof value !== 'object' || value === null) return;
    if (depth > MAX_DEPTH) violations.add(path, TOO_DEEP);
    else pending.push({ value, path, depth });
  };
  visit(document, undefined, 1);
  for (let next = pending.pop(); next !== undefined && !violations.isFull; next = pending.pop()) {
    const { value, path, depth } = next;
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) visit(item, childPath(path, index), depth + 1);
    } else {
      for (const [key, item] of Object.entries(value)) {
        if (key === '__proto__') violations.add(childPath(path, key), PROTO_KEY);
        else if (!isStorable(key)) violations.add(childPath(path, toPrintable(key)), unstorableViolation);
        else visit(item, childPath(path, key), depth + 1);
      }
    }
  }
  return { violations, size };
};
