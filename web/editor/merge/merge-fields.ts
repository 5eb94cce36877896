import { isObject, isSame } from '../document/same.ts';
import { settle } from './merge-log.ts';
import type { Manner, MergeLog } from './merge-log.ts';

/** Its own: a property may have any name, also that of something every object has. */
const propertyOf = (object: object, name: string): unknown => Object.getOwnPropertyDescriptor(object, name)?.value;

/** Lists and objects as somebody would read them: by the text or the name that they have. */
const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  if (!isObject(value)) return typeof value === 'string' ? value : JSON.stringify(value);
  const told = ['text', 'name', 'title'].map((name) => value[name]).find((text) => typeof text === 'string');
  return told ?? JSON.stringify(value);
};

/** Texts of several lines, of which both may be kept below each other. */
const PROSE = new Set(['description', 'notes']);
/** Texts that may be put in other words here; of others only the form knows how they are written. */
const LINES = new Set(['title', 'source.name']);

const mannerOf = (path: string): Manner<unknown> => ({
  place: { kind: 'field', path },
  textOf,
  ...(PROSE.has(path) && { both: (mine, theirs) => [`${String(mine)}\n\n${String(theirs)}`] }),
  ...((PROSE.has(path) || LINES.has(path)) && { rewrite: (_value, text) => text }),
});

/** Property by property, and within objects again; a list is one thing. */
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
    const [b, m, t] = [base, mine, theirs].map((version) => propertyOf(version, name));
    const [value] =
      isObject(m) && isObject(t) && !isSame(m, t)
        ? [mergeFields(isObject(b) ? b : {}, m, t, log, `${path}.`)]
        : settle({ id: path, base: b, mine: m, theirs: t }, mannerOf(path), log);
    if (value !== undefined) Object.defineProperty(merged, name, { value, ...OPEN });
  }
  return merged;
};

/** Defined and not set, which `__proto__` would take for something else. */
const OPEN = { enumerable: true, configurable: true, writable: true } as const;

/** An object of which both changed different properties; undefined where they changed the same one. */
export const together = <T extends object>(base: T, mine: T, theirs: T): T | undefined => {
  const log: MergeLog = { taken: [], conflicts: [], decisions: new Map() };
  const merged = mergeFields(base, mine, theirs, log);
  return log.conflicts.length > 0 ? undefined : (merged as T);
};
