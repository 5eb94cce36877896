/** Keys per statement: 1,000 hashes are 67 KB of parameters. */
const MAX_KEYS = 1000;

/**
 * Looks up rows by key, with one statement for all keys that are asked for in the same turn of the event loop. For checks
 * of many open streams, which would otherwise need a statement each.
 */
export class BatchedLookup<V> {
  readonly #readMany: (keys: readonly string[]) => Promise<ReadonlyMap<string, V>>;
  #waiting = new Map<string, PromiseWithResolvers<V | undefined>>();

  /** Keys that are missing from the result are looked up as undefined. */
  constructor(readMany: (keys: readonly string[]) => Promise<ReadonlyMap<string, V>>) {
    this.#readMany = readMany;
  }

  get(key: string): Promise<V | undefined> {
    const known = this.#waiting.get(key);
    if (known !== undefined) return known.promise;
    const waiting = Promise.withResolvers<V | undefined>();
    if (this.#waiting.size === 0) setImmediate(() => void this.#read());
    this.#waiting.set(key, waiting);
    return waiting.promise;
  }

  async #read(): Promise<void> {
    const batch = [...this.#waiting];
    this.#waiting = new Map();
    for (let at = 0; at < batch.length; at += MAX_KEYS) await this.#readSome(batch.slice(at, at + MAX_KEYS));
  }

  async #readSome(batch: readonly (readonly [string, PromiseWithResolvers<V | undefined>])[]): Promise<void> {
    try {
      const found = await this.#readMany(batch.map(([key]) => key));
      for (const [key, { resolve }] of batch) resolve(found.get(key));
    } catch (error) {
      for (const [, { reject }] of batch) reject(error);
    }
  }
}
