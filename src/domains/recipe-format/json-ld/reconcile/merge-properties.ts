import { isSameJson } from '../../json.ts';

/**
 * The sides of a three-way merge: the embedded document, what its schema.org properties were when it was written
 * (`base`), and what they are now (`current`).
 */
export interface MergeSides<T> {
  readonly embedded: T;
  readonly base: T;
  readonly current: T;
}

/** Selects the same part of each side. */
export const mapSides = <T, P>({ embedded, base, current }: MergeSides<T>, select: (side: T) => P): MergeSides<P> => ({
  embedded: select(embedded),
  base: select(base),
  current: select(current),
});

const omit = (object: object, names: ReadonlySet<string>): object =>
  Object.fromEntries(Object.entries(object).filter(([name]) => !names.has(name)));

/**
 * Takes each property that differs between `base` and `current` from `current`, and all others from `embedded`. If one
 * of the `bound` properties changed, all of them are taken from `current`.
 */
export const mergeProperties = <T extends object>(
  embedded: T,
  base: object,
  current: object,
  ...bound: readonly string[]
): T => {
  const [before, after] = [new Map(Object.entries(base)), new Map(Object.entries(current))];
  const names = [...new Set([...before.keys(), ...after.keys()])];
  const isChanged = (name: string): boolean => !isSameJson(before.get(name), after.get(name));
  const changed = new Set(names.filter(isChanged));
  if (bound.some((name) => changed.has(name))) for (const name of bound) changed.add(name);
  const merged = new Map(Object.entries(embedded));
  for (const name of changed) {
    const value: unknown = after.get(name);
    if (value === undefined) merged.delete(name);
    else merged.set(name, value);
  }
  return Object.fromEntries(merged) as T;
};

/** Replaces the `parsed` properties with the current ones and keeps the rest. */
export const replaceProperties = <T extends object>(embedded: T, current: T, parsed: ReadonlySet<string>): T => ({
  ...omit(embedded, parsed),
  ...current,
});
