import type { Database } from './database.ts';
import { SharedLookup } from './shared-lookup.ts';

const MAX_ENTRIES = 10_000;

/**
 * Caches values for as long as the database cannot have changed. If the engine cannot know that, only calls in the same
 * turn of the event loop share a read. For the few rows that every request needs.
 */
export class VersionedCache<V> {
  readonly #database: Database;
  readonly #values = new Map<string, V>();
  readonly #shared = new SharedLookup<V>();
  #version: number | undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  async get(key: string, read: () => Promise<V>): Promise<V> {
    const version = this.#database.version();
    if (version === undefined) return this.#shared.get(key, read);
    if (version !== this.#version || this.#values.size > MAX_ENTRIES) {
      this.#values.clear();
      this.#version = version;
    }
    const known = this.#values.get(key);
    if (known !== undefined) return known;
    const value = await read();
    // Misses are not cached: made-up keys must not displace real ones.
    if (value === undefined) return value;
    // A value read while a change was being committed is correct, but may not belong to the version checked above.
    if (this.#version === version && this.#database.version() === version) this.#values.set(key, value);
    return value;
  }
}
