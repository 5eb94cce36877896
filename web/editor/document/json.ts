/** Replaces properties; those set to undefined are removed. */
export const patch = <T extends object>(origin: T, changes: Partial<T>): T => {
  const entries = Object.entries({ ...origin, ...changes }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as T;
};

/** The new value of a text property: unchanged if nothing was typed, undefined if it was cleared. */
export const updateText = (origin: string | undefined, text: string): string | undefined => {
  if (text === (origin ?? '')) return origin;
  return text.trim() === '' ? undefined : text.trim();
};

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Deep equality of JSON values, ignoring property order; undefined equals absent. */
export const isDeepEqual = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((one, at) => isDeepEqual(one, b[at]));
  if (!isObject(a) || !isObject(b)) return false;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => isDeepEqual(a[name], b[name]));
};
