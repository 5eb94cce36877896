/**
 * Reads in flight, each shared by all concurrent callers with the same key. Nothing is cached afterwards, so there are
 * never more reads than requests in flight.
 */
export class SingleFlight<T> {
  readonly #underWay = new Map<string, Promise<T>>();

  run(key: string, begin: () => Promise<T>): Promise<T> {
    const known = this.#underWay.get(key);
    if (known !== undefined) return known;
    const begun = begin().finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, begun);
    return begun;
  }
}
