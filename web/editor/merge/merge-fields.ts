import { isObject, isDeepEqual } from '../document/json.ts';
import { settle } from './merge-log.ts';
import type { MergeStrategy, MergeLog } from './merge-log.ts';

/** Own properties only: a property may have the name of an inherited one. */
const getOwnProperty = (object: object, name: string): unknown => Object.getOwnPropertyDescriptor(object, name)?.value;

/** Formats lists and objects for reading, by their text or name. */
const formatValue = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(formatValue).join(', ');
  if (!isObject(value)) return typeof value === 'string' ? value : JSON.stringify(value);
  const label = ['text', 'name', 'title'].map((name) => value[name]).find((text) => typeof text === 'string');
  return label ?? JSON.stringify(value);
};

/** Multi-line texts, of which both versions can be kept. */
const MULTILINE_FIELDS = new Set(['description', 'notes']);
/** Texts that can be rewritten here; other values have a format that only the form knows. */
const REWRITABLE_FIELDS = new Set(['title', 'source.name']);

const getStrategy = (path: string): MergeStrategy<unknown> => ({
  place: { kind: 'field', path },
  format: formatValue,
  ...(MULTILINE_FIELDS.has(path) && { keepBoth: (mine, theirs) => [`${String(mine)}\n\n${String(theirs)}`] }),
  ...((MULTILINE_FIELDS.has(path) || REWRITABLE_FIELDS.has(path)) && { rewrite: (_value, text) => text }),
});

/** Merges property by property and recursively within objects; a list is one value. */
export const mergeFields = (
  base: object,
  mine: object,
  theirs: object,
  log: MergeLog,
  prefix = '',
): Record<string, unknown> => {
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  const merged: Record<string, unknown> = {};
  for (const name of names) {
    const path = `${prefix}${name}`;
    const [b, m, t] = [base, mine, theirs].map((version) => getOwnProperty(version, name));
    const [value] =
      isObject(m) && isObject(t) && !isDeepEqual(m, t)
        ? [mergeFields(isObject(b) ? b : {}, m, t, log, `${path}.`)]
        : settle({ id: path, base: b, mine: m, theirs: t }, getStrategy(path), log);
    if (value !== undefined) Object.defineProperty(merged, name, { value, ...PROPERTY_FLAGS });
  }
  return merged;
};

/** Defined rather than assigned, which `__proto__` would intercept. */
const PROPERTY_FLAGS = { enumerable: true, configurable: true, writable: true } as const;

/** Merges an object if both sides changed different properties; undefined if they changed the same one. */
export const mergeIfDisjoint = <T extends object>(base: T, mine: T, theirs: T): T | undefined => {
  const log: MergeLog = { applied: [], conflicts: [], decisions: new Map() };
  const merged = mergeFields(base, mine, theirs, log);
  return log.conflicts.length > 0 ? undefined : (merged as T);
};
