import { isObject } from './is-object.ts';

const isAbsent = (value: unknown): boolean => value === undefined || value === null;

/** The number of non-absent properties; null counts as absent. */
const sizeOf = (object: object): number => Object.values(object).filter((value) => !isAbsent(value)).length;

/**
 * Compares two values, ignoring property order and treating null as absent. Uses an explicit stack instead of
 * recursion, so that no depth can overflow the call stack.
 */
export const saysTheSame = (one: unknown, other: unknown): boolean => {
  const waiting: (readonly [unknown, unknown])[] = [[one, other]];
  for (let pair = waiting.pop(); pair !== undefined; pair = waiting.pop()) {
    const [a, b] = pair;
    if (a === b || (isAbsent(a) && isAbsent(b))) continue;
    if (Array.isArray(a) && Array.isArray(b)) {
      if (a.length !== b.length) return false;
      for (const [index, item] of a.entries()) waiting.push([item, b[index]]);
    } else if (isObject(a) && isObject(b)) {
      if (sizeOf(a) !== sizeOf(b)) return false;
      for (const [key, value] of Object.entries(a)) {
        if (!isAbsent(value)) waiting.push([value, Object.hasOwn(b, key) ? b[key] : undefined]);
      }
    } else {
      return false;
    }
  }
  return true;
};
