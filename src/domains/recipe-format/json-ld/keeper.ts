import { isObject } from '../is-object.ts';
import type { JsonObject } from '../is-object.ts';
import { storable } from '../../../platform/text/keepable.ts';
import { PORTABLE_KEY } from './names.ts';
import { plainName } from './property.ts';

/** All of it together: some pages carry every comment of their readers. */
const MOST_CHARACTERS = 100_000;
/** What was looked at in vain counts too: references can show the same large thing over and over. */
const MOST_EFFORT = 1_000_000;
const DEEPEST = 16;
const PUNCTUATION = 4;

/** The first would change what an object is, the second is a document of our own. */
const NEVER: ReadonlySet<string> = new Set(['__proto__', PORTABLE_KEY]);

/**
 * Whether a property has a name that is kept and written again. The words of JSON-LD itself would change what the rest
 * of the node means: `@context`, `@graph`, `@reverse`. An `@id` is only a name.
 */
export const isKept = (name: string, known: ReadonlySet<string>): boolean =>
  !known.has(plainName(name)) && !NEVER.has(name) && (!name.startsWith('@') || name === '@id');

/** Keeps what nobody knows the meaning of, as far as it can be stored and there is room for it. */
export class Keeper {
  #left = MOST_CHARACTERS;
  #effort = MOST_EFFORT;

  /** The properties of a node that are not among the known ones, each whole or not at all. */
  others(node: JsonObject, known: ReadonlySet<string>): Record<string, unknown> | undefined {
    if (this.#effort < 0) return undefined;
    const properties = Object.entries(node);
    this.#effort -= properties.length;
    const kept: [string, unknown][] = [];
    for (const [name, value] of properties) {
      if (!isKept(name, known) || value === null || value === undefined) continue;
      const copy = this.#keep(name, value);
      if (copy !== undefined) kept.push([storable(name), copy]);
    }
    return kept.length > 0 ? Object.fromEntries(kept) : undefined;
  }

  /** One value, whole or not at all. */
  one(name: string, value: unknown): unknown {
    return this.#effort < 0 ? undefined : this.#keep(name, value);
  }

  /** What finds no room takes none. */
  #keep(name: string, value: unknown): unknown {
    const before = this.#left;
    const kept = this.#pay(name.length) ? this.#copy(value, 0) : undefined;
    if (kept === undefined) this.#left = before;
    return kept;
  }

  #pay(characters: number): boolean {
    this.#left -= characters;
    this.#effort -= characters;
    return this.#left >= 0 && this.#effort >= 0;
  }

  #copy(value: unknown, depth: number): unknown {
    if (!this.#pay(PUNCTUATION) || depth > DEEPEST) return undefined;
    if (typeof value === 'string') return this.#pay(value.length) ? storable(value) : undefined;
    if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
    if (typeof value === 'boolean' || value === null) return value;
    if (Array.isArray(value)) return this.#all(value.entries(), depth, (kept) => kept.map(([, item]) => item));
    return isObject(value) ? this.#all(Object.entries(value), depth, Object.fromEntries) : undefined;
  }

  /** All of the parts or nothing: half of a thing may mean something else. */
  #all<K>(parts: Iterable<[K, unknown]>, depth: number, gather: (kept: [K, unknown][]) => unknown): unknown {
    const kept: [K, unknown][] = [];
    for (const [key, value] of parts) {
      if (key === '__proto__') continue;
      const copy = this.#copy(value, depth + 1);
      if (copy === undefined || (typeof key === 'string' && !this.#pay(key.length))) return undefined;
      kept.push([typeof key === 'string' ? (storable(key) as K) : key, copy]);
    }
    return gather(kept);
  }
}
