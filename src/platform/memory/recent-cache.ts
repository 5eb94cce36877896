interface SizedCache {
  readonly size: number;
}

/** The caches of this process that have a name. */
export const namedCaches = new Map<string, SizedCache>();

/**
 * A cache of the most recently used items: at least the limit, at most twice as many. It has two generations; when the
 * young one is full, the old one is dropped as a whole. Evicting one item at a time would cost more than creating most
 * of them: a Map walks over all deleted entries to find its oldest key.
 */
export class RecentCache<V> {
  readonly #max: number;
  #young = new Map<string, V>();
  #old = new Map<string, V>();

  /** A name makes the size of the cache visible in the metrics. */
  constructor(max: number, name?: string) {
    this.#max = max;
    if (name !== undefined) namedCaches.set(name, this);
  }

  /** The number of cached items. An item of both generations counts twice. */
  get size(): number {
    return this.#young.size + this.#old.size;
  }

  get(key: string): V | undefined {
    const young = this.#young.get(key);
    if (young !== undefined) return young;
    const old = this.#old.get(key);
    if (old !== undefined) this.set(key, old);
    return old;
  }

  set(key: string, value: V): void {
    if (this.#young.size === this.#max && !this.#young.has(key)) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(key, value);
  }
}
