/**
 * Reads a value once for all who ask for it in the same turn of the event loop, such as the requests that a browser sends
 * at once. The read starts after the last of them asked, so it sees every change that any of them may know of.
 */
export class SharedLookup<V> {
  readonly #waiting = new Map<string, Promise<V>>();

  get(key: string, read: () => Promise<V>): Promise<V> {
    const known = this.#waiting.get(key);
    if (known !== undefined) return known;
    const { promise, resolve } = Promise.withResolvers<V>();
    this.#waiting.set(key, promise);
    setImmediate(() => {
      this.#waiting.delete(key);
      resolve(read());
    });
    return promise;
  }
}
