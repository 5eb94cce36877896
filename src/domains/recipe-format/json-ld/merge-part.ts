import { saysTheSame } from '../same-json.ts';

/** The object without some of its properties. */
const without = (thing: object, names: ReadonlySet<string>): object =>
  Object.fromEntries(Object.entries(thing).filter(([name]) => !names.has(name)));

/**
 * Takes each property from the visible state, unless it is unchanged: then from the document. Names grouped in `bound`
 * are taken together from one side.
 */
export const mergeProperties = <T extends object>(own: T, was: object, now: object, ...bound: readonly string[]): T => {
  const [old, young] = [new Map(Object.entries(was)), new Map(Object.entries(now))];
  const names = [...new Set([...old.keys(), ...young.keys()])];
  const isChanged = (name: string): boolean => !saysTheSame(old.get(name), young.get(name));
  const changed = new Set(names.filter(isChanged));
  if (bound.some((name) => changed.has(name))) for (const name of bound) changed.add(name);
  const merged = new Map(Object.entries(own));
  for (const name of changed) {
    const value: unknown = young.get(name);
    if (value === undefined) merged.delete(name);
    else merged.set(name, value);
  }
  return Object.fromEntries(merged) as T;
};

/** The visible state, plus everything else the document knows. */
export const overlaid = <T extends object>(own: T, now: T, visible: ReadonlySet<string>): T => ({
  ...without(own, visible),
  ...now,
});
