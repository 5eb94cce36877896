import { toStorable } from '../../../platform/text/storable-text.ts';
import { isObject } from '../json.ts';
import type { JsonObject } from '../json.ts';
import { stripPrefix } from './node-properties.ts';
import { EMBEDDED_DOCUMENT_KEY } from './schema-org-terms.ts';

/** In total. Some pages include every reader comment. */
const MAX_CHARACTERS = 100_000;
/** Rejected values count too: references can lead to the same large value repeatedly. */
const MAX_EFFORT = 1_000_000;
const MAX_DEPTH = 16;
const PUNCTUATION_COST = 4;

/** `__proto__` would change the object's prototype, and the other is our own document. */
const NEVER_COPIED: ReadonlySet<string> = new Set(['__proto__', EMBEDDED_DOCUMENT_KEY]);

/**
 * Whether a property is preserved and serialized again. JSON-LD keywords such as `@context`, `@graph` and `@reverse`
 * would change the meaning of the node, except for `@id`, which is only a name.
 */
const isPreservedName = (name: string, known: ReadonlySet<string>): boolean =>
  !known.has(stripPrefix(name)) && !NEVER_COPIED.has(name) && (!name.startsWith('@') || name === '@id');

/** Copies values that the format does not know, as far as they can be stored and fit the limit. */
export class PropertyCopier {
  #remaining = MAX_CHARACTERS;
  #remainingEffort = MAX_EFFORT;

  /** Copies the unknown properties of a node, each completely or not at all. */
  copyUnknown(node: JsonObject, known: ReadonlySet<string>): Record<string, unknown> | undefined {
    if (this.#remainingEffort < 0) return undefined;
    const properties = Object.entries(node);
    this.#remainingEffort -= properties.length;
    const copied: [string, unknown][] = [];
    for (const [name, value] of properties) {
      if (!isPreservedName(name, known) || value === null || value === undefined) continue;
      const copy = this.#copyWithinLimit(name, value);
      if (copy !== undefined) copied.push([toStorable(name), copy]);
    }
    return copied.length > 0 ? Object.fromEntries(copied) : undefined;
  }

  /** Copies one value completely or not at all. */
  copyValue(name: string, value: unknown): unknown {
    return this.#remainingEffort < 0 ? undefined : this.#copyWithinLimit(name, value);
  }

  /** A value that does not fit uses none of the limit. */
  #copyWithinLimit(name: string, value: unknown): unknown {
    const before = this.#remaining;
    const copied = this.#spend(name.length) ? this.#copy(value, 0) : undefined;
    if (copied === undefined) this.#remaining = before;
    return copied;
  }

  #spend(characters: number): boolean {
    this.#remaining -= characters;
    this.#remainingEffort -= characters;
    return this.#remaining >= 0 && this.#remainingEffort >= 0;
  }

  #copy(value: unknown, depth: number): unknown {
    if (!this.#spend(PUNCTUATION_COST) || depth > MAX_DEPTH) return undefined;
    if (typeof value === 'string') return this.#spend(value.length) ? toStorable(value) : undefined;
    if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
    if (typeof value === 'boolean' || value === null) return value;
    if (Array.isArray(value)) return this.#copyAll(value.entries(), depth, (copied) => copied.map(([, item]) => item));
    return isObject(value) ? this.#copyAll(Object.entries(value), depth, Object.fromEntries) : undefined;
  }

  /** All elements or none: half of a value may mean something else. */
  #copyAll<K>(entries: Iterable<[K, unknown]>, depth: number, assemble: (copied: [K, unknown][]) => unknown): unknown {
    const copied: [K, unknown][] = [];
    for (const [key, value] of entries) {
      if (key === '__proto__') continue;
      const copy = this.#copy(value, depth + 1);
      if (copy === undefined || (typeof key === 'string' && !this.#spend(key.length))) return undefined;
      copied.push([typeof key === 'string' ? (toStorable(key) as K) : key, copy]);
    }
    return assemble(copied);
  }
}

/** The preserved schema.org properties of a part. */
export const getSchemaOrg = (part: object): JsonObject =>
  'schema_org' in part && isObject(part.schema_org) ? part.schema_org : {};

/** The preserved properties of a part that can be written back without changing the meaning of the node. */
export const serializeUnknown = (part: object, known: ReadonlySet<string>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(getSchemaOrg(part)).filter(([name]) => isPreservedName(name, known)));
