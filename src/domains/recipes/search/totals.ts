/**
 * How many recipes were found, by the version of the library: the second page of a query need not count again. What was
 * counted for a version holds for it, and the oldest go when there are too many.
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
