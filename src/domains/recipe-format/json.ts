/** A JSON object whose properties have not been checked yet. */
export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isAbsent = (value: unknown): boolean => value === undefined || value === null;

/** Counts the properties that are not null, since null means absent. */
const countPresent = (object: object): number => Object.values(object).filter((value) => !isAbsent(value)).length;

/**
 * Whether two JSON values are equal, ignoring the order of properties and the difference between null and absent.
 * Iterative, so deep nesting cannot exhaust the stack.
 */
export const isSameJson = (left: unknown, right: unknown): boolean => {
  const pending: (readonly [unknown, unknown])[] = [[left, right]];
  for (let pair = pending.pop(); pair !== undefined; pair = pending.pop()) {
    const [a, b] = pair;
    if (a === b || (isAbsent(a) && isAbsent(b))) continue;
    if (Array.isArray(a) && Array.isArray(b)) {
      if (a.length !== b.length) return false;
      for (const [index, item] of a.entries()) pending.push([item, b[index]]);
    } else if (isObject(a) && isObject(b)) {
      if (countPresent(a) !== countPresent(b)) return false;
      for (const [key, value] of Object.entries(a)) {
        if (!isAbsent(value)) pending.push([value, Object.hasOwn(b, key) ? b[key] : undefined]);
      }
    } else {
      return false;
    }
  }
  return true;
};
