interface Kept<V> {
  readonly value: V;
  readonly size: number;
}

/** An LRU cache limited by the total size of its items. */
export class SizedCache<V> {
  readonly #most: number;
  readonly #kept = new Map<string, Kept<V>>();
  #size = 0;

  constructor(mostTogether: number) {
    this.#most = mostTogether;
  }

  get(key: string): V | undefined {
    const kept = this.#kept.get(key);
    if (kept === undefined) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    return kept.value;
  }

  /** Removes the item and returns it. */
  take(key: string): V | undefined {
    const kept = this.#kept.get(key);
    if (kept === undefined) return undefined;
    this.#kept.delete(key);
    this.#size -= kept.size;
    return kept.value;
  }

  keep(key: string, value: V, size: number): void {
    this.take(key);
    this.#kept.set(key, { value, size });
    this.#size += size;
    for (const oldest of this.#kept.keys()) {
      if (this.#size <= this.#most) break;
      this.take(oldest);
    }
  }
}
