import { isObject } from '../is-object.ts';
import type { JsonObject } from '../is-object.ts';
import { storable } from '../../../platform/text/keepable.ts';
import { PORTABLE_KEY } from './names.ts';
import { plainName } from './property.ts';

/** In total: some pages include every reader comment. */
const MOST_CHARACTERS = 100_000;
/** Also counts values visited in vain, because references can point to the same large value repeatedly. */
const MOST_EFFORT = 1_000_000;
const DEEPEST = 16;
const PUNCTUATION = 4;

/** The first would change an object's prototype, the second is our own embedded document. */
const NEVER: ReadonlySet<string> = new Set(['__proto__', PORTABLE_KEY]);

/**
 * Whether a property is kept and written again. JSON-LD keywords such as `@context`, `@graph` and `@reverse` would
 * change the meaning of the node. An `@id` is only a name.
 */
export const isKept = (name: string, known: ReadonlySet<string>): boolean =>
  !known.has(plainName(name)) && !NEVER.has(name) && (!name.startsWith('@') || name === '@id');

/** Keeps unknown properties as far as they can be stored and fit. */
export class Keeper {
  #left = MOST_CHARACTERS;
  #effort = MOST_EFFORT;

  /** The unknown properties of a node, each completely or not at all. */
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

  /** One value, completely or not at all. */
  one(name: string, value: unknown): unknown {
    return this.#effort < 0 ? undefined : this.#keep(name, value);
  }

  /** A value that does not fit uses no budget. */
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

  /** All parts or none, because half of a value may mean something else. */
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
