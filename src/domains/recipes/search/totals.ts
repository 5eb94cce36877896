/**
 * Caches the number of hits per version of the library, so that the second page of a query does not count again. A
 * count never changes for a version. The oldest entries are evicted.
 */
export class Totals {
  readonly #most: number;
  readonly #known = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  async get(key: string, count: () => Promise<number>): Promise<number> {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const total = await count();
    this.#known.set(key, total);
    const [oldest] = this.#known.keys();
    if (this.#known.size > this.#most && oldest !== undefined) this.#known.delete(oldest);
    return total;
  }
}
